import {
  errorMessage,
  orderExample,
  orderFromWire,
  weighLine,
  type ToldPayment,
} from '@simplato/contract';
import type { Order } from '@simplato/domain';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { RefusedError } from '../../api/call-error.ts';
import type { RoomTab } from './room-book.ts';
import { RoomDialogs, type RoomDialog } from './room-dialogs.tsx';
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

type Given = Partial<Parameters<typeof RoomDialogs>[0]> &
  Pick<Parameters<typeof RoomDialogs>[0], 'dialog'>;

function open({ tabs = [], ...given }: Given) {
  const places = tabs.map((tab) => ({ tableName: tab.tableName, tab }) as Place);
  const nothing = () => {};
  render(
    <RoomDialogs
      restaurantId={1001}
      tabs={tabs}
      zones={[{ name: '', places, tableCount: 2, takenCount: 2 }]}
      actions={{} as RoomActions}
      renderPayment={() => null}
      onOrder={nothing}
      onOpen={nothing}
      onLeave={nothing}
      onClose={nothing}
      {...given}
    />,
  );
}

test('a party that moves to a table of two is asked which of them it joins, and told of a stranger', async () => {
  const [moving, stranger, party] = [tabAt(1, '4'), tabAt(2, '7', 'unverified'), tabAt(3, '7')];
  const merge = vi.fn(async () => {});
  const onOpen = vi.fn();
  open({
    dialog: { kind: 'move', tab: moving },
    tabs: [moving, stranger, party],
    actions: { merge } as unknown as RoomActions,
    onOpen,
  });
  fireEvent.click(screen.getByRole('button', { name: 'Mesa 7' }));
  screen.getByRole('button', { name: /^Mesa 7 \(nº 32\)\s*sin verificar/ });
  fireEvent.click(screen.getByRole('button', { name: /^Mesa 7 \(nº 33\)\s*10,00/ }));
  expect(merge).toHaveBeenCalledExactlyOnceWith(moving, party);
  // Their own tab is no more: the room shows the one that they are in now.
  await vi.waitFor(() => expect(onOpen).toHaveBeenCalledWith(party.tabId));
});

test.each(['move', 'merge', 'move-order', 'close'] as const)(
  'whoever is about to %s a tab that a colleague has closed is told, and led back to the room',
  (kind) => {
    const [onLeave, onClose] = [vi.fn(), vi.fn()];
    const order = orderFromWire(orderExample);
    const tab = tabAt(1, '4');
    const dialog: RoomDialog = kind === 'move-order' ? { kind, tab, order } : { kind, tab };
    open({ dialog, tabs: [tabAt(3, '7')], onLeave, onClose });
    screen.getByRole('dialog', { name: 'Esta cuenta ya no está abierta' });
    fireEvent.click(screen.getByRole('button', { name: 'Ver la sala' }));
    expect(onLeave).toHaveBeenCalledOnce();
    expect(onClose).toHaveBeenCalledOnce();
  },
);

test('a refused choice is told where it was made', async () => {
  const [one, other] = [tabAt(1, '4'), tabAt(3, '7')];
  const refusal = new RefusedError({ code: 'tab_closed', message: errorMessage('tab_closed') });
  const merge = async () => Promise.reject(refusal);
  open({
    dialog: { kind: 'merge', tab: one },
    tabs: [one, other],
    actions: { merge } as unknown as RoomActions,
  });
  fireEvent.click(screen.getByRole('button', { name: /^Mesa 7/ }));
  expect((await screen.findByRole('alert')).textContent).toBe(refusal.message);
});

test('whoever closes a tab is told which courses wait, apart from what is still to be served', () => {
  const order = orderFromWire(orderExample);
  const times = { firedAt: order.placedAt, doneAt: order.placedAt, servedAt: order.placedAt };
  const held = { firedAt: null, doneAt: null, servedAt: null };
  const waiting: Order = {
    ...order,
    status: 'preparing',
    lines: [1, 2].map((course) => ({ ...order.lines[0]!, course })),
    courses: [
      { course: 1, ...times },
      { course: 2, ...held },
    ],
  };
  const tab = { ...tabAt(1, '4'), orders: [waiting], payments: [] } as RoomTab;
  open({ dialog: { kind: 'close', tab }, tabs: [tab] });
  screen.getByText('Los segundos esperan: no se harán si no los marchas.');
  expect(screen.queryByText(/sigue en cocina/)).toBeNull();
});

test('what nobody wants at its weight ends with a reason, which stays after a refusal', async () => {
  const order = orderFromWire(weighLine.example.answer);
  const refusal = new RefusedError({ code: 'wrong_step', message: errorMessage('wrong_step') });
  const cancel = vi
    .fn<RoomActions['cancel']>()
    .mockRejectedValueOnce(refusal)
    .mockResolvedValueOnce();
  const onClose = vi.fn();
  open({
    dialog: { kind: 'cancel', tab: tabAt(1, '4'), order },
    actions: { cancel } as unknown as RoomActions,
    onClose,
  });
  screen.getByRole('dialog', { name: 'Cancelar: Gamba roja' });
  const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Cancelar pedido' }));
  submit();
  await screen.findByText('Escribe el motivo o elige uno');
  expect(cancel).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Se nos ha terminado' }));
  submit();
  await screen.findByText(/lo han aceptado o cancelado/);
  expect(onClose).not.toHaveBeenCalled();
  submit();
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(cancel).toHaveBeenLastCalledWith(order, 'Se nos ha terminado');
});

test('a charge is taken back with a reason, and cash has to go back into their hands', async () => {
  const undoCharge = vi.fn<RoomActions['undoCharge']>().mockResolvedValue();
  const payment = { form: 'cash', cents: 1_250 } as ToldPayment;
  const tab = tabAt(1, '4');
  open({
    dialog: { kind: 'undo-charge', tab, payment },
    actions: { undoCharge } as unknown as RoomActions,
  });
  screen.getByText(/^Esos euros vuelven a quedar pendientes.*devuélvelos\.$/);
  fireEvent.change(screen.getByRole('textbox', { name: /^Motivo/ }), {
    target: { value: ' Era otra mesa ' },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Deshacer' }));
  await vi.waitFor(() =>
    expect(undoCharge).toHaveBeenCalledExactlyOnceWith(tab, payment, 'Era otra mesa'),
  );
});
