import { COOKIES, errorMessage, orderExample, type ErrorCode } from '@simplato/contract';
import { encodeBase64 } from '@simplato/domain';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PATHS } from '../../../paths.ts';
import { ToastProvider } from '../../../ui/toast.tsx';
import { NO_STAFF_PLACE, storedStaffPlace } from '../basket/basket-place.ts';
import { type PendingOrder, storedPendingOrder } from './pending-order-store.ts';
import { orderSender } from './use-sending.ts';
import { clearStorages } from '../../../storage/stored-value.ts';
import { OrderRetry } from './order-retry.tsx';
import { WaiterOrderRetry } from '../waiter/waiter-order-retry.tsx';

const MINUTE_MS = 60_000;
const restaurant = 1001;

let place: () => Promise<Response>;

function workAs(type: 'CLIENTE' | 'RESTAURANTE') {
  document.cookie = `${COOKIES.userType}=${encodeURIComponent(encodeBase64(type))}`;
}

beforeEach(() => {
  workAs('CLIENTE');
  document.cookie = `${COOKIES.restaurantId}=${encodeURIComponent(encodeBase64(String(restaurant)))}`;
  // The simulated browser has none, but claims to.
  const request = async (_name: string, _how: object, work: (lock: object) => unknown) => work({});
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
  history.replaceState(null, '', PATHS.menu);
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => place()),
  );
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  orderSender.forgetOutcome();
  clearStorages();
  document.cookie = `${COOKIES.table}=; Max-Age=-1`;
});

function refuse(code: ErrorCode) {
  place = async () => Response.json({ code, message: errorMessage(code) }, { status: 409 });
}

const orderRetry = <OrderRetry restaurantId={restaurant} onMenuChanged={async () => undefined} />;

const WINE = { lineas: [{ idproductos: 7, quantity: 1 }] };

/** A page that is not the summary, opened with an order that was sent this long ago. */
function open(
  agoMs: number,
  keeper: ReactNode = orderRetry,
  table?: string,
  seat?: string,
  body: PendingOrder['body'] = WINE,
) {
  storedPendingOrder.write({
    idempotencyKey: 'clave-1',
    restaurantId: restaurant,
    body,
    ...(table === undefined ? {} : { table }),
    ...(seat === undefined ? {} : { seat }),
    state: 'unanswered',
    startedAt: Date.now() - agoMs,
  });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ToastProvider>{keeper}</ToastProvider>
    </QueryClientProvider>,
  );
}

async function alertOf(text: string) {
  const alert = (await screen.findByText(text)).closest('[role=alert]');
  expect(alert).not.toBeNull();
  return within(alert as HTMLElement);
}

it('says that it will be sent for as long as it is tried, and no longer', async () => {
  vi.useFakeTimers();
  place = async () => Promise.reject(new TypeError('Failed to fetch'));
  open(29 * MINUTE_MS);
  await act(() => vi.advanceTimersByTimeAsync(30_000));
  expect(screen.getByText('No sabemos si tu pedido ha llegado')).toBeDefined();

  await act(() => vi.advanceTimersByTimeAsync(MINUTE_MS));
  const tries = vi.mocked(fetch).mock.calls.length;
  expect(tries).toBeGreaterThan(6);
  expect(screen.queryByText('No sabemos si tu pedido ha llegado')).toBeNull();
  expect(screen.getByText('Tienes un pedido de antes sin confirmar')).toBeDefined();

  await act(() => vi.advanceTimersByTimeAsync(MINUTE_MS));
  expect(vi.mocked(fetch).mock.calls.length).toBe(tries);
});

it.each([
  ['menu_changed', 'Tu pedido no se ha enviado: la carta ha cambiado. Lo que elegiste sigue aquí.'],
  ['kitchen_closed', `Tu pedido no se ha enviado. ${errorMessage('kitchen_closed')}`],
  ['too_many_orders', `Tu pedido no se ha enviado. ${errorMessage('too_many_orders')}`],
] as const)(
  'tells a diner on another page that a resent order was not taken, and why: %s',
  async (code, text) => {
    refuse(code);
    open(MINUTE_MS);
    const alert = await alertOf(text);
    expect(location.pathname).toBe(PATHS.menu);

    await userEvent.click(alert.getByRole('button', { name: 'Ver mi pedido' }));
    expect(location.pathname).toBe(PATHS.orderSummary);
    await waitFor(() => expect(screen.queryByText(text)).toBeNull());

    // The summary has shown it: the other pages need not say it again.
    act(() => history.pushState(null, '', PATHS.menu));
    expect(screen.queryByText(text)).toBeNull();
  },
);

it('says at which table an order is served that had arrived from there', async () => {
  document.cookie = `${COOKIES.table}=${encodeURIComponent(encodeBase64('7'))}`;
  place = async () => Response.json({ ...orderExample, mesa: '3' });
  open(MINUTE_MS, orderRetry, undefined, '3');
  expect(screen.getByText(/Si llegó, lo sirven allí\. .* te lo sirven en Mesa 7\./)).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Enviar ahora' }));
  expect(
    await screen.findByText(/^Pedido enviado\..* Este pedido lo sirven en Mesa 3\.$/),
  ).toBeDefined();
});

it('leads to no basket for what is sold by weight, and says nothing that its sheet says', async () => {
  refuse('kitchen_closed');
  const body = { lineas: [{ idproductos: 7, quantity: 1, gramos: 300 }] };
  open(MINUTE_MS, orderRetry, undefined, undefined, body);
  const text = `Tu pedido no se ha enviado. ${errorMessage('kitchen_closed')}`;
  const alert = await alertOf(text);
  expect(alert.queryByRole('button', { name: 'Ver mi pedido' })).toBeNull();
  await act(async () => orderSender.start(restaurant, body));
  expect(screen.queryByText(text)).toBeNull();
});

it('says nothing of its own on the summary, which shows the refusal itself', async () => {
  refuse('kitchen_closed');
  history.replaceState(null, '', PATHS.orderSummary);
  open(MINUTE_MS);
  await waitFor(() => expect(orderSender.read().outcome.kind).toBe('refused'));
  expect(screen.queryByText(/Tu pedido no se ha enviado/)).toBeNull();
});

it('tells a waiter at the board which table’s order was not taken, and leads there', async () => {
  workAs('RESTAURANTE');
  history.replaceState(null, '', PATHS.board);
  refuse('menu_changed');
  open(MINUTE_MS, <WaiterOrderRetry />, '7');
  storedStaffPlace.write({ ...NO_STAFF_PLACE, tableName: '2' });
  const alert = await alertOf(
    'Mesa 7: el pedido no se ha enviado, porque la carta ha cambiado. Lo que elegiste sigue aquí.',
  );

  await userEvent.click(alert.getByRole('button', { name: 'Ver el pedido' }));
  expect(location.pathname).toBe(PATHS.staffOrderSummary);
  expect(storedStaffPlace.read().tableName).toBe('7');
});

it('asks a waiter for the table again when the party that it was for has gone', async () => {
  workAs('RESTAURANTE');
  history.replaceState(null, '', PATHS.board);
  refuse('tab_closed');
  open(MINUTE_MS, <WaiterOrderRetry />, '7');
  const alert = await alertOf(
    'Mesa 7: el pedido no se ha enviado, porque esa cuenta se ha cerrado o ha cambiado de mesa. Los platos siguen aquí: di otra vez para qué mesa son.',
  );
  await userEvent.click(alert.getByRole('button', { name: 'Ver el pedido' }));
  expect(location.pathname).toBe(PATHS.staffOrder);
});
