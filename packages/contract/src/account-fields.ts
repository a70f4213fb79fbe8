import { enteredPasswordRule, vatRule, type FieldRule } from '@simplato/domain';
import * as z from 'zod/mini';
import { text } from './wire-fields.ts';

/**
 * A text field with its domain rule: the server answers with the same message as the form, and a
 * missing field gets the message of an empty one.
 */
export function ruled(rule: FieldRule, length = 120) {
  return text(length, () => rule('')).check(
    z.refine((value) => rule(value) === null, {
      error: (issue) => rule(String(issue.input)) ?? '',
    }),
  );
}

/** base64("<digest>|<check id>|<hour>"); see password-field.ts. */
export const passwordText = text(400);
/** A new password: an empty field gets the form's message. */
export const newPasswordText = ruled(enteredPasswordRule, 400);

/** Digits, sent as text or as a number: other clients send numbers for 28300 and for 10. */
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

/** A restaurant's general VAT rate. */
export const vatInput = z.pipe(ruledDigits(vatRule), z.transform(Number));
