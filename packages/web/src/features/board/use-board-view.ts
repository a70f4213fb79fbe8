import {
  isOpen,
  isStuck,
  type Order,
  type OrderLine,
  type PendingProduct,
  pendingProducts,
  stationColumn,
} from '@simplato/domain';
import { useMemo } from 'react';
import { isStruck, type Places } from './cancelled/places.ts';
import { arrangeColumns, type BoardColumns, COLUMNS } from './columns/board-columns.ts';
import { stationStep } from './slip/course-step.ts';
import { answersTo } from './search/board-search.ts';

interface BoardView {
  /** All orders of the board, unfiltered; null before they are loaded. */
  board: readonly Order[] | null;
  /** Those whose online payment is open. */
  openPayments: readonly Order[];
  /** Those that left the board, and whose money a person still has to return. */
  stuck: readonly Order[];
  /** The cancelled orders of this station that nobody has seen, whatever is searched. */
  struck: readonly Order[];
  /** The filtered orders. */
  columns: BoardColumns['columns'];
  found: number;
  products: readonly PendingProduct[];
}

/** The orders as this screen shows them: filtered by station, then by search. */
export function useBoardView(
  known: ReadonlyMap<number, Order> | null,
  isShown: (line: OrderLine) => boolean,
  isStation: boolean,
  search: string,
  places: Places,
): BoardView {
  const orders = useMemo(() => [...(known?.values() ?? [])], [known]);
  const whole = useMemo(() => arrangeColumns(orders), [orders]);
  const board = useMemo(
    () => (known ? COLUMNS.flatMap((column) => whole.columns[column]) : null),
    [known, whole],
  );
  const { columns } = useMemo(
    () =>
      arrangeColumns(orders, {
        isWanted: (order) => order.lines.some(isShown) && answersTo(order, search),
        places,
        ...(isStation && {
          columnOf: (order: Order) => stationColumn(order, isShown),
          isLast: (order: Order) => stationStep(order, isShown)?.kind === 'wait',
        }),
      }),
    [orders, isShown, isStation, search, places],
  );
  return {
    board,
    openPayments: whole.openPayments,
    stuck: useMemo(
      () => orders.filter((order) => !isOpen(order.status) && isStuck(order)),
      [orders],
    ),
    struck: useMemo(
      () => orders.filter((order) => isStruck(order, places) && order.lines.some(isShown)),
      [orders, places, isShown],
    ),
    columns,
    found: COLUMNS.reduce((sum, column) => sum + columns[column].length, 0),
    products: useMemo(() => pendingProducts(orders, isShown), [orders, isShown]),
  };
}
