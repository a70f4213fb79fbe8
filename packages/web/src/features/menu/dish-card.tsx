import { formatEuros, unitGrossCents, type Product } from '@simplato/domain';
import { MENU_COPY as copy } from '../../copy/menu.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Plate } from '../../ui/plate.tsx';
import css from './dish-card.module.css';
import { plateCourse } from './plate-course.ts';

interface DishCardProps {
  product: Product;
  course: number;
  /** How many of it are in the basket. */
  quantity: number;
  onAdd: () => void;
}

export function DishCard({ product, course, quantity, onAdd }: DishCardProps) {
  const { name, description, isAvailable } = product;
  return (
    <li className={classNames(css.card, !isAvailable && css.soldOut)}>
      <div className={css.picture}>
        <Plate name={name} course={plateCourse(course)} />
        {quantity > 0 && (
          // A new number is a new element, so that its arrival shows.
          <span key={quantity} className={css.chosen}>
            {copy.inBasket(quantity)}
          </span>
        )}
      </div>
      <div className={css.words}>
        <h3 className={css.name}>{name}</h3>
        {description && <p className={css.description}>{description}</p>}
      </div>
      <div className={css.foot}>
        <span className={css.price}>
          {formatEuros(unitGrossCents(product.netMicros, product.vatPercent))}
        </span>
        {isAvailable ? (
          <Button variant="soft" aria-label={copy.addDish(name)} onClick={onAdd}>
            {copy.add}
          </Button>
        ) : (
          <Badge>{copy.soldOut}</Badge>
        )}
      </div>
    </li>
  );
}
