import {
  MAX_NET_MICROS,
  netMicrosFromGross,
  parseCents,
  parseNetMicros,
  type Cents,
  type NetMicros,
} from './money.ts';

/**
 * A price typed into the menu. With a euro sign it is gross, and tax is taken out of it; without
 * one it is taken as net.
 */
export function netMicrosFromTyped(typed: string, vatPercent: number): NetMicros | null {
  if (!typed.includes('€')) return parseNetMicros(typed);
  const grossCents = grossCentsFromTyped(typed);
  return grossCents === null ? null : netMicrosFromGross(grossCents, vatPercent);
}

/**
 * A gross amount, from a field that says so; the euro sign is optional. Also accepts prices the way
 * we display them: '12.345,00 €'.
 */
export function grossCentsFromTyped(typed: string): Cents | null {
  const amount = typed.replace(/[€\s]/g, '');
  const cents = parseCents(GROUPED.test(amount) ? amount.replaceAll('.', '') : amount);
  return cents !== null && cents * MICROS_PER_CENT <= MAX_NET_MICROS ? cents : null;
}

const MICROS_PER_CENT = 10_000;
/** Dots as thousands separators: three digits after a dot cannot be cents. */
const GROUPED = /^\d{1,3}(?:\.\d{3})+(?:,\d{1,2})?$/;
