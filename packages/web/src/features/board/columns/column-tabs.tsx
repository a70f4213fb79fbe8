import type { BoardColumns, Column } from './board-columns.ts';
import { COLUMNS } from './board-columns.ts';
import { BOARD_MESSAGES } from '../../../i18n/es/board.ts';
import css from './column-tabs.module.css';

interface ColumnTabsProps {
  columns: BoardColumns['columns'];
  current: Column;
  onChoose: (column: Column) => void;
}

/** On a phone the columns are swiped; these tabs show how many orders each has. */
export function ColumnTabs({ columns, current, onChoose }: ColumnTabsProps) {
  return (
    <nav className={css.tabs} aria-label={BOARD_MESSAGES.columnGroup}>
      {COLUMNS.map((column) => (
        <button
          key={column}
          type="button"
          className={css.tab}
          aria-current={column === current}
          onClick={() => onChoose(column)}
        >
          <span className={css.count}>{columns[column].length}</span>
          {BOARD_MESSAGES.columns[column].shortTitle}
        </button>
      ))}
    </nav>
  );
}
