import type { TabPaymentWishWire, WishedLineWire } from '@simplato/contract';
import { createStoredValue, useStoredValue } from '../../../storage/stored-value.ts';

/**
 * What this phone pays of its tab, stored from just before it is sent until the payment has ended. The
 * same request under the same key leads to the same page, after a lost answer and after the back button.
 */
export interface BegunPayment {
  idempotencyKey: string;
  restaurantId: number;
  tabId: number;
  body: TabPaymentWishWire;
  /** Null until the server has answered. */
  paymentNumber: number | null;
}

export const storedPayment = createStoredValue<BegunPayment | null>({
  key: 'pagoCuenta',
  empty: null,
  parse: (json) => {
    const { idempotencyKey, restaurantId, tabId, body, paymentNumber } = (json ??
      {}) as Partial<BegunPayment>;
    const isWhole =
      typeof idempotencyKey === 'string' &&
      /^[\x21-\x7e]{1,100}$/.test(idempotencyKey) &&
      Number.isSafeInteger(restaurantId) &&
      Number.isSafeInteger(tabId) &&
      typeof body?.importe === 'string' &&
      isReadable(body);
    if (!isWhole) return null;
    return {
      idempotencyKey,
      restaurantId: Number(restaurantId),
      tabId: Number(tabId),
      body,
      paymentNumber: Number.isSafeInteger(paymentNumber) ? Number(paymentNumber) : null,
    };
  },
  toJson: (begun) => begun,
});

/** It is sent again as it is, and chosen again: what its mode needs must be there. */
function isReadable(body: TabPaymentWishWire): boolean {
  if (body.factura !== undefined && !isRecipient(body.factura)) return false;
  switch (body.modo) {
    case 'platos':
      return Array.isArray(body.lineas) && body.lineas.every(isLine);
    case 'partes':
      return isParts(body.partes);
    case 'mio':
    case 'todo':
    case 'importe':
      return true;
    default:
      return false;
  }
}

function isRecipient(factura: Partial<NonNullable<TabPaymentWishWire['factura']>> | null): boolean {
  const { nombre, nif, direccion } = factura ?? {};
  return [nombre, nif, direccion].every((one) => typeof one === 'string');
}

function isLine(line: Partial<WishedLineWire> | null): boolean {
  const { idorder, linea, unidades, partes } = line ?? {};
  return areNumbers(idorder, linea, unidades) && (partes === undefined || isParts(partes));
}

function isParts(partes: Partial<{ de: number; tomo: number }> | null): boolean {
  return areNumbers(partes?.de, partes?.tomo);
}

function areNumbers(...all: unknown[]): boolean {
  return all.every((one) => Number.isSafeInteger(one));
}

/** Until the page is left. */
let leftWish: BegunPayment | null = null;

/** It has ended, and nothing was paid: whoever chooses again begins with what they had chosen. */
export function leaveBegun(): void {
  leftWish = storedPayment.read() ?? leftWish;
  storedPayment.write(null);
}

export function forgetBegun(): void {
  leftWish = null;
  storedPayment.write(null);
}

/** What this phone wanted to pay of a tab, and has not paid. */
export function wishedBefore(tabId: number): TabPaymentWishWire | null {
  const wish = storedPayment.read() ?? leftWish;
  return wish?.tabId === tabId ? wish.body : null;
}

export function useBegunPayment(restaurantId: number | null): BegunPayment | null {
  const begun = useStoredValue(storedPayment, null);
  return begun?.restaurantId === restaurantId ? begun : null;
}
