import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { RoomTab } from './room-book.ts';
import { RoomDialogs } from './room-dialogs.tsx';
import type { Place } from './room-view.ts';
import type { RoomActions } from './use-room-actions.ts';

const tabAt = (tabId: number, tableName: string, opening: RoomTab['opening'] = 'scan') =>
  ({
    tabId,
    tableName,
    number: 30 + tabId,
    opening,
    isClosed: false,
    totalCents: 1_000,
  }) as RoomTab;

test('a party that moves to a table of two is asked which of them it joins, and told of a stranger', () => {
  const [moving, stranger, party] = [tabAt(1, '4'), tabAt(2, '7', 'unverified'), tabAt(3, '7')];
  const tabs = [moving, stranger, party];
  const places = tabs.map((tab) => ({ tableName: tab.tableName, tab }) as Place);
  const zones = [{ name: '', places, tableCount: 2, takenCount: 2 }];
  const merge = vi.fn(async () => {});
  const nothing = () => {};
  render(
    <RoomDialogs
      restaurantId={1001}
      dialog={{ kind: 'move', tab: moving }}
      actions={{ merge } as unknown as RoomActions}
      renderPayment={() => null}
      onOrder={nothing}
      onOpen={nothing}
      onLeave={nothing}
      onClose={nothing}
      {...{ tabs, zones }}
    />,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Mesa 7' }));
  screen.getByRole('button', { name: /^Mesa 7 \(nº 32\)\s*sin verificar/ });
  fireEvent.click(screen.getByRole('button', { name: /^Mesa 7 \(nº 33\)\s*10,00/ }));
  expect(merge).toHaveBeenCalledExactlyOnceWith(moving, party);
});
