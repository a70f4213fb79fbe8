import {
  COOKIES,
  errorMessage,
  orderExample,
  orderFromWire,
  orderToWire,
  productExample,
  type OrderWire,
} from '@simplato/contract';
import { encodeBase64, fireCourse, type Order, serveCourse, UNPAID_TEXTS } from '@simplato/domain';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { StaffBarContext } from '../../ui/staff-bar.tsx';
import { ToastProvider } from '../../ui/toast.tsx';
import { Board } from './board.tsx';

/** The board with a fake kitchen server and a stream that the test controls. */

class FakeStream extends EventTarget {
  static newest: FakeStream | undefined;

  constructor() {
    super();
    FakeStream.newest = this;
  }

  close() {}

  turn(type: 'open' | 'error') {
    this.dispatchEvent(new Event(type));
  }

  changeMenu(version: number) {
    this.dispatchEvent(new MessageEvent('menu', { data: JSON.stringify({ version }) }));
  }

  say(order: Order) {
    const data = JSON.stringify(orderToWire(order));
    this.dispatchEvent(new MessageEvent('order', { data, lastEventId: String(order.version) }));
  }
}

const makeOrder = (orderId: number, given: Partial<Order> = {}): Order => ({
  ...orderFromWire(orderExample),
  partyName: '',
  orderId,
  version: orderId,
  placedAt: new Date().toISOString(),
  ...given,
});

let bar: HTMLElement;
let stored: Order[] = [];
let answerStep: (body: OrderWire, path: string) => Response | Promise<Response>;
let isReachable = true;
let readings: Record<string, unknown> = {};

const category = (idcategoria: number, nombrecategoria: string, curso: number) => ({
  idcategoria,
  identerprise: 1001,
  nombrecategoria,
  curso,
  activo: 1,
  imgurl: '',
  color: '',
});

const answer = (body: unknown, status = 200) => Response.json(body, { status });

async function serve(input: string, init: RequestInit): Promise<Response> {
  if (!isReachable) throw new TypeError('Failed to fetch');
  if (init.method === 'GET') return answer(readings[input.split('?')[0] ?? ''] ?? []);
  return answerStep(JSON.parse(init.body as string) as OrderWire, input);
}

beforeEach(() => {
  stored = [];
  isReachable = true;
  readings = {
    get '/api/shop/orders/byIdenterprise'() {
      return stored.map(orderToWire);
    },
    '/api/shop/tablero': { avisominutos: 10, retrasominutos: 20, impresora: '' },
    '/api/shop/categorias/byIdenterprise': [
      category(10, 'Primeros', 1),
      category(40, 'Bebidas', 4),
    ],
    '/api/shop/partidas': { partidas: [] },
    '/api/shop/productos/byIdenterprise': [],
  };
  answerStep = ({ status }) => answer({ ...orderToWire(stored[0]!), status, evento: 500 });
  localStorage.clear();
  document.cookie = `${COOKIES.userType}=${encodeURIComponent(encodeBase64('RESTAURANTE'))}; Path=/`;
  document.cookie = `${COOKIES.restaurantId}=${encodeURIComponent(encodeBase64('1001'))}; Path=/`;
  vi.stubGlobal('fetch', vi.fn(serve));
  vi.stubGlobal('EventSource', FakeStream);
});

