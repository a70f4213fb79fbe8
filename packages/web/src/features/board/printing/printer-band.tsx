import { type Order, type PrinterTrouble, printerTroubles } from '@simplato/domain';
import { useQuery } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import { useCallback, useSyncExternalStore } from 'react';
import { PRINTING_MESSAGES } from '../../../i18n/es/printing.ts';
import type { BoardClock } from '../board-clock.ts';
import css from './printer-band.module.css';
import { waitingTicketsQuery } from './waiting-tickets.ts';

const copy = PRINTING_MESSAGES;

interface PrinterBandProps {
  restaurantId: number;
  /** Null until they are known. */
  orders: ReadonlyMap<number, Order> | null;
  clock: BoardClock;
  /** The station whose tickets this screen prints; null where it prints none. */
  printsFor: string | null;
}

/** Which of the stations' printers do not print, what waits for them, and what to do. */
export function PrinterBand({ restaurantId, orders, clock, printsFor }: PrinterBandProps) {
  const { data: tickets } = useQuery(waitingTicketsQuery(restaurantId));
  const read = useCallback(() => {
    // What was cancelled is still to be taken off paper.
    const isOnBoard = (orderId: number) => (orders?.get(orderId)?.status ?? 'closed') !== 'closed';
    // As text, which is the same until one of them changes.
    return JSON.stringify(printerTroubles(tickets ?? [], isOnBoard, clock.now()));
  }, [tickets, orders, clock]);
  const troubles = JSON.parse(useSyncExternalStore(clock.subscribe, read)) as PrinterTrouble[];
  if (troubles.length === 0) return null;
  return (
    <div className={css.band} role="status">
      <Printer className={css.icon} aria-hidden="true" />
      <ul className={css.list}>
        {troubles.map(({ station, reason, count }) => {
          const isHere = station === printsFor && reason === 'waiting';
          return (
            <li key={station}>
              <strong>
                {isHere ? copy.here.title(station) : copy.title[reason](station)}{' '}
                {copy.waiting(count)}
              </strong>{' '}
              {isHere ? copy.here.advice : copy.advice[reason](station)}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
