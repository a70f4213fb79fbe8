import type { Order, OrderLine, Product, WaitingLimits } from '@simplato/domain';
import type { MouseEvent } from 'react';
import type { BoardClock } from '../board-clock.ts';
import type { SlipStep } from './course-step.ts';
import type { UnsentTaps } from '../stream/unsent-taps.ts';

/** Actions on an order other than its next step. */
export type OrderAction = 'detail' | 'print' | 'print-in-kitchen' | 'back' | 'remove' | 'cancel';

/** A product as identified by an order line. */
export type BoardProduct = Pick<OrderLine, 'productId' | 'formatId' | 'name'>;

/**
 * Props shared by all slips: one stable object, so that a slip re-renders only when its own order
 * changes.
 */
export interface SlipSurroundings {
  clock: BoardClock;
  limits: WaitingLimits;
  hasPrinter: boolean;
  /** The menu as it is now, by product; without those that are no longer on it. */
  products: ReadonlyMap<number, Product>;
  /** What was tapped without a connection. */
  unsent: UnsentTaps;
  /** Whether this screen's station shows the line. */
  isShown: (line: OrderLine) => boolean;
  /** What comes next of an order on this screen; null for a step of the whole order. */
  stepOf: (order: Order) => SlipStep | null;
  onStep: (order: Order, event: MouseEvent<HTMLButtonElement>) => void;
  /** Fires a course that is held. */
  onFire: (order: Order, course: number, event: MouseEvent<HTMLButtonElement>) => void;
  /** Stores that a course is on the table, while another is being made. */
  onServe: (order: Order, course: number, event: MouseEvent<HTMLButtonElement>) => void;
  onTick: (order: Order, lineNumber: number) => void;
  /** Confirms to the diner that the kitchen has seen what they must not eat. */
  onAllergySeen: (order: Order) => Promise<void>;
  /** Marks a product as sold out, or available again. */
  onRunOut: (product: BoardProduct) => void;
  onAction: (order: Order, action: OrderAction) => void;
}
