import { REQUEST_LIMITS } from '@simplato/contract';
import * as z from 'zod/mini';
import { AppError } from '../app-error.ts';

type Part = 'params' | 'query' | 'headers' | 'body';

/** Validates one part of a request; throws an error with one Spanish text per invalid field. */
export function readInput(schema: z.ZodMiniType | undefined, value: unknown, part: Part): unknown {
  if (!schema) return undefined;
  const result = z.safeParse(schema, value ?? undefined, { reportInput: true });
  if (result.success) return result.data;
  // A malformed id in the path is the same as an unknown path.
  if (part === 'params') throw new AppError('not_found');
  // A Map, because field names come from the caller and may be 'constructor'.
  const fields = new Map<string, string>();
  for (const issue of result.error.issues) {
    const field = issue.path.join('.') || part;
    if (!fields.has(field)) fields.set(field, fieldMessage(issue));
    // A list of thousands of rows may have thousands of errors; a few are enough.
    if (fields.size === REQUEST_LIMITS.namedFields) break;
  }
  throw new AppError('bad_request', { fields: Object.fromEntries(fields) });
}

/** The library's message for a schema without a text of its own. */
const NO_OWN_TEXT = 'Invalid input';

export function fieldMessage(issue: z.core.$ZodIssue): string {
  if (issue.message !== NO_OWN_TEXT) return issue.message;
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'Falta este dato' : 'Este dato no es del tipo esperado';
    case 'too_small':
      return issue.origin === 'string'
        ? 'No puede estar vacío'
        : `El mínimo es ${String(issue.minimum)}`;
    case 'too_big':
      return issue.origin === 'string'
        ? `No puede tener más de ${String(issue.maximum)} caracteres`
        : `El máximo es ${String(issue.maximum)}`;
    case 'invalid_value':
      return `Debe ser uno de estos valores: ${issue.values.join(', ')}`;
    default:
      return 'Este dato no tiene el formato correcto';
  }
}