afterEach(() => {
  bar.remove();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function openBoard(...orders: Order[]) {
  stored = orders;
  bar = document.body.appendChild(document.createElement('div'));
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const view = render(
    <QueryClientProvider client={client}>
      <ToastProvider>
        <StaffBarContext value={bar}>
          <Board restaurantId={1001} restaurantName="Taberna del Palacio" />
        </StaffBarContext>
      </ToastProvider>
    </QueryClientProvider>,
  );
  act(() => FakeStream.newest?.turn('open'));
  await waitFor(() => expect(screen.queryByText('Cargando Pedidos...')).toBeNull());
  return view;
}

const column = (name: string) => within(screen.getByRole('region', { name }));
/** From the menu of the only order. */
async function choose(name: string) {
  await userEvent.click(screen.getByRole('button', { name: /^Más opciones del pedido/ }));
  await userEvent.click(screen.getByRole('menuitem', { name }));
}
/** Resolves once it is drawn. */
const say = (order: Order) =>
  act(async () => {
    FakeStream.newest?.say(order);
    await new Promise((resolve) => setTimeout(resolve));
  });

it('shows what the kitchen needs to know about an order', async () => {
  await openBoard(
    makeOrder(128, {
      payment: 'paid',
      isTableVerified: false,
      totalCents: 2850,
      note: 'Sin prisa',
    }),
  );
  const received = column('Pedidos en curso');
  expect(received.getByRole('heading', { level: 3 }).textContent).toBe('Mesa: 4');
  expect(received.getByText('nº 128')).toBeDefined();
  expect(received.getByText('Salmorejo')).toBeDefined();
  expect(received.getByText('sin huevo')).toBeDefined();
  expect(received.getByText('Sin prisa')).toBeDefined();
  expect(received.getByText('PAGADO')).toBeDefined();
  expect(received.getByText('Mesa sin verificar')).toBeDefined();
  expect(received.getByText('28,50 €')).toBeDefined();
  expect(received.getByText('ahora')).toBeDefined();
  expect(column('Pedidos Listos').getByText('Nada esperando al camarero.')).toBeDefined();
});

it('says who the party is, and for whom a line is', async () => {
  const [line] = orderFromWire(orderExample).lines;
  const lines = [{ ...line!, forName: 'Marco' }];
  await openBoard(makeOrder(128, { partyName: 'Lucía', lines }));
  const received = column('Pedidos en curso');
  expect(received.getByRole('heading', { level: 3 }).textContent).toBe('Mesa: 4 · Lucía');
  expect(received.getByText('Marco')).toBeDefined();
});

it('adds, moves and removes orders as the stream reports them', async () => {
  await openBoard(makeOrder(1));
  await say(makeOrder(2, { tableName: 'Terraza 1' }));
  expect(
    column('Pedidos en curso').getByRole('heading', { name: 'Mesa: Terraza 1' }),
  ).toBeDefined();
  expect(screen.getByText('Nuevo')).toBeDefined();
  expect(document.title).toBe('(1) Pedidos');

  await say(makeOrder(2, { version: 9, tableName: 'Terraza 1', status: 'ready' }));
  expect(column('Pedidos Listos').getByRole('heading', { name: 'Mesa: Terraza 1' })).toBeDefined();
  await say(makeOrder(2, { version: 10, tableName: 'Terraza 1', status: 'closed' }));
  expect(screen.queryByRole('heading', { name: 'Mesa: Terraza 1' })).toBeNull();
});

it('keeps an order struck out that is cancelled elsewhere, even over a reload, until it is seen', async () => {
  const preparing = makeOrder(1, { status: 'preparing' });
  const { unmount } = await openBoard(preparing, makeOrder(2, { tableName: '7' }));
  const closed = (order: Order) => ({
    pedido: orderToWire(order),
    cerrado: new Date().toISOString(),
  });
  const cancelled = { ...preparing, status: 'cancelled' as const, version: 9 };
  readings['/api/shop/orders/cerrados'] = [closed(cancelled), closed(makeOrder(3, cancelled))];
  unmount();

  await openBoard(makeOrder(2, { tableName: '7' }));
  const struck = column('Pedidos En preparación');
  expect(await struck.findByText('CANCELADO')).toBeDefined();
  expect(struck.getByText('0 pedidos')).toBeDefined();
  expect(struck.queryByRole('button', { name: 'Hecho' })).toBeNull();
  await say(makeOrder(2, { tableName: '7', version: 10, status: 'cancelled' }));
  expect(column('Pedidos en curso').getByText('CANCELADO')).toBeDefined();
  expect(document.title).toBe('(2) Pedidos');
  expect(screen.getByText('Se han cancelado 2 pedidos y aquí no suena la campana.')).toBeDefined();

  await userEvent.click(struck.getByRole('button', { name: 'Visto' }));
  expect(struck.queryByText('CANCELADO')).toBeNull();
  await userEvent.click(column('Pedidos en curso').getByRole('button', { name: 'Visto' }));
  expect(document.title).toBe('Pedidos');
});

it('marks money that could not be returned, of orders that left the board, until it is settled', async () => {
  const stray = { state: 'stuck' as const, amountCents: 1650 };
  const given = { status: 'cancelled' as const, payment: 'paid' as const, tableName: '9' };
  readings['/api/shop/orders/cerrados'] = [
    {
      pedido: orderToWire(makeOrder(90, { ...given, stray })),
      cerrado: new Date().toISOString(),
    },
  ];
  await openBoard(makeOrder(12));
  await userEvent.click(await screen.findByRole('button', { name: 'Sin devolver: 1' }));
  const panel = within(screen.getByRole('complementary', { name: 'Dinero sin devolver' }));
  expect(panel.getByText(/16,50\s€/)).toBeDefined();
  expect(screen.queryByText('CANCELADO')).toBeNull();
  await say(makeOrder(90, { ...given, stray: null, version: 95 }));
  expect(screen.queryByRole('button', { name: /^Sin devolver/ })).toBeNull();
});

it('counts payments in progress and shows no card for them', async () => {
  await openBoard(makeOrder(1, { payment: 'pending' }));
  expect(screen.getByText('Pagos en curso: 1')).toBeDefined();
  expect(screen.queryByText('PREPARAR')).toBeNull();
});

it('moves an order at once, sends the step to the server and offers to undo it', async () => {
  let finish: (response: Response) => void = () => undefined;
  await openBoard(makeOrder(1));
  answerStep = () => new Promise((resolve) => (finish = resolve));
  await userEvent.click(screen.getByRole('button', { name: 'PREPARAR' }));
  expect(column('Pedidos En preparación').getByText('ENTREGAR')).toBeDefined();

  finish(answer({ ...orderToWire(makeOrder(1)), status: 'PREPARING', evento: 20 }));
  const undo = await screen.findByRole('button', { name: 'Deshacer' });
  answerStep = ({ status }, path) => {
    expect([path, status]).toEqual(['/api/shop/orders/1/deshacer', 'PREPARING']);
    return answer({ ...orderToWire(makeOrder(1)), evento: 21 });
  };
  await userEvent.click(undo);
  expect(await column('Pedidos en curso').findByText('PREPARAR')).toBeDefined();
});

it('offers to undo only the last step of an order', async () => {
  await openBoard(makeOrder(1));
  await userEvent.click(screen.getByRole('button', { name: 'PREPARAR' }));
  await screen.findByText('Mesa 4, nº 1: en preparación.');
  answerStep = ({ status }) => answer({ ...orderToWire(stored[0]!), status, evento: 501 });
  await userEvent.click(screen.getByRole('button', { name: 'ENTREGAR' }));
  await screen.findByText('Mesa 4, nº 1: listo para servir.');
  expect(screen.getAllByRole('button', { name: 'Deshacer' })).toHaveLength(1);
});

it('distinguishes two orders of one table in its messages', async () => {
  await openBoard(makeOrder(1), makeOrder(2));
  answerStep = ({ idorder, status }) => {
    const order = stored.find(({ orderId }) => orderId === idorder);
    return answer({ ...orderToWire(order!), status, evento: 500 });
  };
  for (const button of screen.getAllByRole('button', { name: 'PREPARAR' })) {
    await userEvent.click(button);
  }
  expect(await screen.findByText('Mesa 4, nº 1: en preparación.')).toBeDefined();
  expect(await screen.findByText('Mesa 4, nº 2: en preparación.')).toBeDefined();
});

it('brings a closed order back when that step is undone', async () => {
  await openBoard(makeOrder(1, { status: 'ready' }));
  await userEvent.click(screen.getByRole('button', { name: 'Cerrar' }));
  const undo = await screen.findByRole('button', { name: 'Deshacer' });
  expect(column('Pedidos Listos').queryByText('Cerrar')).toBeNull();
  answerStep = () => answer({ ...orderToWire(makeOrder(1)), status: 'COMPLETED', evento: 501 });
  await userEvent.click(undo);
  expect(await column('Pedidos Listos').findByText('Cerrar')).toBeDefined();
});

it('follows the server without a message if somebody else was faster', async () => {
  await openBoard(makeOrder(1));
  answerStep = () => {
    stored = [makeOrder(1, { status: 'ready', version: 30 })];
    return answer({ code: 'wrong_step', message: errorMessage('wrong_step') }, 409);
  };
  await userEvent.click(screen.getByRole('button', { name: 'PREPARAR' }));
  expect(await column('Pedidos Listos').findByText('Cerrar')).toBeDefined();
  expect(screen.getByText('El pedido ya ha cambiado de estado.')).toBeDefined();
});

const reconnect = () => {
  isReachable = true;
  act(() => FakeStream.newest?.turn('error'));
  act(() => FakeStream.newest?.turn('open'));
};

it('keeps what is tapped without a connection, says so, and sends it in sequence later', async () => {
  await openBoard(makeOrder(1));
  isReachable = false;
  await userEvent.click(screen.getByRole('button', { name: 'PREPARAR' }));
  expect(await column('Pedidos En preparación').findByText('Sin enviar')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'ENTREGAR' }));
  const line = () => screen.getByRole('button', { name: 'Hecho: 2 Salmorejo sin huevo' });
  await userEvent.click(line());
  expect(line().getAttribute('aria-pressed')).toBe('true');
  expect(column('Pedidos Listos').getByText('Sin enviar')).toBeDefined();

  const sent: unknown[] = [];
  answerStep = (body) => {
    sent.push(body.status ?? body);
    const status = sent.length === 1 ? 'preparing' : 'ready';
    const doneLines = sent.length === 3 ? [1] : [];
    return answer(orderToWire(makeOrder(1, { status, doneLines, version: 20 + sent.length })));
  };
  reconnect();
  await waitFor(() => expect(screen.queryByText('Sin enviar')).toBeNull());
  expect(sent).toEqual(['PREPARING', 'COMPLETED', { hecha: true }]);
  expect(column('Pedidos Listos').getByText('Cerrar')).toBeDefined();
  expect(line().getAttribute('aria-pressed')).toBe('true');
});

