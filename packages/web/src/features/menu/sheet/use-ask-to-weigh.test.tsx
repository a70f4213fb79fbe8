import { COOKIES, errorMessage, weighLine, type ErrorCode } from '@simplato/contract';
import {
  encodeBase64,
  netMicrosFromGross,
  PLAIN_CHOICE,
  PLAIN_PRODUCT,
  type Product,
} from '@simplato/domain';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { clearStorages } from '../../../storage/stored-value.ts';
import { type BasketPlace, BasketPlaceContext } from '../../checkout/basket/basket-place.ts';
import { addToBasket, basketOf } from '../../checkout/basket/basket-store.ts';
import { useMenuFilter } from '../../checkout/basket/filter-store.ts';
import { storedPayingOrder } from '../../checkout/paying/paying-order-store.ts';
import { pendingOrderOf, storedPendingOrder } from '../../checkout/sending/pending-order-store.ts';
import { useAskToWeigh } from './use-ask-to-weigh.ts';

const RESTAURANT = 1001;
const prawns: Product = {
  ...PLAIN_PRODUCT,
  productId: 150,
  restaurantId: RESTAURANT,
  categoryId: 11,
  name: 'Gamba roja',
  netMicros: netMicrosFromGross(7_200, 10),
  soldBy: { unit: 'kilo', least: 200, step: 50 },
  photo: null,
  position: 1,
  version: 7,
};
const ENTRY = { product: prawns, category: undefined };
const flan = { ...PLAIN_CHOICE, productId: 7, name: 'Flan', options: [], vatPercent: 10 };

const asked = vi.fn<(address: string, how?: RequestInit) => Promise<Response>>();

beforeEach(() => {
  clearStorages();
  asked.mockReset();
  asked.mockImplementation(async () => Response.json(weighLine.example.answer));
  vi.stubGlobal('fetch', asked);
  logIn('CLIENTE');
  addToBasket(RESTAURANT, { ...flan, unitGrossCents: 450 });
});
afterEach(() => vi.unstubAllGlobals());

function logIn(type: 'CLIENTE' | 'RESTAURANTE') {
  document.cookie = `${COOKIES.userType}=${encodeURIComponent(encodeBase64(type))}`;
  document.cookie = `${COOKIES.restaurantId}=${encodeURIComponent(encodeBase64(String(RESTAURANT)))}`;
}

/** Asks for about 300 g, without heads; at a table if a waiter does. */
async function ask(place?: BasketPlace): Promise<string | null> {
  const wrapper = ({ children }: { children: ReactNode }) =>
    place ? <BasketPlaceContext value={place}>{children}</BasketPlaceContext> : children;
  const { result } = renderHook(useAskToWeigh, { wrapper });
  return result.current(
    ENTRY,
    { ...PLAIN_CHOICE, grams: 300, quantity: 1, note: 'sin cabeza' },
    ENTRY,
  );
}

const sent = () => JSON.parse(asked.mock.calls[0]?.[1]?.body as string) as Record<string, unknown>;
const refuse = (code: ErrorCode) => async () =>
  Response.json({ code, message: errorMessage(code), lineas: [] }, { status: 409 });

it('is an order of its own, with the allergies that the kitchen is told, and leaves the basket', async () => {
  const { result: filter } = renderHook(() => useMenuFilter(RESTAURANT));
  filter.current.change({ avoided: ['gluten'] });
  renderHook(() => useMenuFilter(RESTAURANT)).result.current.tell(true);
  expect(await ask()).toBeNull();
  expect(sent()).toMatchObject({
    lineas: [{ idproductos: 150, gramos: 300, quantity: 1, nota: 'sin cabeza', version: 7 }],
    total: '21.60',
    ispaid: 'false',
    comentarios: '',
    evita: ['gluten'],
  });
  expect(basketOf(RESTAURANT).map(({ name }) => name)).toEqual(['Flan']);
  expect(pendingOrderOf(RESTAURANT)).toBeNull();
  expect(storedPayingOrder.read()).toBeNull();
});

it('says nothing of allergies that the kitchen is not told', async () => {
  renderHook(() => useMenuFilter(RESTAURANT)).result.current.change({ avoided: ['gluten'] });
  await ask();
  expect(sent()).not.toHaveProperty('evita');
});

it('goes to the table and the tab that a waiter orders for', async () => {
  logIn('RESTAURANTE');
  const place = { menuPath: '/', summaryPath: '/', table: 'Terraza 1', tabId: 57 };
  expect(await ask(place)).toBeNull();
  expect(asked.mock.calls[0]?.[0]).toContain('Terraza%201');
  expect(sent()).toMatchObject({ idcuenta: 57 });
});

it('waits until an order that has no answer yet has one', async () => {
  storedPendingOrder.write({
    idempotencyKey: 'key',
    restaurantId: RESTAURANT,
    body: { lineas: [{ idproductos: 7, quantity: 1 }] },
    state: 'unanswered',
    startedAt: 0,
  });
  expect(await ask()).toContain('pedido');
  expect(asked).not.toHaveBeenCalled();
});

it.each<[ErrorCode, RegExp]>([
  ['menu_changed', /^La carta ha cambiado y no hemos pedido nada/],
  ['kitchen_closed', /cocina/],
])('says why it was not taken, and nothing is pending: %s', async (code, text) => {
  asked.mockImplementation(refuse(code));
  expect(await ask()).toMatch(text);
  expect(pendingOrderOf(RESTAURANT)).toBeNull();
});

it('is sent on by itself where no answer came', async () => {
  asked.mockRejectedValue(new TypeError('Failed to fetch'));
  expect(await ask()).toBeNull();
  expect(pendingOrderOf(RESTAURANT)?.state).toBe('unanswered');
});
