import {
  MIN_ONLINE_CENTS,
  ORDER_LIMITS,
  tableLabel,
  totalGrossCents,
  type Cents,
} from '@simplato/domain';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useEffectEvent, useId, useLayoutEffect, useState } from 'react';
import { Link } from 'wouter';
import { SENDING_MESSAGES, SUMMARY_MESSAGES } from '../../../i18n/es/orders.ts';
import { PAYING_MESSAGES } from '../../../i18n/es/paying.ts';
import { PATHS } from '../../../paths.ts';
import { TranslatedError } from '../../../i18n/translated.tsx';
import { useMessages, useEuros } from '../../../i18n/i18n-context.ts';
import { Button } from '../../../ui/button.tsx';
import { buttonClass } from '../../../ui/button-look.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { TextAreaField } from '../../../ui/field.tsx';
import { focusTooLong } from '../../../ui/use-length.ts';
import { Notice } from '../../../ui/notice.tsx';
import { Overlay } from '../../../ui/overlay.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { Slip } from '../../../ui/slip.tsx';
import { KitchenNotice } from '../../restaurant/kitchen/kitchen-notice.tsx';
import { NobodyWatches } from '../../restaurant/kitchen/nobody-watches.tsx';
import { useDelayQuestion } from '../../restaurant/kitchen/use-delay-question.tsx';
import { useKitchen } from '../../restaurant/kitchen/use-kitchen.ts';
import { useBasketPlace } from '../basket/basket-place.ts';
import { useIsBasketKept } from '../basket/basket-store.ts';
import type { KeptFilter } from '../basket/filter-store.ts';
import { CoursesChoice } from '../basket/courses-choice.tsx';
import { TellKitchen } from '../basket/tell-kitchen.tsx';
import { TellTable } from '../basket/tell-table.tsx';
import { usePayingOrder } from '../paying/paying-order-store.ts';
import { ExpectedWait } from '../../orders/expected-wait.tsx';
import { restaurantQuery } from '../../restaurant/restaurant-query.ts';
import { useSession } from '../../session/session-store.ts';
import css from './order-summary-page.module.css';
import { acceptChanges, type MenuOfNow } from './line-changes.ts';
import { PaymentNotice } from '../paying/payment-notice.tsx';
import { PayOnline } from '../paying/pay-online.tsx';
import { SummaryTable } from './summary-table.tsx';
import { useIsUnderway } from '../paying/use-payment.ts';
import { useSummary, type Summary } from './use-summary.ts';

interface OrderSummaryPageProps {
  /** The current menu, to compare with; undefined until loaded. */
  menu: MenuOfNow | undefined;
  /** What the diner avoids; lines that do not fit are marked. */
  filter: KeptFilter;
  /** Changes the options of the line with this key. */
  onChangeLine: (key: string) => void;
  /** What stands in the way of ordering with one's table. */
  placeNotice?: ReactNode;
}

export function OrderSummaryPage(props: OrderSummaryPageProps) {
  const { restaurantId } = useSession();
  return restaurantId === null ? null : <SummaryOf restaurantId={restaurantId} {...props} />;
}

function SummaryOf({
  restaurantId,
  menu,
  filter,
  onChangeLine,
  placeNotice,
}: OrderSummaryPageProps & { restaurantId: number }) {
  const copy = useMessages(SUMMARY_MESSAGES);
  const kitchen = useKitchen(restaurantId);
  const summary = useSummary(restaurantId, menu, filter, kitchen?.state.isOpen === false);
  const { menuPath, table } = useBasketPlace();
  const isKept = useIsBasketKept();
  const isSentElsewhere = useIsSentElsewhere() && table === null;
  return (
    <div className={css.page}>
      <title>{copy.pageTitle}</title>
      <PageTitle>{table === null ? copy.heading : copy.headingFor(tableLabel(table))}</PageTitle>
      <KitchenNotice restaurantId={restaurantId} />
      {placeNotice}
      {table === null && <PaymentNotice restaurantId={restaurantId} />}
      {summary.lines.length > 0 && !isKept && <Notice tone="wait">{copy.notKept}</Notice>}
      {summary.lines.length === 0 && isSentElsewhere && <SentElsewhere />}
      {summary.lines.length === 0 && !isSentElsewhere && (
        <EmptyState
          title={copy.empty}
          text={copy.emptyText}
          action={
            <Link href={menuPath} className={buttonClass({})}>
              {copy.emptyAction}
            </Link>
          }
        />
      )}
      {summary.lines.length > 0 && (
        <FilledSummary
          restaurantId={restaurantId}
          summary={summary}
          filter={filter}
          onChangeLine={onChangeLine}
        />
      )}
      {summary.isWaiting && <Overlay text={copy.sending} />}
    </div>
  );
}

/**
 * Whether the diner has ordered in another tab while this page was open here. The browser tells of
 * other tabs' writes only, so this tab's own orders do not count.
 */
function useIsSentElsewhere(): boolean {
  const [isSent, setIsSent] = useState(false);
  useEffect(() => {
    const hear = ({ key, newValue }: StorageEvent) => {
      // The key of the last order.
      if (key === 'order' && newValue !== null) setIsSent(true);
    };
    window.addEventListener('storage', hear);
    return () => window.removeEventListener('storage', hear);
  }, []);
  return isSent;
}

