import { COOKIES, tabExample } from '@simplato/contract';
import { encodeBase64 } from '@simplato/domain';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { tabFromWire } from '../../../api/read-place.ts';
import { announceSessionChange } from '../../../api/session-changes.ts';
import { writeCookie } from '../../../storage/cookies.ts';
import { clearStorages } from '../../../storage/stored-value.ts';
import { payingOrderOf, storedPayingOrder } from '../paying/paying-order-store.ts';
import { placeQuery } from '../../place/place-query.ts';
import {
  addToBasket,
  basketOf,
  dropFromBasket,
  storedBasketTab,
  storedBasketTable,
  storedNote,
} from './basket-store.ts';
import { BasketTableDialog } from './basket-table-dialog.tsx';

const restaurant = 1001;
const flan = {
  productId: 7,
  name: 'Flan',
  formatId: null,
  options: [],
  vatPercent: 10,
  unitGrossCents: 450,
};

function setCookie(name: string, value: string) {
  writeCookie(`${name}=${encodeURIComponent(encodeBase64(value))}`);
}
function sitAt(table: string) {
  setCookie(COOKIES.table, table);
  announceSessionChange();
}

beforeEach(() => {
  clearStorages();
  setCookie(COOKIES.userType, 'CLIENTE');
  setCookie(COOKIES.restaurantId, String(restaurant));
  sitAt('3');
  addToBasket(restaurant, flan);
  storedNote.write('Alergia al huevo');
});
afterEach(() => {
  writeCookie(`${COOKIES.table}=; Max-Age=-1`);
});

function openAt(table: string, ofTab?: number) {
  sitAt(table);
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  const tab = ofTab === undefined ? null : { ...tabExample, mesa: table, idcuenta: ofTab };
  client.setQueryData(placeQuery(restaurant).queryKey, {
    isVerified: true,
    tab: tab && tabFromWire(tab),
    openSince: null,
    isWaiting: false,
  });
  render(
    <QueryClientProvider client={client}>
      <BasketTableDialog restaurantId={restaurant} />
    </QueryClientProvider>,
  );
}
const question = () =>
  screen.queryByRole('dialog', { name: 'Lo que elegiste en Mesa 3 sigue aquí' });

it('asks nothing at the table where it was chosen', () => {
  openAt('3');
  expect(question()).toBeNull();
});

it('takes products and note to the other table, if wanted, and asks no more', async () => {
  openAt('7');
  expect(question()).not.toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Llevarlo a Mesa 7' }));
  expect(question()).toBeNull();
  expect([basketOf(restaurant).length, storedNote.read()]).toEqual([1, 'Alergia al huevo']);
});

it('starts again, and leaves the order that was being paid where it is', async () => {
  storedPayingOrder.write({
    restaurantId: restaurant,
    orderId: 12,
    body: { lineas: [] },
    table: '3',
  });
  openAt('7');
  await userEvent.click(screen.getByRole('button', { name: 'Empezar de cero' }));
  expect([basketOf(restaurant), storedNote.read()]).toEqual([[], '']);
  expect(payingOrderOf(restaurant)).toBeNull();
  expect(question()).toBeNull();
});

it('asks about a note that is all that is left', () => {
  dropFromBasket(restaurant, '7');
  openAt('7');
  expect(question()).not.toBeNull();
});

it('follows the tab that the staff has moved to another table, without a question', () => {
  storedBasketTab.write(57);
  openAt('7', 57);
  expect(question()).toBeNull();
  expect(storedBasketTable.read()).toBe('7');
});

it('asks at a table with another tab', () => {
  storedBasketTab.write(57);
  openAt('7', 58);
  expect(question()).not.toBeNull();
});

it('opens on what keeps the basket: who is writing may press Enter', () => {
  openAt('7');
  const [first] = within(question()!).getAllByRole('button');
  expect(first?.textContent).toBe('Llevarlo a Mesa 7');
});
