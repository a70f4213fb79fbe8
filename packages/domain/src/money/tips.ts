import { divideHalfUp, type Cents } from './money.ts';

/**
 * A tip on top of an online payment, where the restaurant has enabled it. No tip is the default and
 * needs no reason. It goes to the restaurant, carries no VAT and is kept apart from the total.
 */
export const TIP_PERCENTS = [0, 5, 10] as const;

/** Protects against typing mistakes. */
export const TIP_LIMIT_CENTS = 10_000;

export const TIP_TEXTS = {
  overLimit: 'La propina no puede pasar de 100 €',
  overTotal: 'La propina no puede ser más que lo que pagas',
} as const;

/** A percentage of the total, rounded half up to the cent. */
export function tipOf(totalCents: Cents, percent: number): Cents {
  return divideHalfUp(totalCents * percent, 100);
}

export type TipFault = keyof typeof TIP_TEXTS;

/** Null when the tip is allowed; otherwise the reason. */
export function tipFault(tipCents: Cents, totalCents: Cents): TipFault | null {
  if (tipCents > TIP_LIMIT_CENTS) return 'overLimit';
  return tipCents > totalCents ? 'overTotal' : null;
}
