import { formatEuros, isStanding, reasonForRestaurant } from '@simplato/domain';
import type { PaymentInvoices, ToldPayment } from '@simplato/contract';
import { useQueries } from '@tanstack/react-query';
import { Check, Hourglass, Smartphone, Undo2 } from 'lucide-react';
import { useId } from 'react';
import { restaurantTime } from '../../i18n/describe-when.ts';
import { CLAIM_END_MESSAGES } from '../../i18n/es/claim-ends.ts';
import { CHARGING_MESSAGES } from '../../i18n/es/charging.ts';
import { INVOICES_MESSAGES } from '../../i18n/es/invoices.ts';
import { Button } from '../../ui/button.tsx';
import { TextButton } from '../../ui/text-button.tsx';
import { paymentInvoicesQuery } from '../invoices/staff/invoice-queries.ts';
import { saleAmong } from '../invoices/standing-invoices.ts';
import { describeGivenBack, describePayment } from '../live/charges/describe-payment.ts';
import { payerName } from './charge.ts';
import css from './payment-list.module.css';
import type { RoomTab } from './room-book.ts';
import type { RoomActions } from './use-room-actions.ts';

const copy = CHARGING_MESSAGES.payments;

interface PaymentListProps {
  restaurantId: number;
  tab: RoomTab;
  actions: RoomActions;
  onUndo: (payment: ToldPayment) => void;
  onSee: (payment: ToldPayment) => void;
  onInvoice: (payment: ToldPayment, invoices: PaymentInvoices) => void;
}

/** Who has paid and who is paying, the newest first; what has to be handed back above all. */
export function PaymentList({
  restaurantId,
  tab,
  actions,
  onUndo,
  onSee,
  onInvoice,
}: PaymentListProps) {
  const headingId = useId();
  const shown = tab.payments
    .filter(({ state }) => state !== 'expired')
    .toSorted(
      (one, other) =>
        Number(other.owedBackCents > 0) - Number(one.owedBackCents > 0) ||
        other.paymentNumber - one.paymentNumber,
    );
  const invoices = useInvoices(restaurantId, tab, shown);
  if (shown.length === 0) return null;
  return (
    <section aria-labelledby={headingId} className={css.payments}>
      <h3 id={headingId} className={css.heading}>
        {copy.heading}
      </h3>
      <ul role="list" className={css.rows}>
        {shown.map((payment) => (
          <PaymentRow
            key={payment.paymentNumber}
            tab={tab}
            payment={payment}
            actions={actions}
            onUndo={() => onUndo(payment)}
            onSee={() => onSee(payment)}
            invoices={invoices.get(payment.paymentNumber) ?? null}
            onInvoice={(known) => onInvoice(payment, known)}
          />
        ))}
      </ul>
    </section>
  );
}

/** Of each payment whose money came, or may; nothing is known where the server is not asked yet. */
function useInvoices(
  restaurantId: number,
  { dueCents }: RoomTab,
  payments: readonly ToldPayment[],
): ReadonlyMap<number, PaymentInvoices | undefined> {
  const counted = payments.filter((one) => isStanding(one) || one.state === 'open');
  const answers = useQueries({
    queries: counted.map((one) => {
      const { paymentNumber, state, refundedCents, returningCents, owedBackCents } = one;
      // Money on account has its invoice once nothing is due.
      const since = [state, dueCents > 0, refundedCents, returningCents, owedBackCents].join(' ');
      return paymentInvoicesQuery(restaurantId, paymentNumber, since);
    }),
  });
  return new Map(counted.map(({ paymentNumber }, at) => [paymentNumber, answers[at]?.data]));
}

interface PaymentRowProps {
  tab: RoomTab;
  payment: ToldPayment;
  actions: RoomActions;
  onUndo: () => void;
  onSee: () => void;
  /** Null while they are not known. */
  invoices: PaymentInvoices | null;
  onInvoice: (known: PaymentInvoices) => void;
}

