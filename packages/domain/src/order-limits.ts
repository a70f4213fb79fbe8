/** What one order may hold. A party never meets these; a runaway script does. */
export const ORDER_LIMITS = {
  lines: 100,
  quantity: 99,
  lineNoteLength: 140,
  noteLength: 280,
  totalCents: 10_000_000,
} as const;

/** The longest name of a table: 'Terraza cubierta 12'. */
export const TABLE_NAME_LENGTH = 24;