it('says which tap without a connection somebody else overtook, and takes one back', async () => {
  await openBoard(makeOrder(1), makeOrder(2, { tableName: '9' }));
  isReachable = false;
  const [first, second] = screen.getAllByRole('button', { name: 'PREPARAR' });
  await userEvent.click(second!);
  expect(await column('Pedidos En preparación').findByText('nº 2')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Deshacer' }));
  expect(column('Pedidos en curso').getByText('nº 2')).toBeDefined();
  await userEvent.click(first!);
  expect(await column('Pedidos En preparación').findByText('nº 1')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Deshacer' })).toBeDefined();

  const paths: string[] = [];
  answerStep = (_, path) => {
    paths.push(path);
    return answer({ code: 'wrong_step', message: errorMessage('wrong_step') }, 409);
  };
  stored = [
    makeOrder(1, { status: 'ready', version: 30 }),
    makeOrder(2, { tableName: '9', version: 31 }),
  ];
  reconnect();
  expect(
    await screen.findByText(/^Mesa 4, nº 1: lo que tocaste sin conexión llega tarde\./),
  ).toBeDefined();
  expect(column('Pedidos Listos').getByText('nº 1')).toBeDefined();
  expect(paths).toHaveLength(1);
  expect(screen.queryByText('Sin enviar')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Deshacer' })).toBeNull();
});

it('keeps what waits while a session is over or the server cannot answer, and sends it afterwards', async () => {
  await openBoard(makeOrder(1));
  isReachable = false;
  await userEvent.click(screen.getByRole('button', { name: 'PREPARAR' }));
  expect(await column('Pedidos En preparación').findByText('Sin enviar')).toBeDefined();
  const refuseWith = async (code: 'no_session' | 'too_many' | 'unavailable', status: number) => {
    const asked = vi.fn(() => answer({ code, message: errorMessage(code) }, status));
    answerStep = asked;
    reconnect();
    await waitFor(() => expect(asked).toHaveBeenCalledOnce());
    expect(screen.getByText('Sin enviar')).toBeDefined();
    expect(screen.queryByText(/llega tarde/)).toBeNull();
  };
  await refuseWith('too_many', 429);
  await refuseWith('unavailable', 503);
  answerStep = ({ status }) => answer({ ...orderToWire(stored[0]!), status, evento: 500 });
  reconnect();
  await waitFor(() => expect(screen.queryByText('Sin enviar')).toBeNull());
  isReachable = false;
  await userEvent.click(screen.getByRole('button', { name: 'ENTREGAR' }));
  expect(await column('Pedidos Listos').findByText('Sin enviar')).toBeDefined();
  await refuseWith('no_session', 401);
});

it('keeps in sequence what is marked as sold out, and as back again, without a connection', async () => {
  const [line] = makeOrder(1).lines;
  const product = { ...productExample, idproductos: line!.productId, name: 'Salmorejo' };
  readings['/api/shop/productos/byIdenterprise'] = [product];
  await openBoard(makeOrder(1));
  await userEvent.click(screen.getByRole('button', { name: 'Agotados' }));
  const panel = within(screen.getByRole('complementary', { name: 'Qué hay y qué no' }));
  isReachable = false;
  await userEvent.click(await panel.findByRole('button', { name: 'Agotar Salmorejo' }));
  expect(await screen.findByText('1 toque sin enviar.')).toBeDefined();
  // There is a connection again, and what waits has not gone yet.
  isReachable = true;
  const sent: unknown[] = [];
  answerStep = (body) => {
    sent.push(body);
    return answer({ ...product, ...body });
  };
  await userEvent.click(panel.getByRole('button', { name: 'Volver a ofrecer Salmorejo' }));
  expect(sent).toEqual([]);
  reconnect();
  await waitFor(() => expect(sent).toEqual([{ agotado: 'no' }]));
});

it('says one at a time what is kept without a connection', async () => {
  await openBoard(makeOrder(1), makeOrder(2, { tableName: '9' }));
  isReachable = false;
  for (const button of screen.getAllByRole('button', { name: 'PREPARAR' })) {
    await userEvent.click(button);
  }
  expect(await screen.findByText(/^Mesa 9, nº 2: en preparación\./)).toBeDefined();
  expect(screen.queryByText(/^Mesa 4, nº 1: en preparación\./)).toBeNull();
  expect(screen.getAllByRole('button', { name: 'Deshacer' })).toHaveLength(1);
  expect(screen.getByText('2 toques sin enviar.').closest('[role="alert"]')?.textContent).toBe(
    '2 toques sin enviar. Se envían al volver la conexión.',
  );
});

it('shows clearly that the connection is down, and since when, and catches up by itself', async () => {
  await openBoard(makeOrder(1));
  vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date('2026-11-20T20:04:00Z') });
  act(() => FakeStream.newest?.turn('open'));
  isReachable = false;
  act(() => FakeStream.newest?.turn('error'));
  await act(() => vi.advanceTimersByTimeAsync(1_300));
  const down = screen.getAllByRole('alert').find((alert) => alert.textContent.includes('Sin'));
  expect(down?.textContent).toBe(
    'Sin conexión con Simplato desde las 21:04. Lo que ves puede no estar al día. Nos volvemos a conectar solos.',
  );

  isReachable = true;
  stored = [makeOrder(2, { tableName: '9' })];
  act(() => FakeStream.newest?.turn('open'));
  expect(await screen.findByRole('heading', { name: 'Mesa: 9' })).toBeDefined();
  expect(screen.queryByRole('heading', { name: 'Mesa: 4' })).toBeNull();
  expect(screen.queryByText(/Lo que ves puede/)).toBeNull();
});

it('does not speak of the connection when the session has ended', async () => {
  await openBoard(makeOrder(1));
  vi.stubGlobal('fetch', async () => answer({ code: 'no_session', message: 'Fin' }, 401));
  vi.useFakeTimers({ shouldAdvanceTime: true });
  act(() => FakeStream.newest?.turn('error'));
  await act(() => vi.advanceTimersByTimeAsync(1_300));
  expect(await screen.findByText('Sesión terminada')).toBeDefined();
  expect(screen.queryByText(/Sin conexión/)).toBeNull();
  expect(screen.getByText('Salmorejo')).toBeDefined();
});

it('shows an error when the orders cannot be loaded, and can retry', async () => {
  isReachable = false;
  await openBoard();
  const retry = await screen.findByRole('button', { name: 'Reintentar' });
  isReachable = true;
  await userEvent.click(retry);
  expect(await screen.findByText('Nada en los fuegos.')).toBeDefined();
});

it('no longer marks an order as new when it is touched, or all are seen, and tells its phone', async () => {
  await openBoard();
  const told: string[] = [];
  answerStep = (_body, path) => {
    told.push(path);
    return answer(orderToWire(makeOrder(1)));
  };
  await say(makeOrder(1));
  await say(makeOrder(2));
  await say(makeOrder(3));
  await waitFor(() => expect(screen.getAllByText('Nuevo')).toHaveLength(3));
  await userEvent.click(screen.getAllByText('nº 1')[0]!);
  expect(screen.getAllByText('Nuevo')).toHaveLength(2);
  expect(told).toEqual(['/api/shop/orders/1/visto']);
  await userEvent.click(screen.getByRole('button', { name: /^Visto/ }));
  expect(screen.queryByText('Nuevo')).toBeNull();
  expect(told.slice(1)).toEqual([2, 3].map((orderId) => `/api/shop/orders/${orderId}/visto`));
});

it('lets the step of a new order tell its phone, without a second call', async () => {
  await openBoard();
  const told: string[] = [];
  answerStep = (_body, path) => {
    told.push(path);
    return answer(orderToWire(makeOrder(1, { status: 'preparing', version: 9 })));
  };
  await say(makeOrder(1));
  await userEvent.click(screen.getByRole('button', { name: /^PREPARAR/ }));
  expect(screen.queryByText('Nuevo')).toBeNull();
  await waitFor(() => expect(told).toEqual(['/api/shop/orders']));
});

it('asks to turn on the sound when new orders would not be heard', async () => {
  await openBoard();
  expect(screen.getByRole('button', { name: 'Activar sonido' })).toBeDefined();
  await say(makeOrder(1));
  expect(screen.getByText(/aquí no suena la campana/)).toBeDefined();
});

it('ticks a line at once, and undoes the tick when it is refused', async () => {
  await openBoard(makeOrder(1));
  const line = () => screen.getByRole('button', { name: 'Hecho: 2 Salmorejo sin huevo' });
  answerStep = (body, path) => {
    expect([path, body]).toEqual(['/api/shop/orders/1/lineas/1', { hecha: true }]);
    return answer(orderToWire(makeOrder(1, { doneLines: [1], version: 20 })));
  };
  await userEvent.click(line());
  expect(line().getAttribute('aria-pressed')).toBe('true');

  answerStep = () => answer({ code: 'wrong_step', message: errorMessage('wrong_step') }, 409);
  await userEvent.click(line());
  expect(await screen.findByText('El pedido ya ha cambiado de estado.')).toBeDefined();
  expect(line().getAttribute('aria-pressed')).toBe('true');
});

it('counts pending products, without those that are ticked or ready', async () => {
  await openBoard(
    makeOrder(1),
    makeOrder(2, { status: 'preparing', doneLines: [2] }),
    makeOrder(3, { status: 'ready' }),
  );
  await userEvent.click(screen.getByRole('button', { name: /^Pendiente/ }));
  const panel = within(screen.getByRole('complementary', { name: 'Pendiente' }));
  const said = panel.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(said).toEqual(['4 × Salmorejo 2 pedidos', '1 × Agua con gas (Con hielo) 1 pedido']);

  await say(makeOrder(1, { version: 30, doneLines: [1, 2] }));
  expect(panel.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '2 × Salmorejo 1 pedido',
  ]);
});

