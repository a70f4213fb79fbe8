import { useQuery } from '@tanstack/react-query';
import { useMenuFilter } from '../features/checkout/basket/filter-store.ts';
import { useBasketPlace } from '../features/checkout/basket/basket-place.ts';
import { LineSheet } from '../features/menu/sheet/line-sheet.tsx';
import { menuQuery } from '../features/menu/menu-queries.ts';
import { useUrlDialog } from '../url-state/use-url-dialog.ts';
import { OrderSummaryPage } from '../features/checkout/summary/order-summary-page.tsx';
import { OutsideNotice } from '../features/tabs/door/outside-notice.tsx';
import { useSession } from '../features/session/session-store.ts';

/** The summary compares the basket with the current menu and its filter, which belong to another feature. */
export function SummaryRoute() {
  const { restaurantId } = useSession();
  const { table } = useBasketPlace();
  const menu = useQuery({ ...menuQuery(restaurantId, table), refetchOnMount: 'always' });
  const filter = useMenuFilter(restaurantId);
  const sheet = useUrlDialog('linea');
  return (
    <>
      <OrderSummaryPage
        menu={menu.data}
        filter={filter}
        onChangeLine={sheet.open}
        placeNotice={<OutsideNotice />}
      />
      {menu.data && restaurantId !== null && (
        <LineSheet restaurantId={restaurantId} menu={menu.data} sheet={sheet} />
      )}
    </>
  );
}
