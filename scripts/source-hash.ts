import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fromRoot, root } from './paths.ts';

/** File with the hash of the sources of the last build. */
export const stampPath = fromRoot('packages/server/dist/.built-from');

const notSource = new Set([
  'node_modules',
  'dist',
  'dist-server',
  'data',
  'test',
  'test-kit',
  'test-results',
  '.cache',
]);

/**
 * One hash over the names and contents of everything that can affect a build. Read without waiting: each
 * start of the product does this first, and two thousand promises take longer than the files.
 */
export function hashSources(): string {
  const files = [
    fromRoot('package-lock.json'),
    fromRoot('scripts/build.ts'),
    fromRoot('scripts/build-worker.ts'),
    fromRoot('scripts/pack-files.ts'),
    ...listSources(fromRoot('packages')),
  ];
  const hash = createHash('sha256');
  for (const file of files) {
    hash.update(relative(root, file).split(sep).join('/')).update('\0');
    hash.update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}

function listSources(folder: string): string[] {
  const entries = readdirSync(folder, { withFileTypes: true });
  entries.sort((a, b) => (a.name < b.name ? -1 : 1));
  return entries.flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return notSource.has(entry.name) ? [] : listSources(path);
    return entry.isFile() && !/\.test\.tsx?$/.test(entry.name) ? [path] : [];
  });
}
