import {
  acceptWeight,
  COOKIES,
  orderFromWire,
  tabExample,
  weighLine,
  type OrderWire,
  type TabWire,
} from '@simplato/contract';
import { encodeBase64, type Order } from '@simplato/domain';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { tabFromWire } from '../../api/read-place.ts';
import { PATHS } from '../../paths.ts';
import { ToastProvider } from '../../ui/toast.tsx';
import { ownOrdersQuery } from '../orders/own-orders-query.ts';
import { placeQuery } from '../place/place-query.ts';
import { WeighingWatch } from './weighing-watch.tsx';

const RESTAURANT = 1001;
const WEIGHED = weighLine.example.answer;
const NOTICE = /^Gamba roja · 320 g: 23,04\s€\. ¿Lo preparamos\?$/;

beforeEach(() => {
  document.cookie = `${COOKIES.userType}=${encodeURIComponent(encodeBase64('CLIENTE'))}`;
  document.cookie = `${COOKIES.restaurantId}=${encodeURIComponent(encodeBase64(String(RESTAURANT)))}`;
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')));
});
afterEach(() => vi.unstubAllGlobals());

interface Known {
  own?: readonly Order[];
  /** An order of the tab, and who of it ordered: null for a waiter. */
  onTab?: readonly [OrderWire, idcomensal: number | null];
  path?: string;
}

/** An order as its tab tells it. */
function ofTab(order: OrderWire, idcomensal: number | null): TabWire['pedidos'][number] {
  const [placed] = tabExample.pedidos;
  const lineas = order.lineas.map((line) => ({ ...placed!.lineas[0]!, ...line }));
  return { ...placed!, ...order, lineas, idcomensal };
}

function show({ own = [], onTab, path = PATHS.menu }: Known) {
  const client = new QueryClient();
  const { queryKey } = ownOrdersQuery(RESTAURANT);
  client.setQueryData(queryKey, own);
  const pedidos = onTab ? [ofTab(...onTab)] : [];
  client.setQueryData(placeQuery(RESTAURANT).queryKey, {
    isVerified: true,
    tab: tabFromWire({ ...tabExample, pedidos }),
    openSince: null,
    isWaiting: false,
  });
  const { hook, history } = memoryLocation({ path, record: true });
  render(
    <Router hook={hook}>
      <QueryClientProvider client={client}>
        <ToastProvider>
          <WeighingWatch restaurantId={RESTAURANT} />
        </ToastProvider>
      </QueryClientProvider>
    </Router>,
  );
  return {
    history,
    hear: (order: OrderWire) =>
      act(() => void client.setQueryData(queryKey, [orderFromWire(order)])),
  };
}

it('tells what was weighed on any page, leads to its answer, and is gone once it has one', async () => {
  const { history, hear } = show({ own: [orderFromWire(WEIGHED)] });
  await screen.findByText(NOTICE);
  fireEvent.click(screen.getByRole('button', { name: 'Ver el peso' }));
  expect(history.at(-1)).toBe(PATHS.tab);
  await waitFor(() => expect(screen.queryByText(NOTICE)).toBeNull());
  hear(acceptWeight.example.answer);
  expect(screen.queryByText(NOTICE)).toBeNull();
});

it('takes its words back when another phone has accepted', async () => {
  const { hear } = show({ own: [orderFromWire(WEIGHED)] });
  await screen.findByText(NOTICE);
  hear(acceptWeight.example.answer);
  await waitFor(() => expect(screen.queryByText(NOTICE)).toBeNull());
});

it('asks about what a waiter has ordered for the table too', async () => {
  show({ onTab: [WEIGHED, null] });
  await screen.findByText(NOTICE);
});

it.each<[string, Known]>([
  ['to a friend who did not order it', { onTab: [WEIGHED, 2] }],
  ['where it is answered', { own: [orderFromWire(WEIGHED)], path: PATHS.tab }],
  [
    'before it is weighed',
    {
      own: [
        orderFromWire({
          ...WEIGHED,
          lineas: WEIGHED.lineas.map((line) => ({ ...line, pesada: false })),
        }),
      ],
    },
  ],
])('says nothing %s', (_, known) => {
  show(known);
  expect(screen.queryByText(/Gamba roja/)).toBeNull();
});