/** The same basket was sent from two tabs: without this, the order would seem to be lost here. */
function SentElsewhere() {
  const { seeOrder, inOtherTab } = useMessages(SENDING_MESSAGES);
  return (
    <div role="alert">
      <EmptyState
        title={inOtherTab.title}
        text={inOtherTab.text}
        action={
          <Link href={PATHS.tab} className={buttonClass({})}>
            {seeOrder}
          </Link>
        }
      />
    </div>
  );
}

interface FilledSummaryProps extends Pick<OrderSummaryPageProps, 'onChangeLine' | 'filter'> {
  restaurantId: number;
  summary: Summary;
}

function FilledSummary({ restaurantId, summary, filter, onChangeLine }: FilledSummaryProps) {
  const euros = useEuros();
  const { locked, leastOnline } = useMessages(PAYING_MESSAGES);
  const copy = useMessages(SUMMARY_MESSAGES);
  const { lines, changes, isLocked, isClosed, refusal } = summary;
  const { menuPath, table } = useBasketPlace();
  const { data: restaurant } = useQuery(restaurantQuery(restaurantId));
  const paying = usePayingOrder(restaurantId);
  const isUnderway = useIsUnderway(restaurantId, table === null ? (paying?.orderId ?? null) : null);
  const delay = useDelayQuestion<{ tipCents: Cents | null }>(
    table === null ? restaurantId : null,
    ({ tipCents }, acceptedMinutes) => {
      if (tipCents === null) summary.send(acceptedMinutes);
      else summary.payOnline(tipCents, acceptedMinutes);
    },
  );
  /** What is asked about is no error. */
  const hearRefusal = useEffectEvent(() => {
    const minutes = refusal?.delayMinutes;
    if (minutes !== undefined && delay.askAgain(minutes)) summary.forgetRefusal();
  });
  useLayoutEffect(() => hearRefusal(), [refusal]);
  const order = (tipCents: Cents | null) => {
    if (focusTooLong(document)) return;
    summary.forgetRefusal();
    delay.orderOrAsk({ tipCents });
  };
  const lockId = useId();
  const lockedBy = isUnderway ? lockId : undefined;
  const mustAccept = changes.size > 0 && !isLocked;
  // Unavailable lines are not part of the total, even while they are still shown.
  const totalCents = totalGrossCents(mustAccept ? acceptChanges(lines, changes) : lines);
  const paysOnline = table === null && restaurant?.paysOnline === true;
  const canPayOnline = paysOnline && totalCents >= MIN_ONLINE_CENTS;
  return (
    <>
      {refusal !== null && (
        <Notice tone="alert" role="alert" title={copy.failed}>
          <TranslatedError error={refusal} />
        </Notice>
      )}
      {mustAccept && (
        <Notice tone="wait" role="alert" title={copy.changed.title}>
          {copy.changed.text}
        </Notice>
      )}
      <Slip
        as="section"
        className={css.slip}
        footer={
          <p className={css.total}>
            <span>
              {copy.total} <span className={css.vat}>{copy.vatIncluded}</span>
            </span>
            <strong>{euros(totalCents)}</strong>
          </p>
        }
      >
        <SummaryTable summary={summary} onChangeLine={onChangeLine} />
      </Slip>
      <CoursesChoice
        restaurantId={restaurantId}
        lines={summary.withCourses}
        isByCourses={summary.isByCourses}
        disabled={isLocked}
        onChange={summary.comeByCourses}
      />
      <TextAreaField
        label={copy.orderNote}
        hint={copy.orderNoteHint}
        value={summary.note}
        rows={2}
        maxLength={ORDER_LIMITS.noteLength}
        disabled={isLocked}
        onChange={(event) => summary.noteOrder(event.target.value)}
      />
      <TellKitchen filter={filter} disabled={isLocked} />
      {table === null && <TellTable avoided={filter.avoided} />}
      <NobodyWatches restaurantId={restaurantId} isStaff={table !== null} />
      <div className={css.checkout}>
        {table === null && !mustAccept && !isLocked && !isClosed && (
          <div className={css.promise}>
            <ExpectedWait
              restaurantId={restaurantId}
              lines={summary.withCourses}
              isByCourses={summary.isByCourses}
            />
          </div>
        )}
        {isUnderway && (
          <p id={lockId} className={css.locked}>
            {locked}
          </p>
        )}
        {paysOnline && totalCents > 0 && !canPayOnline && (
          <p className={css.locked}>{leastOnline(euros(MIN_ONLINE_CENTS))}</p>
        )}
        {canPayOnline && !mustAccept && (
          <PayOnline
            restaurantId={restaurantId}
            totalCents={totalCents}
            takesTips={restaurant.takesTips}
            isLocked={isLocked}
            isClosed={isClosed}
            lockedBy={lockedBy}
            onPay={order}
          />
        )}
        {mustAccept ? (
          <Button size="big" wide onClick={summary.accept}>
            {copy.changed.accept}
          </Button>
        ) : (
          <Button
            size="big"
            wide
            variant={canPayOnline ? 'dark' : 'primary'}
            disabled={isLocked || isClosed || isUnderway}
            aria-describedby={lockedBy}
            onClick={() => order(null)}
          >
            {table === null ? copy.payAtTable : copy.sendToKitchen}
          </Button>
        )}
        <Link href={menuPath} className={buttonClass({ variant: 'ghost', wide: true })}>
          {copy.moreProducts}
        </Link>
      </div>
      {delay.question}
    </>
  );
}
