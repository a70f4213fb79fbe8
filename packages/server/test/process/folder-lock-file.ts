import fs from 'node:fs';
import path from 'node:path';

/** The content of the lock file in the data folder. */
export interface LockOnDisk {
  pid: number;
  host: string;
  startedAt: string;
  boot: string;
  door: string | null;
}

export function readLock(folder: string): LockOnDisk | null {
  const file = lockFile(folder);
  return fs.existsSync(file) ? (JSON.parse(fs.readFileSync(file, 'utf8')) as LockOnDisk) : null;
}

export function writeLock(folder: string, lock: LockOnDisk): void {
  fs.writeFileSync(lockFile(folder), JSON.stringify(lock));
}

function lockFile(folder: string): string {
  return path.join(folder, 'simplato.lock');
}
