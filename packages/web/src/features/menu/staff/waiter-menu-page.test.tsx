import {
  COOKIES,
  orderExample,
  readRestaurant,
  restaurantFromWire,
  weighLine,
} from '@simplato/contract';
import {
  encodeBase64,
  netMicrosFromGross,
  PLAIN_CATEGORY,
  PLAIN_PRODUCT,
  type Category,
  type Product,
} from '@simplato/domain';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ToastProvider } from '../../../ui/toast.tsx';
import { BasketPlaceContext } from '../../checkout/basket/basket-place.ts';
import { addToBasket, basketOf } from '../../checkout/basket/basket-store.ts';
import { restaurantQuery } from '../../restaurant/restaurant-query.ts';
import { menuQuery } from '../menu-queries.ts';
import { WaiterMenuPage } from './waiter-menu-page.tsx';

const [SALMOREJO, OXTAIL] = [7, 8];

const categories = [1, 2].map((course) => ({
  ...PLAIN_CATEGORY,
  restaurantId: 1001,
  version: 1,
  categoryId: course,
  course,
  name: `Tiempo ${course}`,
  position: course,
})) satisfies Category[];

const products = [SALMOREJO, OXTAIL].map((productId, index) => ({
  ...PLAIN_PRODUCT,
  restaurantId: 1001,
  version: 1,
  productId,
  position: index,
  name: index === 0 ? 'Salmorejo' : 'Rabo de toro',
  categoryId: index + 1,
  netMicros: netMicrosFromGross(700, 10),
  optionGroups: [],
  photo: null,
})) satisfies Product[];

const PRAWNS = 9;
const prawns: Product = {
  ...products[0]!,
  productId: PRAWNS,
  name: 'Gamba roja',
  netMicros: netMicrosFromGross(7_200, 10),
  soldBy: { unit: 'kilo', least: 100, step: 50 },
};

const posts: { portiempos?: boolean; lineas?: object[] }[] = [];

function show(portiempos: boolean) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  const restaurant = restaurantFromWire({ ...readRestaurant.example.answer, portiempos });
  client.setQueryData(restaurantQuery(1001).queryKey, restaurant);
  client.setQueryData(menuQuery(1001, '4').queryKey, {
    products: [...products, prawns],
    categories,
  });
  const place = { menuPath: '/carta', summaryPath: '/resumen', table: '4', tabId: 57 };
  render(
    <QueryClientProvider client={client}>
      <ToastProvider>
        <BasketPlaceContext value={place}>
          <WaiterMenuPage />
        </BasketPlaceContext>
      </ToastProvider>
    </QueryClientProvider>,
  );
}

beforeEach(() => {
  // The simulated browser has none, but claims to.
  const request = async (_name: string, _how: object, work: (lock: object) => unknown) => work({});
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
  localStorage.clear();
  posts.length = 0;
  document.cookie = `${COOKIES.userType}=${encodeURIComponent(encodeBase64('RESTAURANTE'))}; Path=/`;
  document.cookie = `${COOKIES.restaurantId}=${encodeURIComponent(encodeBase64('1001'))}; Path=/`;
  vi.stubGlobal('fetch', async (_address: string, how?: RequestInit) => {
    if (how?.method !== 'POST') return Response.json({}, { status: 500 });
    posts.push(JSON.parse(how.body as string) as (typeof posts)[number]);
    return Response.json(orderExample, { status: 201 });
  });
  for (const { productId, name } of products) {
    addToBasket(1001, {
      productId,
      name,
      formatId: null,
      options: [],
      vatPercent: 10,
      unitGrossCents: 700,
    });
  }
});
afterEach(() => vi.unstubAllGlobals());

it.each([
  ['as the restaurant suggests', true, null, true],
  ['as the waiter chooses', false, 'Por tiempos', true],
  ['all at once where the waiter chooses that', true, 'Todo junto', undefined],
] as const)('a waiter sends an order from the list %s', async (_, suggested, choice, sent) => {
  show(suggested);
  if (choice) await userEvent.click(screen.getByRole('radio', { name: choice }));
  await userEvent.click(screen.getByRole('button', { name: 'Enviar a cocina' }));
  await waitFor(() => expect(posts.map(({ portiempos }) => portiempos)).toEqual([sent]));
});

it('orders what is sold by weight by itself, and keeps the order that it is being taken beside', async () => {
  vi.stubGlobal('fetch', async (_address: string, how?: RequestInit) => {
    if (how?.method !== 'POST') return Response.json({}, { status: 500 });
    posts.push(JSON.parse(how.body as string) as (typeof posts)[number]);
    return Response.json(weighLine.example.answer, { status: 201 });
  });
  show(false);
  await userEvent.click(screen.getByRole('button', { name: 'Añadir Gamba roja' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Gamba roja' }));
  await userEvent.click(sheet.getByRole('button', { name: /^Pedir para pesar/ }));
  await waitFor(() => expect(posts).toHaveLength(1));
  expect(posts[0]?.lineas).toMatchObject([{ idproductos: PRAWNS, quantity: 1, gramos: 100 }]);
  expect(basketOf(1001).map(({ productId }) => productId)).toEqual([SALMOREJO, OXTAIL]);
});
