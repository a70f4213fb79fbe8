import type { SoldOut } from './sold-out.ts';

/** Those that are left; all of them where none is. */
export function formatsLeft<Format extends { soldOut: SoldOut }>(
  formats: readonly Format[],
): readonly Format[] {
  const left = formats.filter(({ soldOut }) => soldOut === 'no');
  return left.length > 0 ? left : formats;
}

interface SoldOption {
  product?: { soldOut: SoldOut } | undefined;
}

/** Whether an option can be had: a product of a set menu may be sold out. */
export function isOptionLeft({ product }: SoldOption): boolean {
  return product === undefined || product.soldOut === 'no';
}

interface Sold {
  soldOut: SoldOut;
  formats: readonly { formatId: number; soldOut: SoldOut }[];
  optionGroups: readonly { min: number; options: readonly SoldOption[] }[];
}

/**
 * The availability of a product in one of its formats, which is out with the product; without a format,
 * of the product, which is out once all of its formats are. A set menu is out once too few products of one
 * of its parts are left.
 */
export function soldOutOf(product: Sold, formatId: number | null): SoldOut {
  const { soldOut, formats, optionGroups } = product;
  if (soldOut !== 'no') return soldOut;
  const meant = formats.filter((format) => formatId === null || format.formatId === formatId);
  const isOut = meant.length > 0 && meant.every((format) => format.soldOut !== 'no');
  if (isOut) return meant[0]?.soldOut ?? 'no';
  const short = optionGroups.find(({ min, options }) => options.filter(isOptionLeft).length < min);
  // Without a product that is marked, they have left the menu.
  const marked = short?.options.find((option) => !isOptionLeft(option));
  return short ? (marked?.product?.soldOut ?? 'until-changed') : 'no';
}