it('returns the focus to the button that opened a panel when the panel is closed', async () => {
  await openBoard(makeOrder(1));
  const button = (name: RegExp) => screen.getByRole('button', { name });
  await userEvent.click(button(/^Pendiente/));
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Pendiente' }));
  await userEvent.click(button(/^Cerrar el panel/));
  expect(document.activeElement).toBe(button(/^Pendiente/));

  await userEvent.click(button(/^Pendiente/));
  await userEvent.click(button(/^Cerrados/));
  await userEvent.keyboard('{Escape}');
  expect(document.activeElement).toBe(button(/^Cerrados/));
});

/** A restaurant whose kitchen has two stations, seen from one of its screens. */
async function openScreen(screenName: string, ...orders: Order[]) {
  readings['/api/shop/partidas'] = {
    partidas: ['Plancha', 'Barra'].map((nombre) => ({ nombre, categorias: [], impresora: '' })),
  };
  localStorage.setItem('partidaTablero.1001', JSON.stringify(screenName));
  await openBoard(...orders);
}

const madeAt = (station: string, order: Order, lineNumber: number) => ({
  ...order.lines[lineNumber - 1]!,
  station,
});

it('shows the lines of its own station, and does not announce the others', async () => {
  const [food, drink] = [madeAt('Plancha', makeOrder(1), 1), madeAt('Barra', makeOrder(1), 2)];
  const lines = [food, drink];
  await openScreen(
    'Barra',
    makeOrder(1, { lines }),
    makeOrder(2, { lines: [food], tableName: '7' }),
  );
  expect(await screen.findByRole('button', { name: 'Pantalla: Barra' })).toBeDefined();
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Mesa: 7' })).toBeNull());
  expect(screen.queryByText('Salmorejo')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: /^\+1 de otras partidas/ }));
  expect(screen.getByText('Salmorejo')).toBeDefined();

  await say(makeOrder(3, { lines: [food], version: 40, tableName: '9' }));
  expect(screen.queryByText('Nuevo')).toBeNull();
  expect(document.title).toBe('Pedidos');
  await say(makeOrder(4, { lines: [drink], version: 41, tableName: '8' }));
  expect(document.title).toBe('(1) Pedidos');

  await userEvent.click(screen.getByRole('button', { name: 'Mostrar toda la cocina' }));
  expect(screen.getByRole('heading', { name: 'Mesa: 7' })).toBeDefined();
  expect(screen.getAllByText('Nuevo')).toHaveLength(2);
});

it('shows on every screen what none of the stations makes', async () => {
  const [food, drink] = [madeAt('Fríos', makeOrder(1), 1), madeAt('Barra', makeOrder(1), 2)];
  await openScreen('Plancha', makeOrder(1, { lines: [food, drink] }));
  expect(await screen.findByText('Salmorejo')).toBeDefined();
  await waitFor(() => expect(screen.queryByText('Agua con gas')).toBeNull());
});

it('asks what it is now where its station is no more: it shows nothing before, and all rings', async () => {
  const order = makeOrder(1, { lines: [madeAt('Barra', makeOrder(1), 1)] });
  await openScreen('Fríos', order);
  const title = await screen.findByRole('heading', { name: 'Esta partida ya no existe' });
  const question = title.closest('section')!;
  expect(screen.queryByText('Salmorejo')).toBeNull();
  await say(makeOrder(2, { lines: [madeAt('Plancha', makeOrder(2), 1)], version: 40 }));
  expect(document.title).toBe('(1) Pedidos');
  await userEvent.click(within(question).getByRole('button', { name: 'Barra' }));
  expect(await screen.findByText('Salmorejo')).toBeDefined();
  expect(screen.queryByText('Esta partida ya no existe')).toBeNull();
});

it('shows the whole kitchen where there are no stations any more', async () => {
  localStorage.setItem('partidaTablero.1001', JSON.stringify('Fríos'));
  await openBoard(makeOrder(1));
  expect(await screen.findByText('Salmorejo')).toBeDefined();
});

it("moves an order on a station's screen by its own lines, and calls them back", async () => {
  const lines = [madeAt('Plancha', makeOrder(1), 1), madeAt('Barra', makeOrder(1), 2)];
  const order = makeOrder(1, { lines, status: 'preparing' });
  answerStep = (sent) => {
    const doneLines = (sent as unknown as { hecha: boolean }).hecha ? [1] : [];
    const version = doneLines.length > 0 ? 500 : 501;
    return answer(orderToWire({ ...order, doneLines, version }));
  };
  await openScreen('Plancha', order);
  const done = column('Pedidos En preparación');
  await userEvent.click(await done.findByRole('button', { name: 'Hecho' }));
  const ready = column('Pedidos Listos');
  await userEvent.click(await ready.findByRole('button', { name: 'Recuperar' }));
  expect(await column('Pedidos En preparación').findByText('Salmorejo')).toBeDefined();
});

