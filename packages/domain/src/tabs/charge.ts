import type { Cents } from '../money/money.ts';
import { TIP_TEXTS, tipFault } from '../money/tips.ts';
import type { CounterForm } from './tab-payment.ts';

/** Nobody hands over a note more than they need; the largest is of 500 €. */
const LARGEST_NOTE_CENTS: Cents = 50_000;

export const GIVEN_TEXTS = {
  short: 'Es menos de lo que se cobra con la propina',
  tooMuch: 'Es mucho más de lo que se cobra: mira si te has equivocado',
  noChange: 'El cambio es solo para el efectivo',
} as const;
export type GivenFault = keyof typeof GIVEN_TEXTS;

/** What a waiter takes at the table. */
export interface CounterCharge {
  form: CounterForm;
  /** Without the tip. */
  amountCents: Cents;
  tipCents: Cents;
  /** Null for exactly what is charged. */
  givenCents: Cents | null;
}

/** What is wrong with what was handed over; null if nothing is. */
export function givenFault({
  form,
  amountCents,
  tipCents,
  givenCents,
}: CounterCharge): GivenFault | null {
  if (givenCents === null) return null;
  const changeCents = givenCents - amountCents - tipCents;
  if (changeCents < 0) return 'short';
  if (changeCents > 0 && form !== 'cash') return 'noChange';
  return changeCents >= LARGEST_NOTE_CENTS ? 'tooMuch' : null;
}

/** The words for what is wrong with a charge; a tip has the same limits as on a phone. */
export function chargeFaults(charge: CounterCharge): { tip?: string; given?: string } {
  const tip = tipFault(charge.tipCents, charge.amountCents);
  const given = givenFault(charge);
  return { ...(tip && { tip: TIP_TEXTS[tip] }), ...(given && { given: GIVEN_TEXTS[given] }) };
}
