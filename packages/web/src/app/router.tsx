import { lazy, Suspense } from 'react';
import { Redirect, Route, Switch } from 'wouter';
import { LegalFooter } from '../features/legal/legal-footer.tsx';
import { PATHS } from '../paths.ts';
import { AreaLoading } from './area-loading.tsx';
import { RequireUser } from './require-user.tsx';

// One chunk an area: a diner never downloads the kitchen.
const LandingPage = lazy(async () => ({
  default: (await import('../features/landing/landing-page.tsx')).LandingPage,
}));
const AuthArea = lazy(async () => ({ default: (await import('./auth-area.tsx')).AuthArea }));
const ScanPage = lazy(async () => ({
  default: (await import('../features/scan/scan-page.tsx')).ScanPage,
}));
const DinerArea = lazy(async () => ({ default: (await import('./diner-area.tsx')).DinerArea }));
const RestaurantArea = lazy(async () => ({
  default: (await import('./restaurant-area.tsx')).RestaurantArea,
}));

const OnboardingArea = lazy(async () => ({
  default: (await import('./onboarding-area.tsx')).OnboardingArea,
}));

/** The route table of spec §2. Whatever it does not know goes to the landing page. */
export function AppRoutes() {
  return (
    <Suspense fallback={<AreaLoading />}>
      <Switch>
        <Route path={PATHS.landing}>
          <LandingPage footer={<LegalFooter />} />
        </Route>
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
        <Route>
          <Redirect to={PATHS.landing} replace />
        </Route>
      </Switch>
    </Suspense>
  );
}
