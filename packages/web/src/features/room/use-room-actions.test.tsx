import {
  COOKIES,
  type ErrorCode,
  errorMessage,
  orderExample,
  orderFromWire,
  readTab,
} from '@simplato/contract';
import { encodeBase64, type Order } from '@simplato/domain';
import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ToastProvider } from '../../ui/toast.tsx';
import { createRoomBook, type RoomTab } from './room-book.ts';
import { useRoomActions } from './use-room-actions.ts';

const book = createRoomBook();
const onOpen = () => undefined;
const reread = vi.fn();

function MoveOrder() {
  const { moveOrder } = useRoomActions(book, onOpen, reread);
  const [from, into] = [
    { tabId: 57, tableName: '4' },
    { tabId: 58, tableName: '7' },
  ];
  return (
    <button onClick={() => void moveOrder(orderFromWire(orderExample), from, into)}>Pasar</button>
  );
}

function Admit() {
  const { admit } = useRoomActions(book, onOpen, reread);
  const tab = { tabId: 57, tableName: '4', members: [] } as unknown as RoomTab;
  return <button onClick={() => admit(tab, 2)}>Admitir</button>;
}

function Merge() {
  const { merge } = useRoomActions(book, onOpen, reread);
  const [tab, into] = [{ tabId: 57, tableName: '4' } as RoomTab, { tabId: 58, tableName: '7' }];
  return <button onClick={() => void merge(tab, into).catch(told)}>Juntar</button>;
}

const table = { tabId: 57, tableName: '4' };
const byCourses = { orderId: 128, courses: [] } as unknown as Order;

function FireAll() {
  const { fireCourse, serveCourse } = useRoomActions(book, onOpen, reread);
  return (
    <>
      <button onClick={() => fireCourse(table, byCourses, 2)}>Segundos</button>
      <button onClick={() => fireCourse(table, byCourses, 3)}>Postres</button>
      <button onClick={() => serveCourse(table, byCourses, 1)}>Primeros</button>
    </>
  );
}

/** All that was asked of the server, which answers with an order. */
function asked() {
  const asking = vi.fn(async (_address: string, _how?: RequestInit) => Response.json(orderExample));
  vi.stubGlobal('fetch', asking);
  return () => asking.mock.calls.map(([address, how]) => [address, how?.body]);
}

const told = vi.fn();

const refuse = (code: ErrorCode, status: number) =>
  Response.json({ code, message: errorMessage(code) }, { status });

beforeEach(() => {
  reread.mockClear();
  told.mockClear();
  document.cookie = `${COOKIES.userType}=${encodeURIComponent(encodeBase64('RESTAURANTE'))}`;
  document.cookie = `${COOKIES.restaurantId}=${encodeURIComponent(encodeBase64('1001'))}`;
});
afterEach(() => vi.unstubAllGlobals());

it('says that an order cannot go back into a tab that was closed meanwhile, and offers no other try', async () => {
  const message = errorMessage('tab_closed');
  const answers = [() => Response.json(readTab.example.answer), () => refuse('tab_closed', 409)];
  vi.stubGlobal('fetch', async () => answers.shift()!());
  render(
    <ToastProvider>
      <MoveOrder />
    </ToastProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Pasar' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Deshacer' }));
  expect(await screen.findByText(message)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Reintentar' })).toBeNull();
});

it('reads the room again when what was tapped is not there any more, and says so', async () => {
  vi.stubGlobal('fetch', async () => refuse('not_found', 404));
  render(
    <ToastProvider>
      <Admit />
    </ToastProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Admitir' }));
  expect(await screen.findByText(/^Eso ya no está/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Reintentar' })).toBeNull();
  expect(reread).toHaveBeenCalledOnce();
});

it.each([
  ['nobody answers', async () => Promise.reject(new TypeError('Failed to fetch'))],
  ['the server has failed', async () => refuse('server_error', 500)],
  ['it came too often', async () => refuse('too_many', 429)],
])('offers another try where %s', async (_why, fetch) => {
  vi.stubGlobal('fetch', fetch);
  render(
    <ToastProvider>
      <Admit />
    </ToastProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Admitir' }));
  expect(await screen.findByRole('button', { name: 'Reintentar' })).toBeDefined();
  expect(reread).not.toHaveBeenCalled();
});

it.each([
  ['reads the room again', 'refused', async () => refuse('tab_closed', 409), 1],
  ['leaves the room as it is', 'not answered', async () => Promise.reject(new TypeError()), 0],
])('%s where a dialog was %s, which tells why', async (_what, _why, fetch, times) => {
  vi.stubGlobal('fetch', fetch);
  render(
    <ToastProvider>
      <Merge />
    </ToastProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Juntar' }));
  await vi.waitFor(() => expect(told).toHaveBeenCalledOnce());
  expect(reread).toHaveBeenCalledTimes(times);
});

it('fires one course for two taps, though the next one stands there as the answer comes', async () => {
  const calls = asked();
  render(
    <ToastProvider>
      <FireAll />
    </ToastProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Segundos' }));
  fireEvent.click(screen.getByRole('button', { name: 'Postres' }));
  await screen.findByText('Marchan los segundos de la mesa 4.');
  fireEvent.click(screen.getByRole('button', { name: 'Postres' }));
  fireEvent.click(screen.getByRole('button', { name: 'Primeros' }));
  expect(calls()).toEqual([['/api/shop/orders/128/marchar', '{"curso":2}']]);
});

it.each([
  ['Segundos', 'marchar', 2, 'Segundos de la mesa 4: vuelven a esperar.'],
  ['Primeros', 'servir', 1, 'Pedido nº 128: deshecho.'],
] as const)('undoes with one tap: %s', async (name, call, curso, words) => {
  const calls = asked();
  render(
    <ToastProvider>
      <FireAll />
    </ToastProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name }));
  fireEvent.click(await screen.findByRole('button', { name: 'Deshacer' }));
  await screen.findByText(words);
  const body = JSON.stringify({ curso });
  expect(calls()).toEqual([
    [`/api/shop/orders/128/${call}`, body],
    [`/api/shop/orders/128/${call}/deshacer`, body],
  ]);
});

it('carries all that is at the pass of a table with one tap: whole orders, and courses of others', async () => {
  const calls = asked();
  const ready = { ...orderFromWire(orderExample), status: 'ready' as const };
  const parted: Order = {
    ...orderFromWire(orderExample),
    orderId: 129,
    status: 'preparing',
    courses: [1, 2].map((course) => ({
      course,
      firedAt: ready.placedAt,
      doneAt: course === 1 ? ready.placedAt : null,
      servedAt: null,
    })),
  };
  const tab = { ...table, orders: [ready, parted] } as unknown as RoomTab;
  function CarryAll() {
    const { serveAll } = useRoomActions(book, onOpen, reread);
    return <button onClick={() => serveAll(tab)}>Todo</button>;
  }
  render(
    <ToastProvider>
      <CarryAll />
    </ToastProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Todo' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Deshacer' }));
  await screen.findByText('Mesa 4: deshecho, vuelve a estar en el pase.');
  expect(calls().map(([address]) => address)).toEqual([
    '/api/shop/orders',
    '/api/shop/orders/129/servir',
    '/api/shop/orders/128/devolver',
    '/api/shop/orders/129/servir/deshacer',
  ]);
});
