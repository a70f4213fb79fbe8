import type { Allergen } from '@simplato/domain';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderHook } from '@testing-library/react';
import { clearStorages } from '../../../storage/stored-value.ts';
import {
  addToBasket,
  basketOf,
  changeInBasket,
  claimBasket,
  claimForTab,
  clearSent,
  dropFromBasket,
  noteInBasket,
  lastOrdered,
  putBackInBasket,
  restoreToBasket,
  storedBasket,
  storedBasketTable,
  storedByCourses,
  storedNote,
  takeOneFromBasket,
  takeOrdered,
  useIsChosenIn,
} from './basket-store.ts';
import { storedPendingOrder } from '../sending/pending-order-store.ts';

const restaurant = 1001;
const salmorejo = {
  productId: 101,
  name: 'Salmorejo',
  formatId: null,
  options: [],
  vatPercent: 10,
  unitGrossCents: 700,
};
const water = {
  productId: 140,
  name: 'Agua con gas',
  formatId: null,
  options: [],
  vatPercent: 10,
  unitGrossCents: 250,
};

const carrito = () => JSON.parse(localStorage.getItem('carrito') ?? 'null') as unknown;
const quantities = () => basketOf(restaurant).map(({ name, quantity }) => [name, quantity]);

beforeEach(clearStorages);
afterEach(() => vi.restoreAllMocks());

describe('the basket', () => {
  it('comes by courses as long as there is anything in it', () => {
    addToBasket(restaurant, salmorejo);
    storedByCourses.write(true);
    addToBasket(restaurant, water);
    dropFromBasket(restaurant, '101');
    expect(storedByCourses.read()).toBe(true);
    clearSent(restaurant, { lineas: [{ idproductos: 140, quantity: 1 }] });
    expect(storedByCourses.read()).toBeNull();
    addToBasket(restaurant, salmorejo);
    storedByCourses.write(true);
    claimBasket(1002);
    expect(storedByCourses.read()).toBeNull();
  });

  it('is stored under carrito as product lines with their price before tax', () => {
    addToBasket(restaurant, salmorejo);
    addToBasket(restaurant, salmorejo);
    noteInBasket(restaurant, '101', 'sin huevo');
    expect(carrito()).toEqual([
      {
        idproductos: 101,
        identerprise: restaurant,
        name: 'Salmorejo',
        price: '6.363636',
        porcentajeimpuestos: 10,
        quantity: 2,
        nota: 'sin huevo',
        opciones: [],
      },
    ]);
  });

  it('keeps the chosen options, the version of the product they were chosen from, and what was read', () => {
    const chosen = {
      ...salmorejo,
      options: [{ optionId: 7, name: 'Huevo', grossCents: 120 }],
      unitGrossCents: 820,
      shownVersion: 4,
      read: {
        allergens: ['huevos' as const],
        traces: ['gluten' as const],
        diet: null,
        texts: [
          {
            language: 'es' as const,
            name: 'Salmorejo',
            description: 'Con jamón',
            options: [{ optionId: 7, group: 'Con', name: 'Huevo' }],
          },
        ],
      },
    };
    addToBasket(restaurant, chosen, { quantity: 2, note: 'frío' });
    addToBasket(restaurant, salmorejo);
    expect(basketOf(restaurant)).toEqual([
      { ...chosen, quantity: 2, note: 'frío' },
      { ...salmorejo, quantity: 1, note: '' },
    ]);
    changeInBasket(restaurant, '101+7', { ...chosen, options: [], quantity: 1, note: '' });
    expect(quantities()).toEqual([['Salmorejo', 2]]);
  });

  it('can remove a whole line, and restore it in its place', () => {
    addToBasket(restaurant, salmorejo, { quantity: 3, note: 'frío' });
    addToBasket(restaurant, water);
    const [line] = basketOf(restaurant);
    dropFromBasket(restaurant, '101');
    expect(quantities()).toEqual([['Agua con gas', 1]]);
    putBackInBasket(restaurant, line!, 0);
    expect(basketOf(restaurant)[0]).toEqual(line);
    putBackInBasket(restaurant, line!, 0);
    expect(basketOf(restaurant)).toHaveLength(2);
  });

  it('shows the price at which a product was added, to the cent', () => {
    addToBasket(restaurant, { ...salmorejo, unitGrossCents: 1285, vatPercent: 21 });
    expect(basketOf(restaurant)[0]?.unitGrossCents).toBe(1285);
  });

  it('removes one portion at a time, and the line with the last one', () => {
    addToBasket(restaurant, salmorejo);
    addToBasket(restaurant, salmorejo);
    takeOneFromBasket(restaurant, '101');
    expect(quantities()).toEqual([['Salmorejo', 1]]);
    takeOneFromBasket(restaurant, '101');
    expect(carrito()).toBeNull();
  });

  it('undoes two removals in any order', () => {
    addToBasket(restaurant, salmorejo);
    addToBasket(restaurant, salmorejo);
    addToBasket(restaurant, water);
    noteInBasket(restaurant, '101', 'sin huevo');
    const [atTwo] = basketOf(restaurant);
    takeOneFromBasket(restaurant, '101');
    const [atOne] = basketOf(restaurant);
    takeOneFromBasket(restaurant, '101');
    restoreToBasket(restaurant, atTwo!, 0);
    restoreToBasket(restaurant, atOne!, 0);
    expect(basketOf(restaurant)[0]).toMatchObject({
      productId: 101,
      quantity: 2,
      note: 'sin huevo',
    });
    expect(quantities()).toEqual([
      ['Salmorejo', 2],
      ['Agua con gas', 1],
    ]);
  });

  it.each([
    ['no JSON', '{'],
    ['another thing', '"hola"'],
    ['lines of nonsense', '[{"idproductos":"x"},null,7]'],
    [
      'a negative quantity',
      '[{"idproductos":1,"identerprise":1001,"name":"x","price":"1","porcentajeimpuestos":10,"quantity":-3}]',
    ],
  ])('treats %s as empty', (_, text) => {
    localStorage.setItem('carrito', text);
    expect(basketOf(restaurant)).toEqual([]);
    addToBasket(restaurant, salmorejo);
    expect(quantities()).toEqual([['Salmorejo', 1]]);
  });

  it('belongs to one restaurant: entering another one empties it', () => {
    addToBasket(restaurant, salmorejo);
    expect(basketOf(2002)).toEqual([]);
    claimBasket(restaurant);
    expect(quantities()).toEqual([['Salmorejo', 1]]);
    claimBasket(2002);
    expect(carrito()).toBeNull();
  });

  it('follows changes in another tab', () => {
    const listener = vi.fn();
    const stop = storedBasket.subscribe(listener);
    addToBasket(restaurant, salmorejo);
    const text = localStorage.getItem('carrito') ?? '';
    localStorage.setItem('carrito', text.replace('"quantity":1', '"quantity":5'));
    window.dispatchEvent(new StorageEvent('storage', { key: 'carrito' }));
    expect(listener).toHaveBeenCalledTimes(2);
    expect(quantities()).toEqual([['Salmorejo', 5]]);
    stop();
  });

  it('is kept in memory if the storage is full or blocked', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    addToBasket(restaurant, salmorejo);
    addToBasket(restaurant, salmorejo);
    expect(quantities()).toEqual([['Salmorejo', 2]]);
  });

  it('removes what was sent, but not what was added meanwhile', () => {
    addToBasket(restaurant, salmorejo);
    addToBasket(restaurant, salmorejo);
    addToBasket(restaurant, water);
    clearSent(restaurant, { lineas: [{ idproductos: 101, quantity: 1 }] });
    expect(quantities()).toEqual([
      ['Salmorejo', 1],
      ['Agua con gas', 1],
    ]);
  });

  it('removes the notes that were sent, but not those written meanwhile', () => {
    const sent = {
      lineas: [{ idproductos: 101, quantity: 1, nota: 'sin pan' }],
      comentarios: 'prisa',
    };
    const notes = () => [basketOf(restaurant)[0]?.note, storedNote.read()];
    addToBasket(restaurant, salmorejo);
    addToBasket(restaurant, salmorejo);
    noteInBasket(restaurant, '101', ' sin pan');
    storedNote.write('prisa ');
    clearSent(restaurant, sent);
    expect(notes()).toEqual(['', '']);
    addToBasket(restaurant, salmorejo);
    noteInBasket(restaurant, '101', 'con pan');
    storedNote.write('sin prisa');
    clearSent(restaurant, sent);
    expect(notes()).toEqual(['con pan', 'sin prisa']);
  });

  it('cannot be changed while an order waits for its answer', () => {
    addToBasket(restaurant, salmorejo);
    storedPendingOrder.write({
      idempotencyKey: 'k',
      restaurantId: restaurant,
      body: { lineas: [{ idproductos: 101, quantity: 1 }] },
      state: 'unanswered',
      startedAt: Date.now(),
    });
    addToBasket(restaurant, water);
    takeOneFromBasket(restaurant, '101');
    expect(quantities()).toEqual([['Salmorejo', 1]]);
  });
});

