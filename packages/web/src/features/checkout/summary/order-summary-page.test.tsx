import { COOKIES, orderExample } from '@simplato/contract';
import {
  encodeBase64,
  netMicrosFromGross,
  PLAIN_CATEGORY,
  PLAIN_CHOICE,
  PLAIN_PRODUCT,
  productFacts,
  type Category,
  type Product,
} from '@simplato/domain';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ToastProvider } from '../../../ui/toast.tsx';
import { addToBasket, basketOf, dropFromBasket } from '../basket/basket-store.ts';
import { type KeptFilter, toldAllergens, useMenuFilter } from '../basket/filter-store.ts';
import { orderPayer } from '../paying/use-paying.ts';
import { storedPendingOrder } from '../sending/pending-order-store.ts';
import { orderSender } from '../sending/use-sending.ts';
import type { MenuOfNow } from './line-changes.ts';
import { OrderSummaryPage } from './order-summary-page.tsx';

const flan = {
  productId: 7,
  name: 'Flan de huevo',
  formatId: null,
  options: [],
  vatPercent: 10,
  unitGrossCents: 450,
};

let filter: KeptFilter;
let readMenu: (menu: MenuOfNow) => void;

function Summary() {
  const kept = useMenuFilter(1001);
  const [menu, setMenu] = useState<MenuOfNow>();
  useEffect(() => {
    filter = kept;
  });
  useEffect(() => {
    readMenu = setMenu;
  }, []);
  return <OrderSummaryPage menu={menu} filter={kept} onChangeLine={() => undefined} />;
}

beforeEach(() => {
  localStorage.clear();
  document.cookie = `${COOKIES.userType}=${encodeURIComponent(encodeBase64('CLIENTE'))}; Path=/`;
  document.cookie = `${COOKIES.restaurantId}=${encodeURIComponent(encodeBase64('1001'))}; Path=/`;
  vi.stubGlobal('fetch', async () => Response.json({}, { status: 500 }));
  addToBasket(1001, flan);
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ToastProvider>
        <Summary />
      </ToastProvider>
    </QueryClientProvider>,
  );
});
afterEach(() => vi.unstubAllGlobals());

/** What another tab writes, as this one hears of it. */
function writeElsewhere(key: string, newValue: string | null) {
  if (newValue === null) localStorage.removeItem(key);
  else localStorage.setItem(key, newValue);
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key, newValue })));
}

it('says that another tab has sent the basket, and leads to the order', () => {
  expect(screen.getByText('Flan de huevo')).toBeDefined();
  writeElsewhere('order', '12');
  writeElsewhere('carrito', null);
  // Its number has been read there.
  writeElsewhere('order', null);
  expect(screen.getByText(/^Lo has enviado desde otra pestaña\./)).toBeDefined();
  const order = screen.getByRole('link', { name: 'Ver pedido' });
  expect(order.getAttribute('href')).toBe('/clients/pedidos');
  expect(screen.queryByText('No hay productos en el carrito')).toBeNull();
});

it('asks once whether the kitchen is told what its diner avoids, and tells nothing before or after', async () => {
  const question = () =>
    screen.queryByRole<HTMLInputElement>('checkbox', { name: /^Avisar a la cocina/ });
  expect(question()).toBeNull();
  act(() => filter.change({ avoided: ['huevos', 'frutos-de-cascara'] }));
  expect(question()?.checked).toBe(false);
  expect(toldAllergens(1001)).toEqual([]);
  await userEvent.click(
    screen.getByLabelText('Avisar a la cocina de lo que evito: huevos y frutos de cáscara'),
  );
  expect(toldAllergens(1001)).toEqual(['huevos', 'frutos-de-cascara']);
  expect(toldAllergens(1002)).toEqual([]);
  await userEvent.click(question()!);
  expect(toldAllergens(1001)).toEqual([]);

  await userEvent.click(question()!);
  act(() => filter.change({ avoided: [] }));
  act(() => filter.change({ avoided: ['huevos'] }));
  expect(question()?.checked).toBe(false);
  act(() => filter.clear());
});

it('says that the basket is lost with the page where the browser stores nothing', () => {
  const warning = () => screen.queryByText(/^Este navegador no nos deja guardar tu pedido/);
  expect(warning()).toBeNull();
  const blocked = vi.spyOn(localStorage, 'setItem').mockImplementation(() => {
    throw new DOMException('', 'SecurityError');
  });
  act(() => addToBasket(1001, flan));
  expect(warning()).not.toBeNull();
  blocked.mockRestore();
  act(() => addToBasket(1001, flan));
  expect(warning()).toBeNull();
});

it('offers to put a line back that went with its last one', async () => {
  act(() => addToBasket(1001, { ...flan, productId: 8, name: 'Torrija' }));
  await userEvent.click(screen.getByRole('button', { name: 'Eliminar uno de Flan de huevo' }));
  expect(basketOf(1001).map(({ name }) => name)).toEqual(['Torrija']);
  await userEvent.click(screen.getByRole('button', { name: 'Deshacer' }));
  expect(basketOf(1001).map(({ name }) => name)).toEqual(['Flan de huevo', 'Torrija']);
});

it('says that there is nothing in the basket when somebody has emptied it', () => {
  act(() => dropFromBasket(1001, '7'));
  expect(screen.getByText('No hay productos en el carrito')).toBeDefined();
  expect(screen.queryByText(/otra pestaña/)).toBeNull();
});

