import {
  MAX_NET_MICROS,
  netMicrosFromGross,
  parseCents,
  parseNetMicros,
  type Cents,
  type NetMicros,
} from './money.ts';

/**
 * A price as somebody types it into the menu. With the euro sign it is what people pay, and
 * tax is taken out of it; without one it is kept as typed: before tax.
 */
export function netMicrosFromTyped(typed: string, vatPercent: number): NetMicros | null {
  if (!typed.includes('€')) return parseNetMicros(typed);
  const grossCents = grossCentsFromTyped(typed);
  return grossCents === null ? null : netMicrosFromGross(grossCents, vatPercent);
}

/**
 * An amount that can only be what people pay, because its field says so; the euro sign is optional.
 * Our own long prices come back as we show them: '12.345,00 €'.
 */
export function grossCentsFromTyped(typed: string): Cents | null {
  const amount = typed.replace(/[€\s]/g, '');
  const cents = parseCents(GROUPED.test(amount) ? amount.replaceAll('.', '') : amount);
  return cents !== null && cents * MICROS_PER_CENT <= MAX_NET_MICROS ? cents : null;
}

const MICROS_PER_CENT = 10_000;
/** Dots between thousands: three digits after a dot are no cents. */
const GROUPED = /^\d{1,3}(?:\.\d{3})+(?:,\d{1,2})?$/;
