import type { Database, Transaction } from '../db/database.ts';
import { migrate, migrateWithin, readMigrations, type Migration } from '../db/migrate.ts';
import { allowPauses } from './allow-pauses.ts';
import { BackupError } from './backup-error.ts';
import {
  damaged,
  readHeader,
  readMark,
  type BackupEnd,
  type BackupHeader,
  type TableEnd,
} from './backup-format.ts';
import { listTables, readSequences, type Table } from './catalogue.ts';
import { emptyTarget } from './empty-target.ts';
import { readRows, writeValuesAlike } from './read-rows.ts';
import { RowDigest } from './row-digest.ts';

type Take = (lines: readonly string[]) => Promise<void>;

/**
 * Restores a backup whose lines `give` passes on, completely or not at all. It is loaded into the
 * schema that it was taken from and verified by reading every row back before the commit; then
 * `migrations` are applied.
 */
export async function restoreBackup(
  db: Database,
  mayReplace: boolean,
  give: (take: Take) => Promise<unknown>,
  migrations = readMigrations(),
): Promise<readonly TableEnd[]> {
  const tables = await db.transaction(async (tx) => {
    await allowPauses(tx);
    const restoring = new Restoring(tx, mayReplace);
    await give((lines) => restoring.take(lines));
    const ends = await restoring.finish();
    await stopInvoicing(tx);
    return ends;
  });
  await migrate(db, migrations);
  return tables;
}

/**
 * Whoever tells the tax agency of invoices may have told it more than the backup knows: numbers would be issued
 * twice. Their owners say how to go on.
 */
async function stopInvoicing(tx: Transaction): Promise<void> {
  const [known] = await tx.query(
    `select 1 from information_schema.tables
     where table_schema = 'public' and table_name = 'invoicing'`,
  );
  if (!known) return;
  await tx.query(
    `update invoicing set stopped = 'restored', stopped_at = clock_timestamp()
     where mode = 'verifactu' and records > 0 and stopped is null`,
  );
}

class Restoring {
  readonly #tx: Transaction;
  readonly #mayReplace: boolean;
  #tables: Table[] | null = null;
  #digest = new RowDigest();
  readonly #ends: TableEnd[] = [];
  #end: BackupEnd | null = null;

  constructor(tx: Transaction, mayReplace: boolean) {
    this.#tx = tx;
    this.#mayReplace = mayReplace;
  }

  async take(lines: readonly string[]): Promise<void> {
    let rows: string[] = [];
    for (const line of lines) {
      if (this.#end) throw damaged('hay algo después de su final');
      if (!this.#tables) {
        this.#tables = await this.#begin(readHeader(line));
      } else if (line.startsWith('[')) {
        this.#digest.add(line);
        rows.push(line);
      } else {
        await this.#insert(rows);
        rows = [];
        this.#mark(readMark(line));
      }
    }
    await this.#insert(rows);
  }

  /** Creates the schema. Returns the tables, still empty, in the order of the backup. */
  async #begin(header: BackupHeader): Promise<Table[]> {
    await emptyTarget(this.#tx, this.#mayReplace);
    await migrateWithin(this.#tx, migrationsOf(header));
    await writeValuesAlike(this.#tx);
    const ours = await listTables(this.#tx);
    await this.#tx.script(`truncate ${ours.map(({ name }) => `public.${name}`).join(', ')}`);
    const described = (tables: readonly Table[]) =>
      JSON.stringify(tables.toSorted((one, other) => (one.name < other.name ? -1 : 1)));
    if (described(ours) !== described(header.tables)) {
      throw new BackupError(
        'Las tablas de la copia no son las de Simplato en esa versión. No se ha cambiado nada.',
      );
    }
    return header.tables;
  }

  get #current(): Table {
    const table = this.#tables?.[this.#ends.length];
    if (!table) throw damaged('hay filas de más');
    return table;
  }

  async #insert(rows: readonly string[]): Promise<void> {
    if (rows.length === 0) return;
    const { name, columns } = this.#current;
    const names = columns.map((column) => column.name).join(', ');
    const values = columns.map(({ type }, index) => `(r ->> ${index})::${type}`).join(', ');
    await this.#tx
      .query(
        `insert into public.${name} (${names}) overriding system value
         select ${values} from json_array_elements($1::text::json) as r`,
        [`[${rows.join(',')}]`],
      )
      .catch((error: unknown) => {
        const { code } = error as { code?: string };
        // Invalid values and violated constraints are the file's fault; any other error is not.
        if (!code || !/^2[23]/.test(code)) throw error;
        throw damaged(`la tabla ${name} no admite una fila`, error);
      });
  }

  #mark(mark: TableEnd | BackupEnd): void {
    if ('end' in mark) {
      if (this.#ends.length !== this.#tables?.length) throw damaged('faltan tablas');
      this.#end = mark;
      return;
    }
    const isAsCounted = mark.rows === this.#digest.rows && mark.digest === String(this.#digest);
    if (mark.table !== this.#current.name || !isAsCounted) {
      throw damaged(`la tabla ${mark.table} no coincide con su suma`);
    }
    this.#ends.push(mark);
    this.#digest = new RowDigest();
  }

  async finish(): Promise<readonly TableEnd[]> {
    if (!this.#end) throw damaged('le falta el final');
    await this.#setSequences(this.#end);
    for (const [index, table] of (this.#tables ?? []).entries()) {
      const end = this.#ends[index];
      const digest = new RowDigest();
      for await (const lines of readRows(this.#tx, table)) {
        for (const line of lines) digest.add(line);
      }
      if (String(digest) !== end?.digest || digest.rows !== end.rows) {
        throw new BackupError(
          `La tabla ${table.name} no ha quedado como en el origen. No se ha cambiado nada.`,
        );
      }
    }
    return this.#ends;
  }

  async #setSequences({ sequences }: BackupEnd): Promise<void> {
    const values = new Map(sequences.map((sequence) => [sequence.name, sequence]));
    for (const { name } of await readSequences(this.#tx)) {
      const kept = values.get(name);
      if (!kept) throw damaged(`falta la secuencia ${name}`);
      await this.#tx.query('select setval($1::text::regclass, $2::text::bigint, $3)', [
        `public.${name}`,
        kept.lastValue,
        kept.isCalled,
      ]);
    }
  }
}

function migrationsOf({ schema, app }: BackupHeader): Migration[] {
  const known = readMigrations();
  const then = known.slice(0, schema.length);
  if (then.map(({ name }) => name).join() === schema.join()) return then;
  throw new BackupError(
    `La copia es de otra versión de Simplato (${app}) que esta no conoce. ` +
      'Actualiza el programa: no se ha cambiado nada.',
  );
}
