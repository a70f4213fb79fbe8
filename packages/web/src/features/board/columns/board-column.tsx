import type { Order } from '@simplato/domain';
import { useId } from 'react';
import type { ChangeKind } from '../arrivals/changes.ts';
import { BOARD_MESSAGES } from '../../../i18n/es/board.ts';
import { classNames } from '../../../ui/class-names.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { type Column, countOpen } from './board-columns.ts';
import css from './board-column.module.css';
import { SlipList } from './slip-list.tsx';
import type { SlipSurroundings } from '../slip/slip-surroundings.ts';

interface BoardColumnProps {
  column: Column;
  orders: readonly Order[];
  fresh: ReadonlySet<number>;
  changed: ReadonlyMap<number, ChangeKind>;
  /** The text of an empty column while a filter is active; null without one. */
  emptyText: string | null;
  slips: SlipSurroundings;
  /** How many it flows into; none makes it a title and a count. */
  subColumns: number;
}

export function BoardColumn(props: BoardColumnProps) {
  const { column, orders, fresh, changed, emptyText, slips, subColumns } = props;
  const headingId = useId();
  const copy = BOARD_MESSAGES.columns[column];
  const count = countOpen(orders);
  return (
    <section
      // The number is a style's, which the policy allows no attribute to set.
      ref={(section) => section?.style.setProperty('--sub-columns', String(subColumns))}
      className={classNames(css.column, subColumns === 0 && css.folded)}
      aria-labelledby={headingId}
      data-column={column}
    >
      <div className={css.heading}>
        {/* Receives the focus when the column's last slip leaves. */}
        <h2 className={css.title} id={headingId} tabIndex={-1}>
          {copy.title}
        </h2>
        <span className={css.count} aria-hidden="true">
          {count}
        </span>
        <VisuallyHidden>{BOARD_MESSAGES.count(count)}</VisuallyHidden>
      </div>
      {orders.length === 0 ? (
        <p className={css.empty}>{emptyText ?? copy.empty}</p>
      ) : (
        <SlipList
          orders={orders}
          fresh={fresh}
          changed={changed}
          slips={slips}
          subColumns={subColumns}
        />
      )}
    </section>
  );
}
