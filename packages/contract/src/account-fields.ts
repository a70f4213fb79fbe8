import { enteredPasswordRule, vatRule, type FieldRule } from '@simplato/domain';
import * as z from 'zod/mini';
import { text } from './wire-fields.ts';

/**
 * A text field with its rule of the domain: the server's answer is the form's own text, and a field that was
 * not sent is told as one that was left empty.
 */
export function ruled(rule: FieldRule, length = 120) {
  return text(length, () => rule('')).check(
    z.refine((value) => rule(value) === null, {
      error: (issue) => rule(String(issue.input)) ?? '',
    }),
  );
}

/** base64("<digest>|<check id>|<hour>"); see password-field. */
export const passwordText = text(400);
/** Of one that is being chosen: an empty field is told as the form tells it. */
export const newPasswordText = ruled(enteredPasswordRule, 400);

/** What is made of digits, as text or as the number that they make: spec §9 writes 28300 and 10 alike. */
export function ruledDigits(rule: FieldRule) {
  return z.pipe(
    z.union(
      [
        z.string().check(z.maxLength(20)),
        z.number().check(z.minimum(Number.MIN_SAFE_INTEGER), z.maximum(Number.MAX_SAFE_INTEGER)),
      ],
      { error: ({ input }) => (input === undefined ? rule('') : undefined) },
    ),
    z.pipe(z.transform(String), ruled(rule, 20)),
  );
}

/** A house's general VAT rate. */
export const vatInput = z.pipe(ruledDigits(vatRule), z.transform(Number));
