import { hasAllergy, type Order } from '@simplato/domain';
import { ChevronDown, ChevronUp, TriangleAlert } from 'lucide-react';
import { BOARD_MESSAGES, orderLabel } from '../../../i18n/es/board.ts';
import { STAFF_COURSE_MESSAGES } from '../../../i18n/es/staff-courses.ts';
import { classNames } from '../../../ui/class-names.ts';
import { clockStart, useMinutesSince, useSlipAge } from '../board-clock.ts';
import { TableNumber } from '../slip/table-number.tsx';
import type { SlipSurroundings } from '../slip/slip-surroundings.ts';
import css from './column-dock.module.css';

const copy = BOARD_MESSAGES.outOfSight;

interface ColumnDockProps {
  /** The column's first. */
  first: Order | undefined;
  above: readonly Order[];
  below: readonly Order[];
  /** How many sub-columns there is room for stubs below. */
  subColumns: number;
  slips: SlipSurroundings;
  /** Brings an order's slip into view. */
  onGo: (order: Order) => void;
}

/**
 * What a column holds above and below its visible part: how many, the oldest's minutes, and a stub of
 * each, that brings it into view.
 */
export function ColumnDock({ first, above, below, subColumns, slips, onGo }: ColumnDockProps) {
  const [oldest] = below;
  const room = subColumns * 5 - 3;
  const stubs = below.length > room ? mostTelling(below, room - 1) : below;
  return (
    <>
      {first && above.length > 0 && (
        <button type="button" className={css.above} onClick={() => onGo(first)}>
          <ChevronUp aria-hidden="true" />
          {copy.above(above.length)}
        </button>
      )}
      {oldest && (
        <div className={css.dock} role="group" aria-label={copy.below(below.length)}>
          <button type="button" className={css.below} onClick={() => onGo(oldest)}>
            <ChevronDown aria-hidden="true" />
            <span className={css.words}>
              <strong>{copy.below(below.length)}</strong>{' '}
              <OldestMinutes orders={below} slips={slips} />
            </span>
          </button>
          <div className={css.stubs}>
            {stubs.map((order) => (
              <Stub key={order.orderId} order={order} slips={slips} onChoose={() => onGo(order)} />
            ))}
            {stubs.length < below.length && (
              <span className={css.others}>{copy.more(below.length - stubs.length)}</span>
            )}
          </div>
        </div>
      )}
    </>
  );
}

/** The oldest, and all with an allergy before others. */
function mostTelling(orders: readonly Order[], room: number): readonly Order[] {
  const allergic = new Set(orders.filter(hasAllergy));
  const others = orders.filter((order) => !allergic.has(order));
  const chosen = new Set([...allergic, ...others].slice(0, room));
  return orders.filter((order) => chosen.has(order));
}

/** Of those that somebody waits for. */
function OldestMinutes({ orders, slips }: { orders: readonly Order[]; slips: SlipSurroundings }) {
  const starts = orders.map(clockStart).filter((start) => start !== null);
  const minutes = useMinutesSince(starts.toSorted()[0] ?? null, slips.clock);
  if (minutes === null) return null;
  return <span className={css.oldest}>{copy.oldest(BOARD_MESSAGES.minutes(minutes))}</span>;
}

interface StubProps {
  order: Order;
  slips: SlipSurroundings;
  onChoose: () => void;
}

function Stub({ order, slips, onChoose }: StubProps) {
  const { minutes, age } = useSlipAge(order, slips);
  const words = minutes === null ? STAFF_COURSE_MESSAGES.waits : BOARD_MESSAGES.minutes(minutes);
  const isAllergy = hasAllergy(order);
  return (
    <button
      type="button"
      className={classNames(css.stub, css[age], isAllergy && css.allergy)}
      aria-label={copy.stub(orderLabel(order), words, isAllergy)}
      onClick={onChoose}
    >
      {isAllergy && <TriangleAlert aria-hidden="true" />}
      <TableNumber name={order.tableName} zoneClass={css.zone} numberClass={css.number} />
      <span className={css.minutes}>{words}</span>
    </button>
  );
}
