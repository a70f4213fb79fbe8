import { useEffect } from 'react';
import { Redirect, Route, Switch, useLocation } from 'wouter';
import { claimBasket } from '../features/checkout/basket/basket-store.ts';
import { useSession } from '../features/session/session-store.ts';
import { PATHS } from '../paths.ts';
import { prefetchWhenIdle } from '../first-view/idle-queue.ts';
import { BackFromPaying } from './back-from-paying.tsx';
import {
  ConfirmationRoute,
  DinerAccountPage,
  OwnOrdersRoute,
  SummaryRoute,
} from './diner-parts.ts';
import { HomeRoute, MenuPage } from './page-parts.ts';
import { repeatEarlyTaps } from '../first-view/early-taps.ts';
import { DinerLayout } from './layouts/diner-layout.tsx';
import { useTellOfScan } from './tell-of-scan.ts';

export function DinerArea() {
  const [location] = useLocation();
  const { restaurantId } = useSession();
  useTellOfScan();
  useEffect(() => {
    // Prefetch the pages that a diner opens next.
    for (const page of [HomeRoute, MenuPage]) prefetchWhenIdle(page.load);
  }, []);
  useEffect(() => {
    if (restaurantId !== null) claimBasket(restaurantId);
  }, [restaurantId]);
  // Must be the last effect: by now the tapped buttons work, and the basket is this restaurant's.
  useEffect(repeatEarlyTaps, []);
  // Logged in but not at a table: only the account page is available.
  if (restaurantId === null && location !== PATHS.dinerAccount) {
    return <BackFromPaying otherwise={<Redirect to={PATHS.scan} replace />} />;
  }
  return (
    <DinerLayout>
      <Switch>
        <Route path={PATHS.dinerHome}>
          <HomeRoute />
        </Route>
        <Route path={PATHS.menu}>
          <MenuPage />
        </Route>
        <Route path={PATHS.orderSummary}>
          <SummaryRoute />
        </Route>
        <Route path={PATHS.confirmation}>
          <ConfirmationRoute />
        </Route>
        <Route path={PATHS.ownOrders}>
          <OwnOrdersRoute />
        </Route>
        <Route path={PATHS.dinerAccount}>
          <DinerAccountPage />
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
