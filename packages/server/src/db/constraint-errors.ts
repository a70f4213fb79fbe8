const UNIQUE_VIOLATION = '23505';

interface DatabaseError {
  code?: unknown;
  constraint?: unknown;
}

/** The unique index that a statement violated; null when it failed for another reason. */
export function violatedUnique(error: unknown): string | null {
  const { code, constraint } = (error ?? {}) as DatabaseError;
  return code === UNIQUE_VIOLATION && typeof constraint === 'string' ? constraint : null;
}
