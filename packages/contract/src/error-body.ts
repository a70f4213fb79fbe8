import * as z from 'zod/mini';
import { categoryWire } from './category-wire.ts';
import { ERRORS, type ErrorCode } from './error-codes.ts';
import { menuPreviewWire } from './menu-preview-wire.ts';
import { productWire } from './product-wire.ts';
import { id, money } from './wire-fields.ts';

/** Not on the menu, sold out, not served at this hour, or not with these options. */
export const LINE_OBSTACLES = ['borrado', 'agotado', 'fuera_de_horario', 'opciones'] as const;
export type LineObstacleWire = (typeof LINE_OBSTACLES)[number];

/** A line of a refused order as the menu has it now: what changed, and to what. */
const currentLine = z.object({
  idproductos: id,
  name: z.string(),
  quantity: z.int(),
  disponible: z.boolean(),
  /** Unit price now, options and tax included; null when it cannot be had. */
  preciounitario: z.nullable(money),
  /** What was chosen about it: with the dish, what tells this line from the others. */
  opciones: z.array(id),
  /** Why it cannot be had as it was chosen; null when it can. */
  motivo: z.nullable(z.enum(LINE_OBSTACLES)),
});
export type CurrentLineWire = z.output<typeof currentLine>;

export const errorBody = z.object({
  code: z.enum(Object.keys(ERRORS) as [ErrorCode, ...ErrorCode[]]),
  message: z.string(),
  /** One text per field, by its path in the body ('lineas.0.quantity'). */
  fields: z.optional(z.record(z.string(), z.string())),
  /** With `menu_changed` and `tips_off`: the lines of now, where they differ, and what they add up to. */
  lineas: z.optional(z.array(currentLine)),
  total: z.optional(money),
  /** With `row_changed`: the row as it stands now. */
  producto: z.optional(productWire),
  categoria: z.optional(categoryWire),
  /** With `menu_file_outdated` and `menu_file_refused`: what the file would do now. */
  previa: z.optional(menuPreviewWire),
  /** With `category_in_use`: how many products it has. */
  productos: z.optional(z.int()),
  /** With `row_changed`: the row as it is now, as reading it would answer. */
  actual: z.optional(z.record(z.string(), z.unknown())),
});
export type ErrorBody = z.output<typeof errorBody>;
