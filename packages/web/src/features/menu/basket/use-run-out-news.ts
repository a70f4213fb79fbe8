import {
  productName,
  obstacleOf,
  type Basket,
  type MenuLanguage,
  type Obstacle,
} from '@simplato/domain';
import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { useServerMinute } from '../../../api/use-server-minute.ts';
import { MENU_MESSAGES } from '../../../i18n/es/menu.ts';
import { MENU_SEARCH_MESSAGES } from '../../../i18n/es/menu-search.ts';
import { useMessages, useMenuLanguage } from '../../../i18n/i18n-context.ts';
import { useToast } from '../../../ui/toast.tsx';
import { useBasketPlace } from '../../checkout/basket/basket-place.ts';
import { useBasket } from '../../checkout/basket/basket-store.ts';
import type { Menu } from '../menu-queries.ts';
import { findOnMenu } from '../menu-sections.ts';

/**
 * Notifies once when a product in the basket becomes unavailable. Waits while a sheet is open, because
 * announcements outside it are not read out.
 */
export function useRunOutNews(
  restaurantId: number | null,
  menu: Menu | undefined,
  isSheetOpen: boolean,
): void {
  const { basketBar } = useMessages(MENU_MESSAGES);
  const { ranOut } = useMessages(MENU_SEARCH_MESSAGES);
  const language = useMenuLanguage();
  const basket = useBasket(restaurantId);
  const { summaryPath } = useBasketPlace();
  const [, navigate] = useLocation();
  const { show } = useToast();
  const minute = useServerMinute().getTime();
  const announced = useRef<ReadonlySet<number>>(new Set());

  useEffect(() => {
    if (!menu || isSheetOpen) return;
    const missing = missingProducts(basket, menu, new Date(minute), language);
    for (const [productId, { name, obstacle }] of missing) {
      if (announced.current.has(productId)) continue;
      const action = { label: basketBar, onClick: () => navigate(summaryPath) };
      show({ text: ranOut[obstacle](name), tone: 'alert', action });
    }
    // A product that becomes available again is reported again when it next runs out.
    announced.current = new Set(missing.keys());
  }, [basket, menu, minute, isSheetOpen, show, navigate, summaryPath, basketBar, ranOut, language]);
}

function missingProducts(basket: Basket, menu: Menu, at: Date, language: MenuLanguage | null) {
  const missing = new Map<number, { name: string; obstacle: Obstacle }>();
  for (const { productId, name } of basket) {
    const product = findOnMenu(menu, productId);
    const obstacle = obstacleOf(product, at);
    const shown = product ? productName(product.product, language).text : name;
    if (obstacle !== null) missing.set(productId, { name: shown, obstacle });
  }
  return missing;
}
