import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listModules } from './list-modules.ts';
import { root } from './paths.ts';

const SERVER = join(root, 'packages/server/src');
/** Its SQL runs in the server's database. */
const SANDBOX = 'packages/payment-sandbox/src';
export const MIGRATIONS = join(SERVER, 'db/migrations');

/**
 * The server's modules without its tests, by path within `packages/server/src`, and those of the
 * payment sandbox, by path from the root.
 */
export async function readServerSources(): Promise<Map<string, string>> {
  return new Map([
    ...(await sourcesIn(SERVER, '')),
    ...(await sourcesIn(join(root, SANDBOX), `${SANDBOX}/`)),
  ]);
}

async function sourcesIn(folder: string, prefix: string): Promise<[string, string][]> {
  const files = (await listModules(folder)).filter((file) => !file.endsWith('.test.ts'));
  return files.map((file) => [prefix + file, readFileSync(join(folder, file), 'utf8')]);
}
