import fs from 'node:fs';
import type net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { StartRefused } from '../start-refused.ts';
import { isDoorHeld, openDoor, removeDoor } from './lock-socket.ts';

/**
 * PGlite does not lock its folder, and a second process that opens it destroys acknowledged rows.
 * So a lock file names the one process that may use it. The lock of a dead process is taken over.
 * On the same machine, the holder is alive if its door accepts connections; without a door, if its
 * process id exists with the same start time, since ids are reused.
 */
interface Holder {
  pid: number;
  host: string;
  startedAt: string;
  /** The kernel's boot id: tells apart machines and their restarts. '' where there is none. */
  boot?: string;
  door?: string | null;
}

export class FolderInUseError extends StartRefused {
  override readonly name = 'FolderInUseError';
  /** The socket of the process that holds the folder. */
  readonly door: string | null;

  constructor(message: string, door: string | null = null) {
    super(message);
    this.door = door;
  }
}

export interface FolderLock {
  release(): void;
}

const OWNER_ONLY = 0o700;

/** It holds orders and addresses: only its owner may enter, whoever created it. */
function closeToOthers(folder: string): void {
  const isOpen = () =>
    process.platform !== 'win32' && (fs.statSync(folder).mode & 0o777 & ~OWNER_ONLY) !== 0;
  if (!isOpen()) return;
  try {
    fs.chmodSync(folder, OWNER_ONLY);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') throw error;
  }
  if (!isOpen()) return;
  throw new StartRefused(
    `DATA_DIR: otros usuarios de esta máquina pueden entrar en ${folder}, y este no puede cerrarla. ` +
      'Que su dueño haga chmod 700.',
  );
}

export async function lockFolder(
  folder: string,
  onConnect: (socket: net.Socket) => void = (socket) => socket.destroy(),
): Promise<FolderLock> {
  fs.mkdirSync(folder, { recursive: true, mode: OWNER_ONLY });
  closeToOthers(folder);
  const lockFile = path.join(folder, 'simplato.lock');
  // Opened before the lock is visible: others take a lock with a closed door for a dead one.
  const door = await openDoor(folder, onConnect);
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

/** Written to a draft and then linked, which is atomic: nobody ever reads half a lock. */
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

/**
 * Only one process at a time may decide that a lock is dead. If it dies while deciding, the next
 * one may try after STALE_MS.
 */
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
    // Containers have their own process ids and host names, but share the kernel: the door decides.
    if (holder.door) return isDoorHeld(folder, holder.door);
  } else if (holder.boot && bootId() && isSameHost) {
    // It ran on this machine, which has rebooted since.
    return false;
  }
  // We cannot look at the processes of another machine: its lock stands.
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

/** When a process started, in clock ticks since boot; '' where there is no /proc. */
function startTime(pid: number): string {
  try {
    const stat = fs.readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The command's name may contain spaces and brackets: count fields after its last bracket.
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
