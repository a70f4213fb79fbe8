import fs from 'node:fs';
import type net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { StartRefused } from '../start-refused.ts';
import { isDoorHeld, openDoor, removeDoor } from './folder-door.ts';

/**
 * PGlite takes no lock on its folder, and a second process on a live one costs acknowledged rows. So
 * one process holds the folder through a file that names it. A lock whose process is dead is taken
 * over. On one machine the kernel says whether it lives, by its door; where there is none, its number
 * does, with its start time, since numbers are used again.
 */
interface Holder {
  pid: number;
  host: string;
  startedAt: string;
  /** Which start of which machine; '' where it cannot be told. */
  boot?: string;
  door?: string | null;
}

export class FolderInUseError extends StartRefused {
  override readonly name = 'FolderInUseError';
  /** Where whoever holds the folder can be spoken to. */
  readonly door: string | null;

  constructor(message: string, door: string | null = null) {
    super(message);
    this.door = door;
  }
}

export interface FolderLock {
  release(): void;
}

export async function lockFolder(
  folder: string,
  onKnock: (socket: net.Socket) => void = (socket) => socket.destroy(),
): Promise<FolderLock> {
  // Orders and addresses are inside: a folder that we make is its owner's alone.
  fs.mkdirSync(folder, { recursive: true, mode: 0o700 });
  const lockFile = path.join(folder, 'simplato.lock');
  // Open before the lock can be seen: a lock with a closed door is a dead one.
  const door = await openDoor(folder, onKnock);
  const self: Holder = {
    pid: process.pid,
    host: os.hostname(),
    startedAt: startTime(process.pid),
    boot: bootId(),
    door: door.name,
  };
  try {
    if (!tryTake(lockFile, self)) {
      await withTakeover(lockFile, async () => {
        const holder = readHolder(lockFile);
        if (holder && (await isAlive(folder, holder))) throw inUse(folder, lockFile, holder);
        fs.rmSync(lockFile, { force: true });
        if (holder?.door) removeDoor(folder, holder.door);
      });
      if (!tryTake(lockFile, self)) throw inUse(folder, lockFile, readHolder(lockFile));
    }
  } catch (error) {
    door.close();
    throw error;
  }
  return {
    release: () => {
      releaseIfOurs(lockFile, self);
      door.close();
    },
  };
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
async function withTakeover(lockFile: string, judge: () => Promise<void>): Promise<void> {
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
    await judge();
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

async function isAlive(folder: string, holder: Holder): Promise<boolean> {
  const isSameHost = holder.host === os.hostname();
  if (holder.boot !== undefined && holder.boot === bootId() && (holder.boot || isSameHost)) {
    // A container has numbers and a name of its own; its door is the kernel's, and so is ours.
    if (holder.door) return isDoorHeld(folder, holder.door);
  } else if (holder.boot && bootId() && isSameHost) {
    // It was here, and the machine has started anew since.
    return false;
  }
  // Another machine's processes cannot be seen from here: its lock stands.
  if (!isSameHost) return true;
  try {
    process.kill(holder.pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false;
  }
  return holder.startedAt === startTime(holder.pid);
}

function bootId(): string {
  try {
    return fs.readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
  } catch {
    return '';
  }
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

function inUse(folder: string, lockFile: string, holder: Holder | null): FolderInUseError {
  const who = holder ? `el proceso ${holder.pid} en ${holder.host}` : 'otro proceso';
  return new FolderInUseError(
    `La carpeta de datos ${folder} ya está en uso por ${who}. ` +
      `Cierra ese proceso o elige otra carpeta con DATA_DIR. ` +
      `Si estás seguro de que no hay ninguno, borra ${lockFile}.`,
    holder?.door ?? null,
  );
}
