import { useId } from 'react';
import { DishCard, type DishActions } from './product-card.tsx';
import css from './product-results.module.css';
import type { MenuDish } from './menu-sections.ts';

interface DishListProps extends DishActions {
  title: string;
  detail: string;
  dishes: readonly MenuDish[];
  quantityOf: (productId: number) => number;
  /** Their allergens are not stated, and the reader avoids some. */
  isUnstated?: boolean;
}

/** A vertical list of dishes: search results, and dishes to ask about. */
export function DishList({ title, detail, dishes, quantityOf, ...card }: DishListProps) {
  const id = useId();
  if (dishes.length === 0) return null;
  return (
    <section className={css.section} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <p className={css.detail}>{detail}</p>
      <ul role="list" className={css.list}>
        {dishes.map((dish) => (
          <DishCard
            key={dish.product.productId}
            {...card}
            shape="row"
            dish={dish}
            quantity={quantityOf(dish.product.productId)}
          />
        ))}
      </ul>
    </section>
  );
}
