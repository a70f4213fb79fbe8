import { SOLD_BY_LIMITS, soldByFault, type SoldBy, type SoldByUnit } from '@simplato/domain';
import * as z from 'zod/mini';

const UNIT_TO_WIRE = { kilo: 'kg', piece: 'pieza' } as const satisfies Record<SoldByUnit, string>;
const UNIT_WIRE = Object.values(UNIT_TO_WIRE);

/** `price` is for a kilo, or for a piece; `minimo` and `paso` are in grams, or in pieces. */
export const soldByWire = z.object({
  unidad: z.enum(UNIT_WIRE),
  minimo: z.int(),
  paso: z.int(),
});
type SoldByWire = z.output<typeof soldByWire>;

const amount = z.int().check(z.minimum(1), z.maximum(SOLD_BY_LIMITS.kilo));
const faultOf = (sent: SoldByWire | null) =>
  sent && soldByFault(soldByFromWire(sent), { formats: [], optionGroups: [] });

/** Null of a product that is sold by itself. */
export const soldByInput = z
  .nullable(z.object({ unidad: z.enum(UNIT_WIRE), minimo: amount, paso: amount }))
  .check(
    z.refine((sent: SoldByWire | null) => faultOf(sent) === null, {
      error: ({ input }) => faultOf(input as SoldByWire | null) ?? undefined,
    }),
  );

export function soldByToWire({ unit, least, step }: SoldBy): SoldByWire {
  return { unidad: UNIT_TO_WIRE[unit], minimo: least, paso: step };
}

export function soldByFromWire({ unidad, minimo, paso }: SoldByWire): SoldBy {
  return { unit: unidad === UNIT_TO_WIRE.kilo ? 'kilo' : 'piece', least: minimo, step: paso };
}
