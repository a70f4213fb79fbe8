import { COOKIES } from '@simplato/contract';
import { encodeBase64 } from '@simplato/domain';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PATHS } from '../../paths.ts';
import { ToastProvider } from '../../ui/toast.tsx';
import { storedPendingOrder } from '../basket/pending-order-store.ts';
import { clearStorages } from '../session/stored-value.ts';
import { KeepSending } from './keep-sending.tsx';

const MINUTE_MS = 60_000;
const house = 1001;

let place: () => Promise<Response>;

beforeEach(() => {
  document.cookie = `${COOKIES.userType}=${encodeURIComponent(encodeBase64('CLIENTE'))}`;
  document.cookie = `${COOKIES.restaurantId}=${encodeURIComponent(encodeBase64(String(house)))}`;
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
  clearStorages();
});

/** A page that is not the summary, opened with an order that was sent this long ago. */
function open(agoMs: number) {
  storedPendingOrder.write({
    idempotencyKey: 'clave-1',
    restaurantId: house,
    body: { lineas: [{ idproductos: 7, quantity: 1 }] },
    state: 'unanswered',
    startedAt: Date.now() - agoMs,
  });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ToastProvider>
        <KeepSending restaurantId={house} onMenuChanged={() => undefined} />
      </ToastProvider>
    </QueryClientProvider>,
  );
}

it('says that it will be sent for as long as it is tried, and no longer', async () => {
  vi.useFakeTimers();
  place = async () => Promise.reject(new TypeError('Failed to fetch'));
  open(29 * MINUTE_MS);
  await act(() => vi.advanceTimersByTimeAsync(30_000));
  expect(screen.getByText(/Lo enviaremos al volver la conexión/)).toBeDefined();

  await act(() => vi.advanceTimersByTimeAsync(MINUTE_MS));
  const tries = vi.mocked(fetch).mock.calls.length;
  expect(tries).toBeGreaterThan(6);
  expect(screen.queryByText(/Lo enviaremos/)).toBeNull();
  expect(screen.getByText('Tienes un pedido de antes sin confirmar')).toBeDefined();

  await act(() => vi.advanceTimersByTimeAsync(MINUTE_MS));
  expect(vi.mocked(fetch).mock.calls.length).toBe(tries);
});
