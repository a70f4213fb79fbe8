const FOREIGN_KEY_VIOLATION = '23503';

/** Whether a statement failed because other rows hold on to this one, or the row it names is not there. */
export function isForeignKeyViolation(error: unknown): boolean {
  return (error as { code?: unknown } | null)?.code === FOREIGN_KEY_VIOLATION;
}
