import { type MouseEvent, useEffect, useRef, useState } from 'react';
import type { ChangeKind } from '../arrivals/changes.ts';
import { BOARD_MESSAGES } from '../../../i18n/es/board.ts';
import { markWhileShown } from '../../../ui/mark-document.ts';
import { classNames } from '../../../ui/class-names.ts';
import { BoardColumn } from './board-column.tsx';
import { type BoardColumns, type Column, COLUMNS, countOpen } from './board-columns.ts';
import css from './column-deck.module.css';
import { useSubColumns } from './use-sub-columns.ts';
import type { SlipSurroundings } from '../slip/slip-surroundings.ts';

interface ColumnDeckProps {
  columns: BoardColumns['columns'];
  fresh: ReadonlySet<number>;
  changed: ReadonlyMap<number, ChangeKind>;
  emptyText: string | null;
  slips: SlipSurroundings;
  /** The least width of a sub-column. */
  narrowest: number;
  onTouch: (orderId: number) => void;
}

/** The three columns: side by side where they fit, and otherwise in a row that is swiped. */
export function ColumnDeck({
  columns,
  fresh,
  changed,
  emptyText,
  slips,
  narrowest,
  onTouch,
}: ColumnDeckProps) {
  const deck = useRef<HTMLDivElement>(null);
  /** Of those that are swiped, the leftmost that is seen. */
  const [first, setFirst] = useState(0);
  const { fit, of, isTabbed } = useSubColumns(deck, columns, narrowest);

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
    setFirst(Math.round((element.scrollLeft / element.clientWidth) * fit));
  }

  function choose(column: Column) {
    const element = deck.current;
    const left = (COLUMNS.indexOf(column) * (element?.clientWidth ?? 0)) / fit;
    element?.scrollTo({ left, behavior: 'smooth' });
  }

  return (
    <>
      {isTabbed && (
        <ColumnTabs
          columns={columns}
          isShown={(column) => isBetween(COLUMNS.indexOf(column), first, first + fit)}
          onChoose={choose}
        />
      )}
      <div
        ref={deck}
        className={isTabbed ? css.swiped : css.deck}
        data-fit={fit}
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
            subColumns={of[column]}
          />
        ))}
      </div>
    </>
  );
}

/** For the toasts, which stand beside them; see board.module.css. */
const markTabs = markWhileShown('data-board-tabs');

interface ColumnTabsProps {
  columns: BoardColumns['columns'];
  isShown: (column: Column) => boolean;
  onChoose: (column: Column) => void;
}

/** What is swiped has tabs, which say how many orders each column has. */
function ColumnTabs({ columns, isShown, onChoose }: ColumnTabsProps) {
  return (
    <nav ref={markTabs} className={css.tabs} aria-label={BOARD_MESSAGES.columnGroup}>
      {COLUMNS.map((column) => (
        <button
          key={column}
          type="button"
          className={classNames(
            css.tab,
            countOpen(columns[column]) < columns[column].length && css.alerting,
          )}
          aria-current={isShown(column)}
          onClick={() => onChoose(column)}
        >
          <span className={css.count}>{countOpen(columns[column])}</span>
          {BOARD_MESSAGES.columns[column].shortTitle}
        </button>
      ))}
    </nav>
  );
}

function isBetween(index: number, from: number, to: number): boolean {
  return index >= from && index < to;
}
