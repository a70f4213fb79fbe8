import {
  allergyNotes,
  canCancel,
  canRemove,
  formatEuros,
  type Order,
  PAID_DESPITE_TEXTS,
  previousStatus,
  reasonForRestaurant,
  refundState,
  type WaitingAge,
} from '@simplato/domain';
import { memo, useId, useMemo } from 'react';
import {
  CloudOff,
  Ellipsis,
  ListX,
  Printer,
  ReceiptText,
  Undo2,
  UtensilsCrossed,
  XCircle,
} from 'lucide-react';
import { BOARD_MESSAGES } from '../../../i18n/es/board.ts';
import { STAFF_COURSE_MESSAGES } from '../../../i18n/es/staff-courses.ts';
import { UNSENT_MESSAGES } from '../../../i18n/es/board-unsent.ts';
import { REMOVAL_MESSAGES } from '../../../i18n/es/removals.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import type { ButtonVariant } from '../../../ui/button-look.ts';
import { Slip } from '../../../ui/slip.tsx';
import { BOARD_TOOLS_MESSAGES } from '../../../i18n/es/board-tools.ts';
import { PaidBadge, RefundBadge } from '../../orders/payment-badges.tsx';
import type { ChangeKind } from '../arrivals/changes.ts';
import { isAtPass, useSlipAge } from '../board-clock.ts';
import type { SlipStatus } from '../columns/board-columns.ts';
import type { UnsentTap } from '../stream/unsent-taps.ts';
import { AllergyBand } from './allergy-band.tsx';
import type { SlipStep } from './course-step.ts';
import css from './order-slip.module.css';
import type { OrderAction, SlipSurroundings } from './slip-surroundings.ts';
import { type PressOnce, StationLines } from './station-lines.tsx';
import { TableNumber } from './table-number.tsx';
import { useSettling } from '../../live/use-settling.ts';
import { type MenuItem, MenuPopover } from '../../../ui/menu-popover.tsx';

interface OrderSlipProps {
  order: Order;
  isFresh: boolean;
  /** What became of it elsewhere, while nobody here has touched it since. */
  change: ChangeKind | null;
  slips: SlipSurroundings;
}

const STEP_LOOK = {
  received: 'primary',
  preparing: 'dark',
  ready: 'olive',
  cancelled: 'primary',
} as const satisfies Record<SlipStatus, ButtonVariant>;

const CHANGE_MARKS = {
  removed: REMOVAL_MESSAGES.changed,
  fired: STAFF_COURSE_MESSAGES.firedMark,
} as const satisfies Record<ChangeKind, string>;

type PressedStep = Exclude<SlipStep, { kind: 'wait' }>;

/** Of what comes next while a course is held, and on a station's screen. */
const SLIP_STEP_LOOK = {
  begin: 'primary',
  finish: 'dark',
  serve: 'olive',
  fire: 'primary',
  bump: 'dark',
  recall: 'outline',
} as const satisfies Record<PressedStep['kind'], ButtonVariant>;

function stepText(step: PressedStep | null, status: SlipStatus): string {
  if (step === null || step.kind === 'begin') return BOARD_MESSAGES.steps[status];
  if ('course' in step) return STAFF_COURSE_MESSAGES.steps[step.kind](step.course);
  return BOARD_TOOLS_MESSAGES.screen.steps[step.kind];
}

