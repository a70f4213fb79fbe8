import { lineKey, PLAIN_CHOICE } from '@simplato/domain';
import { beforeEach, describe, expect, it } from 'vitest';
import { clearStorages } from '../../../storage/stored-value.ts';
import { addToBasket, basketOf, noteInBasket, storedNote } from './basket-store.ts';
import {
  dropOrdered,
  forgetSharedLines,
  isShared,
  linesToShare,
  seenVersion,
  storedSharedBasket,
} from './shared-basket-store.ts';

const restaurant = 1001;
const flan = {
  productId: 7,
  name: 'Flan',
  formatId: null,
  options: [],
  vatPercent: 10,
  unitGrossCents: 450,
};
const agua = {
  productId: 8,
  name: 'Agua',
  formatId: null,
  options: [],
  vatPercent: 10,
  unitGrossCents: 250,
};
const seen = (version: number, ...lines: { productId: number; quantity: number }[]) => ({
  tabId: 57,
  version,
  lines: lines.map((line) => ({ ...line, formatId: null, optionIds: [] })),
});
const quantities = () => basketOf(restaurant).map(({ name, quantity }) => [name, quantity]);

/** Two flans, with a note, as the table has heard them at version 3. */
beforeEach(() => {
  clearStorages();
  addToBasket(restaurant, flan, { quantity: 2, note: '' });
  storedNote.write('Sin prisa');
  const lines = linesToShare(basketOf(restaurant));
  storedSharedBasket.write({ tabId: 57, version: 3, lines, note: 'Sin prisa', avoided: [] });
});

describe('what the table has ordered of a phone’s basket', () => {
  it('leaves it, with the note that was ordered too', () => {
    expect(dropOrdered(restaurant, seen(4))).toEqual({ quantity: 2, lostNotes: [] });
    expect(quantities()).toEqual([]);
    expect([storedNote.read(), seenVersion()]).toEqual(['', 4]);
  });

  it('leaves it once, however often the table is read', () => {
    dropOrdered(restaurant, seen(4));
    addToBasket(restaurant, flan);
    expect(dropOrdered(restaurant, seen(4)).quantity).toBe(0);
    expect(quantities()).toEqual([['Flan', 1]]);
  });

  it('does not take along what was added, or written, since', () => {
    addToBasket(restaurant, flan);
    addToBasket(restaurant, agua);
    storedNote.write('Con prisa');
    expect(dropOrdered(restaurant, seen(4)).quantity).toBe(2);
    expect(quantities()).toEqual([
      ['Flan', 1],
      ['Agua', 1],
    ]);
    expect(storedNote.read()).toBe('Con prisa');
  });

  it('is only what is missing there', () => {
    expect(dropOrdered(restaurant, seen(4, { productId: 7, quantity: 1 })).quantity).toBe(1);
    expect(quantities()).toEqual([['Flan', 1]]);
    expect(storedNote.read()).toBe('Sin prisa');
  });
});

describe('a note that was written since the table last heard of it', () => {
  it('on a product that has been ordered is reported, also where some of it is left', () => {
    noteInBasket(restaurant, lineKey(7, PLAIN_CHOICE), ' Sin gluten ');
    expect(dropOrdered(restaurant, seen(4, { productId: 7, quantity: 1 })).lostNotes).toEqual([
      'Sin gluten',
    ]);
    expect(dropOrdered(restaurant, seen(5)).lostNotes).toEqual(['Sin gluten']);
  });

  it('on the order is reported, and stays for the next one', () => {
    storedNote.write('Alergia al marisco');
    expect(dropOrdered(restaurant, seen(4)).lostNotes).toEqual(['Alergia al marisco']);
    expect(storedNote.read()).toBe('Alergia al marisco');
  });

  it('on a product that has not been ordered waits with it', () => {
    addToBasket(restaurant, agua, { quantity: 1, note: 'Sin hielo' });
    expect(dropOrdered(restaurant, seen(4)).lostNotes).toEqual([]);
    expect(basketOf(restaurant)).toMatchObject([{ name: 'Agua', note: 'Sin hielo' }]);
  });
});

describe('nothing leaves the basket', () => {
  it.each([
    ['for an older reading of the table', seen(3)],
    ['for another tab', { ...seen(9), tabId: 58 }],
    ['while the table has all of it', seen(4, { productId: 7, quantity: 2 })],
  ])('%s', (_why, reading) => {
    expect(dropOrdered(restaurant, reading).quantity).toBe(0);
    expect(quantities()).toEqual([['Flan', 2]]);
  });

  it('because of one’s own order, which has emptied what the table sees', () => {
    forgetSharedLines();
    expect(dropOrdered(restaurant, seen(4)).quantity).toBe(0);
    expect(quantities()).toEqual([['Flan', 2]]);
    const lines = linesToShare(basketOf(restaurant));
    expect(isShared(57, { lines, note: 'Sin prisa', avoided: [] })).toBe(false);
  });

  it('but the table hears at once what its diner no longer tells the kitchen, also of an empty one', () => {
    storedSharedBasket.write({ tabId: 57, version: 3, lines: [], note: '', avoided: ['huevos'] });
    const nothing = { lines: [], note: '', avoided: [] };
    expect(isShared(57, { ...nothing, avoided: ['huevos'] })).toBe(true);
    expect(isShared(57, nothing)).toBe(false);
  });
});
