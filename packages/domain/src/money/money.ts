/**
 * Money without drift. People see, add and pay gross cents; a price is stored net, in micros
 * (millionths of a euro), because net prices in whole cents break gross → net → gross.
 * Every amount is an integer; nothing here rounds twice. Source: the money rules in docs/decisions/0005.
 */

import { LANGUAGES, type Language } from '../i18n/languages.ts';

/** Integer cents of a euro, VAT included unless the name says net. */
export type Cents = number;
/** Integer millionths of a euro, before tax. */
export type NetMicros = number;

const MICROS_PER_CENT = 10_000;
const MICROS_PER_EURO = 1_000_000;

/** The dearest product a menu may hold. Far above any real one; keeps every product exact in a double. */
export const MAX_NET_MICROS: NetMicros = 100_000 * MICROS_PER_EURO;

/** Integer division rounded half up, exact for the non-negative integers used here. */
export function divideHalfUp(dividend: number, divisor: number): number {
  const rest = dividend % divisor;
  const whole = (dividend - rest) / divisor;
  return rest * 2 >= divisor ? whole + 1 : whole;
}

/**
 * Divides an amount in proportion to `weights`, to the cent: the parts add up to it, and odd cents go
 * to the first. No part exceeds its weight if the amount does not exceed their sum.
 */
export function spreadCents(cents: Cents, weights: readonly number[]): Cents[] {
  let [centsLeft, weightLeft] = [cents, weights.reduce((sum, weight) => sum + weight, 0)];
  return weights.map((weight) => {
    const part = weightLeft === 0 ? 0 : Math.ceil((centsLeft * weight) / weightLeft);
    [centsLeft, weightLeft] = [centsLeft - part, weightLeft - weight];
    return part;
  });
}

/** Price of one unit as the diner sees it: net × (1 + vat/100), to the cent, half up. */
export function unitGrossCents(netMicros: NetMicros, vatPercent: number): Cents {
  return divideHalfUp(netMicros * (100 + vatPercent), 100 * MICROS_PER_CENT);
}

/** The net price whose gross is exactly `grossCents`. */
export function netMicrosFromGross(grossCents: Cents, vatPercent: number): NetMicros {
  return divideHalfUp(grossCents * MICROS_PER_CENT * 100, 100 + vatPercent);
}

/**
 * Reads a net price from the wire: '2,5', '2.50' or the number 2.5. Comma and dot are both the decimal sign, so
 * '1.234,50' is refused. A client that takes the tax out by itself sends what its division gave
 * (7 / 1.1 is 6.363636363636363): up to twenty decimals are read, rounded half up to six.
 */
export function parseNetMicros(value: string | number): NetMicros | null {
  const text = String(value).trim().replace(',', '.');
  const match = /^(\d{1,9})(?:\.(\d{1,20}))?$/.exec(text);
  if (!match) return null;
  const decimals = (match[2] ?? '').padEnd(7, '0');
  const roundedUp = Number(decimals.charAt(6)) >= 5 ? 1 : 0;
  const micros = Number(match[1]) * MICROS_PER_EURO + Number(decimals.slice(0, 6)) + roundedUp;
  return micros <= MAX_NET_MICROS ? micros : null;
}

/** Net price for the wire: a dot, two to six decimals ('2.00', '1.818182'). */
export function formatNetMicros(netMicros: NetMicros): string {
  const decimals = String(netMicros % MICROS_PER_EURO).padStart(6, '0');
  const kept = decimals.replace(/0{1,4}$/, '');
  return `${Math.floor(netMicros / MICROS_PER_EURO)}.${kept}`;
}

/** Cents for the wire: '12.50'. */
export function formatCents(cents: Cents): string {
  return `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
}

/** Cents that may be below zero, for the wire: '-0.65'. */
export function formatSignedCents(cents: Cents): string {
  return cents < 0 ? `-${formatCents(-cents)}` : formatCents(cents);
}

/** Cents from the wire: a comma or a dot, at most two decimals; null for anything else. */
export function parseCents(value: string | number): Cents | null {
  const match = /^(\d{1,9})(?:[.,](\d{1,2}))?$/.exec(String(value).trim());
  return match ? Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0')) : null;
}

/** The same for an amount that may be below zero: '-0.65'. */
export function parseSignedCents(text: string): Cents | null {
  if (!text.startsWith('-')) return parseCents(text);
  const cents = parseCents(text.slice(1));
  return cents === null ? null : -cents;
}

/**
 * Cents for people: '12,50 €' or '−0,90 €', with a space that never breaks, as Spain writes it unless
 * told. But for the minus, which is no hyphen, the text is that of `Intl.NumberFormat`, whose first use
 * blocks a slow phone for a tenth of a second before it answers the first tap.
 */
export function formatEuros(cents: Cents, language: Language = 'es'): string {
  const { decimal, group, groupsFrom, isSignFirst = false } = LANGUAGES[language].euros;
  const size = Math.abs(cents);
  const euros = Math.floor(size / 100);
  const whole = euros < groupsFrom ? String(euros) : groupsOfThree(String(euros)).join(group);
  const amount = `${whole}${decimal}${String(size % 100).padStart(2, '0')}`;
  const minus = cents < 0 ? '−' : '';
  return isSignFirst ? `${minus}€${amount}` : `${minus}${amount}\u00A0€`;
}

/** '1234567' as '1', '234', '567'. */
function groupsOfThree(digits: string): string[] {
  if (digits.length <= 3) return [digits];
  return [...groupsOfThree(digits.slice(0, -3)), digits.slice(-3)];
}
