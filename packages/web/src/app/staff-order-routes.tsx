import { tableLabel } from '@simplato/domain';
import { ArrowLeft } from 'lucide-react';
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
import { StaffWays } from '../features/live/staff-ways.tsx';
import { WaiterMenuPage } from '../features/menu/staff/waiter-menu-page.tsx';
import { useRestaurantSync } from '../features/restaurant/sync-restaurant.ts';
import { useSession } from '../features/session/session-store.ts';
import { useStoredValue } from '../storage/stored-value.ts';
import { PATHS } from '../paths.ts';
import { IconLink } from '../ui/icon-button.tsx';
import { InStaffBar } from '../ui/staff-bar.tsx';
import css from './staff-order-routes.module.css';
import { SummaryRoute } from './summary-route.tsx';

const copy = BOARD_TOOLS_MESSAGES.newOrder;

/** A waiter enters an order for a table, using the diner's menu, basket and summary. */
export function StaffOrderRoutes() {
  const { tableName: table, tabId, isFromRoom } = useStoredValue(storedStaffPlace, NO_STAFF_PLACE);
  const [location] = useLocation();
  useRestaurantSync(useSession().restaurantId);
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
        <InStaffBar>
          <div className={css.head}>
            <IconLink
              href={isFromRoom ? backToRoom(tabId) : PATHS.board}
              label={isFromRoom ? copy.toRoom : copy.toBoard}
              icon={<ArrowLeft aria-hidden="true" />}
              tone="onRed"
            />
            <p className={css.table}>{isChoosing ? copy.heading : tableLabel(table)}</p>
            {!isChoosing && (
              <Link href={PATHS.staffOrder} className={css.way} aria-label={copy.otherTable}>
                {copy.other}
              </Link>
            )}
          </div>
        </InStaffBar>
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
        {location === PATHS.staffOrder && <StaffWays at="staffOrder" />}
      </div>
    </BasketPlaceContext>
  );
}

function backToRoom(tabId: number | null): string {
  return tabId === null ? PATHS.room : `${PATHS.room}?cuenta=${tabId}`;
}
