import { confirmEmail } from '@simplato/contract/account-endpoints';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Link, Redirect, useSearchParams } from 'wouter';
import { call } from '../../api/call.ts';
import { UnansweredError } from '../../api/call-error.ts';
import { CONFIRM_EMAIL_MESSAGES } from '../../i18n/es/passwords.ts';
import { useMessages } from '../../i18n/i18n-context.ts';
import { PATHS } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { buttonClass } from '../../ui/button-look.ts';
import { Card } from '../../ui/card.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Overlay } from '../../ui/overlay.tsx';
import { useFailureMessage } from '../../forms/failure-message.ts';
import css from './passwords.module.css';

/** Opened by the link in the mail to a new address; opening it confirms the address. */
export function ConfirmEmailPage() {
  const failureMessage = useFailureMessage();
  const copy = useMessages(CONFIRM_EMAIL_MESSAGES);
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: async (sent: string) => await call(confirmEmail, { body: { token: sent } }),
  });
  const hasSent = useRef(false);

  // Only once, also when React runs effects twice in development: the link works a single time.
  useEffect(() => {
    if (token === '' || hasSent.current) return;
    hasSent.current = true;
    mutate(token);
  }, [token, mutate]);

  if (token === '') return <Redirect to={PATHS.landing} replace />;
  return (
    <Card className={css.card}>
      <title>{copy.pageTitle}</title>
      <h1>{copy.title}</h1>
      {data && (
        <>
          <Notice tone="success" role="status" title={copy.done.title}>
            {copy.done.text(data.mail)}
          </Notice>
          <Link href={PATHS.login} className={buttonClass({ size: 'big' })}>
            {copy.logIn}
          </Link>
        </>
      )}
      {error && !isPending && (
        <>
          <Notice tone="alert" role="alert" title={copy.failed.title}>
            {failureMessage(error)} {!(error instanceof UnansweredError) && copy.failed.safe}
          </Notice>
          {error instanceof UnansweredError ? (
            <Button size="big" onClick={() => mutate(token)}>
              {copy.retry}
            </Button>
          ) : (
            <Link href={PATHS.landing} className={buttonClass({ variant: 'outline' })}>
              {copy.home}
            </Link>
          )}
        </>
      )}
      {isPending && <Overlay text={copy.pending} />}
    </Card>
  );
}
