import { Redirect, Route, Switch } from 'wouter';
import { LoginPage } from '../features/session/login-page.tsx';
import { PATHS } from '../paths.ts';
import { AuthLayout } from './layouts/auth-layout.tsx';

export function AuthArea() {
  return (
    <AuthLayout>
      <Switch>
        <Route path={PATHS.login} component={LoginPage} />
        <Route path="/auth">
          <Redirect to={PATHS.login} replace />
        </Route>
        <Route>
          <Redirect to={PATHS.landing} replace />
        </Route>
      </Switch>
    </AuthLayout>
  );
}
