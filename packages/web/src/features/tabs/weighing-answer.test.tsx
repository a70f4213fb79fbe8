import {
  acceptWeight,
  COOKIES,
  errorMessage,
  enterpriseExample,
  orderFromWire,
  restaurantFromWire,
  weighLine,
  type ErrorCode,
} from '@simplato/contract';
import { encodeBase64, type Allergen, type Order } from '@simplato/domain';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { clearQueries, loadQueryClient } from '../../first-view/hydrated-queries.ts';
import { ToastProvider } from '../../ui/toast.tsx';
import { ownOrdersQuery } from '../orders/own-orders-query.ts';
import { restaurantQuery } from '../restaurant/restaurant-query.ts';
import { WeighingAnswer } from './weighing-answer.tsx';

const WEIGHED = orderFromWire(weighLine.example.answer);
const ASKED: Order = {
  ...WEIGHED,
  lines: WEIGHED.lines.map((line) => ({
    ...line,
    grams: 300,
    isWeighed: false,
    unitGrossCents: 2_160,
  })),
};
const ACCEPTED = acceptWeight.example.answer;

const { queryClient } = await loadQueryClient();

const asked = vi.fn<(address: string, how?: RequestInit) => Promise<Response>>();

beforeEach(() => {
  asked.mockReset();
  // Only what is answered: the page reads its restaurant again after a refusal.
  vi.stubGlobal('fetch', async (address: string, how?: RequestInit) =>
    how?.method === 'POST' ? asked(address, how) : Promise.reject(new TypeError('Failed to fetch')),
  );
  document.cookie = `${COOKIES.userType}=${encodeURIComponent(encodeBase64('CLIENTE'))}`;
  document.cookie = `${COOKIES.restaurantId}=${encodeURIComponent(encodeBase64('1001'))}`;
});
afterEach(() => {
  vi.unstubAllGlobals();
  clearQueries();
});

function show(order: Order, isOwn = true) {
  const client = new QueryClient();
  const { queryKey } = ownOrdersQuery(order.restaurantId);
  client.setQueryData(queryKey, [order]);
  const answer = (now: Order) => (
    <QueryClientProvider client={client}>
      <ToastProvider>
        <WeighingAnswer order={now} isOwn={isOwn} />
      </ToastProvider>
    </QueryClientProvider>
  );
  const { rerender } = render(answer(order));
  return {
    own: () => client.getQueryData(queryKey)?.[0],
    again: (now: Order) => rerender(answer(now)),
  };
}
function setKitchen(isOpen: boolean) {
  const restaurant = restaurantFromWire(enterpriseExample);
  const pause = isOpen ? null : { until: null };
  const kitchen = { ...restaurant.kitchen, hours: [], pause };
  act(() => {
    queryClient.setQueryData(restaurantQuery(WEIGHED.restaurantId).queryKey, {
      ...restaurant,
      kitchen,
    });
  });
}
const press = (name: RegExp) => fireEvent.click(screen.getByRole('button', { name }));
/** Its own words; messages of the page have a place of their own. */
const words = () => screen.getAllByRole('status')[0]?.textContent?.replace(/\s/g, ' ');
const refuse = (code: ErrorCode) => async () =>
  Response.json({ code, message: errorMessage(code) }, { status: 409 });

it('says about how much was asked for, which nobody can accept yet', () => {
  show(ASKED);
  expect(words()).toMatch(/^unos 300 g · 21,60 €Un camarero lo pesa/);
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Ya no lo quiero',
  ]);
});

it('sends the weight that was read, and has the order as it then is', async () => {
  asked.mockResolvedValue(Response.json(ACCEPTED));
  const { own } = show(WEIGHED);
  expect(words()).toMatch(/^320 g · 23,04 €/);
  press(/^Sí, por 23,04/);
  await screen.findByText('Va a la cocina y a la cuenta.');
  const [address, how] = asked.mock.calls[0]!;
  expect(address).toMatch(new RegExp(`/client/orders/${WEIGHED.orderId}/lineas/1/aceptar$`));
  expect(how?.body).toBe('{"gramos":320}');
  expect(own()?.payment).toBe('unpaid');
});

