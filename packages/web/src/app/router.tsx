import { Redirect, Route, Switch } from 'wouter';
import { useLiveSession } from '../features/session/session-store.ts';
import { PATHS } from '../paths.ts';
import { homeOf } from './first-path.ts';
import { useFreshPage } from './fresh-page.ts';
import { lazyPart } from '../first-view/lazy-part.tsx';
import {
  AuthArea,
  DinerArea,
  OnboardingArea,
  PublicArea,
  RestaurantArea,
  ScanPage,
} from './page-parts.ts';
import { RequireUser } from './require-user.tsx';

/**
 * For pages that only the server renders: the browser gets here only when the server could not be
 * reached.
 */
const NoNetworkPage = lazyPart(async () => (await import('./no-network-page.tsx')).NoNetworkPage);

/** Redirects in the browser rather than on the server, so that it works offline too. */
function Start() {
  return <Redirect to={homeOf(useLiveSession())} replace />;
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
