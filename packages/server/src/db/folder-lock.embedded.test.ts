import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { StartRefused } from '../start-refused.ts';
import { lockFolder } from './folder-lock.ts';

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
