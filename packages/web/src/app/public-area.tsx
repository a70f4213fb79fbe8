import { Redirect, Route, Switch, useLocation } from 'wouter';
import { LandingPage } from '../features/landing/landing-page.tsx';
import { PATHS } from '../paths.ts';
import { PublicLayout } from './layouts/public-layout.tsx';
import { LegalPage } from './page-parts.ts';
import { PublicHead } from './public-head.tsx';

const TEXTS = ['about', 'terms', 'privacy', 'cookies', 'accessibility'] as const;

/** Pages for everybody: the landing page, and the legal and informational texts. */
export function PublicArea() {
  const [location] = useLocation();
  return (
    <PublicLayout opensDialogs={location === PATHS.landing}>
      <Switch>
        {TEXTS.map((name) => (
          <Route key={name} path={PATHS[name]}>
            <PublicHead page={name} />
            <LegalPage key={name} name={name} />
          </Route>
        ))}
        <Route path={PATHS.landing}>
          <PublicHead page="landing" />
          <LandingPage />
        </Route>
        <Route>
          <Redirect to={PATHS.landing} replace />
        </Route>
      </Switch>
    </PublicLayout>
  );
}
