import fs from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { setImmediate } from 'node:timers/promises';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import pg from 'pg';
import { StartRefused } from '../start-refused.ts';
import type { Database } from './database.ts';
import { FreeDiskSpace } from './free-disk-space.ts';
import { JournalFlush } from './journal-flush.ts';
import { queryable, transactionOn, typeParsers, type Follow } from './pooled-queries.ts';
import { keepProcessNote, refuseDamagedFiles } from './refuse-damaged-files.ts';
import { CHANNEL, LocalSignals } from './signals.ts';

/**
 * PGlite starts PostgreSQL with fsync off, and its file system implements no fsync. This one does, so that
 * an acknowledged order survives a power cut: a part of the journal is flushed by `flush`, any other file
 * at once, and none is changed before the journal is on the disk.
 *
 * When a write to the write-ahead log fails, PostgreSQL would exit, but PGlite loops for ever. So
 * the process exits here with an explanation; everything acknowledged is on the disk.
 */
class DurableNodeFS extends NodeFS {
  readonly #flush: JournalFlush;

  constructor(files: string, flush: JournalFlush) {
    super(files);
    this.#flush = flush;
  }

  override async init(pglite: PGlite, options: Parameters<NodeFS['init']>[1]) {
    const { emscriptenOpts } = await super.init(pglite, options);
    const flush = this.#flush;
    const makeDurable = (module: EmscriptenFiles) => {
      const { realPath, node_ops: names, stream_ops: files } = module.FS.filesystems.NODEFS;
      files.fsync = (stream) => {
        if (PART_OF_JOURNAL.test(stream.path)) flush.ask(realPath(stream.node));
        else syncAtOnce(stream);
        return 0;
      };
      const { write } = files;
      files.write = (stream, buffer, offset, length, position) => {
        if (stream.path.includes('/pg_wal/')) {
          try {
            return write(stream, buffer, offset, length, position);
          } catch (error) {
            endForDisk(error);
          }
        }
        // A page of zeros makes room in a file, and tells of nothing.
        if (!isZero(buffer, offset, length)) flush.now();
        return write(stream, buffer, offset, length, position);
      };
      files.setattr = after(flush, files.setattr);
      for (const name of ['setattr', 'rename', 'unlink', 'rmdir'] as const) {
        names[name] = after(flush, names[name]);
      }
    };
    const preRun = [...(emscriptenOpts.preRun as (typeof makeDurable)[]), makeDurable];
    return { emscriptenOpts: { ...emscriptenOpts, preRun } as typeof emscriptenOpts };
  }
}

/** In the same folder are others, and folders. */
const PART_OF_JOURNAL = /\/pg_wal\/[0-9A-F]{24}$/;

function syncAtOnce({ nfd }: EmscriptenStream): void {
  try {
    fs.fdatasyncSync(nfd);
  } catch (error) {
    endForDisk(error);
  }
}

function isZero(buffer: Uint8Array, offset: number, length: number): boolean {
  return buffer.subarray(offset, offset + length).every((byte) => byte === 0);
}

/** The same operation, once the journal is on the disk. */
function after<Given extends unknown[]>(flush: JournalFlush, change: (...given: Given) => unknown) {
  return (...given: Given) => {
    flush.now();
    return change(...given);
  };
}

interface EmscriptenStream {
  nfd: number;
  path: string;
  node: unknown;
}

type Change = (...given: unknown[]) => unknown;

interface EmscriptenFiles {
  FS: {
    filesystems: {
      NODEFS: {
        realPath: (node: unknown) => string;
        node_ops: Record<'setattr' | 'rename' | 'unlink' | 'rmdir', Change>;
        stream_ops: {
          setattr: Change;
          fsync?: (stream: EmscriptenStream) => number;
          write: (
            stream: EmscriptenStream,
            buffer: Uint8Array,
            offset: number,
            length: number,
            position: number,
          ) => number;
        };
      };
    };
  };
}

function endForDisk(error: unknown): never {
  const { code, message, errno } = error as NodeJS.ErrnoException;
  const reason = code ?? (message || `errno ${errno}`);
  process.stderr.write(
    `El disco de DATA_DIR no ha admitido una escritura (${reason}). El servidor se detiene: ` +
      'todo lo confirmado está guardado. Deja sitio en el disco y vuelve a arrancar.\n',
  );
  process.exit(1);
}

/**
 * A failure of PGlite itself, not of a statement. Its connection may still hold a transaction and
 * unread answers, so that no later query could be trusted: only a new start is safe.
 */
function endForFailure({ message }: Error): void {
  process.stderr.write(
    `La base de datos integrada ha fallado (${message}). El servidor se detiene: ` +
      'todo lo confirmado está guardado. Vuelve a arrancar.\n',
  );
  process.exit(1);
}

