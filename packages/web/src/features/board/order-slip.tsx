import { byCourse, formatEuros, type Order, waitingAge } from '@simplato/domain';
import { memo, type MouseEvent, useId } from 'react';
import { BOARD_COPY } from '../../copy/board.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import type { ButtonVariant } from '../../ui/button-look.ts';
import { Slip } from '../../ui/slip.tsx';
import { SlipLine, SlipLines } from '../../ui/slip-line.tsx';
import { type BoardClock, useWaitedMinutes } from './board-clock.ts';
import { type Column, isColumn } from './board-columns.ts';
import css from './order-slip.module.css';

interface OrderSlipProps {
  order: Order;
  isFresh: boolean;
  clock: BoardClock;
  onStep: (order: Order, event: MouseEvent<HTMLButtonElement>) => void;
}

const STEP_LOOK = {
  received: 'primary',
  preparing: 'dark',
  ready: 'olive',
} as const satisfies Record<Column, ButtonVariant>;

/** Drawn again only when its order, its newness or its minute changes. */
export const OrderSlip = memo(function OrderSlip({
  order,
  isFresh,
  clock,
  onStep,
}: OrderSlipProps) {
  const headingId = useId();
  const minutes = useWaitedMinutes(clock, order.placedAt);
  const age = waitingAge(order.status, minutes);

  return (
    <Slip
      age={age}
      labelledBy={headingId}
      className={classNames(css.slip, isFresh && css.fresh)}
      header={
        <div className={css.head}>
          <div>
            <h3 className={css.table} id={headingId}>
              <span className={css.tableLabel}>{BOARD_COPY.table}</span> {order.tableName}
            </h3>{' '}
            <span className={css.number}>{BOARD_COPY.orderNumber(order.orderId)}</span>
          </div>
          <span className={age === 'late' ? css.late : css.minutes}>
            {BOARD_COPY.minutes(minutes)}
          </span>
          {(isFresh || !order.isTableVerified) && (
            <p className={css.marks}>
              {isFresh && <span className={css.newMark}>{BOARD_COPY.isNew}</span>}
              {!order.isTableVerified && <Badge tone="alert">{BOARD_COPY.unverified}</Badge>}
            </p>
          )}
        </div>
      }
      footer={
        <>
          <p className={css.sum}>
            <span className={css.total}>{formatEuros(order.totalCents)}</span>
            {order.payment === 'paid' && <Badge tone="paid">{BOARD_COPY.paid}</Badge>}
          </p>
          {isColumn(order.status) && (
            <Button
              size="big"
              variant={STEP_LOOK[order.status]}
              className={css.step}
              aria-describedby={headingId}
              data-step=""
              onClick={(event) => onStep(order, event)}
            >
              {BOARD_COPY.steps[order.status]}
            </Button>
          )}
        </>
      }
    >
      <SlipLines>
        {byCourse(order.lines).map((line, index) => (
          // The lines of an order never change, so their place is their name.
          <SlipLine
            key={index}
            quantity={line.quantity}
            note={line.note !== '' && <span className={css.wish}>{line.note}</span>}
          >
            {line.name}
          </SlipLine>
        ))}
      </SlipLines>
      {order.note !== '' && (
        <p className={css.note}>
          <span className={css.noteLabel}>{BOARD_COPY.orderNote}</span> {order.note}
        </p>
      )}
    </Slip>
  );
});
