import type { Restaurant } from './restaurant.ts';

/**
 * The legal form at the end: to its guests 'Taberna del Palacio, S.L.' is 'Taberna del Palacio'.
 */
const COMPANY_FORM = /,? s\.? ?(?:[al]|l\.?l|c|coop)\.? ?(?:u\.?)?$/i;

/** What its name is made of: whatever names a restaurant to its guests reads all of these. */
export const NAME_FIELDS = [
  'tradeName',
  'legalName',
] as const satisfies readonly (keyof Restaurant)[];
export type NamedRestaurant = Pick<Restaurant, (typeof NAME_FIELDS)[number]>;

/** What its guests call the restaurant, in full. */
export function fullName({ tradeName, legalName }: NamedRestaurant): string {
  return tradeName || legalName;
}

/** The same for bars and sheets, where space is scarce. */
export function restaurantName({ tradeName, legalName }: NamedRestaurant): string {
  return tradeName || shortName(legalName);
}

/** A company's name without its legal form. */
export function shortName(name: string): string {
  return name.replace(/\s+/g, ' ').replace(COMPANY_FORM, '') || name;
}
