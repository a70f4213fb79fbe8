import { COOKIES } from '@simplato/contract';
import { encodeBase64 } from '@simplato/domain';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { announceSessionChange } from '../../../api/session-changes.ts';
import { clearStorages } from '../../../storage/stored-value.ts';
import { payingOrderOf, storedPayingOrder } from '../paying/paying-order-store.ts';
import { addToBasket, basketOf, dropFromBasket, storedNote } from './basket-store.ts';
import { BasketTableDialog } from './basket-table-dialog.tsx';

const restaurant = 1001;
const flan = { productId: 7, name: 'Flan', options: [], vatPercent: 10, unitGrossCents: 450 };

function setCookie(name: string, value: string) {
  document.cookie = `${name}=${encodeURIComponent(encodeBase64(value))}`;
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
  document.cookie = `${COOKIES.table}=; Max-Age=-1`;
});

function openAt(table: string) {
  sitAt(table);
  render(<BasketTableDialog restaurantId={restaurant} />);
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
