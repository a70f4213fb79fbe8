import { COOKIES, orderExample, orderFromWire } from '@simplato/contract';
import { encodeBase64, type Order } from '@simplato/domain';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ExpectedWait } from './expected-wait.tsx';
import { OpenOrderPromise } from './open-order-promise.tsx';

const MINUTE_MS = 60_000;
const espera = { desde: '2026-11-20T13:20:00.000Z', hasta: '2026-11-20T13:28:00.000Z' };
const LINES = [
  { productId: 7, course: 1, quantity: 2, options: [] as const },
  { productId: 9, course: 2, quantity: 1, options: [] as const },
];
let asked: string[] = [];

beforeEach(() => {
  asked = [];
  document.cookie = `${COOKIES.userType}=${encodeURIComponent(encodeBase64('CLIENTE'))}`;
  document.cookie = `${COOKIES.restaurantId}=${encodeURIComponent(encodeBase64('1001'))}`;
});
afterEach(() => vi.unstubAllGlobals());

function showWait(answer: () => Response, isByCourses = false): void {
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    return answer();
  });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ExpectedWait restaurantId={1001} lines={LINES} isByCourses={isByCourses} />
    </QueryClientProvider>,
  );
}

describe('before an order is sent', () => {
  it('says when all of it would be ready, in the restaurant’s time', async () => {
    showWait(() => Response.json({ espera, productos: [] }));
    expect(await screen.findByText('Listo entre las 14:20 y las 14:28')).toBeDefined();
    expect(decodeURIComponent(asked[0] ?? '')).toContain('productos=7,7,9');
  });

  it('says when what is not held would be ready', async () => {
    showWait(() => Response.json({ espera, productos: [] }), true);
    const words = 'Lo primero estará listo entre las 14:20 y las 14:28';
    expect(await screen.findByText(words)).toBeDefined();
    expect(decodeURIComponent(asked[0] ?? '')).toContain('productos=7,7');
  });

  it.each([
    ['promises nothing', () => Response.json({ espera: null, productos: [] })],
    ['fails', () => Response.json({ code: 'unavailable', message: '' }, { status: 503 })],
  ])('says nothing where the server %s', async (_what, answer) => {
    showWait(answer);
    await vi.waitUntil(() => asked.length > 0);
    expect(screen.queryByText(/listo/i)).toBeNull();
  });
});

describe('while somebody waits for an order', () => {
  const at = (minutes: number) => new Date(Date.now() + minutes * MINUTE_MS).toISOString();
  const waiting = (given: Partial<Order>) =>
    render(
      <OpenOrderPromise
        order={{ ...orderFromWire(orderExample), status: 'preparing', ...given }}
      />,
    );

  it('says when it will be ready', () => {
    waiting({ promise: { from: at(3), until: at(9) } });
    expect(screen.getByText(/^Listo entre las? \d\d:\d\d y las? \d\d:\d\d$/)).toBeDefined();
  });

  it('says nothing without a promise, or once its time is over', () => {
    waiting({ promise: null });
    waiting({ promise: { from: at(-30), until: at(-20) } });
    expect(screen.queryByText(/listo/i)).toBeNull();
  });
});
