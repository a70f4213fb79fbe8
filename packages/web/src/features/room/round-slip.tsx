import {
  avoidanceText,
  courseAwaited,
  coursesAtPass,
  heldCourses,
  lineProgress,
  byCourse,
  countsInTab,
  formatEuros,
  lineGrossCents,
  nameWithWeight,
  reasonForRestaurant,
  ringsUnseen,
  tableLabel,
  waitedMinutes,
  waitsSince,
  type Order,
  type Weighing,
  isCharged,
  weighingOf,
} from '@simplato/domain';
import {
  Check,
  Clock,
  ConciergeBell,
  CookingPot,
  Ellipsis,
  ListX,
  MoveRight,
  Scale,
  X,
} from 'lucide-react';
import { useId } from 'react';
import { restaurantTime } from '../../i18n/describe-when.ts';
import { REMOVAL_MESSAGES } from '../../i18n/es/removals.ts';
import { ROOM_MESSAGES } from '../../i18n/es/room.ts';
import { STAFF_COURSE_MESSAGES } from '../../i18n/es/staff-courses.ts';
import { Badge, type BadgeTone } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { MenuPopover } from '../../ui/menu-popover.tsx';
import { Slip } from '../../ui/slip.tsx';
import { SlipLine, SlipLines } from '../../ui/slip-line.tsx';
import { removedUnits } from '../orders/removed-units.ts';
import { PaymentBadges } from '../orders/payment-badges.tsx';
import css from './round-slip.module.css';
import type { RoomTab } from './room-book.ts';
import type { Round } from './tab-contents.ts';
import type { RoomActions } from './use-room-actions.ts';
import { lineToWeigh } from './weighed-order.ts';

const { tab: copy, weighing: weighingCopy } = ROOM_MESSAGES;

interface RoundSlipProps {
  round: Round;
  tab: RoomTab;
  /** Of those at the table. */
  who: string;
  nowMs: number;
  actions: RoomActions;
  onMove: () => void;
  onWeigh: () => void;
  onAccept: () => void;
  onCancel: () => void;
  onRemove: () => void;
}

const STATUS_LOOK = {
  received: { tone: 'wait', icon: CookingPot },
  preparing: { tone: 'wait', icon: CookingPot },
  ready: { tone: 'alert', icon: ConciergeBell },
  closed: { tone: 'ready', icon: Check },
  cancelled: { tone: 'neutral', icon: X },
} as const satisfies Record<string, { tone: BadgeTone; icon: typeof Check }>;

