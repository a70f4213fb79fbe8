import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

const skipped = new Set(['node_modules', 'dist', 'data', 'test-results', '.git', '.cache']);

/** Every TypeScript module under a folder, as paths relative to it, with `/` on every system. */
export async function listModules(folder: string, within = folder): Promise<string[]> {
  const entries = await readdir(within, { withFileTypes: true });
  const nested = await Promise.all(
    entries.map(async (entry) => {
      const path = join(within, entry.name);
      if (entry.isDirectory()) return skipped.has(entry.name) ? [] : listModules(folder, path);
      return /\.tsx?$/.test(entry.name) ? [relative(folder, path).split(sep).join('/')] : [];
    }),
  );
  return nested.flat().toSorted();
}
