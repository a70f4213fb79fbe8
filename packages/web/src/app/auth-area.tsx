import { useState, type ReactNode } from 'react';
import { Redirect, Route, Switch } from 'wouter';
import { ConfirmEmailPage } from '../features/passwords/confirm-email-page.tsx';
import { ForgotPasswordPage } from '../features/passwords/forgot-password-page.tsx';
import { ResetPasswordPage } from '../features/passwords/reset-password-page.tsx';
import { DinerRegistrationPage } from '../features/registration/diner-registration-page.tsx';
import { RestaurantRegistrationPage } from '../features/registration/restaurant-registration-page.tsx';
import { LoginPage } from '../features/session/login-page.tsx';
import { AcceptInvitationPage } from '../features/team/accept-invitation-page.tsx';
import { useSession } from '../features/session/session-store.ts';
import { PATHS } from '../paths.ts';
import { AuthLayout } from './layouts/auth-layout.tsx';
import { PublicHead } from './public-head.tsx';

export function AuthArea() {
  return (
    <AuthLayout>
      <Switch>
        <Route path={PATHS.login}>
          <UnlessStaff>
            <LoginPage />
          </UnlessStaff>
        </Route>
        <Route path={PATHS.registerDiner}>
          <PublicHead page="registerDiner" />
          <DinerRegistrationPage />
        </Route>
        <Route path={PATHS.registerRestaurant}>
          <PublicHead page="registerRestaurant" />
          <UnlessStaff>
            <RestaurantRegistrationPage />
          </UnlessStaff>
        </Route>
        <Route path={PATHS.forgotPassword} component={ForgotPasswordPage} />
        <Route path={PATHS.invitation} component={AcceptInvitationPage} />
        <Route path={PATHS.confirmEmail} component={ConfirmEmailPage} />
        <Route path={PATHS.resetStaffPassword}>
          <ResetPasswordPage side="staff" />
        </Route>
        <Route path={PATHS.resetDinerPassword}>
          <ResetPasswordPage side="diner" />
        </Route>
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

/**
 * Sends restaurant users who are already logged in to the board. Checked only on entering, so that
 * nobody is redirected while typing.
 */
function UnlessStaff({ children }: { children: ReactNode }) {
  const { userType, restaurantId } = useSession();
  const [isStaff] = useState(userType === 'RESTAURANTE' && restaurantId !== null);
  return isStaff ? <Redirect to={PATHS.board} replace /> : children;
}
