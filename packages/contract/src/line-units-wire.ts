import { ORDER_LIMITS, type LineUnits } from '@simplato/domain';
import * as z from 'zod/mini';

/** Units of an order's line by its number, from 1. */
export const lineUnitsWire = z.object({
  linea: z.int().check(z.minimum(1), z.maximum(ORDER_LIMITS.lines)),
  unidades: z.int().check(z.minimum(1), z.maximum(ORDER_LIMITS.quantity)),
});
type LineUnitsWire = z.output<typeof lineUnitsWire>;

export const lineUnitsToWire = ({ lineNumber, quantity }: LineUnits): LineUnitsWire => ({
  linea: lineNumber,
  unidades: quantity,
});

export const lineUnitsFromWire = ({ linea, unidades }: LineUnitsWire): LineUnits => ({
  lineNumber: linea,
  quantity: unidades,
});
