import { canContinueOnboarding, mayCharge } from '@simplato/domain';
import { useQuery } from '@tanstack/react-query';
import { BadgeCheck } from 'lucide-react';
import { useId } from 'react';
import { messageOf } from '../../api/call-error.ts';
import { CONNECTION_MESSAGES as copy } from '../../i18n/es/payments.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Notice, type NoticeTone } from '../../ui/notice.tsx';
import { Overlay } from '../../ui/overlay.tsx';
import { useSession } from '../session/session-store.ts';
import { accountQuery, type PaymentAccount } from './account-query.ts';
import css from './payment-connection.module.css';
import { TipsSwitch } from './tips-switch.tsx';
import { useAccountLink } from './use-account-link.ts';

const TONES = {
  none: 'info',
  unfinished: 'wait',
  'in-review': 'wait',
  active: 'success',
  restricted: 'alert',
  disconnected: 'alert',
} as const satisfies Record<PaymentAccount['state'], NoticeTone>;

/** The settings' block on online payments: the state, and the next step. */
export function PaymentConnection() {
  const { restaurantId } = useSession();
  const titleId = useId();
  const account = useQuery(accountQuery(restaurantId));
  return (
    <Card as="section" labelledBy={titleId} className={css.card}>
      <div className={css.head}>
        <h2 id={titleId}>{copy.title}</h2>
        {account.data?.isTest && <Badge tone="wait">{copy.testing}</Badge>}
      </div>
      <p className={css.text}>{copy.text}</p>
      {account.isPending && (
        <p className={css.text} role="status">
          {copy.loading}
        </p>
      )}
      {account.isError && (
        <Notice
          tone="alert"
          role="alert"
          title={copy.failed}
          action={
            <Button
              variant="soft"
              pending={account.isFetching}
              onClick={() => void account.refetch()}
            >
              {copy.retry}
            </Button>
          }
        >
          {messageOf(account.error)}
        </Notice>
      )}
      {account.data && (
        <Connection
          account={account.data}
          isFetching={account.isFetching}
          onAsk={() => void account.refetch()}
        />
      )}
    </Card>
  );
}

interface ConnectionProps {
  account: PaymentAccount;
  isFetching: boolean;
  onAsk: () => void;
}

function Connection({ account: { state, takesTips }, isFetching, onAsk }: ConnectionProps) {
  const { restaurantId } = useSession();
  const link = useAccountLink();
  const words = copy.states[state];
  const isNew = state === 'none';
  const isOver = state === 'disconnected';
  return (
    <>
      <Notice tone={TONES[state]} title={words.title}>
        {words.text}
      </Notice>
      {link.error !== null && (
        <Notice tone="alert" role="alert" title={copy.linkFailed}>
          {messageOf(link.error)}
        </Notice>
      )}
      {(canContinueOnboarding(state) || isOver) && (
        <div className={css.ways}>
          <Button
            size="big"
            icon={isNew ? <BadgeCheck aria-hidden="true" /> : undefined}
            onClick={link.follow}
          >
            {isNew ? copy.activate : isOver ? copy.again : copy.proceed}
          </Button>
        </div>
      )}
      {state === 'in-review' && (
        <div className={css.ways}>
          <Button variant="outline" pending={isFetching} onClick={onAsk}>
            {copy.lookAgain}
          </Button>
        </div>
      )}
      {mayCharge(state) && restaurantId !== null && (
        <TipsSwitch restaurantId={restaurantId} takesTips={takesTips} />
      )}
      {link.isLeaving && <Overlay text={copy.onboarding} secondLine={copy.wait} />}
    </>
  );
}
