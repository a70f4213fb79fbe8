import { orderExample, orderFromWire, readTab, tabHeadFromWire } from '@simplato/contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { kitchenWatchQuery } from '../restaurant/kitchen/kitchen-watch-query.ts';
import { MissedBoard } from './missed-board.tsx';
import type { RoomTab } from './room-book.ts';

const PLACED = '2026-11-20T21:00:00.000Z';
const unseen = {
  ...orderFromWire(orderExample),
  status: 'received' as const,
  payment: 'unpaid' as const,
  placedAt: PLACED,
  seenAt: null,
};
const tabWith = (...orders: RoomTab['orders']): RoomTab => ({
  ...tabHeadFromWire(readTab.example.answer),
  orders,
});

const ringOnce = vi.fn();
let queries: QueryClient;
const watch = (isWatched: boolean) =>
  queries.setQueryData(kitchenWatchQuery(1001).queryKey, isWatched);

const page = (
  tabs: RoomTab[],
  minute = 0,
  onTurnOn: (() => void) | null = null,
  isBrief = false,
) => (
  <QueryClientProvider client={queries}>
    <MissedBoard
      restaurantId={1001}
      tabs={tabs}
      nowMs={Date.parse(PLACED) + minute * 60_000}
      sound={{ state: onTurnOn ? 'off' : 'on', ringOnce }}
      onTurnOn={onTurnOn}
      isBrief={isBrief}
    />
  </QueryClientProvider>
);

beforeEach(() => {
  ringOnce.mockReset();
  queries = new QueryClient();
});

it('rings once when nobody looks at the board, says what waits, and is gone when somebody does', async () => {
  const { rerender } = render(page([tabWith(unseen)], 3));
  expect(screen.queryByRole('status')).toBeNull();
  watch(false);
  expect((await screen.findByRole('status')).textContent).toBe(
    'Nadie mira el tablero de la cocinaHay un pedido sin ver, de hace 3\u00A0min. Avisa a la cocina y abre allí el tablero.',
  );
  rerender(page([tabWith(unseen, { ...unseen, orderId: 2 })], 4));
  expect(screen.getByRole('status').textContent).toContain(
    'Hay 2 pedidos sin ver, el primero de hace 4\u00A0min.',
  );
  expect(ringOnce).toHaveBeenCalledOnce();
  watch(true);
  await waitFor(() => expect(screen.queryByRole('status')).toBeNull());
  watch(false);
  await waitFor(() => expect(ringOnce).toHaveBeenCalledTimes(2));
});

it('says where it cannot ring, with the way to turn the sound on', () => {
  watch(false);
  const turnOn = vi.fn();
  render(page([tabWith(unseen)], 3, turnOn));
  expect(screen.getByRole('status').textContent).toContain('Aquí no suena la campana.');
  fireEvent.click(screen.getByRole('button', { name: 'Activar sonido' }));
  expect(turnOn).toHaveBeenCalledOnce();
  expect(ringOnce).not.toHaveBeenCalled();
});

it('is silent where nobody is there', () => {
  watch(false);
  render(page([]));
  expect(screen.queryByRole('status')).toBeNull();
  expect(ringOnce).not.toHaveBeenCalled();
});

it('says over a tab that fills a phone what waits, and nothing more', async () => {
  watch(false);
  render(page([tabWith(unseen)], 3, vi.fn(), true));
  const { textContent } = await screen.findByRole('status');
  expect(textContent).toContain('Hay un pedido sin ver, de hace 3\u00A0min.');
  expect(textContent).not.toContain('Aquí no suena');
});
