/**
 * How a dish stands: to be had, sold out for today (until the house's next day begins), or until
 * somebody says otherwise ("agotado", 86).
 */
export const SOLD_OUT = ['no', 'today', 'until-changed'] as const;
export type SoldOut = (typeof SOLD_OUT)[number];

/**
 * What becomes of it when a caller writes either of the two words for it, or both. A screen that sends
 * a whole dish back repeats the word it did not mean: the one that says something new counts.
 */
export function changeSoldOut(
  current: SoldOut,
  said: { soldOut?: SoldOut | undefined; isAvailable?: boolean | undefined },
): SoldOut {
  if (said.soldOut !== undefined && said.soldOut !== current) return said.soldOut;
  const isAvailable = current === 'no';
  if (said.isAvailable === undefined || said.isAvailable === isAvailable) return current;
  return said.isAvailable ? 'no' : 'until-changed';
}
