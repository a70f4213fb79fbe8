import * as z from 'zod/mini';
import { ERRORS, type ErrorCode } from './error-codes.ts';
import { id, money } from './wire-fields.ts';

/** A line of a refused order as the menu has it now: what changed, and to what. */
const currentLine = z.object({
  idproductos: id,
  name: z.string(),
  quantity: z.int(),
  disponible: z.boolean(),
  /** Unit price now, tax included; null when the dish is gone. */
  preciounitario: z.nullable(money),
});
export type CurrentLineWire = z.output<typeof currentLine>;

export const errorBody = z.object({
  code: z.enum(Object.keys(ERRORS) as [ErrorCode, ...ErrorCode[]]),
  message: z.string(),
  /** One text per field, by its path in the body ('lineas.0.quantity'). */
  fields: z.optional(z.record(z.string(), z.string())),
  /** With `menu_changed`: the lines of now and what they add up to. */
  lineas: z.optional(z.array(currentLine)),
  total: z.optional(money),
});
export type ErrorBody = z.output<typeof errorBody>;
