import { choiceFromWire, type NewOrderWire } from '@simplato/contract';
import {
  addProduct,
  changeLine,
  findLine,
  keyOfLine,
  lineKey,
  noteProduct,
  ORDER_LIMITS,
  removeProduct,
  restoreLine,
  takeOneAway,
  type Basket,
  type BasketLine,
  type ProductForBasket,
  type Portion,
} from '@simplato/domain';
import type { TabOfMember } from '../../../api/read-place.ts';
import { createStoredValue, useIsKept, useStoredValue } from '../../../storage/stored-value.ts';
import { storedOwnTab, TAB_ID } from '../../place/own-tab-store.ts';
import { currentSession } from '../../session/session-store.ts';
import { pendingOrderOf } from '../sending/pending-order-store.ts';
import {
  basketFromJson,
  basketToJson,
  EMPTY_BASKET,
  type RestaurantBasket,
} from './basket-json.ts';

/** The diner's basket, stored under `carrito` until the server has accepted the order. */
export const storedBasket = createStoredValue<RestaurantBasket>({
  key: 'carrito',
  empty: EMPTY_BASKET,
  parse: basketFromJson,
  toJson: basketToJson,
});

/** What was last ordered, one line per product and choice, as it was read. */
const storedOrdered = createStoredValue<RestaurantBasket>({
  key: 'carritoPedido',
  empty: EMPTY_BASKET,
  parse: basketFromJson,
  toJson: basketToJson,
});

/** The note for the kitchen on the whole order, stored separately. */
export const storedNote = createStoredValue<string>({
  key: 'carritoComentarios',
  empty: '',
  parse: (json) => (typeof json === 'string' ? json : null),
  toJson: (note) => note,
});

/**
 * Whether it is to come by courses, where there is anything to wait for; null until somebody chooses,
 * and again with an empty basket.
 */
export const storedByCourses = createStoredValue<boolean | null>({
  key: 'carritoTiempos',
  empty: null,
  parse: (json) => (typeof json === 'boolean' ? json : null),
  toJson: (isByCourses) => isByCourses,
});

/**
 * The table where the diner began to choose or to write; empty for a waiter, and for baskets stored before
 * this was kept.
 */
export const storedBasketTable = createStoredValue<string>({
  key: 'carritoMesa',
  empty: '',
  parse: (json) => (typeof json === 'string' ? json : null),
  toJson: (table) => table,
});

/** The tab in which the diner began to choose; null while that is not known. */
export const storedBasketTab = createStoredValue<number | null>({
  key: 'carritoCuenta',
  ...TAB_ID,
});

/** Whether what is being chosen is for this tab: what is of no tab yet, only at the tab's own table. */
export function useIsChosenIn(tab: TableTab | null): boolean {
  const chosenIn = useStoredValue(storedBasketTab, null);
  const chosenAt = useStoredValue(storedBasketTable, '');
  return (
    tab !== null &&
    (chosenIn === null ? isOfTable(chosenAt, tab.tableName) : chosenIn === tab.tabId)
  );
}

/** What was chosen at a tab's table before the phone knew the tab was chosen in it. */
export function claimForTab(tab: TableTab): void {
  const isUnknown =
    storedBasketTab.read() === null && isOfTable(storedBasketTable.read(), tab.tableName);
  if (isUnknown && storedBasket.read().lines.length > 0) storedBasketTab.write(tab.tabId);
}

type TableTab = Pick<TabOfMember, 'tabId' | 'tableName'>;

/** Whether what was chosen at a table, or at one that is not known, is for this one. */
export function isOfTable(chosenAt: string, tableName: string): boolean {
  return chosenAt === '' || chosenAt === tableName;
}

const NO_LINES: Basket = [];

/**
 * Lines of this restaurant; another restaurant's lines are ignored, and dropped when the diner sits down
 * here.
 */
export function basketOf(restaurantId: number | null): Basket {
  return linesOf(storedBasket.read(), restaurantId);
}

function linesOf(basket: RestaurantBasket, restaurantId: number | null): Basket {
  return basket.restaurantId === restaurantId ? basket.lines : NO_LINES;
}

export function useBasket(restaurantId: number | null): Basket {
  return linesOf(useStoredValue(storedBasket, EMPTY_BASKET), restaurantId);
}

/** Whether the basket outlives this page. */
export const useIsBasketKept = (): boolean => useIsKept(storedBasket);

export function useOrderNote(): string {
  return useStoredValue(storedNote, '');
}

function change(restaurantId: number, edit: (lines: Basket) => Basket): void {
  const before = basketOf(restaurantId);
  const isNew = before.length === 0 && storedNote.read().trim() === '';
  const lines = edit(before);
  storedBasket.write(lines.length === 0 ? EMPTY_BASKET : { restaurantId, lines });
  if (lines.length === 0) storedByCourses.write(null);
  if (isNew || storedBasketTable.read() === '') claimForTable();
}

/** What is in the basket is for the table where the diner is now, and its tab. */
export function claimForTable(): void {
  storedBasketTable.write(currentSession().tableName ?? '');
  storedBasketTab.write(storedOwnTab.read());
}

/** Drops the products and the note on the order. */
export function startAfresh(restaurantId: number): void {
  replaceBasket(restaurantId, []);
  storedNote.write('');
}