/** An order of a tab, as the slip that the kitchen has: who, what, how far. */
export function RoundSlip({
  round: { index, order },
  tab,
  who,
  nowMs,
  actions,
  onMove,
  onWeigh,
  onAccept,
  onCancel,
  onRemove,
}: RoundSlipProps) {
  const headingId = useId();
  const { status } = order;
  const isDone = status === 'closed' || status === 'cancelled';
  const { tone, icon: Icon } = STATUS_LOOK[status];
  const awaited = courseAwaited(order);
  const minute = waitedMinutes(Date.parse(awaited?.since ?? waitsSince(order)), nowMs);
  const time = restaurantTime(Date.parse(order.placedAt));
  const lines = byCourse(
    order.lines
      .map((line, place) => ({ ...line, progress: lineProgress(order, place) }))
      .filter(isCharged),
  );
  const weighing = weighingOf(order);
  const [held] = heldCourses(order);
  return (
    <Slip
      age={isDone || weighing === 'weighed' ? 'none' : status === 'ready' ? 'late' : 'waiting'}
      labelledBy={headingId}
      className={isDone ? css.done : undefined}
      header={
        <div className={css.head}>
          <h3 className={css.round} id={headingId}>
            {copy.round(index)}
          </h3>{' '}
          <Badge
            tone={weighing === 'asked' ? 'alert' : order.payment === 'pending' ? 'neutral' : tone}
            icon={
              weighing !== null ? (
                <Scale aria-hidden="true" />
              ) : isDone || status === 'ready' ? (
                <Icon aria-hidden="true" />
              ) : (
                <Clock aria-hidden="true" />
              )
            }
          >
            {weighing !== null
              ? badgeOfWeighing(order, weighing, minute)
              : order.payment === 'pending' && status !== 'cancelled'
                ? copy.paying
                : isDone
                  ? copy.status[status]
                  : `${awaited ? copy.nextWaits : copy.status[status]} · ${ROOM_MESSAGES.minutes(minute)}`}
          </Badge>{' '}
          <span className={css.by}>
            {copy.orderedBy(time, order.origin === 'staff' ? copy.byWaiter : who)}
            {order.seenAt !== null && !isDone && (
              <> · {copy.seenAt(restaurantTime(Date.parse(order.seenAt)))}</>
            )}
          </span>
        </div>
      }
      footer={
        <>
          {weighing === null && (
            <span className={css.sum}>
              {formatEuros(order.totalCents)} <PaymentBadges order={order} />
            </span>
          )}
          {countsInTab(order) && (
            <MenuPopover
              label={copy.orderMore(order.orderId)}
              items={[
                {
                  label: REMOVAL_MESSAGES.action,
                  icon: <ListX aria-hidden="true" />,
                  onSelect: onRemove,
                },
                {
                  label: copy.moveOrder,
                  icon: <MoveRight aria-hidden="true" />,
                  onSelect: onMove,
                },
              ]}
            >
              <Ellipsis aria-hidden="true" />
            </MenuPopover>
          )}
          {status !== 'ready' &&
            coursesAtPass(order).map(({ course }) => (
              <Button
                key={course}
                variant="olive"
                aria-describedby={headingId}
                pending={actions.isPending(`serve-${order.orderId}-${course}`)}
                aria-disabled={actions.isSettling}
                onClick={() => actions.serveCourse(tab, order, course)}
              >
                {STAFF_COURSE_MESSAGES.served(course)}
              </Button>
            ))}
          {status === 'ready' && (
            <Button
              variant="olive"
              aria-describedby={headingId}
              pending={actions.isPending(`serve-${order.orderId}`)}
              onClick={() => actions.serve(order)}
            >
              {copy.served}
            </Button>
          )}
          {weighing !== null && (
            <div className={css.weighing}>
              <Button
                size="big"
                variant={weighing === 'asked' ? 'primary' : 'outline'}
                icon={<Scale aria-hidden="true" />}
                aria-describedby={headingId}
                onClick={onWeigh}
              >
                {weighing === 'asked' ? weighingCopy.weigh : weighingCopy.again}
              </Button>
              {weighing === 'weighed' && (
                <Button size="big" variant="olive" aria-describedby={headingId} onClick={onAccept}>
                  {weighingCopy.byPin}
                </Button>
              )}
              <Button size="big" variant="ghost" aria-describedby={headingId} onClick={onCancel}>
                {weighingCopy.cancel.action}
              </Button>
            </div>
          )}
          {held !== undefined && (
            <Button
              variant="outline"
              aria-describedby={headingId}
              pending={actions.isPending(`fire-${order.orderId}-${held}`)}
              aria-disabled={actions.isSettling}
              onClick={() => actions.fireCourse(tab, order, held)}
            >
              {STAFF_COURSE_MESSAGES.steps.fire(held)}
            </Button>
          )}
        </>
      }
    >
      {ringsUnseen(order, nowMs) && (
        <div className={css.unseen}>
          <p>{copy.unseen}</p>
          <Button
            variant="dark"
            pending={actions.isPending(`seen-${order.orderId}`)}
            onClick={() => actions.tellKitchen(order)}
          >
            {copy.seenByKitchen}
          </Button>
        </div>
      )}
      {weighing === 'weighed' && <p className={css.elsewhere}>{weighingCopy.waitsForTable}</p>}
      {order.tableName !== tab.tableName && (
        <p className={css.elsewhere}>{copy.servedAt(tableLabel(order.tableName))}</p>
      )}
      {!order.isTableVerified && <p className={css.alert}>{copy.unverified}</p>}
      {order.cancelReason !== '' && (
        <p className={css.alert}>«{reasonForRestaurant(order.cancelReason)}»</p>
      )}
      {order.avoidances.map((avoidance) => (
        <p key={avoidance.forName} className={css.note}>
          <span className={css.noteLabel}>{copy.allergy}</span> {avoidanceText(avoidance)}
        </p>
      ))}
      {order.allergySeenAt !== null && (
        <p className={css.allergySeen}>
          {copy.allergySeenAt(restaurantTime(Date.parse(order.allergySeenAt)))}
        </p>
      )}
      {order.note !== '' && (
        <p className={css.note}>
          <span className={css.noteLabel}>{copy.note}</span> {order.note}
        </p>
      )}
      <SlipLines>
        {lines.map((line, place) => (
          <SlipLine
            key={place}
            quantity={line.quantity}
            removed={removedUnits(line, REMOVAL_MESSAGES.removed)}
            faded={isDone || line.progress === 'held'}
            done={!isDone && line.progress === 'served'}
            amount={
              weighing === 'asked'
                ? weighingCopy.estimate(formatEuros(lineGrossCents(line)))
                : formatEuros(lineGrossCents(line))
            }
            options={line.options.length > 0 && line.options.map(({ name }) => name).join(' · ')}
            note={line.note}
          >
            {nameWithWeight(line)}
            {line.progress === 'held' && !isDone && (
              <span className={css.for}>{STAFF_COURSE_MESSAGES.waits}</span>
            )}
            {line.forName !== '' && <span className={css.for}>{line.forName}</span>}
          </SlipLine>
        ))}
      </SlipLines>
    </Slip>
  );
}

function badgeOfWeighing(order: Order, weighing: Weighing, minute: number): string {
  const grams = lineToWeigh(order)?.grams ?? 0;
  return weighing === 'asked' ? weighingCopy.toWeigh(minute) : weighingCopy.weighed(grams);
}
