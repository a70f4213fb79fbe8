import type { Order, OrderLine } from '@simplato/domain';
import { RefusedError } from '../../api/call-error.ts';
import { ROOM_MESSAGES } from '../../i18n/es/room.ts';
import { toReadAnew } from '../orders/read-anew.ts';
import { roomFailure } from './use-room-actions.ts';

const copy = ROOM_MESSAGES.weighing;

export type LineToWeigh = OrderLine & { grams: number; number: number };

/** The one line of an order that is for the scale, with its number, from 1; null of any other order. */
export function lineToWeigh({ lines }: Pick<Order, 'lines'>): LineToWeigh | null {
  for (const [place, line] of lines.entries()) {
    if (line.grams !== undefined) return { ...line, grams: line.grams, number: place + 1 };
  }
  return null;
}

/** Its words for a diner's basket do not fit what was weighed, or it went on meanwhile. */
export function weighingFailure(error: unknown): string {
  if (!(error instanceof RefusedError)) return roomFailure(error);
  switch (error.code) {
    case 'wrong_step':
      return copy.over;
    case 'kitchen_closed':
      return copy.closed;
    case 'menu_changed':
      return toReadAnew(error) ? copy.changed : copy.notAsOrdered;
    default:
      return roomFailure(error);
  }
}
