import { COOKIES, orderExample, type OrderWire } from '@simplato/contract';
import { encodeBase64 } from '@simplato/domain';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { clearStorages } from '../../../storage/stored-value.ts';
import { ToastProvider } from '../../../ui/toast.tsx';
import { basketOf } from '../../checkout/basket/basket-store.ts';
import { VisitOrders } from './visit-orders.tsx';

beforeEach(() => {
  clearStorages();
  document.cookie = `${COOKIES.userType}=${encodeURIComponent(encodeBase64('CLIENTE'))}`;
  document.cookie = `${COOKIES.restaurantId}=${encodeURIComponent(encodeBase64('1001'))}`;
});
afterEach(() => vi.unstubAllGlobals());

async function showHome(newest: Partial<OrderWire>): Promise<void> {
  const [line] = orderExample.lineas;
  const older = { ...orderExample, idorder: 7, lineas: [{ ...line!, idproductos: 999 }] };
  const orders = [older, { ...orderExample, idorder: 8, lineas: [line!], ...newest }];
  vi.stubGlobal('fetch', async (address: string) =>
    address.endsWith('/client/orders')
      ? Response.json(orders)
      : Response.json({ code: 'unavailable', message: '' }, { status: 503 }),
  );
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ToastProvider>
        <VisitOrders />
      </ToastProvider>
    </QueryClientProvider>,
  );
  await screen.findByText('Pedido nº 8');
}
const again = () => screen.queryByRole('button', { name: 'Pedir otra ronda' });

it('puts the newest order into the basket once more, and opens the summary', async () => {
  await showHome({});
  fireEvent.click(again()!);
  expect(basketOf(1001)).toMatchObject([
    { productId: orderExample.lineas[0]!.idproductos, quantity: orderExample.lineas[0]!.quantity },
  ]);
  expect(location.pathname).toBe('/clients/resumen');
});

it('asks anew for what is sold by weight, in its sheet, and puts none into the basket', async () => {
  const [line] = orderExample.lineas;
  await showHome({ lineas: [{ ...line!, gramos: 320, pesada: true, quantity: 1 }] });
  fireEvent.click(again()!);
  expect(basketOf(1001)).toEqual([]);
  expect(location.pathname + location.search).toBe(`/clients/carta?plato=${line!.idproductos}`);
});

it('offers no other round of what was cancelled', async () => {
  await showHome({ status: 'CANCELLED' });
  expect(again()).toBeNull();
});

it('says which course waits, and leads to where the table fires it', async () => {
  const [line] = orderExample.lineas;
  const times = { hecho: null, servido: null };
  await showHome({
    lineas: [line!, { ...line!, curso: 2 }],
    cursos: [
      { curso: 1, marchado: orderExample.fecha, ...times },
      { curso: 2, marchado: null, ...times },
    ],
  });
  const link = screen.getByRole('link', { name: 'Los segundos esperan' });
  expect(link.getAttribute('href')).toBe('/clients/pedidos');
});

it('says when what is being made will be ready', async () => {
  const at = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
  await showHome({ status: 'PREPARING', espera: { desde: at(3), hasta: at(9) } });
  expect(screen.getByText(/^Listo entre las? \d\d:\d\d y las? \d\d:\d\d$/)).toBeDefined();
});