it('lets whoever ordered it say no', async () => {
  asked.mockResolvedValue(Response.json({ ...ACCEPTED, ispaid: 'pending', status: 'CANCELLED' }));
  show(WEIGHED);
  press(/^No, gracias/);
  await screen.findByText('De acuerdo: no se prepara ni se cobra.');
});

it('lets a friend accept it, but not say no', () => {
  show({ ...WEIGHED, origin: 'diner' }, false);
  expect(screen.getAllByRole('button')).toHaveLength(1);
});

it('lets any phone of the table say no to what a waiter ordered', async () => {
  asked.mockResolvedValue(Response.json({ ...ACCEPTED, ispaid: 'pending', status: 'CANCELLED' }));
  show({ ...WEIGHED, origin: 'staff' }, false);
  press(/^No, gracias/);
  await screen.findByText('De acuerdo: no se prepara ni se cobra.');
  expect(asked.mock.calls[0]?.[0]).toMatch(
    new RegExp(`/client/orders/${WEIGHED.orderId}/descartar$`),
  );
});

it('says nothing of a failure once another weight is asked about', async () => {
  asked.mockImplementation(refuse('weight_changed'));
  const { again } = show(WEIGHED);
  press(/^Sí, por/);
  await screen.findByText(/^No hemos podido enviar tu respuesta\./);
  again({ ...WEIGHED, version: WEIGHED.version + 1 });
  expect(screen.queryByText(/^No hemos podido/)).toBeNull();
});

it('keeps the question after a refusal, and says why', async () => {
  asked.mockImplementation(refuse('weight_changed'));
  const { own } = show(WEIGHED);
  press(/^Sí, por/);
  const said = await screen.findByText(/^No hemos podido enviar tu respuesta\./);
  expect(said.textContent).toContain(errorMessage('weight_changed'));
  expect(screen.getByRole('button', { name: /^Sí, por/ })).toBeDefined();
  expect(own()).toBe(WEIGHED);
});

it('says what has changed since it was ordered, and then accepts that', async () => {
  const [line] = WEIGHED.lines;
  const facts = (...alergenos: Allergen[]) => ({ alergenos, dieta: null, textos: [] });
  const now = facts('crustaceos', 'sulfitos');
  const lineas = [
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
  ];
  const message = errorMessage('menu_changed');
  asked.mockResolvedValueOnce(
    Response.json({ code: 'menu_changed', message, lineas }, { status: 409 }),
  );
  asked.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  show(WEIGHED);
  press(/^Sí, por/);
  await screen.findByText('Ahora lleva sulfitos');
  expect(screen.queryByText(/^No hemos podido/)).toBeNull();
  press(/^Sí, por/);
  // What was read stays read, although no answer came.
  await screen.findByText(/^No hemos podido/);
  asked.mockResolvedValue(Response.json(ACCEPTED));
  press(/^Sí, por/);
  await screen.findByText('Va a la cocina y a la cuenta.');
  expect(asked.mock.calls.map(([, how]) => how?.body)).toEqual([
    '{"gramos":320}',
    ...Array.from({ length: 2 }, () => JSON.stringify({ gramos: 320, leido: now })),
  ]);
});

it('says so where it is no longer served as it was ordered, which no reading mends', async () => {
  asked.mockImplementation(refuse('menu_changed'));
  show(WEIGHED);
  press(/^Sí, por/);
  await screen.findByText(/^Ya no se sirve como se pidió\./);
});

it('waits behind a closed kitchen until that opens', async () => {
  setKitchen(false);
  const { own } = show(WEIGHED);
  await screen.findByText(/^La cocina está cerrada ahora mismo/);
  expect(screen.queryByRole('button', { name: /^Sí, por/ })).toBeNull();
  expect(screen.getByRole('button', { name: 'No, gracias' })).toBeDefined();
  expect(own()).toBe(WEIGHED);
  setKitchen(true);
  await screen.findByRole('button', { name: /^Sí, por/ });
});

it('is not there once it is accepted', () => {
  show(orderFromWire(ACCEPTED));
  expect(words()).toBe('');
});
