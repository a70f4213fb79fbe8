import {
  categoryExample,
  COOKIES,
  enterpriseExample,
  orderExample,
  productExample,
} from '@simplato/contract';
import { encodeBase64 } from '@simplato/domain';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { staffMenuQuery } from '../menu/staff/staff-menu.ts';
import { clearStorages } from '../../storage/stored-value.ts';
import { PATHS } from '../../paths.ts';
import { FirstSteps } from './first-steps.tsx';
import { NextStep } from './next-step.tsx';
import { ToastProvider } from '../../ui/toast.tsx';

const HISTORY = '/api/shop/orders/historial';
const TABLES = '/api/shop/mesas/nombres';
const PRODUCTS = '/api/shop/productos/byIdenterprise';
const OWN = '/api/shop/usuarios/propio';

let readings: Record<string, unknown> = {};
let asked: string[] = [];

beforeEach(() => {
  asked = [];
  readings = {
    [OWN]: { nombreusuario: 'ana', esowner: 1, tienepin: false },
    [HISTORY]: { pedidos: [], siguiente: null },
    [TABLES]: [],
    [PRODUCTS]: [],
    '/api/shop/categorias/byIdenterprise': [],
    '/api/shop/enterprise/byId': { ...enterpriseExample, pagoonline: false },
  };
  document.cookie = `${COOKIES.userType}=${encodeURIComponent(encodeBase64('RESTAURANTE'))}`;
  document.cookie = `${COOKIES.restaurantId}=${encodeURIComponent(encodeBase64('1001'))}`;
  vi.stubGlobal('fetch', async (input: string) => {
    const [path = ''] = input.split('?');
    asked.push(path);
    return Response.json(readings[path]);
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  clearStorages();
});

function openBoard(hasOrders: boolean | null) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const draw = (now: boolean | null) => (
    <QueryClientProvider client={client}>
      <ToastProvider>
        <FirstSteps restaurantId={1001} hasOrders={now} />
      </ToastProvider>
    </QueryClientProvider>
  );
  const { rerender, unmount } = render(draw(hasOrders));
  return { client, leave: unmount, turn: (now: boolean | null) => rerender(draw(now)) };
}

const steps = async () => within(await screen.findByRole('region', { name: 'Primeros pasos' }));
const titles = async () =>
  (await steps()).getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
const settled = () => new Promise((resolve) => void setTimeout(resolve));

function writeMenu() {
  readings[PRODUCTS] = [{ ...productExample, productostype: 10, disponible: true, agotado: 'no' }];
  readings['/api/shop/categorias/byIdenterprise'] = [
    { ...categoryExample, idcategoria: 10, activo: 1 },
  ];
}

it('lists the first steps for the owner of a new restaurant, with links', async () => {
  openBoard(false);
  expect(await titles()).toEqual([
    'Escribe tu carta',
    'Crea los códigos de tus mesas',
    'Cobra con tarjeta',
  ]);
  expect((await steps()).getByText('Opcional')).toBeDefined();
  const links = (await steps()).getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual([
    '/restaurants/categorias',
    '/restaurants/productos/archivo',
    '/restaurants/qr',
    '/restaurants/settings',
  ]);
});

it('ticks completed steps, also from another tablet, and ends with a test order', async () => {
  const { client, leave, turn } = openBoard(false);
  readings[TABLES] = [{ mesa: '4' }];
  readings['/api/shop/mesas'] = [{ mesa: '4', url: 'https://example.com/scanqr?c=NA' }];
  expect(await titles()).toContain('Crea los códigos de tus mesas: Hecho');

  writeMenu();
  await client.invalidateQueries(staffMenuQuery(1001));
  await screen.findByText('Haz un pedido de prueba');
  expect(await titles()).toContain('Escribe tu carta: Hecho');
  expect((await steps()).getByText(/Escanea este código con tu móvil/)).toBeDefined();
  expect(await screen.findByDisplayValue('https://example.com/scanqr?c=NA')).toBeDefined();

  turn(true);
  expect(await screen.findByText('Haz un pedido de prueba: hecho')).toBeDefined();
  leave();
  openBoard(true);
  expect(screen.getByText('Haz un pedido de prueba: hecho')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Entendido' }));
  expect(screen.queryByText('Haz un pedido de prueba: hecho')).toBeNull();
});

it('is not shown to a restaurant with orders on its board, and not once it has had one', async () => {
  const { turn } = openBoard(null);
  turn(true);
  await waitFor(() => expect(asked).toContain(OWN));
  turn(false);
  await settled();
  expect(screen.queryByText('Primeros pasos')).toBeNull();
  expect(asked.filter((path) => path !== OWN)).toEqual([]);
});

it('is not shown on the empty board of a restaurant that has had orders', async () => {
  readings[HISTORY] = { pedidos: [orderExample], siguiente: null };
  openBoard(false);
  await waitFor(() => expect(asked).toContain(HISTORY));
  await settled();
  expect(screen.queryByText('Primeros pasos')).toBeNull();
  expect(asked).not.toContain(TABLES);
});

it('is not shown to somebody who may do none of the steps', async () => {
  readings[OWN] = { nombreusuario: 'sala', esowner: 0, tienepin: false };
  openBoard(false);
  await waitFor(() => expect(asked).toContain(OWN));
  await settled();
  expect(screen.queryByText('Primeros pasos')).toBeNull();
  expect(asked).toEqual([OWN]);
});

/** What stands below the band of a page, once all that it asks for has been answered. */
async function openNext(path: string, lastAsked = PRODUCTS) {
  asked = [];
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const { unmount } = render(
    <QueryClientProvider client={client}>
      <NextStep restaurantId={1001} path={path} />
    </QueryClientProvider>,
  );
  await waitFor(() => expect(asked).toContain(lastAsked));
  await waitFor(() => expect(client.isFetching()).toBe(0));
  await settled();
  const words = document.body.textContent;
  const leadsTo = screen.queryByRole('link')?.getAttribute('href');
  unmount();
  return { words, leadsTo };
}

it('leads on from the page of a step that is done, to the order with one’s own phone', async () => {
  const nothing = { words: '', leadsTo: undefined };
  const writing = 'Siguiente paso: Escribe tu carta';
  expect(await openNext(PATHS.categories)).toEqual(nothing);
  expect(await openNext(PATHS.menuFile)).toEqual(nothing);
  expect(await openNext(PATHS.tableCodes)).toEqual({
    words: `${writing}Crear las categorías`,
    leadsTo: PATHS.categories,
  });

  readings['/api/shop/categorias/byIdenterprise'] = [categoryExample];
  expect(await openNext(PATHS.categories)).toEqual({
    words: `${writing}Ir a los productos`,
    leadsTo: PATHS.products,
  });
  writeMenu();
  for (const path of [PATHS.products, PATHS.menuFile]) {
    expect(await openNext(path)).toEqual({
      words: 'Siguiente paso: Crea los códigos de tus mesasCrear los códigos',
      leadsTo: PATHS.tableCodes,
    });
  }
  readings[TABLES] = [{ mesa: '4' }];
  for (const path of [PATHS.tableCodes, PATHS.settings]) {
    expect(await openNext(path)).toEqual({
      words: 'Siguiente paso: Haz un pedido de pruebaProbar un pedido',
      leadsTo: PATHS.board,
    });
  }

  readings[HISTORY] = { pedidos: [orderExample], siguiente: null };
  expect(await openNext(PATHS.tableCodes, HISTORY)).toEqual(nothing);
});
