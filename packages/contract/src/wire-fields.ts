import { isSeen, MENU_LIMITS, parseCents, parseNetMicros, seenName } from '@simplato/domain';
import * as z from 'zod/mini';

/** The field shapes that several resources share. */

export const id = z.int().check(z.minimum(1), z.maximum(2_147_483_647));
/** An id in a path. */
export const idParam = z.pipe(
  z.string().check(z.regex(/^\d{1,10}$/)),
  z.pipe(
    z.transform((digits: string) => Number(digits)),
    id,
  ),
);
/** Of an event, as a stream numbers it. */
export const eventNumber = z.pipe(
  z.string().check(z.regex(/^\d{1,15}$/)),
  z.transform((digits: string) => Number(digits)),
);
/** A row's version in an address: the deletion is refused if the row has changed since. */
export const versionQuery = z.optional(idParam);
/** A sorted list of ids, without duplicates. */
export const idsInOrder = z.array(id).check(
  z.maxLength(MENU_LIMITS.products),
  z.refine((ids: number[]) => new Set(ids).size === ids.length, 'Hay números repetidos'),
);
/**
 * Text as people write it. Control characters other than tabs and line breaks are refused, and so
 * are lone surrogates and bidirectional controls, which could make the kitchen read something other
 * than what was sent.
 */
const written = z.regex(
  /^(?:[^\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]|[\t\n\r])*$/u,
  'Hay signos que no se ven y no podemos guardar. Bórralo y escríbelo de nuevo.',
);
/**
 * `missing` returns the message for a missing field; without it, the server's general one is used.
 */
export function text(length: number, missing: () => string | null = () => null) {
  return z
    .string({ error: ({ input }) => (input === undefined ? missing() : null) })
    .check(z.trim(), z.normalize('NFC'), z.maxLength(length), written);
}
/** Of a one-time link, as it arrived: if a mail has mangled it, looking it up tells. */
export const linkToken = text(2_000);
const seen = () => z.refine<string>(isSeen, 'Escribe algo que se pueda leer');
export function requiredText(length: number) {
  return text(length).check(z.minLength(1, { abort: true }), seen());
}
/** The name of something on the menu: in one line, without signs that nobody sees; may be empty. */
export function menuText(length: number) {
  return z.string().check(written, z.overwrite(seenName), z.maxLength(length));
}
export function menuName(length: number) {
  return menuText(length).check(z.minLength(1, { abort: true }), seen());
}
/** No longer than this, and the message says so. */
export function atMost(length: number, what: string) {
  return z.maxLength(length, `Como mucho ${length} ${what}`);
}
/** '12.50' */
export const money = z.string().check(z.regex(/^\d+\.\d{2}$/));
/** An amount that may be negative: '-0.65' */
export const signedMoney = z.string().check(z.regex(/^-?\d+\.\d{2}$/));
/** No amount may have more than nine digits before the decimal sign. */
const MAX_EUROS_SENT = 1_000_000_000;
/** An amount as a caller may send it (comma or dot, string or number), converted to cents. */
export const moneyInput = readAs(parseCents, 20, 'El importe no es válido');
/** A price before tax: '1.818182'. */
export const netPrice = z.string().check(z.regex(/^\d+\.\d{2,6}$/));
/** A net price as a caller may send it, with up to twenty decimals, converted to micros. */
export const netPriceInput = readAs(parseNetMicros, 30, 'El precio no es válido');
export const flag = z.union([z.literal(0), z.literal(1)]);
/** Of a category and its products; those with a name are the first five. */
export const courseNumber = z.int().check(z.minimum(1), z.maximum(99));
export const isoTime = z.string();

/** Sent by older clients and ignored. */
export const unread = z.optional(
  z.union([
    z.string().check(z.maxLength(400)),
    z.number().check(z.minimum(Number.MIN_SAFE_INTEGER), z.maximum(Number.MAX_SAFE_INTEGER)),
    z.boolean(),
    z.null(),
  ]),
);

/** A string or number, converted by `parse`, which returns null for an invalid amount. */
function readAs(parse: (value: string | number) => number | null, length: number, message: string) {
  return z.pipe(
    z.union(
      [
        z.string().check(z.maxLength(length)),
        z.number().check(z.minimum(0), z.maximum(MAX_EUROS_SENT)),
      ],
      { error: ({ input }) => (input === undefined ? undefined : message) },
    ),
    z.transform((value, context): number => {
      const amount = parse(value);
      if (amount !== null) return amount;
      context.issues.push({ code: 'custom', message, input: value });
      return z.NEVER;
    }),
  );
}
