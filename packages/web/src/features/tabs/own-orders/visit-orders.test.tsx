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

it('offers no other round of what was cancelled', async () => {
  await showHome({ status: 'CANCELLED' });
  expect(again()).toBeNull();
});
