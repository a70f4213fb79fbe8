import type { Order, OrderLine, WaitingLimits } from '@simplato/domain';
import type { MouseEvent } from 'react';
import type { BoardClock } from './board-clock.ts';

/** What somebody may want of an order beside its next step. */
export type OrderWish = 'detail' | 'print' | 'print-in-kitchen' | 'back' | 'cancel';

/** A dish as a line of an order names it. */
export type BoardDish = Pick<OrderLine, 'productId' | 'name'>;

/** What every slip of a board has in common: one object, so that a slip is drawn again only for its own. */
export interface SlipSurroundings {
  clock: BoardClock;
  limits: WaitingLimits;
  hasPrinter: boolean;
  /** Whether a line is this screen's matter. */
  isShown: (line: OrderLine) => boolean;
  onStep: (order: Order, event: MouseEvent<HTMLButtonElement>) => void;
  onTick: (order: Order, lineNumber: number) => void;
  /** A dish has run out, or is there again. */
  onRunOut: (dish: BoardDish) => void;
  onWish: (order: Order, wish: OrderWish) => void;
}
