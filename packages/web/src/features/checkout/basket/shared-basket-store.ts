import { choiceFromWire, type NewOrderWire } from '@simplato/contract';
import {
  type Allergen,
  keyOfLine,
  lineKey,
  type Basket,
  type ProductChoice,
} from '@simplato/domain';
import { createStoredValue } from '../../../storage/stored-value.ts';
import { lineBody } from '../order-body.ts';
import { basketOf, storedNote, takeOrdered } from './basket-store.ts';

/*
 * What the table has last heard that this phone is choosing. Whatever of it the table no longer has,
 * another phone has ordered for all: only that leaves the basket here.
 */

export type SentLines = NonNullable<NewOrderWire['lineas']>;

export interface SharedBasket {
  tabId: number;
  /** The tab's, in which this phone has seen its own basket. */
  version: number;
  lines: SentLines;
  note: string;
  /** What its diner avoids, if they tell the kitchen. */
  avoided: readonly Allergen[];
}

export const storedSharedBasket = createStoredValue<SharedBasket | null>({
  key: 'cestaVista',
  empty: null,
  parse: (json) => {
    const { tabId, version, lines, note, avoided } = (json ?? {}) as Partial<SharedBasket>;
    const isWhole =
      Number.isSafeInteger(tabId) && Number.isSafeInteger(version) && Array.isArray(lines);
    return isWhole
      ? {
          tabId: Number(tabId),
          version: Number(version),
          lines,
          note: note ?? '',
          avoided: avoided ?? [],
        }
      : null;
  },
  toJson: (shared) => shared,
});

export function linesToShare(lines: Basket): SentLines {
  return lines.map(lineBody);
}

/** Whether the table knows exactly this. */
export function isShared(
  tabId: number,
  { lines, note, avoided }: Pick<SharedBasket, 'lines' | 'note' | 'avoided'>,
): boolean {
  const shared = storedSharedBasket.read();
  if (shared?.tabId !== tabId) return lines.length === 0 && note === '';
  const contents = (one: typeof shared) => JSON.stringify([one.lines, one.note, one.avoided]);
  return contents(shared) === contents({ ...shared, lines, note, avoided });
}

/** For an order of one's own; undefined where this phone shares no basket. */
export function seenVersion(): number | undefined {
  return storedSharedBasket.read()?.version;
}

/** One's own order has emptied the basket that the table sees. */
export function forgetSharedLines(): void {
  const shared = storedSharedBasket.read();
  if (shared) storedSharedBasket.write({ ...shared, lines: [], note: '' });
}

interface Seen {
  tabId: number;
  version: number;
  /** Of this phone's own basket, as the table has it. */
  lines: readonly (ProductChoice & { productId: number; quantity: number })[];
}

interface Ordered {
  quantity: number;
  /** What was written since about what was ordered: the kitchen may not know it. */
  lostNotes: string[];
}

const NOTHING: Ordered = { quantity: 0, lostNotes: [] };

/**
 * Takes what the table now has of this phone's basket. What is missing has been ordered, and leaves
 * the basket here.
 */
export function dropOrdered(restaurantId: number, { tabId, version, lines }: Seen): Ordered {
  const shared = storedSharedBasket.read();
  if (shared?.tabId !== tabId || version <= shared.version) return NOTHING;
  const left = new Map<string, number>();
  for (const { productId, quantity, ...choice } of lines) {
    const key = lineKey(productId, choice);
    left.set(key, (left.get(key) ?? 0) + quantity);
  }
  const taken = new Map<string, number>();
  const kept = shared.lines.flatMap((line) => {
    const key = lineKey(line.idproductos, choiceFromWire(line));
    const quantity = Math.min(line.quantity, left.get(key) ?? 0);
    if (quantity < line.quantity) taken.set(key, line.quantity - quantity);
    return quantity > 0 ? [{ ...line, quantity }] : [];
  });
  const isEmpty = kept.length === 0;
  storedSharedBasket.write({
    ...shared,
    version,
    lines: kept,
    note: isEmpty ? '' : shared.note,
  });
  if (taken.size === 0) return NOTHING;
  const lostNotes = notesSince(restaurantId, shared, taken);
  takeOrdered(restaurantId, taken, isEmpty ? shared.note : null);
  return {
    quantity: [...taken.values()].reduce((sum, quantity) => sum + quantity, 0),
    lostNotes,
  };
}

/** The notes on the order, and on its lines, that are not those which the table had heard. */
function notesSince(
  restaurantId: number,
  shared: SharedBasket,
  taken: ReadonlyMap<string, number>,
): string[] {
  const heard = new Map(
    shared.lines.map((line) => [lineKey(line.idproductos, choiceFromWire(line)), line.nota ?? '']),
  );
  const ofLines = basketOf(restaurantId).flatMap((line) => {
    const key = keyOfLine(line);
    const note = line.note.trim();
    return taken.has(key) && note !== heard.get(key) ? [note] : [];
  });
  const ofOrder = storedNote.read().trim();
  return [...ofLines, ofOrder === shared.note ? '' : ofOrder].filter((note) => note !== '');
}
