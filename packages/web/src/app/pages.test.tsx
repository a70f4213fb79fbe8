import { PUBLIC_PAGES, readOwnStaff } from '@simplato/contract';
import { render, screen, waitFor } from '@testing-library/react';
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

// Nothing arrives but who an owner is, and nothing is done later.
beforeEach(() => {
  vi.stubGlobal('fetch', async (url: string) =>
    url === `/api${readOwnStaff.path}`
      ? new Response(JSON.stringify({ ...readOwnStaff.example.answer, esowner: true }))
      : new Promise(() => undefined),
  );
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
  document.head.replaceChildren();
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

// Each part is needed first by the first row that names it: once loaded, it stays.
describe.each(ROWS)('the page %s', (_, row) => {
  const { user } = areaOf(row);

  it('is there at once, with a landmark and a title', async () => {
    if (user) become(USERS[user]);
    await openPage(row.path);
    // An owner's page waits for who the owner is, and the menu editor for its chunk.
    if (row.area === 'diner') expect(screen.queryByText('Cargando…')).toBeNull();
    expect(screen.queryByText('Esta pantalla ha fallado')).toBeNull();
    await waitFor(() => expect(document.title).not.toBe(''));
    expect(screen.getByRole('main')).toBeDefined();
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

it.each([
  [PATHS.start, 'diner'],
  [PATHS.start, 'staff'],
  [`${PATHS.menu}/`, 'diner'],
] as const)('%s is there at once for a %s', async (path, who) => {
  become(who);
  await openPage(path);
  expect(screen.queryByText('Cargando…')).toBeNull();
  expect(screen.getByRole('main')).toBeDefined();
});

it('nobody who is not known is led from the start to another page than the first', () =>
  expect(firstPath(PATHS.start, currentSession())).toBe(PATHS.landing));

it.each(Object.entries(PUBLIC_PAGES))('the public page %s is in the table', (name, { path }) => {
  const row = new Map(ROWS).get(name);
  expect(row?.path).toBe(path);
  expect(row && areaOf(row).user).toBeUndefined();
});
