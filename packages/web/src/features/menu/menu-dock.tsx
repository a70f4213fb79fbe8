import { ListFilter, Search } from 'lucide-react';
import { countItems, tableLabel, totalGrossCents } from '@simplato/domain';
import { Link } from 'wouter';
import { MENU_SEARCH_MESSAGES } from '../../i18n/es/menu-search.ts';
import { useEuros, useMessages } from '../../i18n/i18n-context.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import css from './menu-dock.module.css';
import { MENU_MESSAGES } from '../../i18n/es/menu.ts';
import { CountDot } from '../../ui/count-dot.tsx';
import { useBasketPlace } from '../checkout/basket/basket-place.ts';
import { useBasket } from '../checkout/basket/basket-store.ts';
import { FLIGHT_TARGET } from './basket/flight-target.ts';

interface MenuDockProps {
  restaurantId: number | null;
  /** Null when there is no menu to search. */
  tools: { filterCount: number; onSearch: () => void; onFilter: () => void } | null;
}

/** Controls within reach of the thumb: search, filter and the link to the order. */
export function MenuDock({ restaurantId, tools }: MenuDockProps) {
  const copy = useMessages(MENU_SEARCH_MESSAGES);
  return (
    <div className={css.place}>
      {tools && (
        <div className={css.tools}>
          <IconButton
            className={css.tool}
            label={copy.go}
            icon={<Search aria-hidden="true" />}
            onClick={tools.onSearch}
          />
          <IconButton
            className={css.tool}
            label={copy.filter.openName(tools.filterCount)}
            icon={<ListFilter aria-hidden="true" />}
            count={tools.filterCount}
            aria-haspopup="dialog"
            onClick={tools.onFilter}
          />
        </div>
      )}
      <BasketBar restaurantId={restaurantId} />
    </div>
  );
}

/** Shown from the first product on: how many, the total, and the link to the order. */
function BasketBar({ restaurantId }: { restaurantId: number | null }) {
  const euros = useEuros();
  const copy = useMessages(MENU_MESSAGES);
  const basket = useBasket(restaurantId);
  const { summaryPath, table } = useBasketPlace();
  if (basket.length === 0) return null;
  const count = countItems(basket);
  return (
    <Link href={summaryPath} className={css.bar} {...{ [FLIGHT_TARGET]: '' }}>
      <CountDot key={count} count={count} className={css.count} />
      <span className={css.text}>
        {table === null ? copy.basketBar : copy.basketBarOf(tableLabel(table))}
      </span>
      <span className={css.total}>{euros(totalGrossCents(basket))}</span>
    </Link>
  );
}
