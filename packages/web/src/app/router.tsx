import { Redirect, Route, Switch } from 'wouter';
import { useLiveSession } from '../features/session/session-store.ts';
import { PATHS } from '../paths.ts';
import { DinerArea, PublicArea } from './drawn-areas.ts';
import { useFreshPage } from './fresh-page.ts';
import { loadable, withAsking } from './loadable.tsx';
import { RequireUser } from './require-user.tsx';

// One chunk per area: a diner never downloads the kitchen's.
const AuthArea = loadable(withAsking(async () => (await import('./auth-area.tsx')).AuthArea));
const ScanPage = loadable(
  withAsking(async () => (await import('../features/scan/scan-page.tsx')).ScanPage),
);
const RestaurantArea = loadable(
  withAsking(async () => (await import('./restaurant-area.tsx')).RestaurantArea),
);

const OnboardingArea = loadable(
  withAsking(async () => (await import('./onboarding-area.tsx')).OnboardingArea),
);

/**
 * For pages that only the server renders: the browser gets here only when the server could not be
 * reached.
 */
const NoNetworkPage = loadable(async () => (await import('./no-network-page.tsx')).NoNetworkPage);

const START = { RESTAURANTE: PATHS.board, CLIENTE: PATHS.dinerHome };

/** Redirects in the browser rather than on the server, so that it works offline too. */
function Start() {
  const { userType } = useLiveSession();
  return <Redirect to={userType ? START[userType] : PATHS.landing} replace />;
}

/** The route table. Unknown addresses go to the landing page. */
export function AppRoutes() {
  useFreshPage();
  return (
    <Switch>
      <Route path={PATHS.landing}>
        <PublicArea />
      </Route>
      <Route path={PATHS.about}>
        <PublicArea />
      </Route>
      <Route path="/legal/:text">
        <PublicArea />
      </Route>
      <Route path={PATHS.start} component={Start} />
      <Route path="/auth/*?" component={AuthArea} />
      <Route path={PATHS.resetStaffPassword} component={AuthArea} />
      <Route path={PATHS.resetDinerPassword} component={AuthArea} />
      <Route path={PATHS.scan} component={ScanPage} />
      <Route path="/clients/*?">
        <RequireUser key="diner" type="CLIENTE">
          <DinerArea />
        </RequireUser>
      </Route>
      <Route path="/restaurants/*?">
        <RequireUser key="staff" type="RESTAURANTE">
          <RestaurantArea />
        </RequireUser>
      </Route>
      <Route path={PATHS.onboarding}>
        <RequireUser key="staff" type="RESTAURANTE">
          <OnboardingArea />
        </RequireUser>
      </Route>
      <Route path="/carta/*?" component={NoNetworkPage} />
      <Route path="/operador" component={NoNetworkPage} />
      <Route>
        <Redirect to={PATHS.landing} replace />
      </Route>
    </Switch>
  );
}
