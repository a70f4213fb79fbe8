import { parseNetMicros, type NetMicros } from '@simplato/domain';
import * as z from 'zod/mini';

/** The few field shapes that several resources share. */

export const id = z.int().check(z.minimum(1), z.maximum(2_147_483_647));
/** An id in a path. */
export const idParam = z.pipe(
  z.string().check(z.regex(/^\d{1,10}$/)),
  z.transform((text) => Number(text)),
);
export const text = (length: number) => z.string().check(z.maxLength(length));
export const requiredText = (length: number) =>
  z.string().check(z.trim(), z.minLength(1), z.maxLength(length));
/** '12.50' */
export const money = z.string().check(z.regex(/^\d+\.\d{2}$/));
/** Money as a caller may send it: comma or dot, string or number. */
export const moneyInput = z.union([
  z.number().check(z.minimum(0)),
  z.string().check(z.regex(/^\s*\d{1,9}([.,]\d{1,2})?\s*$/)),
]);
/** A price before tax: '1.818182'. */
export const netPrice = z.string().check(z.regex(/^\d+\.\d{2,6}$/));
/** A price before tax as a caller may send it, read into micros. */
export const netPriceInput = z.pipe(
  z.union([z.string().check(z.maxLength(20)), z.number()]),
  z.transform((value, context): NetMicros => {
    const micros = parseNetMicros(value);
    if (micros !== null) return micros;
    context.issues.push({ code: 'custom', message: 'El precio no es válido', input: value });
    return z.NEVER;
  }),
);
export const flag = z.union([z.literal(0), z.literal(1)]);
export const isoTime = z.string();
