import { COOKIES, orderExample, orderFromWire } from '@simplato/contract';
import { encodeBase64 } from '@simplato/domain';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PATHS } from '../../../paths.ts';
import { NO_STAFF_PLACE, storedStaffPlace } from '../basket/basket-place.ts';
import { basketOf, storedBasket, storedNote } from '../basket/basket-store.ts';
import { TablePicker } from './table-picker.tsx';

beforeEach(() => {
  localStorage.clear();
  document.cookie = `${COOKIES.userType}=${encodeURIComponent(encodeBase64('RESTAURANTE'))}`;
  document.cookie = `${COOKIES.restaurantId}=${encodeURIComponent(encodeBase64('1001'))}`;
  history.replaceState(null, '', PATHS.staffOrder);
  vi.stubGlobal('fetch', async () => Response.json([]));
  storedStaffPlace.write({ ...NO_STAFF_PLACE, tableName: '4' });
});
afterEach(() => vi.unstubAllGlobals());

function fillBasket() {
  storedBasket.write({ restaurantId: 1001, lines: orderFromWire(orderExample).lines });
  storedNote.write('Alergia a los frutos secos');
}

async function chooseTable(table: string) {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <TablePicker />
    </QueryClientProvider>,
  );
  await userEvent.clear(screen.getByRole('textbox', { name: /^Mesa/ }));
  await userEvent.keyboard(`${table}{Enter}`);
}

it('leaves one table’s products and note behind at another, if wanted', async () => {
  fillBasket();
  await chooseTable('7');
  expect(screen.getByRole('dialog', { name: 'La comanda de Mesa 4 está a medias' })).toBeDefined();
  expect(location.pathname).toBe(PATHS.staffOrder);
  await userEvent.click(screen.getByRole('button', { name: 'Empezar de cero' }));
  expect([storedStaffPlace.read().tableName, location.pathname]).toEqual([
    '7',
    PATHS.staffOrderMenu,
  ]);
  expect([basketOf(1001), storedNote.read()]).toEqual([[], '']);
});

it('takes them along to another table, if wanted', async () => {
  fillBasket();
  await chooseTable('7');
  await userEvent.click(screen.getByRole('button', { name: 'Llevarla a Mesa 7' }));
  expect([storedStaffPlace.read().tableName, location.pathname]).toEqual([
    '7',
    PATHS.staffOrderMenu,
  ]);
  expect(basketOf(1001)).toHaveLength(2);
  expect(storedNote.read()).toBe('Alergia a los frutos secos');
});

it('stays at the table if the question is closed', async () => {
  fillBasket();
  await chooseTable('7');
  await userEvent.click(screen.getByRole('button', { name: 'Cerrar' }));
  expect([storedStaffPlace.read().tableName, location.pathname]).toEqual(['4', PATHS.staffOrder]);
  expect(basketOf(1001)).toHaveLength(2);
});

it.each([
  { when: 'the table stays the same', table: '4', prepare: fillBasket },
  { when: 'nothing was chosen yet', table: '7', prepare: () => undefined },
])('asks nothing if $when', async ({ table, prepare }) => {
  prepare();
  await chooseTable(table);
  expect([storedStaffPlace.read().tableName, location.pathname]).toEqual([
    table,
    PATHS.staffOrderMenu,
  ]);
});
