import process from 'node:process';
import { parseArgs } from 'node:util';
import { EVENING_MINUTES } from './curve.ts';

export interface Options {
  /** Null: the built server is started here, on its own database. */
  url: string | null;
  postgres: boolean;
  saturation: boolean;
  /** Parties arrive at the same rate all evening, as memory is judged, not as they do on a Friday. */
  steady: boolean;
  restaurants: number;
  /** Per restaurant. */
  tables: number;
  /** Per restaurant and evening. */
  parties: number;
  /** The real minutes over which they arrive. */
  minutes: number;
  speed: number;
  seed: number;
  /** Seconds after which an order that an open board has not shown breaks a promise. */
  within: number;
  /** Duration of each step of the search for saturation. */
  seconds: number;
  /** Where to write the server's CPU profile, if wanted. */
  profile: string | null;
}

export const USAGE = `npm run bench friday -- [--url http://…] [--postgres] [--saturation] [--steady]
  --steady        parties arrive at the same rate all evening
  --restaurants 4      restaurants that register for it
  --tables 20     of each
  --parties 60    of each, over the evening
  --speed 60      how many times faster than life people read, eat and cook
  --minutes 3.5   how long the evening's arrivals take; ${EVENING_MINUTES} minutes / speed unless told
  --seed 1        the same seed, the same people
  --within 5      seconds that an order may take to an open board
  --seconds 15    of each step with --saturation
  --profile DIR   a CPU profile of the server that is started here`;

const STRING = { type: 'string' } as const;
const BOOLEAN = { type: 'boolean' } as const;

/** Throws on unknown options and invalid numbers. */
export function readOptions(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      url: STRING,
      postgres: BOOLEAN,
      saturation: BOOLEAN,
      steady: BOOLEAN,
      restaurants: STRING,
      tables: STRING,
      parties: STRING,
      minutes: STRING,
      speed: STRING,
      seed: STRING,
      within: STRING,
      seconds: STRING,
      profile: STRING,
    },
  });
  const number = (name: keyof typeof values, usual: number): number => {
    const value = Number(values[name] ?? usual);
    if (!(value > 0)) throw new Error(`--${name} wants a number above 0.`);
    return value;
  };
  // At saturation people hardly pause: what counts is the number of calls in progress.
  const speed = number('speed', values.saturation ? 600 : 60);
  return {
    url: values.url?.replace(/\/+$/, '') ?? null,
    postgres: values.postgres ?? false,
    saturation: values.saturation ?? false,
    steady: values.steady ?? false,
    restaurants: number('restaurants', 4),
    tables: number('tables', values.saturation ? 200 : 20),
    parties: number('parties', 60),
    minutes: number('minutes', EVENING_MINUTES / speed),
    speed,
    seed: number('seed', (process.pid % 9_999) + 1),
    within: number('within', 5),
    seconds: number('seconds', 15),
    profile: values.profile ?? null,
  };
}
