import {
  formatNetMicros,
  parseNetMicros,
  ZONE_LENGTH,
  ZONE_PRICE_LIMIT,
  zoneName,
  zonePricesFault,
  type ZonePrice,
} from '@simplato/domain';
import * as z from 'zod/mini';
import { atMost, netPrice, netPriceInput, text } from './wire-fields.ts';

/** Prices before tax in parts of the restaurant; left out where there are none, and to who sits in one. */
export const zonePricesWire = z.array(z.object({ zona: z.string(), price: netPrice }));
type ZonePricesWire = z.output<typeof zonePricesWire>;

const zonePriceInput = z.object({ zona: text(ZONE_LENGTH * 10), price: netPriceInput });
type ZonePricesInput = z.output<typeof zonePriceInput>[];

const faultOf = (prices: readonly { zona: string }[]) =>
  zonePricesFault(prices.map(({ zona }) => ({ zone: zona })));
export const zonePricesInput = z.array(zonePriceInput).check(
  atMost(ZONE_PRICE_LIMIT, 'zonas'),
  z.refine((prices: ZonePricesInput) => faultOf(prices) === null, {
    error: ({ input }) => faultOf(input as ZonePricesInput) ?? undefined,
  }),
);

export function zonePricesToWire(prices: readonly ZonePrice[]): ZonePricesWire {
  return prices.map(({ zone, netMicros }) => ({ zona: zone, price: formatNetMicros(netMicros) }));
}

export function zonePricesFromWire(sent: ZonePricesWire | undefined): ZonePrice[] {
  return (sent ?? []).map(({ zona, price }) => ({
    zone: zona,
    netMicros: parseNetMicros(price) ?? 0,
  }));
}

export function zonePricesFromInput(sent: ZonePricesInput): ZonePrice[] {
  return sent.map(({ zona, price }) => ({ zone: zoneName(zona), netMicros: price }));
}
