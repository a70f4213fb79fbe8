import { allergyNotes, type Order } from '@simplato/domain';
import { ChevronDown, ChevronUp, TriangleAlert } from 'lucide-react';
import type { RefObject } from 'react';
import { BOARD_MESSAGES, orderLabel } from '../../../i18n/es/board.ts';
import { classNames } from '../../../ui/class-names.ts';
import { useSlipAge } from '../board-clock.ts';
import { TableNumber } from '../slip/table-number.tsx';
import type { SlipSurroundings } from '../slip/slip-surroundings.ts';
import css from './column-dock.module.css';
import { useOutOfSight } from './use-out-of-sight.ts';

const copy = BOARD_MESSAGES.outOfSight;

interface ColumnDockProps {
  list: RefObject<HTMLElement | null>;
  orders: readonly Order[];
  /** How many sub-columns there is room for stubs below. */
  subColumns: number;
  slips: SlipSurroundings;
}

/**
 * What a column holds above and below its visible part: how many, the oldest's minutes, and a stub of
 * each, that brings it into view.
 */
export function ColumnDock({ list, orders, subColumns, slips }: ColumnDockProps) {
  const { above, below } = useOutOfSight(list, orders);
  const [oldest] = below;

  function goTo(order: Order | undefined) {
    const place = list.current?.querySelector(`[data-order="${order?.orderId}"]`);
    place?.scrollIntoView({ block: 'start', inline: 'nearest', behavior: 'smooth' });
  }

  const room = subColumns * 5 - 3;
  const stubs = below.length > room ? mostTelling(below, room - 1) : below;
  return (
    <>
      {above.length > 0 && (
        <button type="button" className={css.above} onClick={() => goTo(orders[0])}>
          <ChevronUp aria-hidden="true" />
          {copy.above(above.length)}
        </button>
      )}
      {oldest && (
        <div className={css.dock} role="group" aria-label={copy.below(below.length)}>
          <button type="button" className={css.below} onClick={() => goTo(oldest)}>
            <ChevronDown aria-hidden="true" />
            <span className={css.words}>
              <strong>{copy.below(below.length)}</strong>{' '}
              <OldestMinutes order={oldest} slips={slips} />
            </span>
          </button>
          <div className={css.stubs}>
            {stubs.map((order) => (
              <Stub key={order.orderId} order={order} slips={slips} onChoose={() => goTo(order)} />
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
  const isAllergy = (order: Order) => allergyNotes(order).length > 0;
  const chosen = new Set(
    orders
      .toSorted((one, other) => Number(isAllergy(other)) - Number(isAllergy(one)))
      .slice(0, room),
  );
  return orders.filter((order) => chosen.has(order));
}

function OldestMinutes({ order, slips }: { order: Order; slips: SlipSurroundings }) {
  const { minutes } = useSlipAge(order, slips);
  return <span className={css.oldest}>{copy.oldest(BOARD_MESSAGES.minutes(minutes))}</span>;
}

interface StubProps {
  order: Order;
  slips: SlipSurroundings;
  onChoose: () => void;
}

function Stub({ order, slips, onChoose }: StubProps) {
  const { minutes, age } = useSlipAge(order, slips);
  const words = BOARD_MESSAGES.minutes(minutes);
  const isAllergy = allergyNotes(order).length > 0;
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
