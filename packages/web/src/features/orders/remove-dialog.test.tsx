import { COOKIES, errorMessage, orderExample, orderFromWire } from '@simplato/contract';
import { encodeBase64, type Order } from '@simplato/domain';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { RemoveDialog } from './remove-dialog.tsx';

/** Two salmorejos at 7,00 and a water at 2,50. */
const order = orderFromWire(orderExample);
let sent: { body: unknown; key: string | null }[];
let answer: () => Response;

beforeEach(() => {
  document.cookie = `${COOKIES.userType}=${encodeURIComponent(encodeBase64('RESTAURANTE'))}`;
  document.cookie = `${COOKIES.restaurantId}=${encodeURIComponent(encodeBase64('1001'))}`;
  sent = [];
  answer = () => Response.json(orderExample);
  vi.stubGlobal('fetch', async (_path: string, init: RequestInit) => {
    const key = new Headers(init.headers).get('idempotency-key');
    sent.push({ body: JSON.parse(init.body as string), key });
    return answer();
  });
});
afterEach(() => vi.unstubAllGlobals());

function open(given: Partial<Order> = {}, mayRefund = true) {
  const onSending = vi.fn();
  const onRemoved = vi.fn();
  const dialog = (now: Order) => (
    <RemoveDialog
      order={now}
      mayRefund={mayRefund}
      onSending={onSending}
      onRemoved={onRemoved}
      onClose={vi.fn()}
    />
  );
  const { rerender } = render(dialog({ ...order, ...given }));
  return { onSending, onRemoved, update: (now: Order) => rerender(dialog(now)) };
}

const press = async (name: RegExp | string) =>
  userEvent.click(screen.getByRole('button', { name }));

it('asks for what and why first', async () => {
  open();
  await press('Quitar');
  expect(await screen.findByText('Escribe el motivo o elige uno')).toBeDefined();
  await press('No lo quieren');
  await press('Quitar');
  expect((await screen.findAllByText(/^Elige qué se quita/)).length).toBeGreaterThan(0);
  expect(sent).toEqual([]);
});

it('takes the same off once more if the answer was lost, and tells what', async () => {
  const { onSending, onRemoved } = open();
  await press('Añadir uno de Salmorejo');
  await press('No lo quieren');
  answer = () => {
    throw new TypeError('no line');
  };
  await press(/^Quitar 7,00/);
  await waitFor(() => expect(onSending.mock.calls).toEqual([[true], [false]]));
  answer = () => Response.json(orderExample);
  await press(/^Quitar 7,00/);
  await waitFor(() =>
    expect(onRemoved).toHaveBeenCalledWith(
      expect.anything(),
      `Pedido nº ${order.orderId}: quitado 1 × Salmorejo.`,
    ),
  );
  const body = { lineas: [{ linea: 1, unidades: 1 }], motivo: 'No lo quieren' };
  expect(sent.map((one) => one.body)).toEqual([body, body]);
  expect(sent[0]?.key).not.toBeNull();
  expect(sent[1]?.key).toBe(sent[0]?.key);
});

it('says that taking all of it cancels the order, and what goes back', async () => {
  open({ payment: 'paid', tipCents: 100 });
  await press('Añadir uno de Salmorejo');
  expect(screen.getByText(/Se devolverán 7,00/)).toBeDefined();
  await press('Añadir uno de Salmorejo');
  await press('Añadir uno de Agua con gas');
  expect(screen.getByText('No queda nada: el pedido se cancela.')).toBeDefined();
  expect(screen.getByText(/Se devolverán 17,50/)).toBeDefined();
  expect(screen.getByRole('button', { name: 'Quitar todo y cancelar' })).toBeDefined();
});

it('follows the order: no more can be taken off than is left', async () => {
  const { update } = open();
  await press('Añadir uno de Salmorejo');
  await press('Añadir uno de Salmorejo');
  const [first, ...others] = order.lines;
  update({ ...order, lines: [{ ...first!, quantity: 1, removed: 1 }, ...others] });
  expect(screen.getByRole('button', { name: /^Quitar 7,00/ })).toBeDefined();
});

it('tells whoever may not give money back before they choose', () => {
  open({ payment: 'paid' }, false);
  expect(screen.getByText(errorMessage('paid_order'))).toBeDefined();
  expect(screen.queryByRole('button', { name: /^Añadir/ })).toBeNull();
});
