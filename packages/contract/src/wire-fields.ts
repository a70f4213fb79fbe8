import { parseCents, parseNetMicros } from '@simplato/domain';
import * as z from 'zod/mini';

/** The few field shapes that several resources share. */

export const id = z.int().check(z.minimum(1), z.maximum(2_147_483_647));
/** An id in a path. */
export const idParam = z.pipe(
  z.string().check(z.regex(/^\d{1,10}$/)),
  z.pipe(
    z.transform((digits: string) => Number(digits)),
    id,
  ),
);
/** A row's version in an address: the deletion is refused if the row is another by now. */
export const versionQuery = z.optional(idParam);
/** A list put in order: every id once. */
export const idsInOrder = z.array(id).check(
  z.maxLength(2_000),
  z.refine((ids: number[]) => new Set(ids).size === ids.length, 'Hay números repetidos'),
);
/**
 * Text as people write it. Of the control characters only tabs and line breaks are that; half of a character
 * is none, and what would turn the direction of writing shows a kitchen something else than was sent.
 */
const written = z.regex(
  /^(?:[^\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]|[\t\n\r])*$/u,
  'Hay signos que no se ven y no podemos guardar. Bórralo y escríbelo de nuevo.',
);
/** `missing` says what is told where there is none at all; without it, the server's words for any field. */
export const text = (length: number, missing: () => string | null = () => null) =>
  z
    .string({ error: ({ input }) => (input === undefined ? missing() : null) })
    .check(z.trim(), z.maxLength(length), written);
export const requiredText = (length: number) =>
  z.string().check(z.trim(), z.minLength(1), z.maxLength(length), written);
/** '12.50' */
export const money = z.string().check(z.regex(/^\d+\.\d{2}$/));
/** What may be below zero: '-0.65' */
export const signedMoney = z.string().check(z.regex(/^-?\d+\.\d{2}$/));
/** No amount has more than nine digits before the comma. */
const MAX_EUROS_SENT = 1_000_000_000;
/** Money as a caller may send it (comma or dot, string or number), read into cents. */
export const moneyInput = readAs(parseCents, 'El importe no es válido');
/** A price before tax: '1.818182'. */
export const netPrice = z.string().check(z.regex(/^\d+\.\d{2,6}$/));
/** A price before tax as a caller may send it, read into micros. */
export const netPriceInput = readAs(parseNetMicros, 'El precio no es válido');
export const flag = z.union([z.literal(0), z.literal(1)]);
export const isoTime = z.string();

/** Sent by older clients and never read. */
export const unread = z.optional(
  z.union([
    z.string().check(z.maxLength(400)),
    z.number().check(z.minimum(Number.MIN_SAFE_INTEGER), z.maximum(Number.MAX_SAFE_INTEGER)),
    z.boolean(),
    z.null(),
  ]),
);

/** A string or number that `parse` makes an amount of, or null. */
function readAs(parse: (value: string | number) => number | null, message: string) {
  return z.pipe(
    z.union(
      [
        z.string().check(z.maxLength(20)),
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
