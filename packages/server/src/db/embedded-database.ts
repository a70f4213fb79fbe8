import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { StartRefused } from '../start-refused.ts';
import { copyLiveFiles, listFiles } from './copy-live-files.ts';
import type { Database } from './database.ts';
import { DiskRoom } from './disk-room.ts';
import { openFiles } from './embedded-engine.ts';
import { FolderInUseError, lockFolder } from './folder-lock.ts';
import { askForCopy, serveCopies } from './live-copy.ts';

/** What a command line passes to this program to make it create a database and leave. */
export const CREATE_DATABASE_FLAG = '--create-database';

/** Opens the embedded database in a folder, creating it on first use. Fails if another holds it. */
export async function openEmbeddedDatabase(folder: string): Promise<Database> {
  let open: Database | undefined;
  const lock = await lockFolder(folder, (socket) =>
    serveCopies(socket, async () => {
      if (!open) throw new Error('todavía está arrancando');
      return copyFiles(open, folder);
    }),
  );
  try {
    const files = path.join(folder, 'database');
    finishSwap(files);
    removeDrafts(files);
    if (!fs.existsSync(files)) await createInChildProcess(files);
    open = await openFiles(files, () => lock.release());
    return open;
  } catch (error) {
    lock.release();
    throw error;
  }
}

/**
 * Opens the database of a folder to be read, without standing in the way of the server that may be
 * running on it: then it is a copy of its files, taken between two of its queries.
 */
export async function openToRead(folder: string): Promise<Database> {
  const files = path.join(folder, 'database');
  if (!fs.existsSync(files)) {
    throw new StartRefused(`DATA_DIR: en ${folder} no hay ninguna base de datos.`);
  }
  try {
    return await openEmbeddedDatabase(folder);
  } catch (error) {
    if (!(error instanceof FolderInUseError && error.door)) throw error;
    const copy = await askForCopy(folder, error.door);
    return openFiles(copy.files, () => copy.release()).catch((cause: unknown) => {
      copy.release();
      throw cause;
    });
  }
}

/**
 * Makes the database of a folder anew: `fill` writes into a draft, which takes the place of what was
 * there once it is whole. What was there is kept aside; answers where.
 */
export async function replaceEmbeddedDatabase(
  folder: string,
  mayReplace: boolean,
  fill: (db: Database) => Promise<void>,
): Promise<string | null> {
  const lock = await lockFolder(folder);
  try {
    const files = path.join(folder, 'database');
    finishSwap(files);
    removeDrafts(files);
    const isThere = fs.existsSync(files);
    if (isThere && !mayReplace) {
      throw new StartRefused(
        `En ${folder} ya hay una base de datos. Si quieres ponerla a un lado y usar la nueva, ` +
          'repite la orden con --replace. No se ha cambiado nada.',
      );
    }
    const draft = fs.mkdtempSync(draftsOf(files));
    try {
      const db = await openFiles(path.join(draft, 'database'));
      try {
        await fill(db);
      } finally {
        await db.close();
      }
      const aside = isThere ? `${files}.before-${stamp()}` : null;
      fs.renameSync(path.join(draft, 'database'), whole(files));
      if (aside) fs.renameSync(files, aside);
      finishSwap(files);
      return aside;
    } finally {
      fs.rmSync(draft, { recursive: true, force: true });
    }
  } finally {
    lock.release();
  }
}

/**
 * A restore puts the old database aside and the whole new one in its place. Cut short between the
 * two, it is finished here, or an empty house would be made; cut short before, it never was.
 */
function finishSwap(files: string): void {
  if (!fs.existsSync(whole(files))) return;
  if (fs.existsSync(files)) {
    fs.rmSync(whole(files), { recursive: true });
    return;
  }
  fs.renameSync(whole(files), files);
  syncFolder(path.dirname(files));
}

function syncFolder(folder: string): void {
  const handle = fs.openSync(folder, 'r');
  fs.fsyncSync(handle);
  fs.closeSync(handle);
}

const whole = (files: string) => `${files}.whole`;
const stamp = () => new Date().toISOString().replaceAll(/[-:]|\.\d+/g, '');

/** Nothing writes while a transaction is open, and what was committed is in the files. */
async function copyFiles(db: Database, folder: string): Promise<string> {
  const files = path.join(folder, 'database');
  const bytes = [...listFiles(files).values()].reduce((sum, { size }) => sum + size, 0);
  const lacking = new DiskRoom(folder).lacksFor(Math.ceil(bytes / 2 ** 20));
  if (lacking > 0) throw new Error(`faltan ${lacking} MB libres en ${folder} para la copia`);
  const copy = fs.mkdtempSync(copiesOf(files));
  try {
    await copyLiveFiles(files, path.join(copy, 'database'), (work) => db.transaction(work));
    return path.join(copy, 'database');
  } catch (error) {
    fs.rmSync(copy, { recursive: true, force: true });
    throw error;
  }
}

/**
 * Creating a database leaves some 500 MB with the process that did it, so another one does it. It
 * works beside the final place: a creation that was cut short leaves nothing that looks finished.
 */
async function createInChildProcess(files: string): Promise<void> {
  // A place of its own each time: a creator whose parent was killed may still be at work in its own.
  const draft = fs.mkdtempSync(draftsOf(files));
  const program = process.argv[1] ?? '';
  const child = spawn(
    process.execPath,
    [...process.execArgv, program, CREATE_DATABASE_FLAG, draft],
    { stdio: ['ignore', 'inherit', 'inherit'] },
  );
  const [exitCode] = (await once(child, 'exit')) as [number | null];
  if (exitCode !== 0) throw new Error(`No se ha podido crear la base de datos en ${files}`);
  fs.renameSync(path.join(draft, 'database'), files);
  fs.rmdirSync(draft);
}

function removeDrafts(files: string): void {
  const drafts = fs
    .readdirSync(path.dirname(files))
    .filter((name) =>
      [draftsOf(files), copiesOf(files)].some((kind) => name.startsWith(path.basename(kind))),
    );
  for (const draft of drafts) {
    try {
      fs.rmSync(path.join(path.dirname(files), draft), { recursive: true });
    } catch {
      // Still being written to: the next start finds it finished.
    }
  }
}

const draftsOf = (files: string) => `${files}.new-`;
const copiesOf = (files: string) => `${files}.copy-`;

/** The child process's whole work. */
export async function createEmbeddedDatabase(files: string): Promise<void> {
  const db = await openFiles(path.join(files, 'database'));
  await db.close();
}
