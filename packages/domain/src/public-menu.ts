import { houseName } from './house-name.ts';

/**
 * The address at which anybody may read a house's menu: '/carta/1001-taberna-del-palacio'. The number
 * finds the house, the name is for people; a name that is not the house's leads to the one that is.
 */
interface Addressed {
  restaurantId: number;
  legalName: string;
}

export const PUBLIC_MENU_PATH = '/carta/';

const SLUG_LENGTH = 60;
/** The largest number that a house can have: it is an integer of PostgreSQL. */
const MAX_ID = 2_147_483_647;

export function publicMenuPath(house: Addressed): string {
  return PUBLIC_MENU_PATH + publicMenuName(house);
}

/** What stands behind '/carta/'. */
export function publicMenuName({ restaurantId, legalName }: Addressed): string {
  const slug = slugOf(houseName(legalName));
  return slug === '' ? String(restaurantId) : `${restaurantId}-${slug}`;
}

/** Which house an address means, whatever name it carries; null for none that could exist. */
export function readPublicMenuName(name: string): number | null {
  const [, digits] = /^(\d{1,10})(?:-|$)/.exec(name) ?? [];
  const restaurantId = Number(digits);
  return restaurantId >= 1 && restaurantId <= MAX_ID ? restaurantId : null;
}

/** Plain letters: what every browser, mail and poster shows as it is. */
function slugOf(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, SLUG_LENGTH)
    .replace(/^-+|-+$/g, '');
}
