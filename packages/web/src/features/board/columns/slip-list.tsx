import type { Order } from '@simplato/domain';
import { useRef } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import type { ChangeKind } from '../arrivals/changes.ts';
import { OrderSlip } from '../slip/order-slip.tsx';
import type { SlipSurroundings } from '../slip/slip-surroundings.ts';
import css from './board-column.module.css';
import { ColumnDock } from './column-dock.tsx';
import { useSlipWindow } from './use-slip-window.ts';

interface SlipListProps {
  orders: readonly Order[];
  fresh: ReadonlySet<number>;
  changed: ReadonlyMap<number, ChangeKind>;
  slips: SlipSurroundings;
  subColumns: number;
}

/** The slips of a column; of those that are out of sight, only how many there are. */
export function SlipList({ orders, fresh, changed, slips, subColumns }: SlipListProps) {
  const list = useRef<HTMLUListElement>(null);
  const { drawn, above, below, goTo } = useSlipWindow(list, orders, Math.max(1, subColumns));
  return (
    <>
      <ul ref={list} className={css.list} role="list">
        {drawn.map(({ order }) => (
          <li
            key={order.orderId}
            className={classNames(css.place, fresh.has(order.orderId) && css.arriving)}
            data-order={order.orderId}
            tabIndex={-1}
            // Only some of the list's items are drawn.
            aria-setsize={orders.length}
            aria-posinset={orders.indexOf(order) + 1}
          >
            <OrderSlip
              order={order}
              isFresh={fresh.has(order.orderId)}
              change={changed.get(order.orderId) ?? null}
              slips={slips}
            />
          </li>
        ))}
        {/* As high as all slips; see use-slip-window.ts. */}
        <li aria-hidden="true" />
      </ul>
      <ColumnDock
        first={orders[0]}
        above={above}
        below={below}
        subColumns={subColumns}
        slips={slips}
        onGo={goTo}
      />
    </>
  );
}
