import { useEffect } from 'react';
import { Redirect, Route, Switch, useLocation } from 'wouter';
import { claimBasket } from '../features/checkout/basket/basket-store.ts';
import { useSession } from '../features/session/session-store.ts';
import { PATHS } from '../paths.ts';
import { prefetchWhenIdle } from '../first-view/idle-queue.ts';
import { BackFromPaying } from './back-from-paying.tsx';
import { DINER_PAGES, NEXT_DINER_PAGES } from './page-parts.ts';
import { PAGES, type PagesOf } from './pages.ts';
import { repeatEarlyTaps } from '../first-view/early-taps.ts';
import { DinerLayout } from './layouts/diner-layout.tsx';
import { useTellOfScan } from './tell-of-scan.ts';

export function DinerArea() {
  const [location] = useLocation();
  const { restaurantId } = useSession();
  useTellOfScan();
  useEffect(() => {
    for (const page of NEXT_DINER_PAGES) prefetchWhenIdle(page.load);
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
        {Object.entries(DINER_PAGES).map(([name, Page]) => (
          <Route key={name} path={PAGES[name as PagesOf<'diner'>].path}>
            <Page />
          </Route>
        ))}
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
