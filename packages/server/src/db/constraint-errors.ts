const FOREIGN_KEY_VIOLATION = '23503';
const UNIQUE_VIOLATION = '23505';

interface DatabaseError {
  code?: unknown;
  constraint?: unknown;
}

/** Whether a statement failed because other rows hold on to this one, or the row it names is not there. */
export function isForeignKeyViolation(error: unknown): boolean {
  return (error as DatabaseError | null)?.code === FOREIGN_KEY_VIOLATION;
}

/** The unique index that a statement ran into; null when it failed for another reason. */
export function violatedUnique(error: unknown): string | null {
  const { code, constraint } = (error ?? {}) as DatabaseError;
  return code === UNIQUE_VIOLATION && typeof constraint === 'string' ? constraint : null;
}
