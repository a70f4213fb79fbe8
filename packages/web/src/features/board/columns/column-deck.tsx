import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { BOARD_MESSAGES } from '../../../i18n/es/board.ts';
import { classNames } from '../../../ui/class-names.ts';
import { BoardColumn } from './board-column.tsx';
import { type BoardColumns, type Column, COLUMNS, countOpen } from './board-columns.ts';
import css from './column-deck.module.css';
import type { SlipSurroundings } from '../slip/slip-surroundings.ts';

interface ColumnDeckProps {
  columns: BoardColumns['columns'];
  fresh: ReadonlySet<number>;
  changed: ReadonlySet<number>;
  emptyText: string | null;
  slips: SlipSurroundings;
  /** A panel is open next to it. */
  isNarrowed: boolean;
  onTouch: (orderId: number) => void;
}

/** The three columns: side by side on a tablet, one at a time on a phone. */
export function ColumnDeck({
  columns,
  fresh,
  changed,
  emptyText,
  slips,
  isNarrowed,
  onTouch,
}: ColumnDeckProps) {
  const deck = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState<Column>('received');

  useEffect(() => {
    const element = deck.current;
    if (!element) return;
    // One listener for all slips. It uses click rather than pointerdown, because a finger that
    // scrolls has not seen the order yet.
    const handleClick = ({ target }: MouseEvent | Event) => {
      if (!(target instanceof Element)) return;
      const place = target.closest<HTMLElement>('[data-order]');
      // A step says by itself that its order has been seen.
      if (place && !target.closest('[data-step]')) onTouch(Number(place.dataset['order']));
    };
    element.addEventListener('click', handleClick);
    return () => element.removeEventListener('click', handleClick);
  }, [onTouch]);

  const isEmpty = COLUMNS.every((column) => columns[column].length === 0);

  function handleScroll() {
    const element = deck.current;
    if (!element || element.clientWidth === 0) return;
    setCurrent(COLUMNS[Math.round(element.scrollLeft / element.clientWidth)] ?? 'received');
  }

  function choose(column: Column) {
    const element = deck.current;
    element?.scrollTo({ left: COLUMNS.indexOf(column) * element.clientWidth, behavior: 'smooth' });
  }

  return (
    <>
      <ColumnTabs columns={columns} current={current} onChoose={choose} />
      <div
        ref={deck}
        className={classNames(css.deck, isNarrowed && css.narrowed)}
        role="group"
        aria-label={BOARD_MESSAGES.columnGroup}
        // Without a slip nothing inside is focusable, and it could not be scrolled by keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={isEmpty ? 0 : undefined}
        onScroll={handleScroll}
      >
        {COLUMNS.map((column) => (
          <BoardColumn
            key={column}
            column={column}
            orders={columns[column]}
            fresh={fresh}
            changed={changed}
            emptyText={emptyText}
            slips={slips}
          />
        ))}
      </div>
    </>
  );
}

interface ColumnTabsProps {
  columns: BoardColumns['columns'];
  current: Column;
  onChoose: (column: Column) => void;
}

/** On a phone the columns are swiped; these tabs show how many orders each has. */
function ColumnTabs({ columns, current, onChoose }: ColumnTabsProps) {
  return (
    <nav className={css.tabs} aria-label={BOARD_MESSAGES.columnGroup}>
      {COLUMNS.map((column) => (
        <button
          key={column}
          type="button"
          className={classNames(
            css.tab,
            countOpen(columns[column]) < columns[column].length && css.alerting,
          )}
          aria-current={column === current}
          onClick={() => onChoose(column)}
        >
          <span className={css.count}>{countOpen(columns[column])}</span>
          {BOARD_MESSAGES.columns[column].shortTitle}
        </button>
      ))}
    </nav>
  );
}
