import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { BackupError } from './backup-error.ts';
import { damaged } from './backup-format.ts';

type Take = (lines: readonly string[]) => Promise<void>;

/** How much is read before it is passed on. */
const BATCH_BYTES = 1_000_000;

/**
 * Writes to a temporary file that is renamed once it is synced to disk: under the final name there
 * is a complete backup or none. It contains personal data, so only its owner may read it.
 */
export async function writeBackupFile<Result>(
  file: string,
  write: (take: Take) => Promise<Result>,
): Promise<Result> {
  if (fs.existsSync(file)) {
    throw new BackupError(`Ya existe ${file}: elige otro nombre. No se ha cambiado nada.`);
  }
  const draft = `${file}.${process.pid}.part`;
  const output = openOutput(draft);
  try {
    const gzip = createGzip();
    const written = pipeline(gzip, output);
    // The await below reports an error; until then it must not count as an unhandled rejection.
    written.catch(() => undefined);
    const result = await write(async (lines) => {
      if (gzip.destroyed) await written;
      if (!gzip.write(`${lines.join('\n')}\n`)) await Promise.race([once(gzip, 'drain'), written]);
    });
    gzip.end();
    await written;
    fs.renameSync(draft, file);
    syncFolder(path.dirname(path.resolve(file)));
    return result;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).syscall === undefined) throw error;
    throw new BackupError(`No se ha podido escribir ${file} (${(error as Error).message}).`);
  } finally {
    output.destroy();
    fs.rmSync(draft, { force: true });
  }
}

function openOutput(draft: string): fs.WriteStream {
  try {
    const fd = fs.openSync(draft, 'wx', 0o600);
    return fs.createWriteStream(draft, { fd, flush: true });
  } catch (error) {
    throw new BackupError(`No se puede escribir ahí (${(error as Error).message}).`);
  }
}

function syncFolder(folder: string): void {
  const handle = fs.openSync(folder, 'r');
  fs.fsyncSync(handle);
  fs.closeSync(handle);
}

export async function readBackupFile(file: string, take: Take): Promise<void> {
  const source = fs.createReadStream(file);
  const bytes = source.pipe(createGunzip());
  source.on('error', (error) => bytes.destroy(error));
  let problem: unknown;
  bytes.on('error', (error) => (problem = error));
  try {
    for await (const lines of linesOf(bytes)) await take(lines);
  } catch (error) {
    if (problem === undefined || error !== problem) throw error;
    const { code, message } = error as NodeJS.ErrnoException;
    if (!code?.startsWith('Z_')) {
      throw new BackupError(`No se puede leer ${file} (${message}).`, { cause: error });
    }
    throw damaged('el archivo está cortado o no es una copia', error);
  } finally {
    source.destroy();
  }
}

/** Splits at \n only: readline also splits at other characters, which a text may contain. */
async function* linesOf(bytes: Readable): AsyncGenerator<string[]> {
  let parts: Buffer[] = [];
  let size = 0;
  for await (const chunk of bytes as AsyncIterable<Buffer>) {
    parts.push(chunk);
    size += chunk.length;
    const end = size < BATCH_BYTES ? -1 : chunk.lastIndexOf(10);
    if (end === -1) continue;
    parts[parts.length - 1] = chunk.subarray(0, end);
    yield Buffer.concat(parts).toString().split('\n');
    parts = [chunk.subarray(end + 1)];
    size = chunk.length - end - 1;
  }
  const rest = Buffer.concat(parts).toString();
  if (rest !== '') yield rest.replace(/\n$/, '').split('\n');
}
