import { countDishes, formatEuros, totalGrossCents } from '@simplato/domain';
import { Link } from 'wouter';
import { MENU_COPY as copy } from '../../copy/menu.ts';
import { PATHS } from '../../paths.ts';
import { CountDot } from '../../ui/count-dot.tsx';
import { useBasket } from '../basket/basket-store.ts';
import css from './basket-bar.module.css';

/** At the thumb, from the first dish on: how many, how much, and the way to the order. */
export function BasketBar({ restaurantId }: { restaurantId: number | null }) {
  const basket = useBasket(restaurantId);
  if (basket.length === 0) return null;
  const count = countDishes(basket);
  return (
    <div className={css.place}>
      <Link href={PATHS.orderSummary} className={css.bar}>
        <CountDot key={count} count={count} className={css.count} />
        <span className={css.text}>{copy.basketBar}</span>
        <span className={css.total}>{formatEuros(totalGrossCents(basket))}</span>
      </Link>
    </div>
  );
}