const OPTIONS: PGliteOptions = {
  startParams: [
    ...PGlite.defaultStartParams.filter((param) => param !== '-F'),
    '-c',
    'wal_sync_method=fsync',
    // Enough for one connection and menus of a few pages: more would only cost memory.
    '-c',
    'shared_buffers=16MB',
  ],
};

/** Opens the files of a database, or creates them if there are none. */
export async function openFiles(files: string, onClosed: () => void = () => undefined) {
  refuseDamagedFiles(files);
  const room = new FreeDiskSpace(path.dirname(files));
  if (room.isTooShortToStart) {
    throw new StartRefused(
      `DATA_DIR: no queda sitio en el disco de ${path.dirname(files)}. ` +
        'Libera al menos 100 MB y vuelve a arrancar: no se ha cambiado nada.',
    );
  }
  const isNew = !fs.existsSync(files);
  const putNoteBack = keepProcessNote(files);
  const flush = new JournalFlush(endForDisk);
  const pglite = await PGlite.create({ ...OPTIONS, fs: new DurableNodeFS(files, flush) }).catch(
    (error: unknown) => {
      if (isNew) throw error;
      putNoteBack();
      throw new StartRefused(
        `DATA_DIR: la base de datos de ${files} está dañada y no se puede abrir. ` +
          'No la borres: guárdala aparte y restaura la última copia de seguridad (docs/operations.md).',
        { cause: error },
      );
    },
  );
  return adapt(pglite, flush, onClosed, room);
}

/** A database that lives in memory only, for tests. */
export async function openMemoryDatabase(): Promise<Database> {
  return adapt(await PGlite.create(OPTIONS), new JournalFlush(endForDisk), () => undefined);
}

/**
 * PGlite runs in the server's own thread and resolves its promises without returning to the event
 * loop: while queries are queued, no request would be read, no connection accepted and no timer
 * run. So each query first waits for an iteration of the event loop of its own.
 */
function takeTurns(): () => Promise<void> {
  let last = Promise.resolve();
  return () => (last = last.then(async () => setImmediate()));
}

/**
 * PGlite's own query methods parse and plan each statement anew, which takes more time than
 * executing it. pg prepares statements, and speaks to PGlite as to a server with one connection.
 */
async function adapt(
  pglite: PGlite,
  flush: JournalFlush,
  onClosed: () => void,
  room?: FreeDiskSpace,
): Promise<Database> {
  const pool = new pg.Pool(
    Object.assign(createPgConfig(pglite), { types: typeParsers, idleTimeoutMillis: 0 }),
  );
  let isClosing = false;
  pool.on('error', endForFailure);
  pool.on('connect', (client) => client.on('error', endForFailure));
  // It was not closed by us: a transaction could not be rolled back.
  pool.on('remove', () => isClosing || endForFailure(new Error('no rollback')));
  /**
   * Not `pool.query`: after a failed statement it would replace the client, and another one on this
   * connection would take the rest of the answer for its own.
   */
  const query = async <Row>(text: string, values?: readonly unknown[]) => {
    const client = await pool.connect();
    try {
      return await queryable(client, passOn).query<Row>(text, values);
    } finally {
      client.release();
    }
  };
  let isReadOnly = false;
  /** While the disk is nearly full, PostgreSQL is set to refuse writes; reading goes on. */
  const enforceReadOnlyWhenFull = async () => {
    const isShort = room?.isShort() ?? false;
    if (isShort === isReadOnly) return;
    isReadOnly = isShort;
    await query(`set default_transaction_read_only = ${isShort}`);
  };
  const turn = takeTurns();
  /** How many have asked something that they are not told yet. */
  let unanswered = 0;
  /** What was found or stored is told once it is on the disk; so is an error, which may tell of it. */
  const answer = async <Result>(ask: () => Promise<Result>) => {
    unanswered += 1;
    try {
      await turn();
      await enforceReadOnlyWhenFull();
      return await ask();
    } finally {
      // For one alone, another thread would only take longer.
      if (unanswered === 1) flush.now();
      else await flush.settled();
      unanswered -= 1;
    }
  };
  const local = new LocalSignals();
  await pglite.listen(CHANNEL, (payload) => local.dispatch(payload));
  const db: Database = {
    kind: 'embedded',
    signals: {
      isTrusted: true,
      listen: (listener) => local.listen(listener),
      announce: (topic, key) => local.dispatch(`${topic}:${key}`),
      dispatchLocally: (topic, key) => local.dispatch(`${topic}:${key}`),
    },
    query: <Row>(text: string, values?: readonly unknown[]) =>
      answer(async () => query<Row>(text, values)),
    transaction: (work) => answer(async () => transactionOn(pool, work, passOn)),
    get background() {
      return db;
    },
    async close() {
      // After the queries that are waiting.
      await turn();
      (await pool.connect()).release();
      isClosing = true;
      await pool.end();
      await pglite.close();
      flush.close();
      onClosed();
    },
  };
  return db;
}

const passOn: Follow = async (ending) => ending;
