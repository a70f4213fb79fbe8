import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { postgresProgram, testIf } from './own-postgres.ts';

/**
 * Disks with faults, mounted in a namespace that ends with the server, so nothing is left behind. It needs
 * only the right to create a user namespace.
 */
const UNSHARE = ['unshare', '--mount', '--map-root-user'];

const MOUNT = ['mount', '-t', 'tmpfs', 'tmpfs', os.tmpdir()];

/** Skipped on machines that do not allow it. */
export const testWithMounts = whoever('mount a disk', [...UNSHARE, ...MOUNT]);
export const testWithLimits = whoever('limit a process', ['prlimit', '--version']);

/** Inside the namespace the user is root, and PostgreSQL refuses to run as root, so this switches to another. */
const AS_SOMEBODY_ELSE = ['unshare', '--user', '--map-user=1000', '--map-group=1000'];

export const testWithPostgresOnSmallDisk = whoever('start PostgreSQL on a disk of its own', [
  ...UNSHARE,
  ...AS_SOMEBODY_ELSE,
  postgresProgram('postgres'),
  '--version',
]);

function whoever(what: string, [command = '', ...args]: string[]) {
  return testIf(spawnSync(command, args).status === 0, `nobody may ${what} here`);
}

function after(preparation: string): string[] {
  return [...UNSHARE, 'sh', '-c', `${preparation} && exec "$@"`, 'sh'];
}

/** Puts the folder on a disk of its own with that size, and copies its content there. */
export function onSmallDisk(folder: string, megabytes: number): string[] {
  const used = `${folder}/.`;
  return after(
    `stock=$(mktemp -d) && cp -a '${used}' "$stock" &&
     mount -t tmpfs -o size=${megabytes}m,mode=700 tmpfs '${folder}' &&
     cp -a "$stock/." '${folder}' && rm -r "$stock"`,
  );
}

/** The same for PostgreSQL, which does not run as root. */
export function asPostgresOnSmallDisk(folder: string, megabytes: number): string[] {
  return [...onSmallDisk(folder, megabytes), ...AS_SOMEBODY_ELSE];
}

export function onReadOnlyDisk(folder: string): string[] {
  return after(`mount --bind '${folder}' '${folder}' && mount -o remount,bind,ro '${folder}'`);
}

/** The path of the folder inside the process's namespace. */
export function seenBy(pid: number, folder: string): string {
  return path.join('/proc', String(pid), 'root', folder);
}

/** Fills the disk except for that many megabytes. Returns a function that frees the space. */
export function takeRoom(folder: string, butMb: number): () => void {
  const file = path.join(folder, 'filler');
  const { bavail, bsize } = fs.statfsSync(folder);
  const block = Buffer.alloc(1024 * 1024);
  const handle = fs.openSync(file, 'w');
  for (let left = (bavail * bsize) / block.length - butMb; left > 0; left -= 1) {
    fs.writeSync(handle, block);
  }
  fs.closeSync(handle);
  return () => fs.rmSync(file);
}

/** Makes every write of the process beyond that position in a file fail. */
export function limitFiles(pid: number, bytes: number): void {
  const { status } = spawnSync('prlimit', ['--pid', String(pid), `--fsize=${bytes}`]);
  if (status !== 0) throw new Error('The limit was refused');
}
