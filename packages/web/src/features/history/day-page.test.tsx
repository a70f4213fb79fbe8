import { COOKIES, readDay } from '@simplato/contract';
import { encodeBase64 } from '@simplato/domain';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DayPage } from './day-page.tsx';

beforeEach(() => {
  document.cookie = `${COOKIES.userType}=${encodeURIComponent(encodeBase64('RESTAURANTE'))}`;
  document.cookie = `${COOKIES.restaurantId}=${encodeURIComponent(encodeBase64('1001'))}`;
});
afterEach(() => vi.unstubAllGlobals());

it('never shows one day’s figures under another day’s name', async () => {
  let asked = 0;
  vi.stubGlobal('fetch', async () => {
    asked += 1;
    return asked === 1 ? Response.json(readDay.example.answer) : new Promise(() => undefined);
  });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <DayPage />
    </QueryClientProvider>,
  );
  expect(await screen.findByText('Ticket medio')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'El día anterior' }));
  expect(screen.queryByText('Ticket medio')).toBeNull();
  expect(screen.getByText('Sumando el día...')).toBeDefined();
});

const DAY = /\/shop\/orders\/dias\//;
it.each([
  [{ prometidos: 84, cumplidos: 78 }, '78 de 84'],
  [{ prometidos: 0, cumplidos: 0 }, null],
])('says of %j how many promised times held', async (record, words) => {
  vi.stubGlobal('fetch', async (address: string) =>
    Response.json(DAY.test(address) ? readDay.example.answer : record),
  );
  render(
    <QueryClientProvider client={new QueryClient()}>
      <DayPage />
    </QueryClientProvider>,
  );
  expect(await screen.findByText('Ticket medio')).toBeDefined();
  if (words === null) expect(screen.queryByText('Horas prometidas')).toBeNull();
  else expect(await screen.findByText(words)).toBeDefined();
});

it('lists what a menu was made of below it, and adds up only what was sold', async () => {
  const menu = { idproductos: 7, name: 'Menú del día' };
  const platos = [
    { ...menu, quantity: 3, total: '43.50' },
    { idproductos: 8, name: 'Pollo', quantity: 3, total: '0.00', menu },
    { idproductos: 9, name: 'Agua', quantity: 2, total: '4.00' },
  ];
  vi.stubGlobal('fetch', async () => Response.json({ ...readDay.example.answer, platos }));
  render(
    <QueryClientProvider client={new QueryClient()}>
      <DayPage />
    </QueryClientProvider>,
  );
  const table = await screen.findByRole('table', { name: 'Ventas por plato' });
  const rows = [...table.querySelectorAll('tr')].map((row) =>
    [...row.children].map(({ textContent }) => textContent?.replace(/\s/g, ' ')).join(' | '),
  );
  expect(rows.slice(1)).toEqual([
    'Menú del día | 3 | 43,50 €',
    'Pollo | 3 | en el menú',
    'Agua | 2 | 4,00 €',
    'Suma | 5 | 47,50 €',
  ]);
});
