import type { Transaction } from '../db/database.ts';
import { BackupError } from './backup-error.ts';
import { listFunctions, listTables } from './catalogue.ts';

/**
 * Empties the database for a restore; throws if that would delete data that may not be replaced.
 */
export async function emptyTarget(tx: Transaction, mayReplace: boolean): Promise<void> {
  const tables = await listTables(tx);
  if (tables.length === 0) return;
  if (!tables.some(({ name }) => name === 'schema_migrations')) {
    throw new BackupError(
      'La base de datos de destino tiene tablas de otro programa. No se ha cambiado nada.',
    );
  }
  // So that nobody adds a row between the check and the drop.
  const names = tables.map(({ name }) => `public.${name}`).join(', ');
  await tx.script(`lock table ${names} in access exclusive mode`);
  if (!mayReplace && (await hasRows(tx, tables))) {
    throw new BackupError(
      'La base de datos de destino no está vacía. Si quieres sustituir todo lo que hay en ella, ' +
        'repite la orden con --replace. No se ha cambiado nada.',
    );
  }
  await tx.script(`drop table ${names} cascade`);
  for (const name of await listFunctions(tx)) await tx.script(`drop function ${name}`);
}

async function hasRows(tx: Transaction, tables: readonly { name: string }[]): Promise<boolean> {
  for (const { name } of tables) {
    if (name === 'schema_migrations') continue;
    if ((await tx.query(`select 1 from public.${name} limit 1`)).length > 0) return true;
  }
  return false;
}
