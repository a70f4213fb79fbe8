import { lazy, Suspense } from 'react';
import { Redirect, Route, Switch, useLocation } from 'wouter';
import { LandingPage } from '../features/landing/landing-page.tsx';
import { PATHS } from '../paths.ts';
import { AreaLoading } from './area-loading.tsx';
import { PublicLayout } from './layouts/public-layout.tsx';
import { PublicHead } from './public-head.tsx';

// Long texts that few people open.
const LegalPage = lazy(async () => ({
  default: (await import('../features/legal/legal-page.tsx')).LegalPage,
}));

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
            <Suspense fallback={<AreaLoading />}>
              <LegalPage key={name} name={name} />
            </Suspense>
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
