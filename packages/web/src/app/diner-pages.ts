import { lazyPart, withQueryClient } from '../first-view/lazy-part.tsx';
import type { PagesOf } from '../pages.ts';

const HomeRoute = lazyPart(async () => (await import('./home-route.tsx')).HomeRoute);
const MenuPage = lazyPart(async () => (await import('../features/menu/menu-page.tsx')).MenuPage);

/** What a diner opens from one page to the next: prefetched once the first one is up. */
export const NEXT_DINER_PAGES = [HomeRoute, MenuPage];

const orders = () => import('./diner-orders.tsx');

export const DINER_PAGES = {
  dinerHome: HomeRoute,
  menu: MenuPage,
  orderSummary: lazyPart(withQueryClient(async () => (await orders()).SummaryRoute)),
  confirmation: lazyPart(withQueryClient(async () => (await orders()).ConfirmationRoute)),
  tab: lazyPart(withQueryClient(async () => (await orders()).TabRoute)),
  payTab: lazyPart(withQueryClient(async () => (await import('./pay-tab-route.tsx')).PayTabRoute)),
  // Separate, because it needs the forms library, which few diners use.
  dinerAccount: lazyPart(
    withQueryClient(
      async () => (await import('../features/account/diner-account-page.tsx')).DinerAccountPage,
    ),
  ),
  help: lazyPart(async () => (await import('../features/help/help-page.tsx')).HelpPage),
} satisfies Record<PagesOf<'diner'>, unknown>;
