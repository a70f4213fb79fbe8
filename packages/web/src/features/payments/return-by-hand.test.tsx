import { COOKIES, errorMessage, orderExample, orderFromWire } from '@simplato/contract';
import { encodeBase64, type Order } from '@simplato/domain';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { ReturnByHand } from './return-by-hand.tsx';

afterEach(() => vi.unstubAllGlobals());

it('asks first, says why it failed, and hands over the order as it is now', async () => {
  document.cookie = `${COOKIES.userType}=${encodeURIComponent(encodeBase64('RESTAURANTE'))}`;
  document.cookie = `${COOKIES.restaurantId}=${encodeURIComponent(encodeBase64('1001'))}`;
  const answers = [
    Response.json({ code: 'server_error', message: errorMessage('server_error') }, { status: 500 }),
    Response.json({ ...orderExample, ispaid: 'true', devuelto: '16.50' }),
  ];
  const paths: string[] = [];
  vi.stubGlobal('fetch', async (path: string) => {
    paths.push(path);
    return answers.shift();
  });
  const order: Order = {
    ...orderFromWire({ ...orderExample, ispaid: 'true' }),
    stray: { state: 'stuck', amountCents: 1650 },
  };
  const changed: Order[] = [];
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ReturnByHand order={order} onChange={(now) => changed.push(now)} />
    </QueryClientProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Devuelto en mano' }));
  expect(screen.getByText(/¿Le has dado 16,50.€ en mano\?/)).toBeDefined();
  expect(paths).toEqual([]);

  await userEvent.click(screen.getByRole('button', { name: 'Sí, ya está devuelto' }));
  expect(await screen.findByText('No hemos podido anotarlo')).toBeDefined();
  expect(changed).toEqual([]);

  await userEvent.click(screen.getByRole('button', { name: 'Sí, ya está devuelto' }));
  await expect.poll(() => changed.map(({ refundedCents }) => refundedCents)).toEqual([1650]);
  expect(paths).toEqual(Array(2).fill(`/api/shop/orders/${order.orderId}/devuelto-en-mano`));
  expect(screen.queryByText('No hemos podido anotarlo')).toBeNull();
});
