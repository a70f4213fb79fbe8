import { readOwnStaff } from '@simplato/contract';
import { render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { kindOf } from '../../worker/request-kind.ts';
import { NO_STAFF_PLACE, storedStaffPlace } from '../features/checkout/basket/basket-place.ts';
import { currentSession } from '../features/session/session-store.ts';
import {
  PUBLIC_PAGES,
  type PublicPageName,
  type PublicPageTexts,
} from '../i18n/es/public-pages.ts';
import { SPANISH } from '../i18n/i18n-context.ts';
import { areaOf, type PageName, type PageRow, PAGES } from '../pages.ts';
import { PATHS } from '../paths.ts';
import { writeCookie } from '../storage/cookies.ts';
import { App } from './app.tsx';
import { firstPath, openedPath } from './first-path.ts';
import { loadPageOf } from './page-parts.ts';

const COOKIES = ['SMPLTTYPE', 'SMPLTNTRPRS', 'SMPLTSRNM', 'SMPLTMS'];
const SESSIONS = {
  diner: ['CLIENTE', '1001', 'ana', '4'],
  staff: ['RESTAURANTE', '1001', 'cocina', ''],
} as const;

const OWNER = { ...readOwnStaff.example.answer, esowner: 1 };

// Nothing arrives, but that an owner may do everything; and nothing is done later.
beforeEach(() => {
  vi.stubGlobal('fetch', async (url: string) =>
    url.endsWith(readOwnStaff.path) ? Response.json(OWNER) : new Promise(() => undefined),
  );
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['es']);
  vi.stubGlobal('requestIdleCallback', () => 0);
  vi.stubGlobal('PerformanceNavigationTiming', Event);
  vi.stubGlobal(
    'EventSource',
    class extends EventTarget {
      close = () => undefined;
    },
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  localStorage.clear();
  for (const name of COOKIES) writeCookie(`${name}=; Max-Age=-1; Path=/`);
});

function become(who: keyof typeof SESSIONS) {
  SESSIONS[who].forEach((value, index) => {
    writeCookie(`${COOKIES[index]}=${encodeURIComponent(btoa(value))}; Path=/`);
  });
}

const USERS = { CLIENTE: 'diner', RESTAURANTE: 'staff' } as const;
const ROWS = Object.entries(PAGES) as [PageName, PageRow][];

function userOf(row: PageRow) {
  const { user } = areaOf(row);
  return user ? USERS[user] : null;
}

/** Opens an address as the browser does at the start. */
async function openPage(path: string) {
  history.replaceState(null, '', path);
  await loadPageOf(firstPath(openedPath(), currentSession()));
  render(<App i18n={SPANISH} />);
}

const AT_ONCE = ROWS.filter(([, { action }]) => !action).map(
  ([, row]) => [row.path, userOf(row)] as const,
);

// First, since a part stays once it is loaded. Whether somebody may do an action is asked first.
it.each([
  ...AT_ONCE,
  [PATHS.start, 'diner'],
  [PATHS.start, 'staff'],
  [`${PATHS.menu}/`, 'diner'],
  [PATHS.registerRestaurant.toLowerCase(), null],
] as const)('%s is there at once, with no sign of loading first (%s)', async (path, who) => {
  if (who) become(who);
  await openPage(path);
  expect(screen.queryByText('Cargando…')).toBeNull();
  expect(screen.queryByText('Esta pantalla ha fallado')).toBeNull();
  expect(screen.getByRole('main')).toBeDefined();
});

const TITLES: Readonly<Record<PageName, string>> = {
  landing: 'Simplato · La carta se abre. La cocina ya lo sabe.',
  about: 'Quiénes somos · Simplato',
  terms: 'Términos y condiciones · Simplato',
  privacy: 'Política de privacidad · Simplato',
  cookies: 'Política de cookies · Simplato',
  accessibility: 'Accesibilidad · Simplato',
  login: 'Entrar · Simplato',
  registerDiner: 'Crear cuenta · Simplato',
  registerRestaurant: 'Registrar mi restaurante · Simplato',
  forgotPassword: 'Cambiar contraseña · Simplato',
  invitation: 'Invitación · Simplato',
  confirmEmail: 'Confirmar correo · Simplato',
  resetStaffPassword: 'Nueva contraseña · Simplato',
  resetDinerPassword: 'Nueva contraseña · Simplato',
  scan: 'Escanea tu mesa · Simplato',
  dinerHome: 'Inicio · Simplato',
  menu: 'Carta · Simplato',
  orderSummary: 'Tu pedido · Simplato',
  tab: 'La mesa · Simplato',
  payTab: 'Pagar la cuenta · Simplato',
  confirmation: 'Tu pago · Simplato',
  dinerAccount: 'Mi cuenta · Simplato',
  help: 'Ayuda · Simplato',
  onboarding: 'Pagos con Stripe · Simplato',
  board: 'Pedidos',
  room: 'Sala',
  till: 'Caja',
  closedShifts: 'Turnos cerrados',
  staffOrder: 'Nuevo pedido',
  staffOrderMenu: 'Carta · Simplato',
  staffOrderSummary: 'Tu pedido · Simplato',
  categories: 'Categorías · Simplato',
  products: 'Productos · Simplato',
  menuFile: 'Importar o exportar la carta · Simplato',
  menuReview: 'Revisión de la carta · Simplato',
  settings: 'Ajustes · Simplato',
  tableCodes: 'Códigos QR · Simplato',
  stations: 'Partidas · Simplato',
  team: 'Equipo · Simplato',
  history: 'Historial',
  dayFigures: 'El día',
  invoices: 'Facturas',
  invoicing: 'Facturación · Simplato',
  recording: 'VERI*FACTU · Simplato',
  audit: 'Registro de cambios',
  staffAccount: 'Mi cuenta · Simplato',
};

describe.each(ROWS)('the page %s', (name, row) => {
  const { user } = areaOf(row);

  it('shows a page with a landmark and its title', async () => {
    if (user) become(USERS[user]);
    storedStaffPlace.write({ ...NO_STAFF_PLACE, tableName: '4' });
    await openPage(`${row.path}?token=nada&pedido=4`);
    expect(await screen.findByRole('main')).toBeDefined();
    await waitFor(() => expect(document.title).toBe(TITLES[name]));
    expect(screen.queryByText('Esta pantalla ha fallado')).toBeNull();
  });

  it('is for those it is for', () => {
    expect(firstPath(row.path, currentSession())).toBe(user ? PATHS.landing : row.path);
    for (const [type, who] of Object.entries(USERS)) {
      become(who);
      const isBarred = user !== undefined && user !== type;
      expect(firstPath(row.path, currentSession())).toBe(isBarred ? PATHS.landing : row.path);
    }
  });

  it('opens without a network, by the service worker', () => {
    const url = `https://simplato.test${row.path}`;
    expect(kindOf({ method: 'GET', mode: 'navigate', url }, 'https://simplato.test')).toBe('page');
  });
});

it('nobody who is not known is led from the start to another page than the first', () =>
  expect(firstPath(PATHS.start, currentSession())).toBe(PATHS.landing));

describe('the pages that search engines may index', () => {
  const texts = Object.values<PublicPageTexts>(PUBLIC_PAGES);

  it.each(Object.keys(PUBLIC_PAGES) as PublicPageName[])('%s is for everybody', (name) => {
    expect(areaOf(PAGES[name]).user).toBeUndefined();
  });

  it('have titles and descriptions of their own, short enough to be shown whole', () => {
    expect(new Set(texts.map(({ title }) => title)).size).toBe(texts.length);
    expect(new Set(texts.map(({ description }) => description)).size).toBe(texts.length);
    for (const { title, description } of texts) {
      expect(title.length).toBeLessThanOrEqual(60);
      expect(description.length).toBeGreaterThan(70);
      expect(description.length).toBeLessThanOrEqual(160);
    }
  });
});
