import {
  allergyNotes,
  courseAwaited,
  goesToKitchen,
  heldAfter,
  missingStations,
  nameWithWeight,
  type Order,
  type PassLine,
  passServings,
  type PassServing,
  waitingAge,
} from '@simplato/domain';
import { type MouseEvent, useId, useMemo } from 'react';
import { BOARD_MESSAGES } from '../../../i18n/es/board.ts';
import { BOARD_TOOLS_MESSAGES } from '../../../i18n/es/board-tools.ts';
import { PASS_MESSAGES as copy } from '../../../i18n/es/pass.ts';
import { STAFF_COURSE_MESSAGES } from '../../../i18n/es/staff-courses.ts';
import { Button } from '../../../ui/button.tsx';
import { Slip } from '../../../ui/slip.tsx';
import { SlipLine, SlipLines } from '../../../ui/slip-line.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { useMinutesSince } from '../board-clock.ts';
import type { UnsentTap } from '../stream/unsent-taps.ts';
import { AllergyBand } from '../slip/allergy-band.tsx';
import type { SlipSurroundings } from '../slip/slip-surroundings.ts';
import { isOn, UnsentMark } from '../slip/order-slip.tsx';
import { Conflict } from '../slip/station-lines.tsx';
import { TableNumber } from '../slip/table-number.tsx';
import css from './pass.module.css';

interface PassViewProps {
  /** The orders on the board. */
  orders: readonly Order[];
  slips: SlipSurroundings;
  /** What is complete goes to its table. */
  onCarry: (serving: PassServing) => void;
}

/** Where the stations meet: what each table gets together, what is missing of it, and from whom. */
export function PassView({ orders, slips, onCarry }: PassViewProps) {
  const servings = useMemo(() => passServings(orders), [orders]);
  const complete = servings.filter(({ isComplete }) => isComplete);
  return (
    <div className={css.pass} role="group" aria-label={copy.label}>
      <VisuallyHidden>
        <div role="status">
          {complete.map(({ course, tableName }) => copy.complete(tableName, course)).join(' ')}
        </div>
      </VisuallyHidden>
      <div className={css.heading}>
        <h2 className={css.title} tabIndex={-1}>
          {copy.label}
        </h2>
        {servings.length > 0 && (
          <span>{copy.counts(complete.length, servings.length - complete.length)}</span>
        )}
      </div>
      {servings.length === 0 && <p className={css.empty}>{copy.empty}</p>}
      <ul className={css.servings} role="list">
        {servings.map((serving) => (
          <li key={servingKey(serving)} className={css.place}>
            <ServingSlip serving={serving} slips={slips} onCarry={onCarry} />
          </li>
        ))}
      </ul>
      <Waiting orders={orders} slips={slips} />
    </div>
  );
}

function servingKey({ course, orders, tableName }: PassServing): string {
  return course === null ? `${orders[0]?.orderId}` : `${tableName} ${course}`;
}

interface ServingSlipProps {
  serving: PassServing;
  slips: SlipSurroundings;
  onCarry: (serving: PassServing) => void;
}

function ServingSlip({ serving, slips, onCarry }: ServingSlipProps) {
  const headingId = useId();
  const { course, isComplete, lines, orders, tableName, since } = serving;
  const minutes = useMinutesSince(since, slips.clock) ?? 0;
  const age = waitingAge(isComplete ? 'ready' : 'preparing', minutes, slips.limits);
  const parties = orders.flatMap(({ partyName }) => partyName || []);
  const held = heldAfter(serving);
  const made = lines.filter(({ isDone }) => isDone);
  const isUnsent = slips.unsent.some((tap) => isOnServing(tap, serving));
  return (
    <Slip
      age={age}
      labelledBy={headingId}
      className={isComplete ? css.complete : css.slip}
      header={
        <div className={css.head}>
          <h3 className={css.table} id={headingId}>
            <VisuallyHidden>{BOARD_MESSAGES.table}</VisuallyHidden>{' '}
            <TableNumber name={tableName} zoneClass={css.zone} numberClass={css.number} />
            <span className={css.course}>{copy.course(course)}</span>
          </h3>
          <span className={css.minutes}>{BOARD_MESSAGES.minutes(minutes)}</span>
          {parties.length > 0 && <p className={css.parties}>{parties.join(', ')}</p>}
          {isUnsent && (
            <p className={css.parties}>
              <UnsentMark />
            </p>
          )}
        </div>
      }
      footer={
        isComplete && (
          <Button
            size="big"
            variant="olive"
            wide
            aria-label={copy.carryOf(tableName, course)}
            onClick={() => onCarry(serving)}
          >
            {copy.carry}
          </Button>
        )
      }
    >
      {orders.map((order) => (
        <ServingAllergy key={order.orderId} order={order} slips={slips} describedBy={headingId} />
      ))}
      {isComplete ? (
        <p className={css.allMade}>{copy.allMade}</p>
      ) : (
        missingStations(serving).map((station) => (
          <section key={station} className={css.missing}>
            <h4 className={css.station}>{copy.missingFrom(station)}</h4>
            <PassLines
              lines={lines.filter(({ isDone, line }) => !isDone && line.station === station)}
              serving={serving}
              slips={slips}
            />
          </section>
        ))
      )}
      {made.length > 0 && <PassLines lines={made} serving={serving} slips={slips} />}
      {held !== null && (
        <p className={css.held}>{STAFF_COURSE_MESSAGES.held(held.course, held.units)}</p>
      )}
    </Slip>
  );
}

