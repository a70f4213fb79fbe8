import { type ComponentType, type ReactNode, useState } from 'react';
import { Redirect } from 'wouter';
import { ConfirmEmailPage } from '../features/passwords/confirm-email-page.tsx';
import { ForgotPasswordPage } from '../features/passwords/forgot-password-page.tsx';
import { ResetPasswordPage } from '../features/passwords/reset-password-page.tsx';
import { DinerRegistrationPage } from '../features/registration/diner-registration-page.tsx';
import { RestaurantRegistrationPage } from '../features/registration/restaurant-registration-page.tsx';
import { LoginPage } from '../features/session/login-page.tsx';
import { AcceptInvitationPage } from '../features/team/accept-invitation-page.tsx';
import { useSession } from '../features/session/session-store.ts';
import type { PagesOf } from '../pages.ts';
import { PATHS } from '../paths.ts';
import { AuthLayout } from './layouts/auth-layout.tsx';
import { PublicHead } from './public-head.tsx';

const AUTH_PAGES: Readonly<Record<PagesOf<'auth'>, ComponentType>> = {
  login: LoginRoute,
  registerDiner: DinerRegistrationRoute,
  registerRestaurant: RestaurantRegistrationRoute,
  forgotPassword: ForgotPasswordPage,
  invitation: AcceptInvitationPage,
  confirmEmail: ConfirmEmailPage,
  resetStaffPassword: () => <ResetPasswordPage side="staff" />,
  resetDinerPassword: () => <ResetPasswordPage side="diner" />,
};

export function AuthArea({ page }: { page: PagesOf<'auth'> }) {
  const Page = AUTH_PAGES[page];
  return (
    <AuthLayout>
      <Page />
    </AuthLayout>
  );
}

function LoginRoute() {
  return (
    <UnlessStaff>
      <LoginPage />
    </UnlessStaff>
  );
}

function DinerRegistrationRoute() {
  return (
    <>
      <PublicHead page="registerDiner" />
      <DinerRegistrationPage />
    </>
  );
}

function RestaurantRegistrationRoute() {
  return (
    <>
      <PublicHead page="registerRestaurant" />
      <UnlessStaff>
        <RestaurantRegistrationPage />
      </UnlessStaff>
    </>
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
