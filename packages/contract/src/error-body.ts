import * as z from 'zod/mini';
import { categoryWire } from './category-wire.ts';
import { ERRORS, type ErrorCode } from './error-codes.ts';
import { fileReading } from './letter-kinds.ts';
import { menuPreviewWire } from './menu-preview-wire.ts';
import { productFactsWire } from './product-facts-wire.ts';
import { productWire } from './product-wire.ts';
import { id, money } from './wire-fields.ts';

/** Not on the menu, sold out, not served at this hour, or not available with these options. */
export const LINE_OBSTACLES = ['borrado', 'agotado', 'fuera_de_horario', 'opciones'] as const;
export type LineObstacleWire = (typeof LINE_OBSTACLES)[number];

/** A line of a refused order as the menu has it now. */
const currentLine = z.object({
  idproductos: id,
  name: z.string(),
  quantity: z.int(),
  disponible: z.boolean(),
  /** Current unit price, with options and tax; null when the line is not available. */
  preciounitario: z.nullable(money),
  /** The chosen format, if it has one, and options: together with the product they identify the line. */
  idformato: z.optional(id),
  opciones: z.array(id),
  /** Why it is not available as chosen; null when it is. */
  motivo: z.nullable(z.enum(LINE_OBSTACLES)),
  /** Of the chosen options, those that have run out. Absent where none has, and from older servers. */
  agotadas: z.optional(z.array(id)),
  /** In a round: whose it is. */
  idcomensal: z.optional(id),
  /** What the menu says about it now, in the languages that `leido` came in; absent without it. */
  actual: z.optional(productFactsWire),
  /** Of an order that waits to be paid or accepted: what was read about it. Absent from older servers. */
  leido: z.optional(productFactsWire),
});
export type CurrentLineWire = z.output<typeof currentLine>;

export const errorBody = z.object({
  code: z.enum(Object.keys(ERRORS) as [ErrorCode, ...ErrorCode[]]),
  message: z.string(),
  /** One message per field, by its path in the body ('lineas.0.quantity'). */
  fields: z.optional(z.record(z.string(), z.string())),
  /**
   * With `menu_changed` and `tips_off`: the lines that differ, as they are now, and the new total.
   */
  lineas: z.optional(z.array(currentLine)),
  total: z.optional(money),
  /** With `orders_delayed`: how many minutes an order takes now. */
  demora: z.optional(z.int()),
  /** With `row_changed`: the current row. */
  producto: z.optional(productWire),
  categoria: z.optional(categoryWire),
  /** With `menu_file_outdated` and `menu_file_refused`: what the file would do now. */
  previa: z.optional(menuPreviewWire),
  /** With `menu_file_letters`: the ways to read the file, the likeliest first. */
  lecturas: z.optional(z.array(fileReading)),
  /** With `amount_changed`: what the share comes to now. */
  importe: z.optional(money),
  /** With `basket_sent`, `round_empty` and the refusals of a tab's payments: the tab, as the call that reads it would return it. */
  cuenta: z.optional(z.record(z.string(), z.unknown())),
  /** With `category_in_use`: how many products it has. */
  productos: z.optional(z.int()),
  /** With `row_changed`: the current row, as the call that reads it would return it. */
  actual: z.optional(z.record(z.string(), z.unknown())),
});
export type ErrorBody = z.output<typeof errorBody>;
