import { COOKIES, errorMessage, readTab, type ErrorCode } from '@simplato/contract';
import { encodeBase64 } from '@simplato/domain';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { RefusedError, UnansweredError } from '../../api/call-error.ts';
import { clearStorages } from '../../storage/stored-value.ts';
import { ToastProvider } from '../../ui/toast.tsx';
import { ChargeDialog, CheckChargeDialog } from './charge-dialog.tsx';
import type { RoomTab } from './room-book.ts';
import { useUnansweredCharges } from '../live/charges/unanswered-charges.ts';
import type { ChargeOrder } from '../live/charges/send-charge.ts';
import type { RoomActions } from './use-room-actions.ts';

const restaurantId = 1001;
const tab = {
  tabId: 57,
  tableName: '4',
  version: 1,
  members: [],
  payments: [],
  calls: [],
  lastMerge: null,
  isInvoiced: true,
  dueCents: 1_650,
  reservedCents: 0,
} as unknown as RoomTab;
let answers: (() => Promise<number>)[];
let sent: ChargeOrder[];
const onClose = vi.fn();

const lost = async () => Promise.reject(new UnansweredError());
const refuse = (code: ErrorCode) => async () =>
  Promise.reject(new RefusedError({ code, message: errorMessage(code) }));
const actions = {
  charge: async (_tab: unknown, order: ChargeOrder) => {
    sent.push(order);
    return answers.shift()!();
  },
  reread: () => undefined,
} as unknown as RoomActions;

/** What the room says of charges without an answer, with the dialog in which each is asked about. */
function Kept() {
  const [charges] = useState(useUnansweredCharges(restaurantId));
  return charges.map((charge) => (
    <CheckChargeDialog key={charge.order.key} {...{ restaurantId, charge, actions, onClose }} />
  ));
}

function show(content: React.ReactNode) {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ToastProvider>{content}</ToastProvider>
    </QueryClientProvider>,
  );
}
const open = () => show(<ChargeDialog {...{ restaurantId, tab, actions }} onClose={onClose} />);
const press = (name: RegExp | string) => fireEvent.click(screen.getByRole('button', { name }));
const reload = () => cleanup();

beforeEach(() => {
  clearStorages();
  // Nothing is kept of a visit that is over.
  document.cookie = `${COOKIES.userType}=${encodeURIComponent(encodeBase64('RESTAURANTE'))}`;
  document.cookie = `${COOKIES.restaurantId}=${encodeURIComponent(encodeBase64('1001'))}`;
  [answers, sent] = [[], []];
  onClose.mockClear();
  vi.stubGlobal('fetch', async () => Response.json(readTab.example.answer));
});
afterEach(() => vi.unstubAllGlobals());

it.each([
  ['that got no answer', lost],
  ['whose answer says nothing', refuse('unavailable')],
])(
  'a charge %s is asked about under its own key after a reload, and not made anew',
  async (_, answer) => {
    answers = [answer, answer, async () => 350];
    open();
    press(/^Cobrar 16,50/);
    await screen.findByText(/^No sabemos si el cobro de 16,50/);
    reload();
    open();
    press('Comprobar');
    await vi.waitFor(() => expect(sent).toHaveLength(2));
    await screen.findByText(/^No sabemos si el cobro de 16,50/);
    reload();
    show(<Kept />);
    press('Comprobar');
    const change = (await screen.findByText('Cambio')).parentElement;
    expect(change?.textContent).toMatch(/3,50\s€$/);
    expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
    expect(sent[2]).toEqual(sent[0]);
    reload();
    open();
    expect(screen.getByRole('button', { name: /^Cobrar 16,50/ })).toBeDefined();
  },
);

it('a charge says in whose name its invoice is to be', async () => {
  answers = [async () => 0];
  open();
  press('Factura a nombre de…');
  await screen.findByLabelText('Nombre o razón social');
  const type = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  type('Nombre o razón social', 'Imprenta Ruiz SL');
  type('NIF', 'b-87654323');
  type('Domicilio', 'Calle Mayor 8, 28300 Aranjuez');
  press('Guardar los datos');
  await screen.findByText('A nombre de Imprenta Ruiz SL, NIF B87654323.');
  expect(sent).toEqual([]);
  press(/^Cobrar 16,50/);
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(sent[0]?.recipient).toEqual({
    name: 'Imprenta Ruiz SL',
    taxId: 'B87654323',
    address: 'Calle Mayor 8, 28300 Aranjuez',
  });
});

it('a charge that is refused leaves its form, with the reason, and the next one has another key', async () => {
  answers = [refuse('amount_changed'), async () => 0];
  open();
  press(/^Cobrar 16,50/);
  await screen.findByText(/ya no son los mismos euros/);
  press(/^Cobrar 16,50/);
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(new Set(sent.map(({ key }) => key)).size).toBe(2);
});

it('a refusal of what was asked about again is told, also of a tab that is closed by now', async () => {
  answers = [lost, refuse('tab_closed')];
  open();
  press(/^Cobrar 16,50/);
  await screen.findByText(/^No sabemos/);
  reload();
  show(<Kept />);
  press('Comprobar');
  await screen.findByText(errorMessage('tab_closed'));
  press('Hecho');
  expect(onClose).toHaveBeenCalledOnce();
  reload();
  show(<Kept />);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it.each([
  ['abc', 'Escribe cuánto cobras'],
  ['-3', 'Escribe cuánto cobras'],
  ['99', /^Solo quedan 16,50/],
])('an amount of %s is answered as it is typed, and no sum of it is offered', (typed, words) => {
  open();
  fireEvent.click(screen.getByRole('radio', { name: 'Otra cantidad' }));
  fireEvent.change(screen.getByLabelText('Cantidad'), { target: { value: typed } });
  expect(screen.getByText(words)).toBeDefined();
  expect(screen.getByRole('button', { name: 'Cobrar' })).toBeDefined();
});

it('what cannot be read of a kept charge is no charge', () => {
  localStorage.setItem(
    'cobrosPendientes',
    '[{"restaurantId":1001,"tabId":57,"order":{"key":"k"}}]',
  );
  show(<Kept />);
  expect(screen.queryByRole('dialog')).toBeNull();
});
