import { COUNTER_FORMS } from '@simplato/domain';
import { createStoredValue, useStoredValue } from '../../../storage/stored-value.ts';
import type { ChargeOrder } from './send-charge.ts';

/**
 * A charge that got no answer yet, stored from just before it is sent: it is asked about under the same
 * key before anything else is charged there, also after a reload.
 */
export interface UnansweredCharge {
  restaurantId: number;
  tabId: number;
  tableName: string;
  order: ChargeOrder;
}

const NONE: readonly UnansweredCharge[] = [];

const storedCharges = createStoredValue<readonly UnansweredCharge[]>({
  key: 'cobrosPendientes',
  empty: NONE,
  parse: (json) => (Array.isArray(json) && json.every(isCharge) ? json : null),
  toJson: (charges) => charges,
});

function isCharge(one: unknown): one is UnansweredCharge {
  const { restaurantId, tabId, tableName, order } = (one ?? {}) as Partial<UnansweredCharge>;
  return (
    Number.isSafeInteger(restaurantId) &&
    Number.isSafeInteger(tabId) &&
    typeof tableName === 'string' &&
    typeof order?.key === 'string' &&
    COUNTER_FORMS.includes(order.form) &&
    Number.isSafeInteger(order.cents) &&
    Number.isSafeInteger(order.tipCents) &&
    (order.givenCents === null || Number.isSafeInteger(order.givenCents)) &&
    (order.lines === null || Array.isArray(order.lines)) &&
    (order.memberId === null || Number.isSafeInteger(order.memberId)) &&
    isRecipient(order.recipient)
  );
}

function isRecipient(recipient: Partial<ChargeOrder['recipient']>): boolean {
  if (!recipient) return true;
  const { name, taxId, address } = recipient;
  return [name, taxId, address].every((one) => typeof one === 'string');
}

export function useUnansweredCharges(restaurantId: number): readonly UnansweredCharge[] {
  const charges = useStoredValue(storedCharges, NONE);
  return charges.filter((one) => one.restaurantId === restaurantId);
}

export function keepCharge(charge: UnansweredCharge): void {
  storedCharges.write([...othersThan(charge), charge]);
}

export function forgetCharge(charge: Pick<UnansweredCharge, 'order'>): void {
  const others = othersThan(charge);
  storedCharges.write(others.length === 0 ? NONE : others);
}

function othersThan({ order: { key } }: Pick<UnansweredCharge, 'order'>): UnansweredCharge[] {
  return storedCharges.read().filter(({ order }) => order.key !== key);
}
