import { lazyPart, withQueryClient } from '../first-view/lazy-part.tsx';
import {
  ConfirmationRoute,
  DinerAccountPage,
  OwnOrdersRoute,
  SummaryRoute,
} from './diner-parts.ts';
import { type Area, pageAt, type PagesOf, type PageWithChunk } from './pages.ts';

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
export const LegalPage = lazyPart(
  async () => (await import('../features/legal/legal-page.tsx')).LegalPage,
);
const HomeRoute = lazyPart(async () => (await import('./home-route.tsx')).HomeRoute);
const MenuPage = lazyPart(async () => (await import('../features/menu/menu-page.tsx')).MenuPage);

/** What a diner opens from one page to the next: prefetched once the first one is up. */
export const NEXT_DINER_PAGES = [HomeRoute, MenuPage];

export const DINER_PAGES = {
  dinerHome: HomeRoute,
  menu: MenuPage,
  orderSummary: SummaryRoute,
  confirmation: ConfirmationRoute,
  ownOrders: OwnOrdersRoute,
  dinerAccount: DinerAccountPage,
} satisfies Record<PagesOf<'diner'>, unknown>;

interface Part {
  load: () => Promise<unknown>;
}

const AREA_PARTS: Readonly<Record<Area, Part>> = {
  public: PublicArea,
  auth: AuthArea,
  scan: ScanPage,
  diner: DinerArea,
  staff: RestaurantArea,
  onboarding: OnboardingArea,
};

/** The pages with a chunk besides their area's. */
const PAGE_PARTS: Readonly<Record<string, Part>> = {
  ...DINER_PAGES,
  about: LegalPage,
  terms: LegalPage,
  privacy: LegalPage,
  cookies: LegalPage,
  accessibility: LegalPage,
} satisfies Record<PageWithChunk, Part>;

/**
 * Loads everything needed to render the page at a path without suspending. React shows each
 * fallback for a third of a second at least, and they come one after the other.
 */
export async function loadPageOf(path: string): Promise<void> {
  const page = pageAt(path);
  if (page) await Promise.all([AREA_PARTS[page.area].load(), PAGE_PARTS[page.name]?.load()]);
}
