import type { Order, OrderLine, WaitingLimits } from '@simplato/domain';
import type { MouseEvent } from 'react';
import type { BoardClock } from './board-clock.ts';

/** What can be done with an order beside its next step. */
export type OrderAction = 'detail' | 'print' | 'print-in-kitchen' | 'back' | 'cancel';

/** A dish as a line of an order names it. */
export type BoardDish = Pick<OrderLine, 'productId' | 'name'>;

/** What all slips of a board share: one stable object, so that a slip is drawn again only when its own order changes. */
export interface SlipSurroundings {
  clock: BoardClock;
  limits: WaitingLimits;
  hasPrinter: boolean;
  /** Whether this screen's station shows the line. */
  isShown: (line: OrderLine) => boolean;
  onStep: (order: Order, event: MouseEvent<HTMLButtonElement>) => void;
  onTick: (order: Order, lineNumber: number) => void;
  /** A dish has run out, or is there again. */
  onRunOut: (dish: BoardDish) => void;
  onAction: (order: Order, action: OrderAction) => void;
}
