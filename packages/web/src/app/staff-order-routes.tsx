import { tableLabel } from '@simplato/domain';
import { useMemo } from 'react';
import { Link, Redirect, Route, Switch, useLocation } from 'wouter';
import { BOARD_TOOLS_MESSAGES } from '../i18n/es/board-tools.ts';
import {
  type BasketPlace,
  BasketPlaceContext,
  NO_STAFF_PLACE,
  storedStaffPlace,
} from '../features/checkout/basket/basket-place.ts';
import { TablePicker } from '../features/checkout/waiter/table-picker.tsx';
import { WaiterMenuPage } from '../features/menu/staff/waiter-menu-page.tsx';
import { useStoredValue } from '../storage/stored-value.ts';
import { PATHS } from '../paths.ts';
import css from './staff-order-routes.module.css';
import { SummaryRoute } from './summary-route.tsx';

const copy = BOARD_TOOLS_MESSAGES.newOrder;

/** A waiter enters an order for a table, using the diner's menu, basket and summary. */
export function StaffOrderRoutes() {
  const { tableName: table, tabId, isFromRoom } = useStoredValue(storedStaffPlace, NO_STAFF_PLACE);
  const [location] = useLocation();
  const isChoosing = table === '' || location === PATHS.staffOrder;
  const place = useMemo<BasketPlace>(
    () => ({
      menuPath: PATHS.staffOrderMenu,
      summaryPath: PATHS.staffOrderSummary,
      table,
      tabId,
    }),
    [table, tabId],
  );
  return (
    <BasketPlaceContext value={place}>
      <div className={css.page}>
        <header className={css.band}>
          <p className={css.table}>{isChoosing ? copy.heading : tableLabel(table)}</p>
          {!isChoosing && (
            <Link href={PATHS.staffOrder} className={css.way}>
              {copy.otherTable}
            </Link>
          )}
          <Link href={isFromRoom ? backToRoom(tabId) : PATHS.board} className={css.way}>
            {isFromRoom ? copy.toRoom : copy.toBoard}
          </Link>
        </header>
        <Switch>
          <Route path={PATHS.staffOrder} component={TablePicker} />
          {table === '' && (
            <Route>
              <Redirect to={PATHS.staffOrder} replace />
            </Route>
          )}
          <Route path={PATHS.staffOrderMenu} component={WaiterMenuPage} />
          <Route path={PATHS.staffOrderSummary} component={SummaryRoute} />
        </Switch>
      </div>
    </BasketPlaceContext>
  );
}

function backToRoom(tabId: number | null): string {
  return tabId === null ? PATHS.room : `${PATHS.room}?cuenta=${tabId}`;
}
