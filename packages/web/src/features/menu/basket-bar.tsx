import { countDishes, formatEuros, tableWords, totalGrossCents } from '@simplato/domain';
import { Link } from 'wouter';
import { MENU_COPY as copy } from '../../copy/menu.ts';
import { CountDot } from '../../ui/count-dot.tsx';
import { useBasketPlace } from '../basket/basket-place.ts';
import { useBasket } from '../basket/basket-store.ts';
import css from './basket-bar.module.css';

/** At the thumb, from the first dish on: how many, how much, and the way to the order. */
export function BasketBar({ restaurantId }: { restaurantId: number | null }) {
  const basket = useBasket(restaurantId);
  const { summaryPath, table } = useBasketPlace();
  if (basket.length === 0) return null;
  const count = countDishes(basket);
  return (
    <div className={css.place}>
      <Link href={summaryPath} className={css.bar}>
        <CountDot key={count} count={count} className={css.count} />
        <span className={css.text}>
          {table === null ? copy.basketBar : copy.basketBarOf(tableWords(table))}
        </span>
        <span className={css.total}>{formatEuros(totalGrossCents(basket))}</span>
      </Link>
    </div>
  );
}
