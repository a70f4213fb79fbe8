import { CHECK_ID } from '@simplato/contract';
import { resetDinerPassword, resetStaffPassword } from '@simplato/contract/account-endpoints';
import { useEffect, useRef, useState } from 'react';
import { Link, Redirect, useLocation, useSearchParams } from 'wouter';
import { newPasswordRule } from '@simplato/domain';
import { call } from '../../api/call.ts';
import { RefusedError } from '../../api/call-error.ts';
import { FORM_FAULTS, FORM_MESSAGES } from '../../i18n/es/forms.ts';
import { RESET_PASSWORD_MESSAGES } from '../../i18n/es/passwords.ts';
import { useMessages } from '../../i18n/i18n-context.ts';
import { PATHS } from '../../paths.ts';
import { Card } from '../../ui/card.tsx';
import { FormShell } from '../../ui/form-shell.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Overlay } from '../../ui/overlay.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { isAboutTheAttempt, useFailureMessage } from '../../forms/failure-message.ts';
import { sealPassword } from '../../api/seal-password.ts';
import { forgetSession, useSession } from '../session/session-store.ts';
import { type FormRules, useServerForm } from '../../forms/use-server-form.ts';
import css from './passwords.module.css';
import { TeamSection } from './team-section.tsx';

const SIDES = {
  staff: {
    endpoint: resetStaffPassword,
    login: PATHS.staffLogin,
    forgot: `${PATHS.forgotPassword}?tipo=restaurante`,
    userType: 'RESTAURANTE',
  },
  diner: {
    endpoint: resetDinerPassword,
    login: PATHS.login,
    forgot: PATHS.forgotPassword,
    userType: 'CLIENTE',
  },
} as const;

type Side = keyof typeof SIDES;

/** Long enough to read the confirmation. */
const READING_MS = 1_000;

/** Opened by the link in the mail, for both kinds of account. */
export function ResetPasswordPage({ side }: { side: Side }) {
  const copy = useMessages(RESET_PASSWORD_MESSAGES);
  const [search] = useSearchParams();
  // Read once: continuing to the login removes it from the address.
  const [token] = useState(search.get('token') ?? '');
  return token === '' ? (
    <Redirect to={PATHS.landing} replace />
  ) : (
    <div className={css.columns}>
      <title>{copy.pageTitle}</title>
      <ResetCard side={side} token={token} />
      <TeamSection />
    </div>
  );
}

function ResetCard({ side, token }: { side: Side; token: string }) {
  const copy = useMessages(RESET_PASSWORD_MESSAGES);
  const forms = useMessages(FORM_MESSAGES);
  const { endpoint, login, forgot, userType } = SIDES[side];
  const [, navigate] = useLocation();
  const session = useSession();
  const [isDone, setIsDone] = useState(false);
  const notice = useRef<HTMLDivElement>(null);
  const failureMessage = useFailureMessage();
  const form = useServerForm<NewPassword>({
    defaultValues: { password: '', confirmation: '' },
    rules: NEW_PASSWORD_RULES,
    fieldOf: { newPassword: 'password' },
    // The server's message, or else the product's own.
    words: (failure) =>
      failure instanceof RefusedError || isAboutTheAttempt(failure)
        ? failureMessage(failure)
        : copy.failed,
    send: async ({ password }) => {
      const newPassword = await sealPassword(password, CHECK_ID.general);
      await call(endpoint, { body: { token, newPassword } });
      // The account's sessions have ended, possibly this browser's too.
      if (session.userType === userType && session.userName !== null) forgetSession();
      setIsDone(true);
    },
  });

  useEffect(() => {
    if (!isDone) return;
    notice.current?.focus();
    const timer = setTimeout(() => navigate(login, { replace: true }), READING_MS);
    return () => clearTimeout(timer);
  }, [isDone, navigate, login]);

  return (
    <Card className={css.card}>
      <h1>{copy.title}</h1>
      {isDone ? (
        <Notice tone="success" role="status" title={copy.done} ref={notice} tabIndex={-1} />
      ) : (
        <>
          <p className={css.text}>{copy.side[side]}</p>
          <FormShell {...form.shell} submitLabel={copy.submit}>
            <PasswordField
              label={copy.password}
              hint={forms.passwordHint}
              autoComplete="new-password"
              {...form.field('password')}
            />
            <PasswordField
              label={copy.confirmation}
              autoComplete="new-password"
              {...form.field('confirmation')}
            />
          </FormShell>
          <Link href={forgot} className={css.other}>
            {copy.askAgain}
          </Link>
        </>
      )}
      {form.pending && <Overlay text={copy.pending} />}
    </Card>
  );
}

const { allRequired, mismatch } = FORM_FAULTS;

interface NewPassword {
  password: string;
  confirmation: string;
}

/** For resetting a password. Only one field is sent; that both match is checked by the form. */
const NEW_PASSWORD_RULES: FormRules<NewPassword> = {
  password: (password) => (password === '' ? allRequired : newPasswordRule(password)),
  confirmation: (confirmation, { password }) => {
    if (confirmation === '') return allRequired;
    return confirmation === password ? null : mismatch;
  },
};
