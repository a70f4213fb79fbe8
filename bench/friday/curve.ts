import type { Chance } from './chance.ts';

/**
 * How the parties of a Friday arrive, from 20:30 to midnight: each half hour's share of the
 * evening. Spain dines late: half of them come in the hour from 21:30.
 */
const HALF_HOURS = [6, 14, 24, 26, 17, 9, 4] as const;
export const EVENING_MINUTES = HALF_HOURS.length * 30;
const ALL = HALF_HOURS.reduce((sum, share) => sum + share, 0);

/** The arrival times of that many parties at the same rate all evening, as `arrivals` gives them. */
export function steadyArrivals(parties: number, chance: Chance): number[] {
  const apart = EVENING_MINUTES / parties;
  return Array.from({ length: parties }, (_, place) => (place + chance.between(0, 1)) * apart);
}

/** The arrival times of that many parties, in minutes after 20:30, ascending. */
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
