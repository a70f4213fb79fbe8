import * as z from 'zod/mini';
import { BackupError } from './backup-error.ts';

/**
 * A backup is a gzipped file of lines, in the same format for both databases: a header; then for
 * each table a line per row, a JSON array of its values, and a line with the table's digest; at the
 * end the sequences. A file without that end is incomplete and refused.
 */
export const FORMAT = { format: 'simplato-backup', formatVersion: 1 } as const;

const text = z.string();
const count = z.int().check(z.nonnegative());

const header = z.object({
  format: z.literal(FORMAT.format),
  formatVersion: z.literal(FORMAT.formatVersion),
  /** The version of the program. */
  app: text,
  madeAt: text,
  from: z.enum(['embedded', 'postgres']),
  /** The migrations that were applied to the database. */
  schema: z.array(text),
  tables: z.array(z.object({ name: text, columns: z.array(z.object({ name: text, type: text })) })),
});
export type BackupHeader = z.infer<typeof header>;

const tableEnd = z.object({
  table: text,
  rows: count,
  /** The digest of its rows, see row-digest.ts. */
  digest: text,
});
export type TableEnd = z.infer<typeof tableEnd>;

const backupEnd = z.object({
  end: z.literal(true),
  sequences: z.array(z.object({ name: text, lastValue: text, isCalled: z.boolean() })),
});
export type BackupEnd = z.infer<typeof backupEnd>;

export function damaged(what: string, cause?: unknown): BackupError {
  return new BackupError(`La copia está dañada o incompleta (${what}). No se ha cambiado nada.`, {
    cause,
  });
}

function read<Schema extends z.ZodMiniType>(schema: Schema, line: string): z.output<Schema> | null {
  try {
    const result = z.safeParse(schema, JSON.parse(line));
    return result.success ? result.data : null;
  } catch {
    return null;
  }
}

export function readHeader(line: string): BackupHeader {
  const found = read(header, line);
  if (!found) {
    throw new BackupError('Este archivo no es una copia de Simplato que esta versión pueda leer.');
  }
  return found;
}

export function readMark(line: string): TableEnd | BackupEnd {
  const found = read(tableEnd, line) ?? read(backupEnd, line);
  if (!found) throw damaged('una línea no se entiende');
  return found;
}
