import { PUBLIC_PAGES } from '@simplato/contract';
import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { kindOf } from '../../worker/request-kind.ts';
import { currentSession } from '../features/session/session-store.ts';
import { SPANISH } from '../i18n/i18n-context.ts';
import { PATHS } from '../paths.ts';
import { App } from './app.tsx';
import { firstPath, openedPath } from './first-path.ts';
import { loadPageOf } from './page-parts.ts';
import { areaOf, type PageRow, PAGES } from './pages.ts';

const COOKIES = ['SMPLTTYPE', 'SMPLTNTRPRS', 'SMPLTSRNM', 'SMPLTMS'];
const SESSIONS = {
  diner: ['CLIENTE', '1001', 'ana', '4'],
  staff: ['RESTAURANTE', '1001', 'cocina', ''],
} as const;

// Nothing arrives, and nothing is done later.
beforeEach(() => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
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
  for (const name of COOKIES) document.cookie = `${name}=; Max-Age=-1; Path=/`;
});

function become(who: keyof typeof SESSIONS) {
  SESSIONS[who].forEach((value, index) => {
    document.cookie = `${COOKIES[index]}=${encodeURIComponent(btoa(value))}; Path=/`;
  });
}

const USERS = { CLIENTE: 'diner', RESTAURANTE: 'staff' } as const;
const ROWS = Object.entries<PageRow>(PAGES);

/** Opens an address as the browser does at the start. */
async function openPage(path: string) {
  history.replaceState(null, '', path);
  await loadPageOf(firstPath(openedPath(), currentSession()));
  render(<App i18n={SPANISH} />);
}

// First, since a part stays once it is loaded.
it.each([
  [PATHS.landing, null],
  [PATHS.about, null],
  [PATHS.privacy, null],
  [PATHS.login, null],
  [PATHS.registerDiner, null],
  [PATHS.registerRestaurant, null],
  [PATHS.resetDinerPassword, null],
  [PATHS.resetStaffPassword, null],
  [PATHS.scan, null],
  [PATHS.start, 'diner'],
  [PATHS.dinerHome, 'diner'],
  [`${PATHS.menu}/`, 'diner'],
  [PATHS.orderSummary, 'diner'],
  [PATHS.ownOrders, 'diner'],
  // Leads there, without an order to confirm.
  [PATHS.confirmation, 'diner'],
  [PATHS.dinerAccount, 'diner'],
  [PATHS.start, 'staff'],
  [PATHS.board, 'staff'],
  [PATHS.history, 'staff'],
  [PATHS.staffOrderMenu, 'staff'],
  [PATHS.staffAccount, 'staff'],
] as const)('%s is there at once, with no sign of loading first (%s)', async (path, who) => {
  if (who) become(who);
  await openPage(path);
  expect(screen.queryByText('Cargando…')).toBeNull();
  expect(screen.queryByText('Esta pantalla ha fallado')).toBeNull();
  expect(screen.getByRole('main')).toBeDefined();
});

describe.each(ROWS)('the page %s', (_, row) => {
  const { user } = areaOf(row);

  it('shows a page with a landmark', async () => {
    if (user) become(USERS[user]);
    await openPage(row.path);
    expect(screen.queryByText('Esta pantalla ha fallado')).toBeNull();
    // The return from onboarding shows nothing until it is known that an owner returns.
    if (row.area !== 'onboarding') expect(await screen.findByRole('main')).toBeDefined();
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

it.each(Object.entries(PUBLIC_PAGES))('the public page %s is in the table', (name, { path }) => {
  const row = new Map(ROWS).get(name);
  expect(row?.path).toBe(path);
  expect(row && areaOf(row).user).toBeUndefined();
});
