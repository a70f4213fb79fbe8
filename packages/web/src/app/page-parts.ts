import { PATHS } from '../paths.ts';
import {
  ConfirmationRoute,
  DinerAccountPage,
  OwnOrdersRoute,
  SummaryRoute,
} from './diner-parts.ts';
import { lazyPart, withQueryClient } from '../first-view/lazy-part.tsx';

// One chunk per area: a diner never downloads the kitchen's.
export const PublicArea = lazyPart(async () => (await import('./public-area.tsx')).PublicArea);
export const DinerArea = lazyPart(async () => (await import('./diner-area.tsx')).DinerArea);
export const AuthArea = lazyPart(
  withQueryClient(async () => (await import('./auth-area.tsx')).AuthArea),
);
export const ScanPage = lazyPart(
  withQueryClient(async () => (await import('../features/scan/scan-page.tsx')).ScanPage),
);
export const RestaurantArea = lazyPart(
  withQueryClient(async () => (await import('./restaurant-area.tsx')).RestaurantArea),
);
export const OnboardingArea = lazyPart(
  withQueryClient(async () => (await import('./onboarding-area.tsx')).OnboardingArea),
);

// Pages with a chunk of their own.
export const HomeRoute = lazyPart(async () => (await import('./home-route.tsx')).HomeRoute);
export const MenuPage = lazyPart(
  async () => (await import('../features/menu/menu-page.tsx')).MenuPage,
);
// Long texts that few people open.
export const LegalPage = lazyPart(
  async () => (await import('../features/legal/legal-page.tsx')).LegalPage,
);

interface Part {
  load: () => Promise<unknown>;
}

/** By the first word of their paths; the landing page has none. */
const AREAS = new Map<string | undefined, readonly Part[]>([
  [undefined, [PublicArea]],
  ['about', [PublicArea, LegalPage]],
  ['legal', [PublicArea, LegalPage]],
  ['clients', [DinerArea]],
  ['auth', [AuthArea]],
  ['reset', [AuthArea]],
  ['scanqr', [ScanPage]],
  ['restaurants', [RestaurantArea]],
  ['onboarding', [OnboardingArea]],
]);

const DINER_PAGES = new Map<string, Part>([
  [PATHS.dinerHome, HomeRoute],
  [PATHS.menu, MenuPage],
  [PATHS.orderSummary, SummaryRoute],
  [PATHS.confirmation, ConfirmationRoute],
  [PATHS.ownOrders, OwnOrdersRoute],
  [PATHS.dinerAccount, DinerAccountPage],
]);

/**
 * Loads everything needed to render the page at a path without suspending. React shows each
 * fallback for a third of a second at least, and they come one after the other.
 */
export async function loadPageOf(path: string): Promise<void> {
  const area = AREAS.get(/\w+/.exec(path)?.[0]) ?? [];
  await Promise.all([...area, DINER_PAGES.get(path)].map(async (part) => part?.load()));
}
