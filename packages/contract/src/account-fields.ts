import { MAX_VAT_PERCENT, type FieldRule } from '@simplato/domain';
import * as z from 'zod/mini';
import { text } from './wire-fields.ts';

/** A text field with its rule of the domain: the server's answer is the form's own text. */
export function ruled(rule: FieldRule, length = 120) {
  return text(length).check(
    z.refine((value) => rule(value) === null, {
      error: (issue) => rule(String(issue.input)) ?? '',
    }),
  );
}

/** base64("<digest>|<check id>|<hour>"); see password-field. */
export const passwordText = text(400);

/** A house's general VAT rate, as a number or as its digits. */
export const vatInput = z.pipe(
  z.union([
    z.number().check(z.minimum(-99), z.maximum(99)),
    z.string().check(z.regex(/^\d{1,2}$/)),
  ]),
  z.pipe(
    z.transform(Number),
    z.int().check(z.minimum(0), z.maximum(MAX_VAT_PERCENT, 'El IVA no puede ser superiror a 21')),
  ),
);

/** Sent by older clients and never read. */
export const unread = z.optional(
  z.union([
    z.string().check(z.maxLength(400)),
    z.number().check(z.minimum(Number.MIN_SAFE_INTEGER), z.maximum(Number.MAX_SAFE_INTEGER)),
    z.null(),
  ]),
);