function isOnServing(tap: UnsentTap, { course, lines, orders }: PassServing): boolean {
  if (tap.kind === 'tick') {
    const { order, lineNumber } = tap;
    return lines.some((one) => one.orderId === order.orderId && one.lineNumber === lineNumber);
  }
  if ((tap.kind === 'fire' || tap.kind === 'serve') && tap.course !== course) return false;
  return orders.some((order) => isOn(tap, order));
}

interface ServingAllergyProps {
  order: Order;
  slips: SlipSurroundings;
  describedBy: string;
}

function ServingAllergy({ order, slips, describedBy }: ServingAllergyProps) {
  const notes = allergyNotes(order);
  if (order.avoidances.length === 0 && notes.length === 0) return null;
  return (
    <AllergyBand
      order={order}
      notes={notes}
      describedBy={describedBy}
      isUnsent={slips.unsent.some(
        (tap) => tap.kind === 'allergy' && tap.order.orderId === order.orderId,
      )}
      onSeen={slips.onAllergySeen}
    />
  );
}

interface PassLinesProps {
  lines: readonly PassLine[];
  serving: PassServing;
  slips: SlipSurroundings;
}

/** The pass ticks for a station whose hands are full, and calls back what is not right. */
function PassLines({ lines, serving, slips }: PassLinesProps) {
  return (
    <SlipLines>
      {lines.map(({ orderId, lineNumber, line, isDone }) => {
        const order = serving.orders.find((one) => one.orderId === orderId);
        const canTick = order && (!isDone || order.doneLines.includes(lineNumber));
        return (
          <SlipLine
            key={`${orderId} ${lineNumber}`}
            quantity={line.quantity}
            done={isDone}
            tickLabel={BOARD_TOOLS_MESSAGES.line.tick}
            onTick={canTick ? () => slips.onTick(order, lineNumber) : undefined}
            options={line.options.length > 0 && line.options.map(({ name }) => name).join(' · ')}
            note={
              <>
                {line.note}
                {order && (
                  <Conflict
                    order={order}
                    line={line}
                    number={lineNumber}
                    products={slips.products}
                  />
                )}
              </>
            }
          >
            {nameWithWeight(line)}
            {line.forName !== '' && <span className={css.forName}>{line.forName}</span>}
          </SlipLine>
        );
      })}
    </SlipLines>
  );
}

/** Tables that have all that was fired, and wait for their next course. */
function Waiting({ orders, slips }: Pick<PassViewProps, 'orders' | 'slips'>) {
  const waiting = orders.flatMap((order) => {
    const awaited = goesToKitchen(order.payment) ? courseAwaited(order) : null;
    return awaited ? { order, ...awaited } : [];
  });
  if (waiting.length === 0) return null;
  return (
    <section className={css.waiting}>
      <h3 className={css.waitingTitle}>{copy.waiting}</h3>
      <ul className={css.rows} role="list">
        {waiting.map(({ order, course, since }) => (
          <WaitingRow
            key={order.orderId}
            order={order}
            course={course}
            since={since}
            slips={slips}
          />
        ))}
      </ul>
    </section>
  );
}

interface WaitingRowProps {
  order: Order;
  course: number;
  since: string;
  slips: SlipSurroundings;
}

function WaitingRow({ order, course, since, slips }: WaitingRowProps) {
  const minutes = useMinutesSince(since, slips.clock) ?? 0;
  return (
    <li className={css.row}>
      <b>{copy.tableOf(order.tableName)}</b> <span>{copy.course(course)}</span>{' '}
      <span className={css.rowMinutes}>{BOARD_MESSAGES.minutes(minutes)}</span>
      <Button
        variant="outline"
        aria-label={STAFF_COURSE_MESSAGES.fireOf(course, order.tableName)}
        onClick={(event: MouseEvent<HTMLButtonElement>) => slips.onFire(order, course, event)}
      >
        {STAFF_COURSE_MESSAGES.fireHere}
      </Button>
    </li>
  );
}
