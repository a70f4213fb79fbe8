import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { gatherOutput, QUICK_COMPILATION } from './server-process.ts';

const BACKUP_COMMAND = fileURLToPath(new URL('../../dist/backup-command.js', import.meta.url));

export function spawnBackupCommand(
  args: readonly string[],
  env: Record<string, string>,
): ChildProcess {
  return spawn(process.execPath, [QUICK_COMPILATION, BACKUP_COMMAND, ...args], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

/** Runs `npm run backup`, `restore` or `move` to its end. */
export async function runBackupCommand(args: readonly string[], env: Record<string, string>) {
  const child = spawnBackupCommand(args, env);
  const output = gatherOutput(child);
  const [exitCode] = (await once(child, 'close')) as [number | null];
  return { exitCode, output: output() };
}
