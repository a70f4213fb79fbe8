import {
  dayFiguresFromWire,
  listHistory,
  listOrders,
  readDay,
  type OrderWire,
} from '@simplato/contract';
import { addDays, businessDay } from '@simplato/domain';
import type { Device } from '../kit/device.ts';
import { kitchenNoteOf, settledNote } from './differences.ts';
import type { Ledger } from './ledger.ts';

/** What a restaurant reports at the end of the evening, from every endpoint that can be asked. */
export interface RestaurantBooks {
  restaurantId: number;
  history: readonly OrderWire[];
  board: readonly OrderWire[];
  /** Sums of its daily figures. */
  figures: Record<'orders' | 'grossCents' | 'online' | 'unpaid', number>;
}

/** Reads the business day on which the evening began, and those since. */
export async function readBooks(owner: Device, since: Date): Promise<RestaurantBooks> {
  const history: OrderWire[] = [];
  let next: number | null = null;
  do {
    const query: Record<string, string> = next === null ? {} : { antes: String(next) };
    const page: { pedidos: OrderWire[]; siguiente: number | null } = await owner.call(listHistory, {
      query,
    });
    history.push(...page.pedidos);
    next = page.siguiente;
  } while (next !== null);
  const figures = { orders: 0, grossCents: 0, online: 0, unpaid: 0 };
  const last = businessDay(new Date());
  for (let day = businessDay(since); day <= last; day = addDays(day, 1)) {
    const read = dayFiguresFromWire(await owner.call(readDay, { params: { dia: day } }));
    figures.orders += read.orders;
    figures.grossCents += read.grossCents;
    figures.online += read.online.grossCents;
    figures.unpaid += read.atTable.grossCents + read.due.grossCents;
  }
  const board = await owner.call(listOrders);
  return { restaurantId: owner.restaurantId, history, board, figures };
}

const OPEN = new Set(['READY', 'PREPARING', 'COMPLETED']);

/**
 * Compares the ledger with the books of a restaurant that has served nobody else. Returns what it has
 * sold.
 */
export function closeRestaurant(ledger: Ledger, books: RestaurantBooks): number {
  const { restaurantId, history, board, figures } = books;
  const restaurant = `restaurant ${restaurantId}`;
  const found = new Map<string, OrderWire>();
  for (const order of history) {
    const entry = ledger.see(`${restaurant}, history`, order, null);
    if (!entry) continue;
    if (found.has(settledNote(order.comentarios))) {
      ledger.breach('doubled', `${restaurant}: ${order.comentarios} stands twice in the history`);
    }
    found.set(settledNote(order.comentarios), order);
  }
  const numbers = history.map(({ idorder }) => idorder).toSorted((one, other) => one - other);
  if (numbers.some((number, index) => number !== index + 1)) {
    ledger.breach('lost', `${restaurant}: its orders are not numbered 1 to ${numbers.length}`);
  }
  const owed = { orders: 0, grossCents: 0, online: 0, unpaid: 0 };
  for (const { sent, word, status, isStepKnown, isPaidOnline } of ledger.entries) {
    if (sent.restaurantId !== restaurantId) continue;
    const order = found.get(kitchenNoteOf(sent));
    if (!order) {
      if (word === 'yes') ledger.breach('lost', `${restaurant}: ${sent.note} is in no list`);
      continue;
    }
    if (word === 'no') {
      ledger.breach('doubled', `${restaurant}: ${sent.note} was refused and is there`);
    }
    if (word === 'yes' && isStepKnown && order.status !== status) {
      ledger.breach(
        'a step that is not',
        `${restaurant}: ${sent.note} ${order.status}, not ${status}`,
      );
    }
    if (isPaidOnline !== null && order.ispaid !== String(isPaidOnline)) {
      ledger.breach('wrongly paid', `${restaurant}: ${sent.note} is ${order.ispaid}`);
    }
    if (order.status === 'CANCELLED' || order.ispaid === 'pending') continue;
    owed.orders += 1;
    owed.grossCents += sent.totalCents;
    owed[order.ispaid === 'true' ? 'online' : 'unpaid'] += sent.totalCents;
  }
  if (JSON.stringify(owed) !== JSON.stringify(figures)) {
    ledger.breach(
      'figures do not sum',
      `${restaurant}: ${JSON.stringify(figures)}, ordered ${JSON.stringify(owed)}`,
    );
  }
  const onBoard = board.map(({ idorder }) => idorder).toSorted((one, other) => one - other);
  const open = history.filter(({ status }) => OPEN.has(status)).map(({ idorder }) => idorder);
  if (JSON.stringify(onBoard) !== JSON.stringify(open.toSorted((one, other) => one - other))) {
    ledger.breach('lost', `${restaurant}: its board and its history differ`);
  }
  for (const order of board) ledger.see(`${restaurant}, board`, order, null);
  return owed.grossCents;
}
