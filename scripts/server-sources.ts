import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listModules } from './list-modules.ts';
import { root } from './paths.ts';

const SERVER = join(root, 'packages/server/src');
export const MIGRATIONS = join(SERVER, 'db/migrations');

/** The server's modules without its tests, by path within `packages/server/src`. */
export async function readServerSources(): Promise<Map<string, string>> {
  const files = (await listModules(SERVER)).filter((file) => !file.endsWith('.test.ts'));
  return new Map(files.map((file) => [file, readFileSync(join(SERVER, file), 'utf8')]));
}
