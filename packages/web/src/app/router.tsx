import { Redirect, Route, Switch, useLocation } from 'wouter';
import { useLiveSession } from '../features/session/session-store.ts';
import { lazyPart } from '../first-view/lazy-part.tsx';
import { areaOf, type Page, pageAt } from '../pages.ts';
import { PATHS } from '../paths.ts';
import { homeOf } from './first-path.ts';
import { useFreshPage } from './fresh-page.ts';
import { AREA_PARTS } from './page-parts.ts';
import { RequireUser } from './require-user.tsx';

/**
 * The page at the address, for those it is for. No address has parameters, so that its row is found
 * by its path.
 */
export function AppRoutes() {
  useFreshPage();
  const [location] = useLocation();
  const page = pageAt(location);
  if (!page) return <NoPage />;
  const { user } = areaOf(page);
  if (!user) return <PageInArea page={page} />;
  return (
    <RequireUser key={user} type={user}>
      <PageInArea page={page} />
    </RequireUser>
  );
}

function PageInArea({ page }: { page: Page }) {
  switch (page.area) {
    case 'landing':
      return <AREA_PARTS.landing />;
    case 'legal':
      return <AREA_PARTS.legal page={page.name} />;
    case 'auth':
      return <AREA_PARTS.auth page={page.name} />;
    case 'scan':
      return <AREA_PARTS.scan />;
    case 'diner':
      return <AREA_PARTS.diner page={page.name} />;
    case 'staff':
      return <AREA_PARTS.staff page={page.name} />;
    case 'onboarding':
      return <AREA_PARTS.onboarding />;
  }
}

/**
 * For pages that only the server renders: the browser gets here only when the server could not be
 * reached.
 */
const NoNetworkPage = lazyPart(async () => (await import('./no-network-page.tsx')).NoNetworkPage);

/** Addresses that lead to a page. Unknown ones lead to the landing page. */
function NoPage() {
  return (
    <Switch>
      <Route path={PATHS.start} component={Start} />
      <Route path="/auth">
        <Redirect to={PATHS.login} replace />
      </Route>
      <Route path="/clients">
        <Redirect to={PATHS.dinerHome} replace />
      </Route>
      <Route path="/restaurants">
        <Redirect to={PATHS.board} replace />
      </Route>
      <Route path="/carta/*?" component={NoNetworkPage} />
      <Route path="/operador" component={NoNetworkPage} />
      <Route>
        <Redirect to={PATHS.landing} replace />
      </Route>
    </Switch>
  );
}

/** Redirects in the browser rather than on the server, so that it works offline too. */
function Start() {
  return <Redirect to={homeOf(useLiveSession())} replace />;
}
