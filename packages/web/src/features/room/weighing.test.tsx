import {
  acceptWeightByPin,
  errorMessage,
  listColleagues,
  orderFromWire,
  weighLine,
  type CurrentLineWire,
  type ErrorCode,
} from '@simplato/contract';
import type { Allergen, Order } from '@simplato/domain';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { RefusedError } from '../../api/call-error.ts';
import { PATHS } from '../../paths.ts';
import { AcceptWeightDialog } from './accept-weight-dialog.tsx';
import type { RoomTab } from './room-book.ts';
import { RoundSlip } from './round-slip.tsx';
import type { RoomActions } from './use-room-actions.ts';
import { WeighDialog } from './weigh-dialog.tsx';

const WEIGHED: Order = orderFromWire(weighLine.example.answer);
const ASKED: Order = {
  ...WEIGHED,
  lines: WEIGHED.lines.map((line) => ({ ...line, grams: 300, isWeighed: false })),
};
const ACCEPTED: Order = orderFromWire(acceptWeightByPin.example.answer);

function showSlip(order: Order) {
  const nothing = () => {};
  const onWeigh = vi.fn();
  render(
    <RoundSlip
      round={{ index: 1, order, memberId: null, forMembers: [null] }}
      tab={{ tabId: 1, tableName: order.tableName } as RoomTab}
      who="Lucía"
      nowMs={Date.parse(order.placedAt)}
      actions={{ isPending: () => false } as unknown as RoomActions}
      onMove={nothing}
      onWeigh={onWeigh}
      onAccept={nothing}
      onCancel={nothing}
      onRemove={nothing}
    />,
  );
  return onWeigh;
}

test('what is asked for by weight says about how much, and is weighed from its slip', () => {
  const onWeigh = showSlip(ASKED);
  screen.getByText('Por pesar · ahora');
  screen.getByText('Gamba roja · unos 300 g');
  expect(screen.queryByText('Pagando online')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Pesar' }));
  expect(onWeigh).toHaveBeenCalledOnce();
});

test('what is weighed waits for its table, and once it has accepted is a slip like any other', () => {
  showSlip(WEIGHED);
  screen.getByText('Pesado: 320 g');
  screen.getByText('Gamba roja · 320 g');
  screen.getByRole('button', { name: 'Aceptar con PIN' });
});

test('an accepted slip keeps its weight, and nothing more is to be done about it', () => {
  showSlip(ACCEPTED);
  screen.getByText('Gamba roja · 320 g');
  expect(screen.queryByRole('button', { name: /[Pp]esar|PIN/ })).toBeNull();
});

function weigh(actions: Partial<RoomActions>) {
  const onClose = vi.fn();
  render(<WeighDialog order={ASKED} actions={actions as RoomActions} onClose={onClose} />);
  return { onClose, field: screen.getByRole('textbox', { name: /Gramos/ }) };
}
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Guardar peso' }));

test('shows the price of what is typed, and sends the weight', async () => {
  const sent = vi.fn(async () => {});
  const { field, onClose } = weigh({ weigh: sent });
  fireEvent.change(field, { target: { value: '320' } });
  screen.getByText('320 g · 23,04 €', { normalizer: (text) => text.replaceAll('\u00A0', ' ') });
  save();
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(sent).toHaveBeenCalledExactlyOnceWith(ASKED, 1, 320);
});

test.each([
  ['', 'Escribe lo que marca la báscula, en gramos: 320'],
  ['mucho', 'Escribe lo que marca la báscula, en gramos: 320'],
  ['30000', 'Como mucho 20000 g'],
])('“%s” is no weight, and is not sent', async (typed, fault) => {
  const sent = vi.fn(async () => {});
  const { field } = weigh({ weigh: sent });
  fireEvent.change(field, { target: { value: typed } });
  save();
  await screen.findByText(fault);
  expect(sent).not.toHaveBeenCalled();
});

test('a refusal is told, and what was typed stays', async () => {
  const code = 'wrong_step';
  const refused = new RefusedError({ code, message: errorMessage(code) });
  const { field } = weigh({ weigh: async () => Promise.reject(refused) });
  fireEvent.change(field, { target: { value: '320' } });
  save();
  expect((await screen.findByRole('alert')).textContent).toContain('lo han aceptado o cancelado');
  expect((field as HTMLInputElement).value).toBe('320');
});

test('with nobody’s PIN, what is asked for is said all the same, and where one is set', () => {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  client.setQueryData(['colleagues', 1001], []);
  render(
    <QueryClientProvider client={client}>
      <AcceptWeightDialog
        restaurantId={1001}
        order={WEIGHED}
        actions={{} as RoomActions}
        onClose={() => undefined}
      />
    </QueryClientProvider>,
  );
  screen.getByText(/^320 g · /);
  const link = screen.getByRole('link', { name: 'Poner mi PIN en «Mi cuenta»' });
  expect(link.getAttribute('href')).toBe(PATHS.staffAccount);
});

const refusal = (code: ErrorCode, lineas?: CurrentLineWire[]) =>
  new RefusedError({ code, message: errorMessage(code), lineas });

/** The dialog with a PIN typed, where the first answer is a refusal. */
async function refuseOnce(refused: RefusedError) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  client.setQueryData(['colleagues', 1001], listColleagues.example.answer);
  const acceptWeight = vi
    .fn<RoomActions['acceptWeight']>()
    .mockRejectedValueOnce(refused)
    .mockResolvedValueOnce();
  const onClose = vi.fn();
  render(
    <QueryClientProvider client={client}>
      <AcceptWeightDialog
        restaurantId={1001}
        order={WEIGHED}
        actions={{ acceptWeight } as unknown as RoomActions}
        onClose={onClose}
      />
    </QueryClientProvider>,
  );
  fireEvent.change(await screen.findByLabelText('PIN'), { target: { value: '2468' } });
  const accept = () => fireEvent.click(screen.getByRole('button', { name: 'La mesa lo acepta' }));
  accept();
  return { accept, acceptWeight, onClose };
}

