import process from 'node:process';
import { parseArgs } from 'node:util';
import packageFile from '../../package.json' with { type: 'json' };
import { readDataPlace } from '../config.ts';
import { BackupError } from './backup-error.ts';
import type { TableEnd } from './backup-format.ts';
import { readBackupFile, writeBackupFile } from './backup-file.ts';
import { fillPlace, openAlone, openSnapshotOf, placeNamed } from './data-place.ts';
import { restoreBackup } from './restore-backup.ts';
import { writeBackup } from './write-backup.ts';
import { StartRefused } from '../start-refused.ts';

/** The commands on the data: `npm run backup`, `restore` and `move`. */
const USAGE = `Así se usa:
  npm run backup -- archivo.simplato
  npm run restore -- archivo.simplato [--replace]
  npm run move -- --to postgres://usuario@servidor/base [--replace]
  npm run move -- --to carpeta [--replace]`;

async function backup(file: string): Promise<void> {
  const db = await openSnapshotOf(readDataPlace());
  try {
    const tables = await writeBackupFile(file, (take) => writeBackup(db, about(), take));
    console.log(`Copia guardada en ${file}: ${countOf(tables)}.`);
    console.log('Contiene datos personales: guárdala donde solo tú puedas leerla.');
  } finally {
    await db.close();
  }
}

async function restore(file: string, mayReplace: boolean): Promise<void> {
  let tables: readonly TableEnd[] = [];
  const aside = await fillPlace(readDataPlace(), mayReplace, async (db) => {
    tables = await restoreBackup(db, mayReplace, (take) => readBackupFile(file, take));
  });
  console.log(`Copia restaurada y comprobada fila a fila: ${countOf(tables)}.`);
  reportAside(aside);
}

async function move(to: string, mayReplace: boolean): Promise<void> {
  const [from, target] = [readDataPlace(), placeNamed(to)];
  if (from.databaseUrl ? from.databaseUrl === to : from.dataDir === target.dataDir) {
    throw new BackupError('El origen y el destino son el mismo.');
  }
  const source = await openAlone(from);
  try {
    let tables: readonly TableEnd[] = [];
    const aside = await fillPlace(target, mayReplace, async (db) => {
      tables = await restoreBackup(db, mayReplace, (take) => writeBackup(source, about(), take));
    });
    console.log(`Datos llevados y comprobados fila a fila: ${countOf(tables)}.`);
    console.log('El origen sigue como estaba.');
    console.log(
      target.databaseUrl
        ? 'Arranca desde ahora con DATABASE_URL puesto a la dirección nueva.'
        : `Arranca desde ahora sin DATABASE_URL y con DATA_DIR=${target.dataDir}`,
    );
    reportAside(aside);
  } finally {
    await source.close();
  }
}

function reportAside(aside: string | null): void {
  if (aside) console.log(`Lo que había antes queda en ${aside}: bórralo cuando no haga falta.`);
}

function about() {
  return { app: packageFile.version, madeAt: new Date().toISOString() };
}

function countOf(tables: readonly TableEnd[]): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  return `${rows} filas en ${tables.length} tablas`;
}

async function run(args: string[]): Promise<void> {
  const { positionals, values } = readArgs(args);
  const [command, file, ...more] = positionals;
  const mayReplace = values.replace ?? false;
  if (more.length === 0) {
    if (command === 'backup' && file && !values.to && !mayReplace) return backup(file);
    if (command === 'restore' && file && !values.to) return restore(file, mayReplace);
    if (command === 'move' && !file && values.to) return move(values.to, mayReplace);
  }
  throw new BackupError(USAGE);
}

function readArgs(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: { to: { type: 'string' }, replace: { type: 'boolean' } },
    });
  } catch {
    throw new BackupError(USAGE);
  }
}

run(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof StartRefused ? error.message : error);
  process.exitCode = 1;
});
