import { countItems, tableLabel, totalGrossCents } from '@simplato/domain';
import { Link } from 'wouter';
import { MENU_MESSAGES } from '../../../i18n/es/menu.ts';
import { useEuros, useMessages } from '../../../i18n/i18n-context.ts';
import { CountDot } from '../../../ui/count-dot.tsx';
import { useBasketPlace } from '../../checkout/basket/basket-place.ts';
import { useBasket } from '../../checkout/basket/basket-store.ts';
import css from './basket-bar.module.css';
import { FLIGHT_TARGET } from './flight-target.ts';

/**
 * Shown from the first product on, within reach of the thumb: how many, the total, and the link to
 * the order.
 */
export function BasketBar({ restaurantId }: { restaurantId: number | null }) {
  const euros = useEuros();
  const copy = useMessages(MENU_MESSAGES);
  const basket = useBasket(restaurantId);
  const { summaryPath, table } = useBasketPlace();
  if (basket.length === 0) return null;
  const count = countItems(basket);
  return (
    <div className={css.place}>
      <Link href={summaryPath} className={css.bar} {...{ [FLIGHT_TARGET]: '' }}>
        <CountDot key={count} count={count} className={css.count} />
        <span className={css.text}>
          {table === null ? copy.basketBar : copy.basketBarOf(tableLabel(table))}
        </span>
        <span className={css.total}>{euros(totalGrossCents(basket))}</span>
      </Link>
    </div>
  );
}
