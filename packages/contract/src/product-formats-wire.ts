import {
  ALLERGEN_KEYS,
  FORMAT_LIMIT,
  FORMAT_NAME_LENGTH,
  formatNetMicros,
  formatsFault,
  inAllergenOrder,
  parseNetMicros,
  type ProductFormat,
  type ProductFormatDraft,
} from '@simplato/domain';
import * as z from 'zod/mini';
import { SOLD_OUT_WIRE, soldOutFromWire, soldOutToWire } from './sold-out-wire.ts';
import { nameTranslations, nameTranslationsInput } from './translations-wire.ts';
import { atMost, id, menuName, netPrice, netPriceInput } from './wire-fields.ts';
import {
  zonePricesFromInput,
  zonePricesFromWire,
  zonePricesInput,
  zonePricesToWire,
  zonePricesWire,
} from './zone-prices-wire.ts';

/** A size of a product. `price` is that of the product in this size, before tax. */
export const formatWire = z.object({
  idformato: id,
  nombre: z.string(),
  price: netPrice,
  precios: z.optional(zonePricesWire),
  /** Where they are not those of the product; null where they are. */
  alergenos: z.nullable(z.array(z.enum(ALLERGEN_KEYS))),
  agotado: z.enum(SOLD_OUT_WIRE),
  traducciones: nameTranslations,
});
export type FormatWire = z.output<typeof formatWire>;

const formatInput = z.object({
  /** Absent or null for a new format; an existing id keeps it the same for open baskets. */
  idformato: z.nullish(id),
  nombre: menuName(FORMAT_NAME_LENGTH),
  price: netPriceInput,
  precios: z._default(zonePricesInput, []),
  alergenos: z._default(
    z.nullable(z.array(z.enum(ALLERGEN_KEYS)).check(z.maxLength(ALLERGEN_KEYS.length))),
    null,
  ),
  /** Absent where it stays as it is. */
  agotado: z.optional(z.enum(SOLD_OUT_WIRE)),
  traducciones: z._default(nameTranslationsInput, {}),
});
export type FormatInput = z.output<typeof formatInput>;

const faultOf = (formats: readonly { nombre: string }[]) =>
  formatsFault(formats.map(({ nombre }) => ({ name: nombre })));
export const formatsInput = z.array(formatInput).check(
  atMost(FORMAT_LIMIT, 'formatos'),
  z.refine((formats: FormatInput[]) => faultOf(formats) === null, {
    error: ({ input }) => faultOf(input as FormatInput[]) ?? undefined,
  }),
);

export function formatToWire(format: ProductFormat): FormatWire {
  return {
    idformato: format.formatId,
    nombre: format.name,
    price: formatNetMicros(format.netMicros),
    ...(format.zonePrices.length > 0 && { precios: zonePricesToWire(format.zonePrices) }),
    alergenos: format.allergens && [...format.allergens],
    agotado: soldOutToWire(format.soldOut),
    traducciones: format.translations,
  };
}

export function formatFromWire(wire: FormatWire): ProductFormat {
  return {
    formatId: wire.idformato,
    name: wire.nombre,
    netMicros: parseNetMicros(wire.price) ?? 0,
    zonePrices: zonePricesFromWire(wire.precios),
    allergens: wire.alergenos,
    soldOut: soldOutFromWire(wire.agotado),
    translations: wire.traducciones,
  };
}

/** `known` are the formats that the product has. */
export function formatDraftFromWire(
  wire: FormatInput,
  known: readonly ProductFormat[],
): ProductFormatDraft {
  const formatId = wire.idformato ?? null;
  const current = known.find((format) => format.formatId === formatId);
  return {
    formatId,
    name: wire.nombre,
    netMicros: wire.price,
    zonePrices: zonePricesFromInput(wire.precios),
    allergens: inAllergenOrder(wire.alergenos),
    soldOut: wire.agotado ? soldOutFromWire(wire.agotado) : (current?.soldOut ?? 'no'),
    translations: wire.traducciones,
  };
}