function PaymentRow({
  tab,
  payment,
  actions,
  onUndo,
  onSee,
  invoices,
  onInvoice,
}: PaymentRowProps) {
  const invoiceLabel = invoices && labelOfInvoice(invoices);
  const { state, form, cents, tipCents, owedBackCents, paymentNumber } = payment;
  const who = payerName(tab, payment.memberId);
  const amount = formatEuros(cents);
  const owed = formatEuros(owedBackCents);
  const isOwed = owedBackCents > 0;
  const givenBack = describeGivenBack(payment);
  const isPending = actions.isPending(`payment-${paymentNumber}`);
  const time = restaurantTime(Date.parse(payment.startedAt));
  return (
    <li className={css.row} data-look={isOwed ? 'owed' : state}>
      <Icon payment={payment} />
      <p className={css.words}>
        <strong className={css.what}>{describePayment(payment, who)}</strong>{' '}
        <span className={css.detail}>
          {copy.how(form, time, payment.takenBy)}
          {tipCents > 0 && state !== 'undone' && state !== 'returned' && (
            <> {copy.tip(formatEuros(tipCents))}</>
          )}
          {state === 'open' && payment.isProcessing && <> · {copy.bank}</>}
          {state === 'awaited' && <> · {describeEnd(payment)}</>}
        </span>
        {givenBack !== '' && <span className={css.detail}>{givenBack}</span>}
        {payment.reason !== '' && (
          <span className={css.reason}>«{reasonForRestaurant(payment.reason)}»</span>
        )}
      </p>
      {state === 'open' && (
        <Button
          variant="outline"
          pending={isPending}
          aria-label={copy.of(copy.release, who, amount)}
          onClick={() => actions.release(tab, payment)}
        >
          {copy.release}
        </Button>
      )}
      {form === 'online' && state !== 'open' && state !== 'awaited' && (
        <Button
          variant="outline"
          aria-haspopup="dialog"
          aria-label={copy.of(copy.see, who, amount)}
          onClick={onSee}
        >
          {copy.see}
        </Button>
      )}
      {isOwed && payment.orderId === null ? (
        <Button
          pending={isPending}
          aria-label={copy.of(copy.handBack, who, owed)}
          onClick={() => actions.handBack(tab, payment)}
        >
          {copy.handBack}
        </Button>
      ) : (
        state === 'paid' &&
        form !== 'online' && (
          <Button variant="outline" aria-label={copy.of(copy.undo, who, amount)} onClick={onUndo}>
            {copy.undo}
          </Button>
        )
      )}
      {invoices && invoiceLabel !== null && (
        <TextButton
          className={css.invoice}
          aria-haspopup="dialog"
          aria-label={copy.of(invoiceLabel, who, amount)}
          onClick={() => onInvoice(invoices)}
        >
          {invoiceLabel}
        </TextButton>
      )}
    </li>
  );
}

/** Of the invoice that there is, or of the one to come; null where the restaurant issues none. */
function labelOfInvoice({ invoices, isToCome, recipient }: PaymentInvoices): string | null {
  const { name, named, asked } = INVOICES_MESSAGES.ofPayment;
  const sale = saleAmong(invoices);
  if (sale) return sale.recipient === null ? name : named(sale.number);
  if (!isToCome) return null;
  return recipient === null ? name : asked(recipient.name);
}

function Icon({ payment: { state, owedBackCents, isProcessing } }: { payment: ToldPayment }) {
  if (owedBackCents > 0 || state === 'returned' || state === 'undone') {
    return <Undo2 aria-hidden="true" />;
  }
  if (state !== 'open' && state !== 'awaited') return <Check aria-hidden="true" />;
  return isProcessing ? <Hourglass aria-hidden="true" /> : <Smartphone aria-hidden="true" />;
}

/** In the words that its payer reads. */
function describeEnd({ ended, isProcessing }: ToldPayment): string {
  const why = CLAIM_END_MESSAGES.why[ended ?? 'over'];
  return ended === 'lost' ? `${why}.` : copy.comes(why, isProcessing);
}
