import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { StartRefused } from '../start-refused.ts';
import { copyLiveFiles, listFiles } from './copy-live-files.ts';
import type { Database } from './database.ts';
import { FreeDiskSpace } from './free-disk-space.ts';
import { openFiles } from './embedded-engine.ts';
import { FolderInUseError, lockFolder } from './folder-lock.ts';
import { askForCopy, serveCopies } from './live-copy.ts';
import { missingPart } from './refuse-damaged-files.ts';

/** A database with nothing in it, made by the build beside the bundle; beside the sources there is none. */
const EMPTY = fileURLToPath(new URL('./empty-database', import.meta.url));

/**
 * Opens the embedded database in a folder, creating it on first use. Fails if another process has
 * it open.
 */
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
    if (!fs.existsSync(files)) await createDatabase(files);
    open = await openFiles(files, () => lock.release());
    return open;
  } catch (error) {
    lock.release();
    throw error;
  }
}

/**
 * Opens a folder's database for reading. If a server is running on it, opens a copy of its files
 * instead, which the server makes between two of its queries.
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
 * Replaces a folder's database: `fill` writes into a draft, which is swapped in once it is
 * complete. Returns the path where the old database is kept, or null if there was none.
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
      await placeEmpty(path.join(draft, 'database'));
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
 * Finishes or undoes an interrupted `replaceEmbeddedDatabase`. If the old database was already
 * moved aside, the new one moves in (or the next start would create an empty database); if not, the
 * new one is deleted.
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

/**
 * An open transaction keeps everything else from writing, and all committed data is in the files: a
 * copy made inside one is consistent.
 */
async function copyFiles(db: Database, folder: string): Promise<string> {
  const files = path.join(folder, 'database');
  const bytes = [...listFiles(files).values()].reduce((sum, { size }) => sum + size, 0);
  const lacking = new FreeDiskSpace(folder).lacksFor(Math.ceil(bytes / 2 ** 20));
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

/** Works in a draft folder: an interrupted creation leaves nothing that looks finished. */
async function createDatabase(files: string): Promise<void> {
  const draft = fs.mkdtempSync(draftsOf(files));
  await placeEmpty(path.join(draft, 'database'));
  fs.renameSync(path.join(draft, 'database'), files);
  fs.rmdirSync(draft);
  syncFolder(path.dirname(files));
}

/**
 * Copies the empty database, down to the disk: what is committed into it later would be lost with a file
 * that was not there yet. To create one takes seconds and leaves the process some 500 MB larger.
 */
async function placeEmpty(files: string): Promise<void> {
  if (missingPart(EMPTY) !== undefined) {
    await (await openFiles(files)).close();
    return;
  }
  fs.cpSync(EMPTY, files, { recursive: true });
  const places = ['./', ...listFiles(files).keys()];
  await Promise.all(
    places.map(async (name) => {
      const place = path.join(files, name);
      // Those of the build may be read by everybody, and perhaps not be written to.
      await fs.promises.chmod(place, name.endsWith('/') ? 0o700 : 0o600);
      const file = await fs.promises.open(place, 'r');
      await file.sync();
      await file.close();
    }),
  );
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
      // Still being written to: the next start removes it.
    }
  }
}

const draftsOf = (files: string) => `${files}.new-`;
const copiesOf = (files: string) => `${files}.copy-`;
