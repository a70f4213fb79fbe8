import { canContinueOnboarding } from '@simplato/domain';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { Link, useLocation, useSearch } from 'wouter';
import { messageOf } from '../../api/call-error.ts';
import { CONNECTION_MESSAGES, ONBOARDING_MESSAGES as copy } from '../../i18n/es/payments.ts';
import { PATHS } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { buttonClass } from '../../ui/button-look.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { Overlay } from '../../ui/overlay.tsx';
import { Slip } from '../../ui/slip.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { useSession } from '../session/session-store.ts';
import { accountQuery, type PaymentAccount } from './account-query.ts';
import css from './onboarding-page.module.css';
import { useAccountLink } from './use-account-link.ts';

/** Lets a person read the message. */
const READ_MS = 1_000;

/**
 * Where the provider sends an owner back to. Arriving here proves nothing, so the state of the
 * account is requested. With `renovar` their link had expired, and they get a new one.
 */
export function OnboardingPage() {
  const { restaurantId } = useSession();
  const [isRenewal] = useState(new URLSearchParams(useSearch()).has('renovar'));
  const account = useQuery({ ...accountQuery(restaurantId), enabled: !isRenewal, gcTime: 0 });
  return (
    <div className={css.page}>
      <title>{copy.pageTitle}</title>
      {isRenewal && <Renewal />}
      {!isRenewal && account.isPending && <Overlay text={copy.checking} />}
      {account.isError && (
        <ErrorState
          title={copy.failed}
          text={`${messageOf(account.error)} ${copy.failedText}`}
          pending={account.isFetching}
          onRetry={() => void account.refetch()}
        />
      )}
      {!account.isError && account.data && (
        <Ending
          state={account.data.state}
          isFetching={account.isFetching}
          onAsk={() => void account.refetch()}
        />
      )}
    </div>
  );
}

function Renewal() {
  const link = useAccountLink();
  const follow = useEffectEvent(link.follow);
  useEffect(() => follow(), []);
  if (link.error === null) {
    return <Overlay text={copy.renewing} secondLine={CONNECTION_MESSAGES.wait} />;
  }
  return (
    <ErrorState
      title={CONNECTION_MESSAGES.linkFailed}
      text={`${messageOf(link.error)} ${copy.failedText}`}
      pending={link.isLeaving}
      onRetry={link.follow}
    />
  );
}

interface EndingProps {
  state: PaymentAccount['state'];
  isFetching: boolean;
  onAsk: () => void;
}

function Ending({ state, isFetching, onAsk }: EndingProps) {
  const link = useAccountLink();
  if (state === 'active') return <Completed />;
  const { title, text } = CONNECTION_MESSAGES.states[state];
  return (
    <Slip as="section" age="waiting" className={css.slip}>
      <div className={css.words} role="status">
        <h1>{title}</h1>
        <p className={css.text}>{text}</p>
        {link.error !== null && <p className={css.fault}>{messageOf(link.error)}</p>}
        <div className={css.ways}>
          {canContinueOnboarding(state) && (
            <Button size="big" onClick={link.follow}>
              {state === 'none' ? CONNECTION_MESSAGES.activate : CONNECTION_MESSAGES.proceed}
            </Button>
          )}
          {state === 'in-review' && (
            <Button variant="dark" size="big" pending={isFetching} onClick={onAsk}>
              {CONNECTION_MESSAGES.lookAgain}
            </Button>
          )}
          <Link href={PATHS.settings} className={buttonClass({ variant: 'ghost', size: 'big' })}>
            {copy.toSettings}
          </Link>
        </div>
      </div>
      {link.isLeaving && <Overlay text={copy.renewing} secondLine={CONNECTION_MESSAGES.wait} />}
    </Slip>
  );
}

function Completed() {
  const [, navigate] = useLocation();
  const goOn = useEffectEvent(() => navigate(PATHS.settings, { replace: true }));
  useEffect(() => {
    const timer = setTimeout(goOn, READ_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Slip as="section" age="fresh" className={css.slip}>
      <div className={css.words} role="status">
        <h1>{copy.active.title}</h1>
        <Spinner size="large" />
        <p className={css.text}>{copy.active.text}</p>
        <Link href={PATHS.settings} className={buttonClass({ variant: 'ghost' })}>
          {copy.toSettings}
        </Link>
      </div>
    </Slip>
  );
}