/** A server that takes every order; answers with what it was asked for. */
function takeOrders() {
  // The simulated browser has none, but claims to.
  const request = async (_name: string, _how: object, work: (lock: object) => unknown) => work({});
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
  const fetched = vi.fn(async (_address: string, _how?: RequestInit) =>
    Response.json(orderExample),
  );
  vi.stubGlobal('fetch', fetched);
  return () => fetched.mock.calls.filter(([, how]) => how?.method === 'POST');
}

/** A menu with the flan among the desserts, and a main. */
const ROWS = { restaurantId: 1001, version: 1, position: 1 };
const categoryOf = (categoryId: number, course: number): Category => ({
  ...PLAIN_CATEGORY,
  ...ROWS,
  categoryId,
  course,
  name: `Categoría ${course}`,
});
const productOf = (productId: number, name: string, categoryId: number): Product => ({
  ...PLAIN_PRODUCT,
  ...ROWS,
  productId,
  name,
  categoryId,
  netMicros: netMicrosFromGross(450, 10),
  optionGroups: [],
  photo: null,
});
const MENU: MenuOfNow = {
  products: [productOf(7, 'Flan de huevo', 13), productOf(8, 'Rabo de toro', 12)],
  categories: [categoryOf(12, 2), categoryOf(13, 3)],
};

/** As the menu has it, and as it was read there. */
const [flanOfMenu, oxtail] = MENU.products.map((product) => ({
  ...flan,
  productId: product.productId,
  name: product.name,
  read: productFacts({ product, category: undefined }, PLAIN_CHOICE, ['es']),
}));

it('names what has run out of a menu, and offers to choose again', async () => {
  const option = (optionId: number, name: string, soldOut: 'no' | 'today') => ({
    optionId,
    name,
    netMicros: 0,
    translations: {},
    product: { productId: optionId, allergens: [], traces: [], soldOut },
  });
  const options = [option(21, 'Crema', 'today'), option(22, 'Ensalada', 'no')];
  const part = {
    groupId: 1,
    name: 'Primero',
    course: 1,
    min: 1,
    max: 1,
    options,
    translations: {},
  };
  const menu = { ...productOf(9, 'Menú del día', 12), optionGroups: [part] };
  act(() => {
    dropFromBasket(1001, '7');
    const chosen = [{ optionId: 21, name: 'Crema', grossCents: 0 }];
    addToBasket(1001, { ...flan, productId: 9, name: menu.name, options: chosen });
    readMenu({ ...MENU, products: [menu] });
  });
  await screen.findByText('Se ha acabado «Crema»: elige otra cosa');
  screen.getByRole('button', { name: 'Cambiar Menú del día' });
});

it('asks whether the courses wait for each other where there are two, and sends the answer', async () => {
  const posts = takeOrders();
  const byCourses = () => screen.queryByRole<HTMLInputElement>('radio', { name: /^Por tiempos/ });
  const bodies = () =>
    posts().map(([, how]) => JSON.parse(how?.body as string) as { portiempos?: boolean });
  act(() => {
    dropFromBasket(1001, '7');
    addToBasket(1001, flanOfMenu!);
    readMenu(MENU);
  });
  expect(byCourses()).toBeNull();
  act(() => addToBasket(1001, oxtail!));
  expect(byCourses()?.checked).toBe(false);
  await userEvent.click(byCourses()!);
  expect(screen.getByText(/^Los postres esperan/)).toBeDefined();

  // What it was chosen for is gone, and comes back.
  act(() => dropFromBasket(1001, '7'));
  expect(byCourses()).toBeNull();
  act(() => addToBasket(1001, flanOfMenu!));
  expect(byCourses()?.checked).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'Pedir ahora y pagar al camarero' }));
  await waitFor(() => expect(bodies().map(({ portiempos }) => portiempos)).toEqual([true]));
});

it('sends an order that nobody pays online, and the payer has no part in it', async () => {
  const posts = takeOrders();
  const payerChanged = vi.fn();
  const stop = orderPayer.subscribe(payerChanged);
  await userEvent.click(screen.getByRole('button', { name: 'Pedir ahora y pagar al camarero' }));
  await waitFor(() => expect(basketOf(1001)).toEqual([]));
  stop();
  expect(payerChanged).not.toHaveBeenCalled();
  expect(posts().map(([address]) => address)).toEqual(['/api/shop/orders']);
  expect(posts()[0]?.[1]?.body).not.toContain('portiempos');
});

describe('an order that the server refuses for a delay', () => {
  const refused = () => screen.queryByText(/^Error al crear el pedido/);
  const sendButton = () => screen.getByRole('button', { name: 'Pedir ahora y pagar al camarero' });

  beforeEach(() => {
    takeOrders();
    const refusal = { code: 'orders_delayed', message: '', demora: 60 };
    vi.stubGlobal('fetch', async () => Response.json(refusal, { status: 409 }));
  });

  it('is asked about, and is no error whatever is chosen', async () => {
    await userEvent.click(sendButton());
    await screen.findByText('Ahora tardamos unos 60 minutos');
    expect(refused()).toBeNull();
    await userEvent.click(screen.getByText('Ahora no'));
    expect(screen.queryByText('Ahora tardamos unos 60 minutos')).toBeNull();
    expect(refused()).toBeNull();
    expect(basketOf(1001)).toHaveLength(1);
  });

  it('is an error until the next tap where it was sent again by itself', async () => {
    const pending = { idempotencyKey: 'k', restaurantId: 1001, body: { lineas: [] }, startedAt: 0 };
    await act(async () => {
      storedPendingOrder.write({ ...pending, state: 'unanswered' });
      await orderSender.resume(1001);
    });
    expect(refused()).not.toBeNull();
    await userEvent.click(sendButton());
    await screen.findByText('Ahora tardamos unos 60 minutos');
    expect(refused()).toBeNull();
  });
});
