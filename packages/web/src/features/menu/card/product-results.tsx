import { useId } from 'react';
import { ProductCard, type ProductActions } from './product-card.tsx';
import css from './product-results.module.css';
import type { MenuProduct } from '../menu-sections.ts';

interface ProductResultsProps extends ProductActions {
  title: string;
  detail: string;
  products: readonly MenuProduct[];
  quantityOf: (productId: number) => number;
  /** They may hold what the reader avoids, or nobody has stated it. */
  isDoubtful?: boolean;
}

/** A vertical list of products: search results, and products to ask about. */
export function ProductResults({
  title,
  detail,
  products,
  quantityOf,
  ...card
}: ProductResultsProps) {
  const id = useId();
  if (products.length === 0) return null;
  return (
    <section className={css.section} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <p className={css.detail}>{detail}</p>
      <ul role="list" className={css.list}>
        {products.map((product) => (
          <ProductCard
            key={product.product.productId}
            {...card}
            shape="row"
            entry={product}
            quantity={quantityOf(product.product.productId)}
          />
        ))}
      </ul>
    </section>
  );
}