describe('what was ordered', () => {
  const asRead = (allergen: Allergen) => ({ allergens: [allergen], diet: null, texts: [] });

  it('is remembered as it was read, by this phone’s order or another’s round, until it is read anew', () => {
    addToBasket(restaurant, { ...salmorejo, read: asRead('huevos') });
    addToBasket(restaurant, { ...water, read: asRead('sulfitos') });
    addToBasket(restaurant, { ...water, productId: 141, read: asRead('soja') });
    clearSent(restaurant, { lineas: [{ idproductos: 101, quantity: 1 }] });
    takeOrdered(restaurant, new Map([['140', 1]]), null);
    const read = ['101', '140', '141'].map((key) => lastOrdered(restaurant, key)?.read?.allergens);
    expect(read).toEqual([['huevos'], ['sulfitos'], undefined]);
    expect(lastOrdered(1002, '101')).toBeUndefined();

    addToBasket(restaurant, { ...salmorejo, read: asRead('cacahuetes') });
    clearSent(restaurant, { lineas: [{ idproductos: 101, quantity: 1 }] });
    expect(lastOrdered(restaurant, '101')?.read).toEqual(asRead('cacahuetes'));
  });
});

describe('what is being chosen is for a tab', () => {
  const isFor = (tab: { tabId: number; tableName: string }) =>
    renderHook(() => useIsChosenIn(tab)).result.current;
  const there = { tabId: 57, tableName: '2' };
  const elsewhere = { tabId: 58, tableName: '3' };

  it('only at its table, while no tab is known in which it was chosen', () => {
    storedBasketTable.write('2');
    expect([there, elsewhere].map(isFor)).toEqual([true, false]);
  });

  it('then in that one alone, wherever the staff move it', () => {
    addToBasket(restaurant, water);
    storedBasketTable.write('2');
    claimForTab(there);
    expect([{ ...there, tableName: '3' }, elsewhere].map(isFor)).toEqual([true, false]);
  });
});
