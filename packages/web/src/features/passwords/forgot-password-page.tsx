import { forgotDinerPassword, forgotStaffPassword } from '@simplato/contract/account-endpoints';
import { emailRule } from '@simplato/domain';
import { useEffect, useRef, useState } from 'react';
import { Link, useSearchParams } from 'wouter';
import { call } from '../../api/call.ts';
import { FORGOT_PASSWORD_MESSAGES } from '../../i18n/es/passwords.ts';
import { FORM_MESSAGES } from '../../i18n/es/forms.ts';
import { useMessages } from '../../i18n/i18n-context.ts';
import { PATHS } from '../../paths.ts';
import { Card } from '../../ui/card.tsx';
import { EmailField } from '../../ui/email-field.tsx';
import { FormShell } from '../../ui/form-shell.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Overlay } from '../../ui/overlay.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { isAboutTheAttempt, useFailureMessage } from '../../forms/failure-message.ts';
import type { LoginSide } from '../session/log-in.ts';
import { useServerForm } from '../../forms/use-server-form.ts';
import css from './passwords.module.css';

const CALLS = { staff: forgotStaffPassword, diner: forgotDinerPassword } as const;
const RULES = { email: emailRule };

export function ForgotPasswordPage() {
  const failureMessage = useFailureMessage();
  const copy = useMessages(FORGOT_PASSWORD_MESSAGES);
  const forms = useMessages(FORM_MESSAGES);
  const [search] = useSearchParams();
  const [side, setSide] = useState<LoginSide>(
    search.get('tipo') === 'restaurante' ? 'staff' : 'diner',
  );
  const [isDone, setIsDone] = useState(false);
  const notice = useRef<HTMLDivElement>(null);
  const form = useServerForm({
    defaultValues: { email: '' },
    rules: RULES,
    fieldOf: { email: 'email' },
    words: (failure) => (isAboutTheAttempt(failure) ? failureMessage(failure) : copy.failed),
    send: async ({ email }) => {
      await call(CALLS[side], { body: { email } });
      setIsDone(true);
    },
  });

  // The form that had the focus is gone.
  useEffect(() => {
    if (isDone) notice.current?.focus();
  }, [isDone]);

  return (
    <Card className={css.card}>
      <title>{copy.pageTitle}</title>
      <h1>{copy.title}</h1>
      {isDone ? (
        <Notice tone="success" role="status" title={copy.done} ref={notice} tabIndex={-1}>
          {copy.doneHint}
        </Notice>
      ) : (
        <>
          <p className={css.text}>{copy.text}</p>
          <Segmented
            legend={copy.legend}
            options={[
              { value: 'staff', label: copy.sides.staff },
              { value: 'diner', label: copy.sides.diner },
            ]}
            value={side}
            onChange={setSide}
          />
          <FormShell {...form.shell} submitLabel={copy.submit(copy.sides[side])}>
            <EmailField label={forms.email} autoComplete="username" {...form.field('email')} />
          </FormShell>
        </>
      )}
      <Link href={side === 'staff' ? PATHS.staffLogin : PATHS.login} className={css.other}>
        {copy.logIn}
      </Link>
      {form.pending && <Overlay text={copy.pending} secondLine={copy.pendingDetail} />}
    </Card>
  );
}
