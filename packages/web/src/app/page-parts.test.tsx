import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SPANISH } from '../i18n/i18n-context.ts';
import { currentSession } from '../features/session/session-store.ts';
import { PATHS } from '../paths.ts';
import { App } from './app.tsx';
import { firstPath, openedPath } from './first-path.ts';
import { loadPageOf } from './page-parts.ts';

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

// Each part is needed first by the first line that names it: once loaded, it stays.
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
] as const)('%s is there at once, with no sign of loading first', async (path, who) => {
  if (who) become(who);
  history.replaceState(null, '', path);
  await loadPageOf(firstPath(openedPath(), currentSession()));
  render(<App i18n={SPANISH} />);
  expect(screen.queryByText('Cargando…')).toBeNull();
  expect(screen.queryByText('Esta pantalla ha fallado')).toBeNull();
  expect(screen.getByRole('main')).toBeDefined();
});

it.each([PATHS.orderSummary, PATHS.board, PATHS.onboarding, PATHS.start])(
  'nobody is led from %s to the landing page',
  (path) => expect(firstPath(path, currentSession())).toBe(PATHS.landing),
);
