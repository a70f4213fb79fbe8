import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';

const SERVER = new URL('../../packages/server/', import.meta.url);
const RELEASED = new URL('test/released/', SERVER);
const MIGRATIONS = new URL('src/db/migrations/', SERVER);
const PACKAGES = new URL('../../node_modules/', import.meta.url);
const PROGRAM = '.js.br';

/** The server of the previous schema, in a folder of its own, with the packages of today. */
export interface ReleasedServer {
  /** The last migration that it knows. */
  schema: string;
  program: string;
  remove: () => void;
}

/** Unpacks what `scripts/keep-version.ts` kept. The site's pages are no part of it. */
export function unpackReleasedServer(): ReleasedServer {
  const [kept, ...more] = fs.readdirSync(RELEASED).filter((name) => name.endsWith(PROGRAM));
  if (kept === undefined || more.length > 0) throw new Error('One kept server is expected');
  const schema = kept.replace(PROGRAM, '');
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'simplato-released-'));
  const program = path.join(folder, 'main.js');
  fs.writeFileSync(program, brotliDecompressSync(fs.readFileSync(new URL(kept, RELEASED))));
  fs.writeFileSync(path.join(folder, 'package.json'), '{ "type": "module" }');
  fs.symlinkSync(PACKAGES, path.join(folder, 'node_modules'));
  fs.mkdirSync(path.join(folder, 'migrations'));
  for (const name of fs.readdirSync(MIGRATIONS)) {
    if (name > `${schema}.sql`) continue;
    fs.copyFileSync(new URL(name, MIGRATIONS), path.join(folder, 'migrations', name));
  }
  return { schema, program, remove: () => fs.rmSync(folder, { recursive: true, force: true }) };
}
