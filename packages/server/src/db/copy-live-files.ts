import fs from 'node:fs';
import path from 'node:path';

interface Stamp {
  mtimeMs: number;
  size: number;
}

/**
 * Timestamps of files are coarse: a file last changed this shortly before the copy began may have
 * been written to again without a new timestamp, so it is copied twice.
 */
const TICK_MS = 1_000;

/**
 * Copies a folder that is being written to, in two passes: first everything, while writing goes on;
 * then, while `hold` blocks the writer, only the files that changed during the first pass.
 */
export async function copyLiveFiles(
  from: string,
  to: string,
  hold: (work: () => Promise<void>) => Promise<void>,
): Promise<void> {
  const startedAt = Date.now();
  const before = listFiles(from);
  // One at a time, to leave the server capacity for its other work.
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

/**
 * Files and folders, by path relative to `folder`. Folders are listed, with a trailing slash,
 * because PostgreSQL needs its empty ones too.
 */
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
    // Deleted after it was listed: the second listing will not have it either.
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}