it('shows at the pass what a table misses and from whom, and that it is complete', async () => {
  const lines = [madeAt('Plancha', makeOrder(1), 1), madeAt('Barra', makeOrder(1), 2)];
  await openScreen('Pase', makeOrder(1, { lines, status: 'preparing', doneLines: [2] }));
  expect(await screen.findByText('Falta de Plancha')).toBeDefined();
  expect(screen.queryByText('Falta de Barra')).toBeNull();
  await say(makeOrder(1, { lines, status: 'ready', doneLines: [1, 2], version: 40 }));
  expect(screen.getByText('Mesa 4: completa.')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: /^En la mesa: Mesa / }));
  expect(await screen.findByText(/^Nada en el pase/)).toBeDefined();
});

it('marks at the pass what somebody must not eat, and what is tapped without a connection', async () => {
  const [food, drink] = makeOrder(1).lines;
  const lines = [madeAt('Plancha', makeOrder(1), 1), madeAt('Barra', makeOrder(1), 2)];
  readings['/api/shop/productos/byIdenterprise'] = [
    { ...productExample, idproductos: food!.productId, alergenos: ['huevos', 'gluten'] },
    { ...productExample, idproductos: drink!.productId, alergenos: [] },
  ];
  await openScreen('Pase', makeOrder(1, { lines, status: 'preparing', note: 'Alérgica al huevo' }));
  const slip = within(await screen.findByRole('article'));
  expect(await slip.findAllByText('lleva huevos')).toHaveLength(1);
  isReachable = false;
  await userEvent.click(slip.getByRole('button', { name: /^Hecho: .*Salmorejo/ }));
  expect(await slip.findByText('Sin enviar')).toBeDefined();
});

it('finds orders by table or number, and offers closed ones if no open one matches', async () => {
  readings['/api/shop/orders/cerrados'] = [
    {
      pedido: orderToWire(makeOrder(90, { status: 'closed', tableName: '9' })),
      cerrado: new Date().toISOString(),
    },
  ];
  await openBoard(makeOrder(12), makeOrder(13, { tableName: 'Terraza 1' }));
  await userEvent.keyboard('/terraza');
  expect(screen.getByRole('heading', { name: 'Mesa: Terraza 1' })).toBeDefined();
  expect(screen.queryByRole('heading', { name: 'Mesa: 4' })).toBeNull();
  await userEvent.clear(screen.getByRole('searchbox'));
  await userEvent.keyboard('90');
  await userEvent.click(screen.getByRole('button', { name: 'Buscar entre los cerrados' }));
  const panel = within(screen.getByRole('complementary', { name: 'Últimos cerrados' }));
  answerStep = (body, path) => {
    expect([path, body]).toEqual([
      '/api/shop/orders/90/devolver',
      { status: 'CLOSED', motivo: '' },
    ]);
    return answer(orderToWire(makeOrder(90, { status: 'ready', tableName: '9', version: 99 })));
  };
  await userEvent.click(await panel.findByRole('button', { name: /^Recuperar el pedido nº 90/ }));
  expect(await column('Pedidos Listos').findByRole('heading', { name: 'Mesa: 9' })).toBeDefined();
});

it('draws the slips in sight only, and counts, finds and steps the others', async () => {
  await openBoard(...Array.from({ length: 200 }, (_, index) => makeOrder(index + 1)));
  const received = column('Pedidos en curso');
  expect(received.getAllByText('200 pedidos')).toHaveLength(1);
  const drawn = received.getAllByRole('listitem').filter((item) => item.dataset['order']);
  expect(drawn.length).toBeLessThan(20);
  expect(drawn[0]?.getAttribute('aria-setsize')).toBe('200');
  expect(drawn[1]?.getAttribute('aria-posinset')).toBe('2');
  expect(received.getByRole('button', { name: /^\+19\d abajo/ })).toBeDefined();
  expect(received.queryByText('nº 187')).toBeNull();

  await userEvent.keyboard('/187');
  expect(received.getByText('nº 187')).toBeDefined();
  expect(received.queryByRole('button', { name: /abajo/ })).toBeNull();
});

it('gives the focus to the slip that a stub brings into view, since the stub may be gone then', async () => {
  await openBoard(...Array.from({ length: 40 }, (_, index) => makeOrder(index + 1)));
  const received = column('Pedidos en curso');
  const scrollTo = vi.fn();
  Object.assign(received.getAllByRole('list')[0]!, { scrollTo });
  await userEvent.click(received.getAllByRole('button', { name: /^Ir a Mesa 4, nº \d+/ })[0]!);
  expect(scrollTo).toHaveBeenCalledOnce();
  const focused = document.activeElement?.closest<HTMLElement>('[data-order]');
  expect(
    received.getByRole('button', { name: `Ir a Mesa 4, nº ${focused?.dataset['order']}, ahora` }),
  ).toBeDefined();
});

it('describes an order dropped by its diner from the restaurant’s point of view', async () => {
  const dropped = makeOrder(91, {
    status: 'cancelled',
    payment: 'pending',
    tipCents: 150,
    tableName: '9',
    cancelReason: UNPAID_TEXTS.dropped,
  });
  readings['/api/shop/orders/cerrados'] = [
    { pedido: orderToWire(dropped), cerrado: new Date().toISOString() },
  ];
  const change = { fecha: new Date().toISOString(), devuelto: '0.00', ispaid: 'pending' };
  readings['/api/shop/orders/91/cambios'] = [
    { ...change, evento: 1, tipo: 'paso', status: 'READY', quien: '', motivo: '' },
    {
      ...change,
      evento: 2,
      tipo: 'paso',
      status: 'CANCELLED',
      quien: '',
      motivo: UNPAID_TEXTS.dropped,
    },
  ];
  await openBoard(makeOrder(12));
  await userEvent.click(screen.getByRole('button', { name: 'Cerrados' }));
  const panel = within(screen.getByRole('complementary', { name: 'Últimos cerrados' }));
  const words = await panel.findByText('«El comensal lo descartó antes de pagar»');
  expect(panel.getByText(/^No llegó a cocina/)).toBeDefined();
  await userEvent.click(words);
  const detail = within(await screen.findByRole('dialog', { name: 'Pedido nº 91' }));
  expect(await detail.findByText('«El comensal lo descartó antes de pagar»')).toBeDefined();
  expect(detail.getByText('No llegó a cocina')).toBeDefined();
  expect(detail.queryByText('Propina')).toBeNull();
});

/** The look of the minutes of a slip that has waited so long. */
const clockOf = (minutes: number) =>
  screen.getByText(String(minutes), { selector: 'b' }).closest('[class*=clock]')?.className;

it('colours the waiting time by the restaurant’s limits', async () => {
  readings['/api/shop/tablero'] = { avisominutos: 2, retrasominutos: 4, impresora: '' };
  const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
  await openBoard(makeOrder(1, { placedAt: minutesAgo(5) }));
  await waitFor(() => expect(clockOf(5)).toContain('late'));
});