/** Memoised: re-renders only when its order, its newness, its minute or the shared props change. */
export const OrderSlip = memo(function OrderSlip({
  order,
  isFresh,
  change,
  slips,
}: OrderSlipProps) {
  const { hasPrinter, onStep, onAction } = slips;
  const headingId = useId();
  const { minutes, age } = useSlipAge(order, slips);
  const { isSettling, settle } = useSettling();
  /** What only a press does that somebody has aimed. */
  const press: PressOnce = (act) => (event) => {
    if (isSettling) return;
    settle();
    act(event);
  };
  const { stepOf } = slips;
  const step = useMemo(() => stepOf(order), [stepOf, order]);
  const allergies = useMemo(() => allergyNotes(order), [order]);
  const isCancelled = order.status === 'cancelled';
  const unsent = slips.unsent.filter((tap) => isOn(tap, order));
  const hasMarks =
    unsent.length > 0 ||
    isCancelled ||
    order.paidDespite !== null ||
    isFresh ||
    change !== null ||
    !order.isTableVerified ||
    order.origin === 'staff' ||
    refundState(order) !== 'none' ||
    order.stray !== null;

  return (
    <Slip
      age={isCancelled ? 'late' : age}
      labelledBy={headingId}
      className={classNames(css.slip, isFresh && css.fresh, isCancelled && css.cancelled)}
      header={
        <div className={css.head}>
          <div className={css.who}>
            <h3 className={css.table} id={headingId}>
              <span className={css.tableLabel}>{BOARD_MESSAGES.table}</span>{' '}
              <TableNumber
                name={order.tableName}
                zoneClass={css.zone}
                numberClass={css.tableNumber}
              />
              {order.partyName !== '' && <span className={css.party}> · {order.partyName}</span>}
            </h3>{' '}
            <span className={css.number}>{BOARD_MESSAGES.orderNumber(order.orderId)}</span>
          </div>
          <SlipClock minutes={minutes} age={age} waits={clockLabel(order, step)} />
          {hasMarks && (
            <p className={css.marks}>
              {isCancelled && (
                <strong className={css.cancelledMark}>{BOARD_MESSAGES.struck.mark}</strong>
              )}
              {unsent.length > 0 && <UnsentMark />}
              {isFresh && <span className={css.newMark}>{BOARD_MESSAGES.isNew}</span>}
              {change !== null && !(isFresh && change === 'fired') && (
                <span className={css.newMark}>{CHANGE_MARKS[change]}</span>
              )}
              {order.origin === 'staff' && <Badge>{BOARD_TOOLS_MESSAGES.staffOrigin}</Badge>}
              {order.paidDespite !== null && (
                <Badge tone="alert">{PAID_DESPITE_TEXTS[order.paidDespite]}</Badge>
              )}
              {!order.isTableVerified && <Badge tone="alert">{BOARD_MESSAGES.unverified}</Badge>}
              <RefundBadge order={order} />
            </p>
          )}
        </div>
      }
      footer={
        <>
          <p className={css.sum}>
            <span className={css.total}>{formatEuros(order.totalCents)}</span>
            <PaidBadge order={order} />
          </p>
          <OrderMenu order={order} hasPrinter={hasPrinter} onAction={onAction} />
          {order.status !== 'closed' && step?.kind !== 'wait' && (
            <Button
              size="big"
              variant={step ? SLIP_STEP_LOOK[step.kind] : STEP_LOOK[order.status]}
              className={css.step}
              aria-describedby={headingId}
              data-step=""
              aria-disabled={isSettling}
              onClick={press((event) => onStep(order, event))}
            >
              {stepText(step, order.status)}
            </Button>
          )}
        </>
      }
    >
      {order.cancelReason !== '' && (
        <p className={css.reason}>«{reasonForRestaurant(order.cancelReason)}»</p>
      )}
      {(order.avoidances.length > 0 || allergies.length > 0) && (
        <AllergyBand
          order={order}
          notes={allergies}
          describedBy={headingId}
          isUnsent={unsent.some(({ kind }) => kind === 'allergy')}
          onSeen={slips.onAllergySeen}
        />
      )}
      <StationLines order={order} slips={slips} isSettling={isSettling} press={press} />
      {order.note !== '' && allergies[0]?.lineNumber !== null && (
        <p className={css.note}>
          <span className={css.noteLabel}>{BOARD_MESSAGES.orderNote}</span> {order.note}
        </p>
      )}
    </Slip>
  );
});

/** Something was tapped here, and nobody else knows of it yet. */
export function UnsentMark() {
  return (
    <span className={css.unsentMark}>
      <CloudOff aria-hidden="true" /> {UNSENT_MESSAGES.mark}
    </span>
  );
}

/** Of its own taps, and of its products' marks. */
export function isOn(tap: UnsentTap, { orderId, lines }: Order): boolean {
  if (tap.kind === 'sold-out') return lines.some(({ productId }) => productId === tap.productId);
  return tap.order.orderId === orderId;
}

interface SlipClockProps {
  /** Null while the kitchen makes nothing of it. */
  minutes: number | null;
  age: WaitingAge;
  /** What it waits for, other than for the kitchen. */
  waits: string | null;
}

function clockLabel(order: Order, step: SlipStep | null): string | null {
  if (isAtPass(order) || step?.kind === 'serve' || step?.kind === 'recall')
    return BOARD_MESSAGES.atPass;
  return step?.kind === 'fire' || step?.kind === 'wait' ? STAFF_COURSE_MESSAGES.waits : null;
}

/** The minutes, on a flag that says by its shape too how urgent they are. */
function SlipClock({ minutes, age, waits }: SlipClockProps) {
  return (
    <span className={classNames(css.clock, css[age])}>
      {waits !== null && <span className={css.pass}>{waits}</span>}
      {minutes !== null && <Minutes minutes={minutes} />}
    </span>
  );
}

function Minutes({ minutes }: { minutes: number }) {
  const [number, unit] = BOARD_MESSAGES.minutes(minutes).split(' ');
  return (
    <span className={css.minutes}>
      <b className={unit === undefined ? css.now : undefined}>{number}</b>
      {unit !== undefined && ` ${unit}`}
    </span>
  );
}

const copy = BOARD_TOOLS_MESSAGES.menu;

interface OrderMenuProps {
  order: Order;
  hasPrinter: boolean;
  onAction: (order: Order, action: OrderAction) => void;
}

/** The less frequent actions, away from the button that is always needed. */
function OrderMenu({ order, hasPrinter, onAction }: OrderMenuProps) {
  const item = (label: string, action: OrderAction, Icon: typeof Printer): MenuItem => ({
    label,
    icon: <Icon aria-hidden="true" />,
    onSelect: () => onAction(order, action),
  });
  const items = [
    item(copy.detail, 'detail', ReceiptText),
    ...(hasPrinter ? [item(copy.printInKitchen, 'print-in-kitchen', UtensilsCrossed)] : []),
    item(copy.print, 'print', Printer),
    ...(previousStatus(order.status) === null ? [] : [item(copy.back, 'back', Undo2)]),
    ...(canRemove(order, true, true) ? [item(REMOVAL_MESSAGES.action, 'remove', ListX)] : []),
    // Offered to everybody for a paid order; people who may not refund are told so in the dialog.
    ...(canCancel(order.status, order.payment, true)
      ? [{ ...item(copy.cancel, 'cancel', XCircle), tone: 'alert' as const }]
      : []),
  ];
  return (
    <MenuPopover label={copy.label(order.orderId)} items={items}>
      <Ellipsis aria-hidden="true" />
    </MenuPopover>
  );
}
