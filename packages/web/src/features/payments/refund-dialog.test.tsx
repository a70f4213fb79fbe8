import {
  COOKIES,
  IDEMPOTENCY_HEADER,
  orderExample,
  orderFromWire,
  type RefundWire,
  type WhatToRefundWire,
} from '@simplato/contract';
import { refundOrder } from '@simplato/contract/staff-endpoints';
import { encodeBase64, formatEuros } from '@simplato/domain';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { call } from '../../api/call.ts';
import type { OrderMoney, OrderRefund } from './order-money-query.ts';
import { RefundDialog } from './refund-dialog.tsx';

const order = orderFromWire({ ...orderExample, ispaid: 'true' });
const money: OrderMoney = {
  chargedCents: order.totalCents,
  tipCents: 0,
  refundedCents: 0,
  platformFeeCents: 33,
  providerFeeCents: 50,
  netCents: order.totalCents - 83,
  disputedCents: 0,
  isDisputed: false,
  isDisputeLost: false,
  attempts: [],
  refunds: [],
  tab: null,
};
const whole = formatEuros(order.totalCents);
let sent: { body: unknown; key: string | null }[];
let answer: () => Response;

beforeEach(() => {
  document.cookie = `${COOKIES.userType}=${encodeURIComponent(encodeBase64('RESTAURANTE'))}`;
  document.cookie = `${COOKIES.restaurantId}=${encodeURIComponent(encodeBase64('1001'))}`;
  sent = [];
  vi.stubGlobal('fetch', async (_path: string, init: RequestInit) => {
    const key = new Headers(init.headers).get('idempotency-key');
    sent.push({ body: JSON.parse(init.body as string), key });
    return answer();
  });
});
afterEach(() => vi.unstubAllGlobals());

function open(onClose = vi.fn(), known = money) {
  const onChange = vi.fn();
  const target = {
    title: 'Devolver dinero',
    tableName: order.tableName,
    lines: order.lines,
    send: async (key: string, que: WhatToRefundWire, motivo: string) => {
      const { devolucion, pedido } = await call(refundOrder, {
        params: { id: order.orderId },
        headers: { [IDEMPOTENCY_HEADER]: key },
        body: { que, motivo },
      });
      onChange(pedido);
      return devolucion.numero;
    },
  };
  const dialog = (now: OrderMoney) => (
    <QueryClientProvider client={new QueryClient()}>
      <RefundDialog target={target} money={now} onClose={onClose} />
    </QueryClientProvider>
  );
  const { rerender } = render(dialog(known));
  return Object.assign(onChange, { update: (now: OrderMoney) => rerender(dialog(now)) });
}

function refunded(estado: RefundWire['estado']) {
  const devolucion = {
    numero: 1,
    importe: '1.00',
    comision: '0.00',
    motivo: 'Estaba frío',
    estado,
    quien: 'ana',
    fecha: '2026-11-20T21:20:00.000Z',
    lineas: [],
  };
  const pedido = { ...orderExample, ispaid: 'true' };
  return Response.json({ devolucion, pedido }, { status: 201 });
}

const submit = (name: RegExp | string) => screen.getByRole('button', { name });

it('shows the amount on its button, and asks for a reason first', async () => {
  open();
  await userEvent.click(submit(`Devolver ${whole}`));
  expect(await screen.findByText('Escribe el motivo o elige uno')).toBeDefined();
  expect(sent).toEqual([]);
});

it('keeps a reason that was chosen when somebody taps beside it', async () => {
  const onClose = vi.fn();
  open(onClose);
  await userEvent.click(submit('Estaba frío'));
  fireEvent.mouseDown(screen.getByRole('dialog'));
  expect(onClose).not.toHaveBeenCalled();
  await userEvent.click(submit('Cerrar'));
  await userEvent.click(submit('Descartar'));
  expect(onClose).toHaveBeenCalledOnce();
});

it('refunds no more than is left', async () => {
  open();
  await userEvent.click(screen.getByText('Un importe'));
  await userEvent.type(screen.getByLabelText('Importe'), '9999');
  await userEvent.click(submit('Estaba frío'));
  await userEvent.click(submit('Devolver'));
  expect(await screen.findByText(/^Quedan \d+,\d\d\s€ por devolver$/)).toBeDefined();
  expect(sent).toEqual([]);
});

it('sends the same refund again if the answer was lost, and says that it is on its way', async () => {
  const onChange = open();
  await userEvent.click(submit('Estaba frío'));
  answer = () => {
    throw new TypeError('no line');
  };
  await userEvent.click(submit(`Devolver ${whole}`));
  expect(await screen.findByRole('alert')).toBeDefined();
  answer = () => refunded('en_curso');
  await userEvent.click(submit(`Devolver ${whole}`));
  await waitFor(() => expect(onChange).toHaveBeenCalledOnce());
  expect(sent.map(({ body }) => body)).toEqual([
    { que: { tipo: 'todo' }, motivo: 'Estaba frío' },
    { que: { tipo: 'todo' }, motivo: 'Estaba frío' },
  ]);
  expect(sent[1]?.key).toBe(sent[0]?.key);
  expect(sent[0]?.key).not.toBeNull();
});

const failed: OrderRefund = {
  number: 1,
  amountCents: order.totalCents,
  reason: 'Estaba frío',
  state: 'fallida',
  isByHand: false,
  actor: 'ana',
  at: '2026-11-20T21:20:00.000Z',
  lines: [],
};

it.each<[string, Partial<OrderMoney>, RegExp, boolean]>([
  ['nothing was returned', { refunds: [failed] }, /no ha salido$/, true],
  [
    'it was returned in the dashboard',
    { refunds: [failed], refundedCents: order.totalCents },
    /^Ese dinero ya estaba devuelto$/,
    false,
  ],
  [
    'it is tried again',
    { refunds: [failed, { ...failed, number: 2, state: 'en_curso' }] },
    /no ha salido todavía$/,
    false,
  ],
])('after a failure says that %s', async (_name, now, title, isByHand) => {
  const { update } = open();
  await userEvent.click(submit('Estaba frío'));
  answer = () => refunded('fallida');
  await userEvent.click(submit(`Devolver ${whole}`));
  await waitFor(() => expect(sent).toHaveLength(1));
  update({ ...money, ...now });
  expect(await screen.findByText(title)).toBeDefined();
  expect(screen.queryByText(/o devolverlo en mano/) !== null).toBe(isByHand);
});
