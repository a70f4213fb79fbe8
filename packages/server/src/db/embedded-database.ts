import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import {
  PGlite,
  types,
  type PGliteOptions,
  type Transaction as PGliteTransaction,
} from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import type { Database, Transaction } from './database.ts';
import { lockFolder } from './folder-lock.ts';
import { CHANNEL, LocalSignals } from './signals.ts';

/** What a command line passes to this program to make it create a database and leave. */
export const CREATE_DATABASE_FLAG = '--create-database';

/**
 * PGlite starts PostgreSQL with fsync off, and its file system has no fsync to call. This one has:
 * one fdatasync per commit, so that an acknowledged order survives a power cut.
 */
class DurableNodeFS extends NodeFS {
  override async init(pg: PGlite, options: Parameters<NodeFS['init']>[1]) {
    const { emscriptenOpts } = await super.init(pg, options);
    const makeDurable = (module: EmscriptenFiles) => {
      module.FS.filesystems.NODEFS.stream_ops.fsync = (stream) => {
        fs.fdatasyncSync(stream.nfd);
        return 0;
      };
    };
    const preRun = [...(emscriptenOpts.preRun as (typeof makeDurable)[]), makeDurable];
    return { emscriptenOpts: { ...emscriptenOpts, preRun } as typeof emscriptenOpts };
  }
}

interface EmscriptenFiles {
  FS: { filesystems: { NODEFS: { stream_ops: { fsync?: (stream: { nfd: number }) => number } } } };
}

const OPTIONS: PGliteOptions = {
  parsers: { [types.INT8]: Number },
  startParams: [
    ...PGlite.defaultStartParams.filter((param) => param !== '-F'),
    '-c',
    'wal_sync_method=fsync',
    // A single connection with the whole menu in a few pages: more would only be memory.
    '-c',
    'shared_buffers=16MB',
  ],
};

/** Opens the embedded database in a folder, creating it on first use. Fails if another holds it. */
export async function openEmbeddedDatabase(folder: string): Promise<Database> {
  const lock = lockFolder(folder);
  try {
    const files = path.join(folder, 'database');
    removeDrafts(files);
    if (!fs.existsSync(files)) await createInChildProcess(files);
    const pglite = await PGlite.create({ ...OPTIONS, fs: new DurableNodeFS(files) });
    return await adapt(pglite, () => lock.release());
  } catch (error) {
    lock.release();
    throw error;
  }
}

/** A database that lives in memory only, for tests. */
export async function openMemoryDatabase(): Promise<Database> {
  return adapt(await PGlite.create(OPTIONS), () => undefined);
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
  fs.renameSync(draft, files);
}

function removeDrafts(files: string): void {
  const drafts = fs
    .readdirSync(path.dirname(files))
    .filter((name) => name.startsWith(path.basename(draftsOf(files))));
  for (const draft of drafts) {
    try {
      fs.rmSync(path.join(path.dirname(files), draft), { recursive: true });
    } catch {
      // Still being written to: the next start finds it finished.
    }
  }
}

const draftsOf = (files: string) => `${files}.new-`;

/** The child process's whole work. */
export async function createEmbeddedDatabase(files: string): Promise<void> {
  fs.mkdirSync(files, { recursive: true });
  const pglite = await PGlite.create({ ...OPTIONS, fs: new DurableNodeFS(files) });
  await pglite.close();
}

async function adapt(pglite: PGlite, onClosed: () => void): Promise<Database> {
  const local = new LocalSignals();
  await pglite.listen(CHANNEL, (payload) => local.dispatch(payload));
  return {
    kind: 'embedded',
    signals: {
      isTrusted: true,
      listen: (listener) => local.listen(listener),
      announce: (topic, key) => local.dispatch(`${topic}:${key}`),
      tellHere: (topic, key) => local.dispatch(`${topic}:${key}`),
    },
    query: async <Row>(text: string, values: readonly unknown[] = []) =>
      (await pglite.query<Row>(text, [...values])).rows,
    transaction: (work) => pglite.transaction((tx) => work(adaptTransaction(tx))),
    async close() {
      await pglite.close();
      onClosed();
    },
  };
}

function adaptTransaction(tx: PGliteTransaction): Transaction {
  return {
    query: async <Row>(text: string, values: readonly unknown[] = []) =>
      (await tx.query<Row>(text, [...values])).rows,
    async script(text) {
      await tx.exec(text);
    },
  };
}