test('a wrong PIN is told, and the question stays until it is the right one', async () => {
  const { accept, acceptWeight, onClose } = await refuseOnce(refusal('wrong_pin'));
  await screen.findByText(errorMessage('wrong_pin'));
  expect(onClose).not.toHaveBeenCalled();
  accept();
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(acceptWeight).toHaveBeenLastCalledWith(
    WEIGHED,
    1,
    expect.objectContaining({ gramos: 320, pinacceso: expect.any(String) }),
  );
});

test('what has changed since it was ordered is said, and accepted with the next press', async () => {
  const [line] = WEIGHED.lines;
  const facts = (...alergenos: Allergen[]) => ({ alergenos, dieta: null, textos: [] });
  const now = facts('crustaceos', 'sulfitos');
  const { accept, acceptWeight, onClose } = await refuseOnce(
    refusal('menu_changed', [
      {
        idproductos: line!.productId,
        name: line!.name,
        quantity: 1,
        disponible: true,
        preciounitario: '23.04',
        opciones: [],
        motivo: null,
        leido: facts('crustaceos'),
        actual: now,
      },
    ]),
  );
  await screen.findByText(/^La carta ha cambiado desde que lo pidieron\./);
  screen.getByText('Ahora lleva sulfitos');
  accept();
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(acceptWeight).toHaveBeenLastCalledWith(
    WEIGHED,
    1,
    expect.objectContaining({ leido: now }),
  );
});

test.each([
  ['menu_changed', /^Ya no se sirve como lo pidieron\./],
  ['kitchen_closed', /^La cocina está cerrada ahora mismo\. Se podrá aceptar/],
] as const)('a refusal says what it is about, not a basket: %s', async (code, words) => {
  await refuseOnce(refusal(code));
  await screen.findByText(words);
});
