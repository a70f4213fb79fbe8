import { CHECK_ID } from '@simplato/contract';
import { acceptInvitation, readInvitation } from '@simplato/contract/account-endpoints';
import { emailRule, newPasswordRule, staffUsernameRule } from '@simplato/domain';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useLocation, useSearchParams } from 'wouter';
import { call } from '../../api/call.ts';
import { mayHaveSucceeded, UnansweredError } from '../../api/call-error.ts';
import { announceSessionChange } from '../../api/session-changes.ts';
import { FORM_MESSAGES } from '../../i18n/es/forms.ts';
import { INVITATION_MESSAGES as copy } from '../../i18n/es/team.ts';
import { PATHS } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { buttonClass } from '../../ui/button-look.ts';
import { Card } from '../../ui/card.tsx';
import { EmailField } from '../../ui/email-field.tsx';
import { FormShell } from '../../ui/form-shell.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Overlay } from '../../ui/overlay.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { UsernameField } from '../../ui/username-field.tsx';
import { failureMessage } from '../../forms/failure-message.ts';
import { couldLogIn } from '../session/could-log-in.ts';
import { openSession } from '../session/open-session.ts';
import { sealPassword } from '../../api/seal-password.ts';
import { useServerForm } from '../../forms/use-server-form.ts';
import css from './accept-invitation-page.module.css';

const RULES = { email: emailRule, username: staffUsernameRule, password: newPasswordRule };

/** Opened by the link of an invitation, from a mail or from a screen that showed it. */
export function AcceptInvitationPage() {
  const [search] = useSearchParams();
  // Read once: continuing removes it from the address.
  const [token] = useState(search.get('token') ?? '');
  const invitation = useQuery({
    queryKey: ['invitation', token],
    queryFn: async () => await call(readInvitation, { body: { token } }),
    retry: false,
    staleTime: Infinity,
  });
  return (
    <Card className={css.card}>
      <title>{copy.pageTitle}</title>
      {invitation.data && (
        <>
          <h1>{copy.title(invitation.data.razonsocial)}</h1>
          <p className={css.text}>{copy.text[invitation.data.esowner === 1 ? 'owner' : 'staff']}</p>
          <AcceptForm token={token} email={invitation.data.mail} />
        </>
      )}
      {invitation.isError && (
        <>
          <h1>{copy.failed}</h1>
          <Notice tone="alert" role="alert">
            {failureMessage(invitation.error)}
          </Notice>
          {invitation.error instanceof UnansweredError ? (
            <Button
              size="big"
              pending={invitation.isFetching}
              onClick={() => void invitation.refetch()}
            >
              {copy.retry}
            </Button>
          ) : (
            <Link href={PATHS.landing} className={buttonClass({ variant: 'outline' })}>
              {copy.home}
            </Link>
          )}
        </>
      )}
      {invitation.isPending && <Overlay text={copy.loading} />}
    </Card>
  );
}

interface AcceptFormProps {
  token: string;
  /** Where the invitation was sent; empty: whoever accepts it gives their own. */
  email: string;
}

function AcceptForm({ token, email: invited }: AcceptFormProps) {
  const [, navigate] = useLocation();
  /** The invitation works once: a retry logs in, if it was accepted. */
  const [mayExist, setMayExist] = useState(false);
  const form = useServerForm({
    defaultValues: { email: invited, username: '', password: '' },
    rules: RULES,
    fieldOf: {
      mail: 'email',
      email_taken: 'email',
      nombreusuario: 'username',
      username_taken: 'username',
      password: 'password',
    },
    send: async ({ email, username, password }) => {
      if (!(mayExist && (await couldLogIn('staff', { email, password })))) {
        const sealed = await sealPassword(password, CHECK_ID.general);
        const body = { token, mail: email, nombreusuario: username, password: sealed };
        await openSession(acceptInvitation, { body }).catch((failure: unknown) => {
          setMayExist(mayHaveSucceeded(failure));
          throw failure;
        });
        announceSessionChange();
      }
      navigate(PATHS.board, { replace: true });
    },
  });
  return (
    <>
      <FormShell {...form.shell} submitLabel={copy.submit}>
        <EmailField
          label={FORM_MESSAGES.email}
          hint={copy.emailHint}
          autoComplete="username"
          readOnly={invited !== ''}
          {...form.field('email')}
        />
        <UsernameField label={FORM_MESSAGES.username} {...form.field('username')} />
        <PasswordField
          label={FORM_MESSAGES.password}
          hint={FORM_MESSAGES.passwordHint}
          autoComplete="new-password"
          {...form.field('password')}
        />
      </FormShell>
      {form.pending && <Overlay text={copy.pending} />}
    </>
  );
}
