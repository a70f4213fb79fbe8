import { type Order, type OrderLine, type PendingProduct, pendingProducts } from '@simplato/domain';
import { useMemo } from 'react';
import { arrangeColumns, type BoardColumns, COLUMNS } from './columns/board-columns.ts';
import { answersTo } from './search/board-search.ts';
import { hasLineFor } from './station/station.ts';

interface BoardView {
  /** All orders of the board, unfiltered; null before they are loaded. */
  board: readonly Order[] | null;
  /** Those whose online payment is open. */
  openPayments: readonly Order[];
  /** The filtered orders. */
  columns: BoardColumns['columns'];
  found: number;
  products: readonly PendingProduct[];
}

/** The orders as this screen shows them: filtered by station, then by search. */
export function useBoardView(
  known: ReadonlyMap<number, Order> | null,
  isShown: (line: OrderLine) => boolean,
  search: string,
): BoardView {
  const orders = useMemo(() => [...(known?.values() ?? [])], [known]);
  const whole = useMemo(() => arrangeColumns(orders), [orders]);
  const board = useMemo(
    () => (known ? COLUMNS.flatMap((column) => whole.columns[column]) : null),
    [known, whole],
  );
  const { columns } = useMemo(
    () => arrangeColumns(orders, (order) => hasLineFor(order, isShown) && answersTo(order, search)),
    [orders, isShown, search],
  );
  return {
    board,
    openPayments: whole.openPayments,
    columns,
    found: COLUMNS.reduce((sum, column) => sum + columns[column].length, 0),
    products: useMemo(() => pendingProducts(orders, isShown), [orders, isShown]),
  };
}
