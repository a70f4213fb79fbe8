import type { Product } from '@simplato/domain';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { Redirect, Route, Switch, useLocation, useSearch } from 'wouter';
import { HomePage } from '../features/home/home-page.tsx';
import { MenuPage } from '../features/menu/menu-page.tsx';
import { menuQuery } from '../features/menu/menu-queries.ts';
import { ConfirmationPage } from '../features/orders/confirmation-page.tsx';
import { OwnOrdersPage } from '../features/orders/own-orders-page.tsx';
import { PaidPage } from '../features/orders/paid-page.tsx';
import { VisitOrders } from '../features/orders/visit-orders.tsx';
import { useMenuLanguage } from '../features/session/menu-language.ts';
import { useSession } from '../features/session/session-store.ts';
import { PATHS } from '../paths.ts';
import { AreaLoading } from './area-loading.tsx';
import { DinerLayout } from './layouts/diner-layout.tsx';
import { SummaryRoute } from './summary-route.tsx';

// With the forms' library, which nobody needs who came to eat.
const DinerAccountPage = lazy(async () => ({
  default: (await import('../features/account/diner-account-page.tsx')).DinerAccountPage,
}));

export function DinerArea() {
  const [location] = useLocation();
  const { restaurantId } = useSession();
  // Signed in, and at no table yet: only the account is theirs to see.
  if (restaurantId === null && location !== PATHS.dinerAccount) {
    return <Redirect to={PATHS.scan} replace />;
  }
  return (
    <DinerLayout>
      <Switch>
        <Route path={PATHS.dinerHome}>
          <HomePage visitOrders={<VisitOrders />} />
        </Route>
        <Route path={PATHS.menu} component={MenuPage} />
        <Route path={PATHS.orderSummary} component={SummaryRoute} />
        <Route path={PATHS.confirmation} component={ConfirmationRoute} />
        <Route path={PATHS.ownOrders} component={OwnOrdersRoute} />
        <Route path={PATHS.dinerAccount}>
          <Suspense fallback={<AreaLoading />}>
            <DinerAccountPage />
          </Suspense>
        </Route>
        <Route path="/clients">
          <Redirect to={PATHS.dinerHome} replace />
        </Route>
        <Route>
          <Redirect to={PATHS.landing} replace />
        </Route>
      </Switch>
    </DinerLayout>
  );
}

/** With an order in its address it is the way back from the provider; without one, of an order just sent. */
function ConfirmationRoute() {
  const orderId = Number(new URLSearchParams(useSearch()).get('pedido'));
  return Number.isSafeInteger(orderId) && orderId > 0 ? (
    <PaidPage key={orderId} orderId={orderId} />
  ) : (
    <ConfirmationPage />
  );
}

const NO_PRODUCTS: readonly Product[] = [];

/** Orders are kept in Spanish; who reads another language gets the menu's words for them. */
function OwnOrdersRoute() {
  const { restaurantId } = useSession();
  const language = useMenuLanguage();
  const menu = useQuery({
    ...menuQuery(restaurantId),
    enabled: restaurantId !== null && language !== null,
  });
  return <OwnOrdersPage products={menu.data?.products ?? NO_PRODUCTS} />;
}
