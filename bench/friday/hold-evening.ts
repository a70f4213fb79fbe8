import { setMaxListeners } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import type { AgencyBooks } from '@simplato/server/test/verifactu/agency-books';
import { arrivals, EVENING_MINUTES, steadyArrivals } from './curve.ts';
import { Chance } from './chance.ts';
import type { Evening } from './evening.ts';
import { Ledger } from './ledger.ts';
import type { Options } from './options.ts';
import { DELAYS, reportEvening } from './report.ts';
import { Restaurants } from './restaurants.ts';
import { readServerFigures, type ServerFigures } from '../kit/server-figures.ts';
import { Tally } from './tally.ts';

const LOOK_EVERY_MS = 5_000;

export interface Prepared {
  evening: Evening;
  restaurants: Restaurants;
  /** Stops the cooks; the orders on the board stay there. */
  end: () => void;
}

export async function prepareEvening(
  url: string,
  options: Options,
  agency: AgencyBooks | null = null,
): Promise<Prepared> {
  const over = new AbortController();
  // Every participant listens to it.
  setMaxListeners(0, over.signal);
  const tally = new Tally();
  const ledger: Ledger = new Ledger(({ name, visit, upSince }, { note, sentAt }) => {
    const { board, phone, afterLoss } = DELAYS;
    const whole = visit === null ? board : phone;
    const delay = upSince < sentAt ? whole : afterLoss;
    const ms = performance.now() - sentAt;
    tally.time(delay, ms);
    if (delay === board && ms > options.within * 1_000) {
      ledger.breach('heard late', `${name}: ${note} after ${Math.round(ms)} ms`);
    }
  });
  const { speed } = options;
  const evening: Evening = { url, ledger, tally, agency, speed, over: over.signal };
  const restaurants = await Restaurants.open(evening, {
    restaurants: options.restaurants,
    tables: options.tables,
    tag: `${options.seed}x${Date.now().toString(36)}x`,
    chance: new Chance(options.seed),
  });
  return { evening, restaurants, end: () => over.abort() };
}

/**
 * Runs one Friday from 20:30 on; returns the ledger of what was promised and what was broken.
 *
 * @param agency books of the agency that the server tells of invoices; without it, nobody invoices
 */
export async function holdEvening(
  url: string,
  options: Options,
  agency: AgencyBooks | null = null,
): Promise<Ledger> {
  const { evening, restaurants, end } = await prepareEvening(url, options, agency);
  const looks: ServerFigures[] = [];
  const look = async () => {
    const figures = await readServerFigures(url);
    if (figures) looks.push(figures);
  };
  await look();
  const looking = setInterval(() => void look(), LOOK_EVERY_MS);
  const startedAt = performance.now();
  const scale = (options.minutes * 60_000) / EVENING_MINUTES;
  const come = options.steady ? steadyArrivals : arrivals;
  const coming = come(options.parties * options.restaurants, new Chance(options.seed));
  await Promise.all(
    coming.map(async (minute) => {
      await setTimeout(minute * scale);
      await restaurants.seat();
    }),
  );
  const seconds = (performance.now() - startedAt) / 1_000;
  end();
  await restaurants.close();
  clearInterval(looking);
  await look();
  reportEvening(evening, seconds, looks);
  return evening.ledger;
}
