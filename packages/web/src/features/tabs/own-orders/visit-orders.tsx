import { heldCourses, type Order, wallTime, weighingOf } from '@simplato/domain';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { Link } from 'wouter';
import { DINER_COURSE_MESSAGES } from '../../../i18n/es/diner-courses.ts';
import { OWN_ORDERS_MESSAGES } from '../../../i18n/es/orders.ts';
import { forCourse } from '../../../i18n/for-course.ts';
import { useMessages, useEuros } from '../../../i18n/i18n-context.ts';
import { PATHS } from '../../../paths.ts';
import { Badge } from '../../../ui/badge.tsx';
import { buttonClass } from '../../../ui/button-look.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { newsOf } from '../../checkout/paying/paying-order-store.ts';
import { OpenOrderPromise } from '../../orders/open-order-promise.tsx';
import { RefundBadge } from '../../orders/payment-badges.tsx';
import { useSession } from '../../session/session-store.ts';
import { useDinerStream } from '../../orders/diner-stream.tsx';
import { StreamDown } from './stream-down.tsx';
import { OrderAgainButton } from '../../checkout/basket/order-again-button.tsx';
import { useOrderStatusTexts } from './use-order-status-texts.ts';
import { OrderBadge } from './order-badge.tsx';
import { useSeenText } from './use-seen-text.ts';
import { OrderProgress } from './order-progress.tsx';
import { newestFirst, ownOrdersQuery } from '../../orders/own-orders-query.ts';
import css from './visit-orders.module.css';

const MOST_SHOWN = 3;

/** Whether it waits for no payment, and for no scale. */
const isBegun = (order: Order) => newsOf(order) !== 'waiting' && weighingOf(order) === null;

/** A summary of this visit's orders, for the diner's home. */
export function VisitOrders() {
  const euros = useEuros();
  const copy = useMessages(OWN_ORDERS_MESSAGES);
  const { restaurantId } = useSession();
  const orders = useQuery(ownOrdersQuery(restaurantId));
  const stream = useDinerStream();
  const headingId = useId();
  if (!orders.data || orders.data.length === 0) return null;

  const shown = newestFirst(orders.data).slice(0, MOST_SHOWN);
  const [newest] = shown;
  return (
    <section className={css.section} aria-labelledby={headingId}>
      <div className={css.head}>
        <h2 id={headingId}>{copy.homeTitle}</h2>
        <Link href={PATHS.tab} className={buttonClass({ variant: 'ghost' })}>
          {copy.seeAll}
        </Link>
      </div>
      <StreamDown stream={stream} />
      <ul role="list" className={css.orders}>
        {shown.map((order) => (
          <li key={order.orderId} className={css.order}>
            <p className={css.line}>
              <strong>{copy.orderNumber(order.orderId)}</strong>
              <span>{euros(order.totalCents)}</span>
            </p>
            {(newsOf(order) === 'waiting' || weighingOf(order) !== null) && (
              <OrderBadge order={order} />
            )}
            {order.status === 'cancelled' && (
              <p className={css.badges}>
                <Badge tone="alert">{copy.status.cancelled}</Badge>
                <RefundBadge order={order} />
              </p>
            )}
            {order.status !== 'cancelled' && isBegun(order) && (
              <div>
                <OrderProgress order={order} />
                <KitchenWord order={order} />
              </div>
            )}
          </li>
        ))}
      </ul>
      {newest && isBegun(newest) && <OrderAgainButton order={newest} />}
    </section>
  );
}

/**
 * When it will be ready, that the kitchen has seen it, and what of it waits, with the way to where the table fires it; all else
 * the way above it shows, and this only says.
 */
function KitchenWord({ order }: { order: Order }) {
  const copy = useMessages(OWN_ORDERS_MESSAGES);
  const courses = useMessages(DINER_COURSE_MESSAGES);
  const { text } = useOrderStatusTexts(order);
  const seen = useSeenText(order);
  const [held] = heldCourses(order);
  return (
    <div role="status">
      <VisuallyHidden>
        {copy.orderNumber(order.orderId)}: {seen === null && text}
      </VisuallyHidden>
      <div className={css.promise}>
        <OpenOrderPromise order={order} />
      </div>
      {seen !== null && <p className={css.seen}>{seen}</p>}
      {held !== undefined && (
        <Link href={PATHS.tab} className={css.waits}>
          {forCourse(courses.held, held)}
        </Link>
      )}
      {order.allergySeenAt !== null && (
        <p className={css.seen}>
          {copy.allergy.seenAt(wallTime(Date.parse(order.allergySeenAt)).time)}
        </p>
      )}
    </div>
  );
}
