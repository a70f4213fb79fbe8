import type { Category, Product } from '@simplato/domain';
import { useQuery } from '@tanstack/react-query';
import { menuQuery } from '../features/menu/menu-queries.ts';
import { useBasket } from '../features/checkout/basket/basket-store.ts';
import { ConfirmationPage } from '../features/checkout/confirmation/confirmation-page.tsx';
import { PayTabLink } from '../features/tabs/paying/pay-tab-link.tsx';
import { TabPage } from '../features/tabs/tab-page.tsx';
import { PaidPage } from '../features/checkout/confirmation/paid-page.tsx';
import { usePaidOrderId } from '../features/checkout/confirmation/use-paid-order-id.ts';
import { useMenuLanguage } from '../i18n/i18n-context.ts';
import { openTabOf } from '../features/place/place-query.ts';
import { usePlace } from '../features/place/use-place.ts';
import { useSession } from '../features/session/session-store.ts';

export { BasketTableDialog } from '../features/checkout/basket/basket-table-dialog.tsx';
export { PaymentWatch } from '../features/checkout/paying/payment-watch.tsx';
export { OrderRetry } from '../features/checkout/sending/order-retry.tsx';
export { LeaveDialog } from '../features/checkout/sending/leave-dialog.tsx';
export { PaidStrangerPage } from '../features/checkout/confirmation/paid-stranger-page.tsx';
export { CallSheet } from '../features/tabs/calls/call-sheet.tsx';
export { BasketShare } from '../features/tabs/round/basket-share.tsx';
export { RoundWatch } from '../features/tabs/round/round-watch.tsx';
export { PlaceWatch } from '../features/tabs/door/place-watch.tsx';
export { WeighingWatch } from '../features/tabs/weighing-watch.tsx';
export { VisitOrders } from '../features/tabs/own-orders/visit-orders.tsx';
export { SummaryRoute } from './summary-route.tsx';

/**
 * With an order in its address, this is the return from the payment provider; without one, the
 * confirmation of an order just sent.
 */
export function ConfirmationRoute() {
  const orderId = usePaidOrderId();
  const tab = openTabOf(usePlace());
  if (orderId !== null) return <PaidPage key={orderId} orderId={orderId} />;
  return <ConfirmationPage payTab={tab && <PayTabLink tab={tab} />} />;
}

const NO_PRODUCTS: readonly Product[] = [];
const NO_CATEGORIES: readonly Category[] = [];

/**
 * Orders are stored in Spanish; readers of another language see the menu's translations, and all what
 * the others are choosing.
 */
export function TabRoute() {
  const { restaurantId } = useSession();
  const language = useMenuLanguage();
  const isChosenByOthers = (openTabOf(usePlace())?.baskets.length ?? 0) > 0;
  const isChosen = useBasket(restaurantId).length > 0 || isChosenByOthers;
  const menu = useQuery({
    ...menuQuery(restaurantId),
    enabled: restaurantId !== null && (language !== null || isChosen),
  });
  return (
    <TabPage
      products={menu.data?.products ?? NO_PRODUCTS}
      categories={menu.data?.categories ?? NO_CATEGORIES}
      onMenuChanged={() => void menu.refetch()}
    />
  );
}
