import { formatEuros } from '@simplato/domain';
import { Undo2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { restaurantTime } from '../../i18n/describe-when.ts';
import { MONEY_MESSAGES as copy, REFUND_MESSAGES } from '../../i18n/es/payments.ts';
import { Actor } from '../../ui/actor.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useStaffMay } from '../session/own-staff.ts';
import css from './order-money.module.css';
import { leftCents, type OrderMoney as Money } from './order-money-query.ts';
import { RefundDialog } from './refund-dialog.tsx';
import type { RefundTarget } from './use-refund.ts';

/** Instead of the sums, where they could not be read. */
export function MoneyFailed({ text, onRetry }: { text: string; onRetry: () => void }) {
  return (
    <Notice
      tone="alert"
      action={
        <Button variant="soft" onClick={onRetry}>
          {copy.retry}
        </Button>
      }
    >
      {text}
    </Notice>
  );
}

interface SumsProps {
  target: RefundTarget;
  money: Money;
  children?: ReactNode;
}

/** What was paid online, its fees and refunds, and the way to give some of it back. */
export function MoneySums({ target, money, children }: SumsProps) {
  const mayRefund = useStaffMay()?.('refund-order') ?? false;
  const [isRefunding, setIsRefunding] = useState(false);
  const { chargedCents, providerFeeCents, netCents } = money;
  const known = (cents: number | null) => (cents === null ? copy.pending : formatEuros(cents));
  return (
    <>
      <section className={css.money} aria-label={copy.title}>
        <h3 className={css.heading}>{copy.title}</h3>
        {(money.isDisputed || money.isDisputeLost) && (
          <Notice tone="alert" role="status">
            {money.isDisputed ? copy.disputed : copy.disputeLost}
          </Notice>
        )}
        {chargedCents > 0 && (
          <dl className={css.sums}>
            <Sum name={copy.charged}>{formatEuros(chargedCents)}</Sum>
            {money.tipCents > 0 && <Sum name={copy.tip}>{formatEuros(money.tipCents)}</Sum>}
            {money.refundedCents > 0 && (
              <Sum name={copy.refunded}>{formatEuros(-money.refundedCents)}</Sum>
            )}
            <Sum name={copy.platformFee}>{formatEuros(-money.platformFeeCents || 0)}</Sum>
            <Sum name={copy.providerFee}>
              {known(providerFeeCents === null ? null : -providerFeeCents || 0)}
            </Sum>
            {money.disputedCents > 0 && (
              <Sum name={copy.disputedMoney}>{formatEuros(-money.disputedCents)}</Sum>
            )}
            <Sum name={copy.net} isWhole>
              {known(netCents)}
            </Sum>
          </dl>
        )}
        {(money.attempts.length > 1 || chargedCents === 0) && (
          <Deeds title={copy.attempts}>
            {money.attempts.map(({ number, amountCents, state, at }) => (
              <Deed
                key={number}
                at={at}
                amount={formatEuros(amountCents)}
                words={copy.attempt[state]}
              />
            ))}
          </Deeds>
        )}
        {money.refunds.length > 0 && (
          <Deeds title={copy.refunds}>
            {money.refunds.map(({ number, amountCents, state, at, actor, reason, isByHand }) => (
              <Deed
                key={number}
                at={at}
                amount={formatEuros(amountCents)}
                words={
                  <>
                    {isByHand ? copy.byHand.done : copy.refund[state]} ·{' '}
                    <Actor name={actor} nobody="" />
                  </>
                }
                reason={isByHand ? '' : reason}
              />
            ))}
          </Deeds>
        )}
        {mayRefund && leftCents(money) > 0 && (
          <Button
            variant="outline"
            icon={<Undo2 aria-hidden="true" />}
            aria-haspopup="dialog"
            onClick={() => setIsRefunding(true)}
          >
            {REFUND_MESSAGES.action}
          </Button>
        )}
        {children}
      </section>
      {isRefunding && (
        <RefundDialog target={target} money={money} onClose={() => setIsRefunding(false)} />
      )}
    </>
  );
}

interface SumProps {
  name: string;
  isWhole?: boolean;
  children: ReactNode;
}

function Sum({ name, isWhole = false, children }: SumProps) {
  return (
    <div className={isWhole ? css.whole : css.sum}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Deeds({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h4 className={css.title}>{title}</h4>
      <ul role="list" className={css.deeds}>
        {children}
      </ul>
    </div>
  );
}

interface DeedProps {
  at: string;
  amount: string;
  words: ReactNode;
  reason?: string;
}

function Deed({ at, amount, words, reason }: DeedProps) {
  return (
    <li className={css.deed}>
      <time dateTime={at} className={css.quiet}>
        {restaurantTime(Date.parse(at))}
      </time>
      <span>
        <strong>{amount}</strong> <span className={css.quiet}>{words}</span>
        {reason && <span className={css.reason}>«{reason}»</span>}
      </span>
    </li>
  );
}
