import type { Chance } from './chance.ts';

/**
 * How a Friday's parties come, from half past eight to midnight: of each half hour, its share of the
 * evening. Spain dines late: the hour from half past nine on brings half of them.
 */
const HALF_HOURS = [6, 14, 24, 26, 17, 9, 4] as const;
export const EVENING_MINUTES = HALF_HOURS.length * 30;
const ALL = HALF_HOURS.reduce((sum, share) => sum + share, 0);

/** When each of so many parties comes, in minutes after half past eight; rising. */
export function arrivals(parties: number, chance: Chance): number[] {
  return Array.from({ length: parties }, () => {
    let drawn = chance.between(0, ALL);
    const halfHour = HALF_HOURS.findIndex((share) => {
      drawn -= share;
      return drawn < 0;
    });
    return halfHour * 30 + chance.between(0, 30);
  }).toSorted((one, other) => one - other);
}
