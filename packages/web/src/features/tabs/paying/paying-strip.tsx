import { CLAIM_HOLD_MS, isClaiming, isStanding, openCents, type Cents } from '@simplato/domain';
import { Check, Smartphone } from 'lucide-react';
import { Link } from 'wouter';
import type { SeenPayment } from '../../../api/read-claims.ts';
import type { TabOfMember } from '../../../api/read-place.ts';
import { useServerTime } from '../../../api/use-server-minute.ts';
import { useFailureMessage } from '../../../forms/failure-message.ts';
import { CLAIM_END_MESSAGES } from '../../../i18n/es/claim-ends.ts';
import { PAY_TAB_MESSAGES } from '../../../i18n/es/pay-tab.ts';
import { useEuros, useMessages } from '../../../i18n/i18n-context.ts';
import { PATHS } from '../../../paths.ts';
import { classNames } from '../../../ui/class-names.ts';
import { MemberToken } from '../../../ui/member-token.tsx';
import { Slip } from '../../../ui/slip.tsx';
import { TextButton } from '../../../ui/text-button.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { colourOf, useNames } from '../use-names.ts';
import css from './paying-strip.module.css';
import { useRelease } from './use-share-payer.ts';

interface PayingStripProps {
  restaurantId: number;
  tab: TabOfMember;
}

/** What the whole table costs, and who has paid or is paying what of it. */
export function PayingStrip({ restaurantId, tab }: PayingStripProps) {
  const copy = useMessages(PAY_TAB_MESSAGES).strip;
  const euros = useEuros();
  const shown = tab.payments.filter(
    (one) => (isClaiming(one) || isWithBank(one)) && shownCents(one) > 0,
  );
  return (
    <Slip as="section">
      <p className={css.sum}>
        <span>{copy.table}</span> <strong>{euros(tab.totals.totalCents)}</strong>
      </p>
      <Strip tab={tab} />
      {shown.length > 0 && (
        <ul role="list" className={css.payers} aria-live="polite">
          {shown.map((payment) => (
            <Payer
              key={payment.paymentNumber}
              restaurantId={restaurantId}
              tab={tab}
              payment={payment}
            />
          ))}
        </ul>
      )}
    </Slip>
  );
}

/** Its share is no longer its payer's, and their bank may still pay it: that goes back. */
function isWithBank({ state, isProcessing }: SeenPayment): boolean {
  return state === 'awaited' && isProcessing;
}

/** What counts at this tab; or to its payer, where its order went to another with it, what they pay. */
function shownCents({ cents, chargedCents, tipCents }: SeenPayment): Cents {
  return cents || chargedCents - tipCents;
}

/** Drawn only: the list below it says the same. */
export function Strip({ tab }: { tab: TabOfMember }) {
  const copy = useMessages(PAY_TAB_MESSAGES).strip;
  const euros = useEuros();
  const { showMember } = useNames(tab);
  const counting = tab.payments.filter(({ cents }) => cents > 0);
  const standing = counting.filter(isStanding);
  const claimed = counting.filter(({ state }) => state === 'open');
  const left = openCents(tab.totals);
  const segment = (payment: SeenPayment) => {
    const who = showMember(payment.memberId);
    const isPaid = payment.state !== 'open';
    return (
      <span
        key={payment.paymentNumber}
        className={classNames(css.segment, isPaid ? css.paid : css.claimed)}
        style={{
          flexGrow: payment.cents,
          backgroundColor: colourOf(who),
        }}
      >
        {isPaid && <Check className={css.tick} />}
        {who?.initial}
      </span>
    );
  };
  return (
    <div className={css.strip} aria-hidden="true">
      {standing.map(segment)}
      {claimed.map(segment)}
      {left > 0 && (
        <span className={classNames(css.segment, css.open)} style={{ flexGrow: left }}>
          {copy.open(euros(left))}
        </span>
      )}
    </div>
  );
}

const FIRST_NAMES = 3;

/** The first products that it pays: '2 × Croquetas, Tarta, 1/3'. */
function namesOfPaid(tab: TabOfMember, { products }: SeenPayment): string {
  const names = products.flatMap(({ orderId, lineNumber, units, share }) => {
    const order = tab.orders.find((one) => one.order.orderId === orderId)?.order;
    const line = order?.lines[lineNumber - 1];
    if (!line) return [];
    if (share) return [`${line.name}, ${share.take}/${share.parts}`];
    return [units > 1 ? `${units} × ${line.name}` : line.name];
  });
  const shown = names.slice(0, FIRST_NAMES).join(' · ');
  return names.length > FIRST_NAMES ? `${shown}…` : shown;
}

function Payer({ restaurantId, tab, payment }: PayingStripProps & { payment: SeenPayment }) {
  const copy = useMessages(PAY_TAB_MESSAGES).strip;
  const ended = useMessages(CLAIM_END_MESSAGES);
  const euros = useEuros();
  const failureMessage = useFailureMessage();
  const { show } = useToast();
  const { showMember } = useNames(tab);
  const now = useServerTime(5);
  const release = useRelease(restaurantId);
  const { paymentNumber, memberId, isProcessing, startedAt } = payment;
  const who = showMember(memberId);
  const isOwn = tab.people.some((one) => one.isOwn && one.memberId === memberId);
  const isOpen = payment.state === 'open';
  const isPaid = isStanding(payment);
  const mayAsk = isOpen && !isOwn && !isProcessing && now - Date.parse(startedAt) >= CLAIM_HOLD_MS;
  const what = namesOfPaid(tab, payment);
  const words = () => {
    if (who === null && payment.form !== 'online') return copy.atTable;
    // Of an order that was moved here: its payer is at another table.
    if (who === null) return isPaid ? copy.online : copy.payingOnline;
    if (isWithBank(payment)) return isOwn ? ended.ownBank : ended.bankOf(who.name);
    if (isProcessing && isOpen) return isOwn ? copy.ownBank : copy.bank(who.name);
    if (isOpen) return isOwn ? copy.youPaying : copy.paying(who.name);
    return isOwn ? copy.youPaid : copy.paid(who.name);
  };
  return (
    <li>
      <div className={css.payer}>
        {who ? (
          <MemberToken {...who} size="small" />
        ) : isPaid ? (
          <Check className={css.waiter} aria-hidden />
        ) : (
          <Smartphone className={css.waiter} aria-hidden />
        )}
        <span className={css.who}>
          {words()} {what !== '' && <span className={css.what}>{what}</span>}
        </span>
        <span className={css.amount}>{euros(shownCents(payment))}</span>
      </div>
      {isOwn && isPaid && payment.orderId === null && (
        <Link href={`${PATHS.payTab}?pago=${paymentNumber}`} className={css.receipt}>
          {copy.receipt}
        </Link>
      )}
      {mayAsk && (
        <TextButton
          aria-label={who ? copy.releaseOf(who.name) : undefined}
          disabled={release.isPending}
          onClick={() =>
            release.mutate(
              { paymentNumber, isOwn: false },
              {
                onSuccess: () =>
                  show({ text: who ? copy.released(who.name) : ended.free, tone: 'success' }),
              },
            )
          }
        >
          {copy.release}
        </TextButton>
      )}
      {release.isError && (
        <p role="alert" className={css.fault}>
          {failureMessage(release.error)}
        </p>
      )}
    </li>
  );
}
