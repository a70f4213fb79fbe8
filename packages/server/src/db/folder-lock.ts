import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/**
 * PGlite takes no lock on its folder, and a second process on a live one costs acknowledged rows. So
 * one process holds the folder through a file that names it. A lock whose process is dead is taken
 * over; "dead" looks at the start time too, since process numbers are used again.
 */
interface Holder {
  pid: number;
  host: string;
  startedAt: string;
}

export class FolderInUseError extends Error {
  override readonly name = 'FolderInUseError';
}

export interface FolderLock {
  release(): void;
}

export function lockFolder(folder: string): FolderLock {
  fs.mkdirSync(folder, { recursive: true });
  const lockFile = path.join(folder, 'simplato.lock');
  const self: Holder = { pid: process.pid, host: os.hostname(), startedAt: startTime(process.pid) };
  if (!tryTake(lockFile, self)) {
    withTakeover(lockFile, () => {
      const holder = readHolder(lockFile);
      if (holder && isAlive(holder)) throw new FolderInUseError(refusal(folder, lockFile, holder));
      fs.rmSync(lockFile, { force: true });
    });
    if (!tryTake(lockFile, self)) {
      throw new FolderInUseError(refusal(folder, lockFile, readHolder(lockFile)));
    }
  }
  return { release: () => releaseIfOurs(lockFile, self) };
}

/** Written whole beside the lock and then linked: nobody ever reads half a lock. */
function tryTake(lockFile: string, self: Holder): boolean {
  const draft = `${lockFile}.${self.pid}`;
  fs.writeFileSync(draft, JSON.stringify(self));
  try {
    fs.linkSync(draft, lockFile);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    fs.rmSync(draft, { force: true });
  }
}

/** Only one process at a time may judge a lock dead; a judge that died is forgotten after a moment. */
function withTakeover(lockFile: string, judge: () => void): void {
  const gate = `${lockFile}.takeover`;
  const STALE_MS = 5_000;
  const age = fs.statSync(gate, { throwIfNoEntry: false })?.mtimeMs;
  if (age !== undefined && Date.now() - age > STALE_MS) fs.rmSync(gate, { recursive: true });
  try {
    fs.mkdirSync(gate);
  } catch {
    throw new FolderInUseError(`Otro proceso de Simplato está abriendo ahora mismo ${lockFile}.`);
  }
  try {
    judge();
  } finally {
    fs.rmSync(gate, { recursive: true });
  }
}

function readHolder(lockFile: string): Holder | null {
  try {
    return JSON.parse(fs.readFileSync(lockFile, 'utf8')) as Holder;
  } catch {
    return null;
  }
}

function isAlive(holder: Holder): boolean {
  // Another machine's processes cannot be seen from here: its lock stands.
  if (holder.host !== os.hostname()) return true;
  try {
    process.kill(holder.pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false;
  }
  return holder.startedAt === startTime(holder.pid);
}

/** When a process started, in the kernel's ticks; '' where there is no /proc. */
function startTime(pid: number): string {
  try {
    const stat = fs.readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The command's name may hold spaces and brackets: fields are counted after its last bracket.
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return '';
  }
}

function releaseIfOurs(lockFile: string, self: Holder): void {
  const holder = readHolder(lockFile);
  if (holder?.pid === self.pid && holder.startedAt === self.startedAt) fs.rmSync(lockFile);
}

function refusal(folder: string, lockFile: string, holder: Holder | null): string {
  const who = holder ? `el proceso ${holder.pid} en ${holder.host}` : 'otro proceso';
  return (
    `La carpeta de datos ${folder} ya está en uso por ${who}. ` +
    `Cierra ese proceso o elige otra carpeta con DATA_DIR. ` +
    `Si estás seguro de que no hay ninguno, borra ${lockFile}.`
  );
}
