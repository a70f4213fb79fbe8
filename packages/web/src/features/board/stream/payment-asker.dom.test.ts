import { chargeTab, COOKIES, orderFromWire, readTab, type TabWire } from '@simplato/contract';
import { encodeBase64, type Order } from '@simplato/domain';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { clearStorages } from '../../../storage/stored-value.ts';
import type { Toast } from '../../../ui/toast.tsx';
import { createOrderBook } from './order-book.ts';
import { createPaymentAsker } from './payment-asker.ts';
import { createTapNotices } from './tap-notices.ts';

const EXAMPLE = readTab.example.answer;
const [FIRST, ...OTHERS] = EXAMPLE.pedidos;
const served = { ...FIRST!, status: 'CLOSED' as const };
const TAB: TabWire = {
  ...EXAMPLE,
  pedidos: [served, ...OTHERS.map((order) => ({ ...order, status: 'CLOSED' as const }))],
  reservado: '0.00',
  pendiente: '16.50',
};
const closed: Order = orderFromWire(served);

let shown: Toast[];
let tabs: TabWire[];
let charges: { key: string | null; body: Record<string, unknown> }[];
let answerCharge: () => Response;

const charged = (tab: TabWire) =>
  Response.json({ ...chargeTab.example.answer, cuenta: tab }, { status: 201 });

beforeEach(() => {
  clearStorages();
  document.cookie = `${COOKIES.userType}=${encodeURIComponent(encodeBase64('RESTAURANTE'))}; Path=/`;
  document.cookie = `${COOKIES.restaurantId}=${encodeURIComponent(encodeBase64('1001'))}; Path=/`;
  shown = [];
  tabs = [TAB];
  charges = [];
  answerCharge = () => charged({ ...TAB, pendiente: '0.00' });
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    if (path.endsWith('/cobros')) {
      const key = new Headers(init.headers).get('Idempotency-Key');
      charges.push({ key, body: JSON.parse(init.body as string) as Record<string, unknown> });
      return answerCharge();
    }
    if (path.endsWith('/deshacer')) return Response.json(TAB);
    return Response.json(tabs);
  });
});

afterEach(() => vi.unstubAllGlobals());

function open() {
  const book = createOrderBook();
  let last = 0;
  const toaster = {
    show: (toast: Toast) => {
      shown.push(toast);
      return (last += 1);
    },
    dismiss: () => undefined,
  };
  const notices = createTapNotices(toaster);
  return { book, ...createPaymentAsker({ restaurantId: 1001, book, notices, toaster }) };
}

const newest = () => shown.at(-1);
const words = () => newest()?.text.replaceAll('\u00a0', ' ');
const press = (label: string) => {
  const { choices = [], action } = newest()!;
  [...choices, ...(action ? [action] : [])].find((one) => one.label === label)!.onClick();
};

it('asks how the rest was paid once a table’s last order is closed, and charges it with one tap', async () => {
  const { ask } = open();
  await ask(closed);
  expect(words()).toBe('Mesa 4: quedan 16,50 €. ¿Cómo se han pagado?');
  expect(newest()?.choices?.map(({ label }) => label)).toEqual(['Efectivo', 'Tarjeta', 'Otro']);
  press('Tarjeta');
  await vi.waitFor(() => expect(words()).toBe('Mesa 4: cobrados 16,50 €.'));
  expect(charges).toEqual([
    {
      key: expect.stringMatching(/./),
      body: { forma: 'tarjeta', importe: '16.50', propina: '0.00' },
    },
  ]);
  press('Deshacer');
  await vi.waitFor(() => expect(words()).toMatch(/^Mesa 4: quedan 16,50/));
});

it.each<[string, TabWire]>([
  ['of which nothing is due', { ...TAB, pendiente: '0.00' }],
  ['whose rest phones are paying', { ...TAB, reservado: '16.50' }],
  [
    'that still waits for an order',
    { ...TAB, pedidos: [served, { ...served, status: 'PREPARING' as const }] },
  ],
  ['that is closed', { ...TAB, estado: 'CERRADA' as const }],
])('does not ask of a tab %s', async (_, tab) => {
  tabs = [tab];
  await open().ask(closed);
  expect(shown).toEqual([]);
});

it('does not ask while the board has another order of the table, or without a connection', async () => {
  const { ask, book } = open();
  book.hear({ ...closed, orderId: 9_999, status: 'ready' });
  await ask(closed);
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')));
  await open().ask(closed);
  expect(shown).toEqual([]);
});

it('charges nothing where the sum is another by now, and asks with that', async () => {
  const { ask } = open();
  await ask(closed);
  answerCharge = () =>
    Response.json(
      {
        code: 'amount_changed',
        message: '',
        importe: '12.00',
        cuenta: { ...TAB, pendiente: '12.00' },
      },
      { status: 409 },
    );
  press('Efectivo');
  await vi.waitFor(() => expect(words()).toBe('Mesa 4: quedan 12,00 €. ¿Cómo se han pagado?'));
  expect(shown.at(-2)?.text).toContain('No se ha cobrado nada.');
});

it('asks about a charge without an answer under its own key', async () => {
  const { ask } = open();
  await ask(closed);
  answerCharge = () => {
    throw new TypeError('Failed to fetch');
  };
  press('Efectivo');
  await vi.waitFor(() => expect(words()).toMatch(/^No sabemos si el cobro de 16,50/));
  answerCharge = () => charged({ ...TAB, pendiente: '0.00' });
  press('Comprobar');
  await vi.waitFor(() => expect(words()).toBe('Mesa 4: cobrados 16,50 €.'));
  expect(new Set(charges.map(({ key }) => key)).size).toBe(1);
});
