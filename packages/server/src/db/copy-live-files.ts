import fs from 'node:fs';
import path from 'node:path';

interface Stamp {
  mtimeMs: number;
  size: number;
}

/** A clock ticks in steps: a file this much older than the copy may have been written to since. */
const TICK_MS = 1_000;

/**
 * Copies a folder whose owner goes on writing: most of it while it is used, and then, while `hold`
 * keeps the owner from writing, only what has changed since.
 */
export async function copyLiveFiles(
  from: string,
  to: string,
  hold: (work: () => Promise<void>) => Promise<void>,
): Promise<void> {
  const startedAt = Date.now();
  const before = listFiles(from);
  // One after the other, for the server has other things to do.
  for (const name of before.keys()) await copyFile(from, to, name);
  await hold(async () => {
    const now = listFiles(from);
    for (const name of before.keys()) {
      if (!now.has(name)) fs.rmSync(path.join(to, name), { recursive: true, force: true });
    }
    const changed = [...now].filter(([name, { mtimeMs, size }]) => {
      const known = before.get(name);
      const isAsKnown = known?.mtimeMs === mtimeMs && known.size === size;
      return !isAsKnown || mtimeMs >= startedAt - TICK_MS;
    });
    await Promise.all(changed.map(async ([name]) => copyFile(from, to, name)));
  });
}

/** Empty folders too, which PostgreSQL wants to find; their names end in a slash. */
export function listFiles(folder: string): Map<string, Stamp> {
  const files = new Map<string, Stamp>();
  for (const entry of fs.readdirSync(folder, { withFileTypes: true, recursive: true })) {
    const file = path.join(entry.parentPath, entry.name);
    const name = path.relative(folder, file);
    if (entry.isDirectory()) files.set(`${name}/`, { mtimeMs: 0, size: 0 });
    const stat = entry.isFile() ? fs.statSync(file, { throwIfNoEntry: false }) : undefined;
    if (stat) files.set(name, stat);
  }
  return files;
}

async function copyFile(from: string, to: string, name: string): Promise<void> {
  const place = path.join(to, name);
  if (name.endsWith('/')) {
    fs.mkdirSync(place, { recursive: true });
    return;
  }
  fs.mkdirSync(path.dirname(place), { recursive: true });
  try {
    await fs.promises.copyFile(path.join(from, name), place, fs.constants.COPYFILE_FICLONE);
  } catch (error) {
    // Removed since it was listed: then the second look does not find it either.
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}
