import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { readLock, writeLock, type LockOnDisk } from '../../test/process/folder-lock-file.ts';
import { StartRefused } from '../start-refused.ts';
import { FolderInUseError, lockFolder } from './folder-lock.ts';

/** A folder that somebody made for us, and that everybody may read. */
function openFolder(): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'simplato-'));
  onTestFinished(() => fs.rmSync(folder, { recursive: true }));
  fs.chmodSync(folder, 0o755);
  return folder;
}

test('a folder that others may enter is closed to them at every start', async () => {
  const folder = openFolder();
  for (const mode of [0o755, 0o770, 0o701, 0o700]) {
    fs.chmodSync(folder, mode);
    (await lockFolder(folder)).release();
    expect(fs.statSync(folder).mode & 0o777).toBe(0o700);
  }
});

test('a folder that cannot be closed to others is refused', async () => {
  const folder = openFolder();
  const chmod = vi.spyOn(fs, 'chmodSync').mockImplementation(() => {
    throw Object.assign(new Error('operation not permitted'), { code: 'EPERM', syscall: 'chmod' });
  });
  onTestFinished(() => chmod.mockRestore());
  const start = lockFolder(folder);
  await expect(start).rejects.toThrow(StartRefused);
  await expect(start).rejects.toThrow('DATA_DIR: otros usuarios');
  expect(fs.readdirSync(folder)).toEqual([]);
});

/** A folder with the lock of a process that died, which `change` makes another's. */
async function lockOfTheDead(change: Partial<LockOnDisk>): Promise<string> {
  const folder = openFolder();
  const lock = await lockFolder(folder);
  const left = readLock(folder)!;
  lock.release();
  writeLock(folder, { ...left, ...change });
  return folder;
}

const knowsItsBoot = fs.existsSync('/proc/sys/kernel/random/boot_id');

test.runIf(knowsItsBoot).each<[whose: string, change: Partial<LockOnDisk>]>([
  // Every container has its own name, but its server always has the same pid, as in the next container.
  ['a container that died, whatever its name', { host: '3f2a9c' }],
  ['a process before the last reboot', { boot: 'ayer' }],
  // This process runs, but started at another time.
  ['a process whose id is another’s now', { door: null, startedAt: '1' }],
  ['a process that no longer exists', { door: null, pid: 2 ** 22 + 1 }],
])('the lock of %s is taken over', async (_, change) => {
  const folder = await lockOfTheDead(change);

  const lock = await lockFolder(folder);

  expect(readLock(folder)).toMatchObject({ pid: process.pid, host: os.hostname() });
  lock.release();
  expect(readLock(folder)).toBeNull();
});

test('the lock of another machine stands, since its process cannot be checked from here', async () => {
  const folder = await lockOfTheDead({ host: 'otra-maquina', boot: 'otro' });
  const start = lockFolder(folder);
  await expect(start).rejects.toThrow(FolderInUseError);
  await expect(start).rejects.toThrow(/otra-maquina.*simplato\.lock/);
});

test.runIf(knowsItsBoot)(
  'the lock of another container that runs stands, even if its pid does not exist here',
  async () => {
    const folder = openFolder();
    const lock = await lockFolder(folder);
    onTestFinished(() => lock.release());
    writeLock(folder, { ...readLock(folder)!, host: '3f2a9c', pid: 2 ** 22 + 1 });
    await expect(lockFolder(folder)).rejects.toThrow('ya está en uso por el proceso');
  },
);
