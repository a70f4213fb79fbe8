import { COOKIES, readOwnTab, readRestaurant } from '@simplato/contract';
import { encodeBase64 } from '@simplato/domain';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ToastProvider } from '../ui/toast.tsx';
import { storedLastOrder } from '../features/checkout/sending/pending-order-store.ts';
import { ConfirmationRoute } from './diner-orders.tsx';

afterEach(() => vi.unstubAllGlobals());

it('leads from an order that is paid at the table to paying the bill by phone', async () => {
  document.cookie = `${COOKIES.userType}=${encodeURIComponent(encodeBase64('CLIENTE'))}`;
  document.cookie = `${COOKIES.restaurantId}=${encodeURIComponent(encodeBase64('1001'))}`;
  storedLastOrder.write(12);
  const cuenta = readOwnTab.example.answer;
  vi.stubGlobal('fetch', async (path: string) => {
    if (path.endsWith('/client/mesa')) {
      return Response.json({ verificada: true, cuenta, cuentaabierta: null, espera: false });
    }
    return Response.json(path.includes('/orders') ? [] : readRestaurant.example.answer);
  });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ToastProvider>
        <ConfirmationRoute />
      </ToastProvider>
    </QueryClientProvider>,
  );
  const link = await screen.findByRole('link', { name: 'Pagar la cuenta', hidden: true });
  expect(link.getAttribute('href')).toBe('/clients/pagar');
});
