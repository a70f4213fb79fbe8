/**
 * Availability of a product: available, sold out for today (until the restaurant's next business day), or
 * until somebody changes it ("agotado", 86).
 */
export const SOLD_OUT = ['no', 'today', 'until-changed'] as const;
export type SoldOut = (typeof SOLD_OUT)[number];

/**
 * The new state when a caller writes either or both of the two fields. A screen that sends a whole
 * product back repeats the field it did not mean to change, so the one that differs counts.
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
