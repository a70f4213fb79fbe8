import type { Language } from '../i18n/languages.ts';
import { restaurantName, type NamedRestaurant } from '../restaurant/restaurant-name.ts';

/**
 * The address of a restaurant's public menu: '/carta/1001-taberna-del-palacio'. The number identifies
 * the restaurant and the name is for people; a wrong name redirects to the right one.
 */
type Addressed = NamedRestaurant & { restaurantId: number };

export const PUBLIC_MENU_PATH = '/carta/';

const SLUG_LENGTH = 60;
/** The largest possible restaurant id: a PostgreSQL integer. */
const MAX_ID = 2_147_483_647;

export function publicMenuPath(restaurant: Addressed): string {
  return PUBLIC_MENU_PATH + publicMenuName(restaurant);
}

/** The part after '/carta/'. */
export function publicMenuName(restaurant: Addressed): string {
  const slug = slugOf(restaurantName(restaurant));
  return slug === '' ? String(restaurant.restaurantId) : `${restaurant.restaurantId}-${slug}`;
}

/** The restaurant id in an address, whatever name follows it; null if no such id can exist. */
export function readPublicMenuName(name: string): number | null {
  const [, digits] = /^(\d{1,10})(?:-|$)/.exec(name) ?? [];
  const restaurantId = Number(digits);
  return restaurantId >= 1 && restaurantId <= MAX_ID ? restaurantId : null;
}

/** 'carta-taberna-del-palacio-2026-11-28.pdf': the name of a menu to print. */
export function printedMenuName(restaurant: Addressed, date: string, language: Language): string {
  const slug = slugOf(restaurantName(restaurant)) || String(restaurant.restaurantId);
  return `carta-${slug}-${date}${language === 'es' ? '' : `-${language}`}.pdf`;
}

/** Plain letters, which every browser, mail client and poster shows unchanged. */
function slugOf(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, SLUG_LENGTH)
    .replace(/^-|-$/g, '');
}
