import type { Product } from '@simplato/domain';
import { useQuery } from '@tanstack/react-query';
import { menuQuery } from '../features/menu/menu-queries.ts';
import { useSession } from '../features/session/session-store.ts';
import { PayTabPage } from '../features/tabs/paying/pay-tab-page.tsx';
import { useMenuLanguage } from '../i18n/i18n-context.ts';

const NO_PRODUCTS: readonly Product[] = [];

/** Orders are stored in Spanish; readers of another language see the menu's translations. */
export function PayTabRoute() {
  const { restaurantId } = useSession();
  const language = useMenuLanguage();
  const menu = useQuery({
    ...menuQuery(restaurantId),
    enabled: restaurantId !== null && language !== null,
  });
  return <PayTabPage products={menu.data?.products ?? NO_PRODUCTS} />;
}