it('asks for the reason of a cancellation, and shows the server’s refusal', async () => {
  await openBoard(makeOrder(1));
  await choose('Cancelar pedido');
  const dialog = within(screen.getByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Cancelar pedido' }));
  expect(await dialog.findByText('Escribe el motivo o elige uno')).toBeDefined();
  await userEvent.click(dialog.getByRole('button', { name: 'Se han ido' }));
  answerStep = () => answer({ code: 'paid_order', message: errorMessage('paid_order') }, 409);
  await userEvent.click(dialog.getByRole('button', { name: 'Cancelar pedido' }));
  expect(await dialog.findByText(errorMessage('paid_order'))).toBeDefined();
  answerStep = (body) => {
    expect(body).toEqual({ motivo: 'Se han ido' });
    return answer(orderToWire(makeOrder(1, { status: 'cancelled', version: 50 })));
  };
  await userEvent.click(dialog.getByRole('button', { name: 'Cancelar pedido' }));
  expect(await screen.findByText(/^Mesa 4, nº \d+: pedido cancelado\.$/)).toBeDefined();
  expect(screen.queryByRole('heading', { name: 'Mesa: 4' })).toBeNull();
});

it('marks a product as sold out from an order, and keeps its state if that fails', async () => {
  const [line] = orderFromWire(orderExample).lines;
  const product = { ...productExample, idproductos: line!.productId, name: line!.name };
  readings['/api/shop/productos/byIdenterprise'] = [product];
  await openBoard(makeOrder(1));
  const marked: unknown[] = [];
  answerStep = (body, path) => {
    marked.push([path, body]);
    const soldOut = { ...product, ...body, disponible: false };
    readings['/api/shop/productos/byIdenterprise'] = [soldOut];
    return answer(soldOut);
  };
  await userEvent.click(screen.getByRole('button', { name: 'Se ha agotado… Salmorejo' }));
  const dialog = within(screen.getByRole('dialog'));
  await userEvent.click(await dialog.findByRole('button', { name: 'Agotado por hoy' }));
  expect(await screen.findByText('«Salmorejo», agotado por hoy.')).toBeDefined();
  expect(marked).toEqual([
    [`/api/shop/productos/${product.idproductos}/disponibilidad`, { agotado: 'hoy' }],
  ]);

  await userEvent.click(screen.getByRole('button', { name: 'Agotados' }));
  const panel = within(screen.getByRole('complementary', { name: 'Qué hay y qué no' }));
  expect(panel.getByText('Agotado hoy')).toBeDefined();
  answerStep = () => answer({ code: 'server_error', message: 'Fallo' }, 500);
  await userEvent.click(screen.getByRole('button', { name: 'Hasta que lo cambie' }));
  expect(await screen.findByText(/^«Salmorejo» sigue como estaba\./)).toBeDefined();
  // Sold out for today as before; not available again.
  expect(panel.getByText('Agotado hoy')).toBeDefined();
});

it('offers its own size to everybody, and the restaurant’s settings to owners only', async () => {
  const own = { nombreusuario: 'cocina', mail: '', identerprise: 1001, tienepin: false };
  readings['/api/shop/usuarios/propio'] = { ...own, esowner: 0 };
  const { unmount, container } = await openBoard(makeOrder(1));
  await userEvent.click(screen.getByRole('button', { name: 'Ajustes del tablero' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Ajustes del tablero' }));
  expect(dialog.queryByLabelText('Impresora de cocina')).toBeNull();
  await userEvent.click(dialog.getByRole('radio', { name: 'Muy grande' }));
  expect(container.querySelector('[data-size="very-large"]')).not.toBeNull();
  expect(localStorage.getItem('tamanoTablero')).toBe('"very-large"');
  unmount();
  readings['/api/shop/usuarios/propio'] = { ...own, esowner: 1 };
  await openBoard(makeOrder(1));
  await userEvent.click(screen.getByRole('button', { name: 'Ajustes del tablero' }));
  expect(await screen.findByLabelText(/Impresora de cocina/)).toBeDefined();
});

it('puts an allergy first, and marks the lines that hold it or do not say', async () => {
  const [food, drink] = makeOrder(1).lines;
  const unstated = { ...food!, productId: 150, name: 'Paella', note: '' };
  readings['/api/shop/productos/byIdenterprise'] = [
    { ...productExample, idproductos: food!.productId, alergenos: ['huevos', 'gluten'] },
    { ...productExample, idproductos: drink!.productId, alergenos: [] },
    { ...productExample, idproductos: 150, alergenos: null },
  ];
  await openBoard(
    makeOrder(1, { note: 'Soy alérgica al huevo', lines: [food!, drink!, unstated] }),
  );
  const slip = within(screen.getByRole('article'));
  expect(slip.getByText('ALERGIA')).toBeDefined();
  expect(slip.getAllByText('Soy alérgica al huevo')).toHaveLength(1);
  const line = (name: RegExp) => slip.getByRole('button', { name }).textContent;
  await slip.findByText('lleva huevos');
  expect(line(/^Hecho: .*Salmorejo/)).toContain('lleva huevos');
  expect(line(/^Hecho: .*Paella/)).toContain('alérgenos no informados');
  expect(line(/^Hecho: .*Agua con gas/)).not.toMatch(/lleva|alérgenos/);
});

it('says first what one of a round avoids, and confirms it by its own button alone', async () => {
  const avoidances = [{ forName: 'Lucía', allergens: ['frutos-de-cascara' as const] }];
  await openBoard(makeOrder(1, { avoidances, lines: makeOrder(1).lines.slice(0, 1) }));
  const slip = within(screen.getByRole('article'));
  expect(slip.getByText('Lucía: frutos de cáscara')).toBeDefined();
  // What the restaurant has not stated is never passed over.
  expect(slip.getByText('alérgenos no informados')).toBeDefined();

  answerStep = () => answer('', 502);
  await userEvent.click(slip.getByRole('button', { name: 'Visto' }));
  await screen.findByText(/aún no sabe que habéis visto su alergia/);
  expect(slip.queryByText(/^Visto/, { selector: 'p' })).toBeNull();

  const asked = vi.fn((body: unknown, path: string) => [path, body]);
  answerStep = (body, path) => {
    asked(body, path);
    const seen = { ...stored[0]!, version: 500, allergySeenAt: new Date().toISOString() };
    return answer(orderToWire(seen));
  };
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  await slip.findByText(/^Visto \d/);
  expect(asked).toHaveBeenCalledExactlyOnceWith({ alergia: true }, '/api/shop/orders/1/visto');
  expect(slip.getByText('Lucía: frutos de cáscara')).toBeDefined();
  expect(slip.queryByRole('button', { name: 'Visto' })).toBeNull();
});

it('keeps that an allergy was seen without a connection, shows it as not sent, and sends it later', async () => {
  await openBoard(makeOrder(1, { note: 'Soy celíaca' }));
  const slip = within(screen.getByRole('article'));
  isReachable = false;
  await userEvent.click(slip.getByRole('button', { name: 'Visto' }));
  expect(await slip.findByText('Visto, sin enviar')).toBeDefined();
  expect(slip.getByText('Sin enviar')).toBeDefined();
  expect(slip.queryByRole('button', { name: 'Visto' })).toBeNull();

  const sent: unknown[] = [];
  answerStep = (body, path) => {
    sent.push([path, body]);
    const seen = { ...stored[0]!, version: 500, allergySeenAt: new Date().toISOString() };
    return answer(orderToWire(seen));
  };
  reconnect();
  await slip.findByText(/^Visto \d/);
  expect(sent).toEqual([['/api/shop/orders/1/visto', { alergia: true }]]);
  expect(slip.queryByText('Sin enviar')).toBeNull();
});

it('says on a line that waits that its product has run out', async () => {
  const [food] = makeOrder(1).lines;
  const product = { ...productExample, idproductos: food!.productId, name: food!.name };
  readings['/api/shop/productos/byIdenterprise'] = [
    { ...product, agotado: 'hoy', disponible: false },
  ];
  await openBoard(makeOrder(1), makeOrder(2, { status: 'ready' }));
  expect(await column('Pedidos en curso').findByText('Agotado hoy')).toBeDefined();
  expect(column('Pedidos Listos').queryByText('Agotado hoy')).toBeNull();
});

it('counts at the pass from when an order was ready', async () => {
  const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
  const given = { status: 'ready' as const, placedAt: minutesAgo(25), readyAt: minutesAgo(4) };
  await openBoard(makeOrder(1, given));
  expect(column('Pedidos Listos').getByText('en el pase')).toBeDefined();
  expect(clockOf(4)).toContain('waiting');
});

it('says who may cancel a paid order before anything is typed', async () => {
  readings['/api/shop/usuarios/propio'] = { nombreusuario: 'sala', esowner: 0, tienepin: false };
  await openBoard(makeOrder(1, { payment: 'paid' }));
  await choose('Cancelar pedido');
  const dialog = within(screen.getByRole('dialog'));
  expect(await dialog.findByText(errorMessage('paid_order'))).toBeDefined();
  expect(dialog.queryByLabelText('Motivo')).toBeNull();
});

it('shows the amount to be refunded when an owner cancels a paid order', async () => {
  readings['/api/shop/usuarios/propio'] = { nombreusuario: 'ana', esowner: 1, tienepin: false };
  await openBoard(
    makeOrder(1, { payment: 'paid', totalCents: 1650, tipCents: 100, refundedCents: 700 }),
  );
  await choose('Cancelar pedido');
  expect(await screen.findByText(/Se devolverán 10,50\s€ al comensal\./)).toBeDefined();
});

it('marks paid and refunded orders', async () => {
  await openBoard(
    makeOrder(1, { payment: 'paid', totalCents: 1650, refundedCents: 700, tableName: '4' }),
    makeOrder(2, { payment: 'paid', totalCents: 1650, refundedCents: 1650, tableName: '5' }),
  );
  expect(screen.getByText(/Devuelto en parte: 7,00\s€/)).toBeDefined();
  expect(screen.getByText('DEVUELTO')).toBeDefined();
  expect(screen.getAllByText('PAGADO')).toHaveLength(1);
});

it('rings for an order once it is paid, and shows payments in progress meanwhile', async () => {
  await openBoard(makeOrder(1));
  await say(makeOrder(2, { payment: 'pending', tableName: '7' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Pagos en curso: 1' }));
  const panel = within(screen.getByRole('complementary', { name: 'Pagos en curso' }));
  expect(panel.getByText('Mesa 7')).toBeDefined();
  expect(screen.queryByRole('heading', { name: 'Mesa: 7' })).toBeNull();
  expect(screen.queryByText('Nuevo')).toBeNull();

  await say(makeOrder(2, { payment: 'paid', tableName: '7', version: 30 }));

  expect(await screen.findByRole('heading', { name: 'Mesa: 7' })).toBeDefined();
  expect(screen.getByText('Nuevo')).toBeDefined();
  expect(panel.getByText('Nadie está pagando ahora.')).toBeDefined();
});

it('is not live after a reconnection until the list has been read, and then rings', async () => {
  await openBoard(makeOrder(1));
  expect(await screen.findByText('En directo')).toBeDefined();
  act(() => FakeStream.newest?.turn('error'));
  isReachable = false;
  stored = [makeOrder(1), makeOrder(2, { tableName: '9' })];
  const lost = FakeStream.newest;
  await waitFor(() => expect(FakeStream.newest).not.toBe(lost));
  const calls = vi.mocked(fetch).mock.calls.length;
  act(() => FakeStream.newest?.turn('open'));
  await waitFor(() => expect(vi.mocked(fetch).mock.calls.length).toBeGreaterThan(calls));
  expect(screen.queryByText('En directo')).toBeNull();

  isReachable = true;
  expect(await screen.findByRole('heading', { name: 'Mesa: 9' })).toBeDefined();
  expect(screen.getByText('Nuevo')).toBeDefined();
  expect(await screen.findByText('En directo')).toBeDefined();
});

/** A starter and a drink are made, and a main and a dessert held. */
function byCourses(given: Partial<Order> = {}): Order {
  const { lines, placedAt } = makeOrder(1);
  const [food, drink] = lines;
  const line = (name: string, course: number, quantity = 1) => ({
    ...food!,
    name,
    course,
    quantity,
    note: '',
  });
  return makeOrder(1, {
    status: 'preparing',
    placedAt,
    lines: [line('Salmorejo', 1), line('Rabo de toro', 2, 3), line('Flan', 3), drink!],
    courses: [
      { course: 1, firedAt: given.placedAt ?? placedAt, doneAt: null, servedAt: null },
      { course: 2, firedAt: null, doneAt: null, servedAt: null },
      { course: 3, firedAt: null, doneAt: null, servedAt: null },
      { course: 4, firedAt: given.placedAt ?? placedAt, doneAt: null, servedAt: null },
    ],
    ...given,
  });
}

/** Has the kitchen's server change the order as it does, and collects what it is sent. */
function serveCourses(): string[] {
  const sent: string[] = [];
  answerStep = (body, path) => {
    const { curso } = body as unknown as { curso?: number };
    sent.push(`${path.replace('/api/shop/orders', '')} ${curso ?? body.status ?? ''}`.trim());
    const order = stored[0]!;
    const at = new Date().toISOString();
    const lineNumber = Number(/lineas\/(\d+)$/.exec(path)?.[1] ?? 0);
    const changed = path.endsWith('/marchar')
      ? fireCourse(order, { course: curso!, at, by: 'staff' })
      : path.endsWith('/servir')
        ? serveCourse(order, { course: curso!, at })
        : {
            ...order,
            doneLines: [...order.doneLines, lineNumber].toSorted((one, two) => one - two),
          };
    stored = [{ ...(changed ?? order), version: order.version + 1 }];
    return answer(orderToWire(stored[0]!));
  };
  return sent;
}

const headings = () => screen.getAllByRole('heading', { level: 4 }).map((one) => one.textContent);
/** The button, once its slip takes another press. */
async function next(name: string): Promise<HTMLElement> {
  const button = await screen.findByRole('button', { name });
  await waitFor(() => expect(button.getAttribute('aria-disabled')).not.toBe('true'), {
    timeout: 5_000,
  });
  return button;
}

it('shows an order course by course, and takes it from one to the next', async () => {
  await openBoard(byCourses({ status: 'received' }));
  const sent = serveCourses();
  expect(headings()).toEqual([
    'Primeros',
    'Segundos en espera · 3',
    'Postres en espera · 1',
    'Bebidas',
  ]);
  expect(screen.queryByRole('button', { name: /^Hecho: 3 Rabo de toro/ })).toBeNull();

  await userEvent.click(await next('PREPARAR'));
  expect(await column('Pedidos En preparación').findByText('Primeros listos')).toBeDefined();
  await userEvent.click(await next('Primeros listos'));
  await userEvent.click(await next('Primeros en la mesa'));
  expect(headings()).toEqual([
    'Primeros en la mesa',
    'Segundos en espera · 3',
    'Postres en espera · 1',
    'Bebidas en la mesa',
  ]);
  // What was carried stays so.
  expect(screen.queryByRole('button', { name: /^Hecho:/ })).toBeNull();
  const fire = await next('Marchar segundos');
  await userEvent.click(fire);
  expect(fire.textContent).toBe('Segundos listos');
  expect(document.activeElement).toBe(fire);
  expect(await screen.findByText('Mesa 4, nº 1: marchan los segundos.')).toBeDefined();
  expect(sent).toEqual([
    '/1/marchar 1',
    '/1/lineas/1',
    '/1/lineas/4',
    '/1/servir 1',
    '/1/servir 4',
    '/1/marchar 2',
  ]);
});

it('fires a course from its heading, and gives the focus to what comes next', async () => {
  await openBoard(byCourses({ status: 'received', tableName: 'Terraza 1' }));
  const sent = serveCourses();
  await userEvent.click(await next('Marchar postres de Terraza 1'));
  expect(headings()).toContain('Postres');
  // A waiter may have fired it: the kitchen still has to begin the order.
  expect(column('Pedidos en curso').getByText('PREPARAR')).toBeDefined();
  await userEvent.click(await next('Marchar segundos de Terraza 1'));
  expect(document.activeElement?.textContent).toBe('PREPARAR');
  await waitFor(() => expect(sent).toEqual(['/1/marchar 3', '/1/marchar 2']));
});

it('is in no hurry while the kitchen makes nothing of an order, and counts a course from when it was fired', async () => {
  const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
  const served = byCourses().courses.map((one) =>
    one.firedAt ? { ...one, servedAt: minutesAgo(10) } : one,
  );
  const waiting = byCourses({ placedAt: minutesAgo(50), courses: served, doneLines: [1, 4] });
  await openBoard(waiting);
  expect(screen.getByText('en espera').closest('[class*=clock]')?.className).not.toMatch(/late/);
  const courses = served.map((one) =>
    one.course === 2 ? { ...one, firedAt: minutesAgo(21) } : one,
  );
  await say({ ...waiting, courses, version: 20 });
  expect(clockOf(21)).toContain('late');
  await say({
    ...waiting,
    courses: courses.map((one) => (one.course === 3 ? { ...one, firedAt: minutesAgo(5) } : one)),
    version: 21,
  });
  expect(clockOf(21)).toContain('late');
  expect(screen.getByText('5 min').previousElementSibling?.textContent).toBe('Postres');
});

it('counts at the pass from when a course was done, while nothing else is being made', async () => {
  const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
  const { courses } = byCourses();
  const done = courses.map((one) => (one.firedAt ? { ...one, doneAt: minutesAgo(4) } : one));
  await openBoard(byCourses({ courses: done, doneLines: [1, 4] }));
  expect(column('Pedidos En preparación').getByText('en el pase')).toBeDefined();
  expect(clockOf(4)).toContain('waiting');
});

it('shows of the courses those with lines of its station, with how many of them wait', async () => {
  const order = byCourses();
  const lines = order.lines.map((line) => ({
    ...line,
    station: line.course === 2 ? 'Plancha' : 'Barra',
  }));
  await openScreen('Plancha', { ...order, lines });
  expect(headings()).toEqual(['Segundos en espera · 3']);
  await userEvent.click(screen.getByRole('button', { name: /^\+3 de otras partidas/ }));
  expect(headings()).toHaveLength(4);
});

it('takes two presses at once on a slip for one, as its button changes under them', async () => {
  await openBoard(byCourses());
  serveCourses();
  await userEvent.dblClick(await next('Primeros listos'));
  expect(await next('Primeros en la mesa')).toBeDefined();
});

it('holds a course again that was fired by mistake', async () => {
  await openBoard(byCourses());
  const held = stored[0]!;
  const sent = serveCourses();
  await userEvent.click(await next('Marchar postres de la mesa 4'));
  await waitFor(() => expect(sent).toEqual(['/1/marchar 3']));
  answerStep = (_body, path) => {
    sent.push(path);
    return answer(orderToWire({ ...held, version: 90 }));
  };
  await userEvent.click(await next('Deshacer'));
  await waitFor(() => expect(headings()).toContain('Postres en espera · 1'));
  expect(sent).toEqual(['/1/marchar 3', '/api/shop/orders/1/marchar/deshacer']);
});

it('carries a course that is done while the next one is made', async () => {
  const { courses } = byCourses();
  const at = new Date().toISOString();
  const fired = courses.map((one) => ({
    ...one,
    firedAt: one.course === 3 ? null : at,
    doneAt: one.course === 1 ? at : null,
  }));
  await openBoard(byCourses({ courses: fired, doneLines: [1] }));
  serveCourses();
  expect(await next('Segundos listos')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Primeros en la mesa' }));
  expect(headings()).toContain('Primeros en la mesa');
});

it('keeps what is done to courses without a connection, and sends it in sequence later', async () => {
  await openBoard(byCourses({ status: 'received' }));
  isReachable = false;
  for (const name of ['PREPARAR', 'Primeros listos', 'Primeros en la mesa', 'Marchar segundos']) {
    await userEvent.click(await next(name));
  }
  expect(await column('Pedidos En preparación').findByText('Segundos listos')).toBeDefined();
  expect(screen.getByText('Sin enviar')).toBeDefined();
  expect(await screen.findByText('6 toques sin enviar.')).toBeDefined();
  const sent = serveCourses();
  reconnect();
  await waitFor(() => expect(screen.queryByText('Sin enviar')).toBeNull());
  expect(sent).toEqual([
    '/1/marchar 1',
    '/1/lineas/1',
    '/1/lineas/4',
    '/1/servir 1',
    '/1/servir 4',
    '/1/marchar 2',
  ]);
  expect(screen.getByText('Segundos listos')).toBeDefined();
});

it('says once that what was done to courses without a connection came too late', async () => {
  await openBoard(byCourses({ doneLines: [1, 4] }), makeOrder(2, { tableName: '9' }));
  isReachable = false;
  await userEvent.click(await next('Primeros en la mesa'));
  await userEvent.click(await next('Marchar segundos'));
  expect(await next('Segundos listos')).toBeDefined();
  const paths: string[] = [];
  answerStep = (_, path) => {
    paths.push(path);
    return answer({ code: 'wrong_step', message: errorMessage('wrong_step') }, 409);
  };
  stored = [makeOrder(1, { ...byCourses(), status: 'closed', version: 30 }), stored[1]!];
  await say(stored[0]!);
  reconnect();
  expect(
    await screen.findByText(/^Mesa 4, nº 1: lo que tocaste sin conexión llega tarde\./),
  ).toBeDefined();
  expect(paths).toEqual(['/api/shop/orders/1/servir']);
  expect(screen.queryByText(/sin enviar/)).toBeNull();
});

it('shows a course as it was where it cannot be fired, and says so', async () => {
  await openBoard(byCourses());
  answerStep = () => answer({ code: 'wrong_step', message: errorMessage('wrong_step') }, 409);
  await userEvent.click(await next('Marchar segundos de la mesa 4'));
  expect(await screen.findByText(errorMessage('wrong_step'))).toBeDefined();
  expect(headings()).toContain('Segundos en espera · 3');
});
