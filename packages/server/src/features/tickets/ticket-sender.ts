import { escPosTicket, inCodePage858, readPrinterAddress, type TicketRow } from '@simplato/domain';
import { repeat } from '../../concurrency/repeat.ts';
import type { Database } from '../../db/database.ts';
import { loadSpelling } from '../../printing/spell.ts';
import { printOnPaper } from '../../printing/ticket-printer.ts';
import { readTicket } from './read-ticket.ts';
import {
  dropTicket,
  leaseTicket,
  listPrintingRestaurants,
  markPrinted,
  noteSending,
  queueTickets,
  retryTicket,
  type LeasedTicket,
  type TicketTrouble,
} from './ticket-queries.ts';

const LOOK_MS = 2_000;
/** Longer than any printing takes. If a process dies, another takes over its ticket after this time. */
const LEASE_SECONDS = 10;
/** Tickets printed in parallel, each on a printer of its own: one that is off delays no other. */
const AT_ONCE = 16;
/**
 * A printer that breaks off each time, although it prints, would print for ever: after so many sendings a
 * ticket counts as printed.
 */
const SENDINGS_AT_MOST = 4;
/** A kitchen waits. */
const DELAYS_SECONDS = [2, 5, 10, 20] as const;
const LONGEST_SECONDS = 30;

interface SenderDependencies {
  db: Database;
  config: { isProduction: boolean };
  /** Tells a restaurant's screens that its tickets wait for something else than before. */
  announce: (restaurantId: number) => void;
  onTrouble: (trouble: { restaurantId: number; ticketId: number; reason: TicketTrouble }) => void;
  onError: (error: unknown) => void;
}

/**
 * Queues and prints the stations' tickets in the background; several processes may share the work. Returns a
 * function that stops it: what is being printed is finished, and the rest stays in the database.
 */
export function startTicketSender(dependencies: SenderDependencies): () => Promise<void> {
  const { db, onError } = dependencies;
  const underWay = new Set<Promise<void>>();
  let printing = new Set<number>();
  let hasStopped = false;

  const next = async () =>
    hasStopped || underWay.size >= AT_ONCE ? null : leaseTicket(db.background, LEASE_SECONDS);
  const begin = (ticket: LeasedTicket) => {
    const work = printLeased(dependencies, ticket)
      .catch(onError)
      .finally(() => {
        underWay.delete(work);
        wake();
      });
    underWay.add(work);
  };
  const look = async () => {
    const restaurants = await listPrintingRestaurants(db.background);
    printing = new Set(restaurants.map(({ restaurantId }) => restaurantId));
    for (const { restaurantId, isBehind } of restaurants) {
      if (isBehind) await queue(dependencies, restaurantId).catch(onError);
    }
    for (let ticket = await next(); ticket !== null; ticket = await next()) begin(ticket);
  };
  const { stop, wake } = repeat(look, LOOK_MS, onError);
  const stopListening = db.signals.listen({
    onSignal: (topic, key) => {
      if (topic === 'house' || (topic === 'orders' && printing.has(Number(key)))) wake();
    },
    onResync: wake,
  });
  return async () => {
    hasStopped = true;
    stopListening();
    await stop();
    await Promise.all(underWay);
  };
}

async function queue({ db, announce }: SenderDependencies, restaurantId: number): Promise<void> {
  const { count, areInTrouble } = await queueTickets(db.background, restaurantId);
  if (count > 0 && areInTrouble) announce(restaurantId);
}

async function printLeased(dependencies: SenderDependencies, ticket: LeasedTicket): Promise<void> {
  const { config, announce, onTrouble } = dependencies;
  const db = dependencies.db.background;
  const { restaurantId, ticketId, sendings } = ticket;
  const isKnown = ticket.trouble !== null;
  const read = await readTicket(db, ticket);
  /** Nothing may happen there that makes anybody look for what was taken off meanwhile. */
  const end = async () => {
    if (isKnown) announce(restaurantId);
    await queue(dependencies, restaurantId);
  };
  if (!read) {
    await dropTicket(db, ticket);
    return end();
  }
  const { rows, units } = read;
  const outcome =
    sendings < SENDINGS_AT_MOST
      ? await print(rows, ticket, config, async () =>
          noteSending(db, ticket, { units, seconds: LEASE_SECONDS }),
        )
      : 'printed';
  if (outcome === 'left') return;
  if (outcome === 'printed') {
    await markPrinted(db, ticket);
    return end();
  }
  const seconds = DELAYS_SECONDS[ticket.attempts - 1] ?? LONGEST_SECONDS;
  await retryTicket(db, ticket, { trouble: outcome, seconds });
  if (ticket.trouble === outcome) return;
  announce(restaurantId);
  onTrouble({ restaurantId, ticketId, reason: outcome });
}

async function print(
  rows: readonly TicketRow[],
  { printer }: LeasedTicket,
  config: SenderDependencies['config'],
  mayBegin: () => Promise<boolean>,
) {
  // Checked again here, not only when it was set: the rule may have become stricter since.
  const address = readPrinterAddress(printer, { withOwnMachine: !config.isProduction });
  if (!address) return 'silent';
  const spell = await loadSpelling();
  const bytes = escPosTicket(rows, (text) => spell(text, inCodePage858));
  return printOnPaper(address, bytes, mayBegin);
}
