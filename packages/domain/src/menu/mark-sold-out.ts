import type { ProductFormat } from './formats.ts';
import type { SoldOut } from './sold-out.ts';

interface Sold {
  soldOut: SoldOut;
  formats: readonly ProductFormat[];
}

/** Whether it is out, or one of its formats. */
export function isAnySoldOut({ soldOut, formats }: Sold): boolean {
  return soldOut !== 'no' || formats.some((format) => format.soldOut !== 'no');
}

/**
 * The product with one of its formats, or all of it, marked. What formats are marked stays beside a mark
 * of the whole, unless they alone are why it is out.
 */
export function markSoldOut<Product extends Sold>(
  product: Product,
  formatId: number | null,
  soldOut: SoldOut,
): Product {
  const offersAll = formatId === null && soldOut === 'no' && product.soldOut === 'no';
  return {
    ...product,
    ...(formatId === null && { soldOut }),
    formats: product.formats.map((format) =>
      offersAll || format.formatId === formatId ? { ...format, soldOut } : format,
    ),
  };
}