/**
 * While an order waits for its answer its lines must not change: what the diner sees is what was
 * sent.
 */
function changeUnlessSending(restaurantId: number, edit: (lines: Basket) => Basket): void {
  if (pendingOrderOf(restaurantId) === null) change(restaurantId, edit);
}

/** Called on sitting down at a table: drops another restaurant's lines. */
export function claimBasket(restaurantId: number): void {
  const owner = storedBasket.read().restaurantId;
  if (owner === null || owner === restaurantId) return;
  storedBasket.write(EMPTY_BASKET);
  storedByCourses.write(null);
  storedNote.write('');
}

export function addToBasket(
  restaurantId: number,
  product: ProductForBasket,
  portion?: Portion,
): void {
  changeUnlessSending(restaurantId, (lines) => addProduct(lines, product, portion));
}

/** Adds words to the note on the order, which may be an allergy: what it says already stays. */
export function addNote(restaurantId: number, words: string): void {
  const note = storedNote.read().trim();
  if (pendingOrderOf(restaurantId) !== null) return;
  if (note === words || note.split(' · ').includes(words)) return;
  storedNote.write([note, words].filter((part) => part !== '').join(' · '));
}

export function changeInBasket(restaurantId: number, key: string, line: BasketLine): void {
  changeUnlessSending(restaurantId, (lines) => changeLine(lines, key, line));
}

export function takeOneFromBasket(restaurantId: number, key: string): void {
  changeUnlessSending(restaurantId, (lines) => takeOneAway(lines, key));
}

/** Removes the whole line, whatever its quantity. */
export function dropFromBasket(restaurantId: number, key: string): void {
  changeUnlessSending(restaurantId, (lines) => removeProduct(lines, key));
}

/** Undoes that, unless the same product and options were chosen again meanwhile. */
export function putBackInBasket(restaurantId: number, line: BasketLine, position: number): void {
  changeUnlessSending(restaurantId, (lines) =>
    lines.some((other) => keyOfLine(other) === keyOfLine(line))
      ? lines
      : restoreLine(lines, line, position),
  );
}

/** Undoes one decrease, also after others: adds one, or restores the line at its old position. */
export function restoreToBasket(restaurantId: number, line: BasketLine, position: number): void {
  changeUnlessSending(restaurantId, (lines) => {
    const key = keyOfLine(line);
    const present = lines.find((other) => keyOfLine(other) === key);
    return present
      ? addProduct(lines, present)
      : restoreLine(lines, { ...line, quantity: 1 }, position);
  });
}

export function noteInBasket(restaurantId: number, key: string, note: string): void {
  changeUnlessSending(restaurantId, (lines) => noteProduct(lines, key, note));
}

export function replaceBasket(restaurantId: number, lines: Basket): void {
  changeUnlessSending(restaurantId, () => lines);
}

/** Called before lines leave the basket because they have been ordered. */
function keepOrdered(restaurantId: number, keys: readonly string[]): void {
  const ordered = basketOf(restaurantId).filter((line) => keys.includes(keyOfLine(line)));
  if (ordered.length === 0) return;
  const others = linesOf(storedOrdered.read(), restaurantId).filter(
    (line) => !keys.includes(keyOfLine(line)),
  );
  const lines = [...ordered, ...others].slice(0, ORDER_LIMITS.lines);
  storedOrdered.write({ restaurantId, lines });
}

/** A line as this phone last ordered it, with what it had read; undefined where it does not know. */
export function lastOrdered(restaurantId: number, key: string): BasketLine | undefined {
  return findLine(linesOf(storedOrdered.read(), restaurantId), key);
}

/**
 * The order has been accepted: what was sent leaves the basket. Anything added or noted meanwhile,
 * here or in another tab, stays.
 */
export function clearSent(
  restaurantId: number,
  { lineas = [], comentarios = '' }: NewOrderWire,
): void {
  const sent = new Map(
    lineas.map((line) => [lineKey(line.idproductos, choiceFromWire(line)), line]),
  );
  keepOrdered(restaurantId, [...sent.keys()]);
  change(restaurantId, (lines) =>
    lines.flatMap((line) => {
      const ofLine = sent.get(keyOfLine(line));
      if (!ofLine) return [line];
      const quantity = line.quantity - ofLine.quantity;
      const note = line.note.trim() === (ofLine.nota ?? '') ? '' : line.note;
      return quantity > 0 ? [{ ...line, quantity, note }] : [];
    }),
  );
  if (storedNote.read().trim() === comentarios) storedNote.write('');
}

/**
 * Another phone has ordered this much of the lines with these keys. What was added meanwhile stays;
 * so does the note, unless it is the one that was ordered too.
 */
export function takeOrdered(
  restaurantId: number,
  taken: ReadonlyMap<string, number>,
  orderedNote: string | null,
): void {
  keepOrdered(restaurantId, [...taken.keys()]);
  change(restaurantId, (lines) =>
    lines.flatMap((line) => {
      const quantity = line.quantity - (taken.get(keyOfLine(line)) ?? 0);
      return quantity > 0 ? [{ ...line, quantity }] : [];
    }),
  );
  if (orderedNote !== null && storedNote.read().trim() === orderedNote) storedNote.write('');
}
