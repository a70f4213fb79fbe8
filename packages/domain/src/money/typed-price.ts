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
  const { amount, hasSign } = readTyped(typed);
  if (!hasSign) return parseNetMicros(amount);
  const grossCents = grossCentsFromTyped(typed);
  return grossCents === null ? null : netMicrosFromGross(grossCents, vatPercent);
}

/**
 * A gross amount, from a field that says so; the euro sign is optional. Also accepts prices the way
 * we display them: '12.345,00 €'.
 */
export function grossCentsFromTyped(typed: string): Cents | null {
  const cents = parseCents(readTyped(typed).amount);
  return cents !== null && cents * MICROS_PER_CENT <= MAX_NET_MICROS ? cents : null;
}

const MICROS_PER_CENT = 10_000;
/** Dots as thousands separators: three digits after a dot cannot be cents. No group begins with a zero: '0.250'. */
const GROUPED = /^[1-9]\d{0,2}(?:\.\d{3})+(?:,\d+)?$/;

/**
 * The amount without its groups, and without the sign on one of its sides. Signs and blanks within
 * it stay, so that it is no amount: '8 € 12 €' are two.
 */
function readTyped(typed: string): { amount: string; hasSign: boolean } {
  const text = typed.trim();
  const isBefore = text.startsWith('€');
  const isAfter = !isBefore && text.endsWith('€');
  const amount = text.slice(isBefore ? 1 : 0, isAfter ? -1 : undefined).trim();
  return {
    amount: GROUPED.test(amount) ? amount.replaceAll('.', '') : amount,
    hasSign: isBefore || isAfter,
  };
}
