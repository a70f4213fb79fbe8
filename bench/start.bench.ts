import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { reportTime } from './kit/report.ts';
import { findFreePort } from './kit/server.ts';

/**
 * From the command to a listening server, with the demo restaurant on the embedded database: on an empty
 * folder, and again on the same one. The floors are the unavoidable parts, measured in the same
 * run: starting Node alone, and PGlite alone creating or opening a database.
 */
const ROUNDS = 3;
const MAIN = fileURLToPath(new URL('../packages/server/dist/main.js', import.meta.url));

const BARE_PGLITE = `
  const { PGlite } = await import('@electric-sql/pglite');
  await (await PGlite.create(process.argv[1])).query('select 1');
  process.exit(0);
`;

for (let round = 1; round <= ROUNDS; round += 1) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'simplato-bench-'));
  try {
    const data = path.join(folder, 'data');
    const bare = path.join(folder, 'bare');
    const node = await timeOf(['-e', '0']);
    reportTime(`first start, round ${round}`, await startServer(data), await openBare(bare));
    reportTime(`restart, round ${round}`, await startServer(data), await openBare(bare));
    console.log(`${'node -e 0'.padEnd(28)} ${`${Math.round(node)} ms`.padStart(12)}`);
  } finally {
    fs.rmSync(folder, { recursive: true });
  }
}

function openBare(folder: string): Promise<number> {
  return timeOf(['--input-type=module', '-e', BARE_PGLITE, folder]);
}

/** Milliseconds until the process has ended. */
async function timeOf(args: string[]): Promise<number> {
  const startedAt = performance.now();
  const cwd = fileURLToPath(new URL('../packages/server', import.meta.url));
  const child = spawn(process.execPath, args, { cwd, stdio: ['ignore', 'ignore', 'inherit'] });
  const [exitCode] = (await once(child, 'exit')) as [number | null];
  if (exitCode !== 0) throw new Error(`node ${args[0]} ended with code ${exitCode}`);
  return performance.now() - startedAt;
}

/** Milliseconds until it prints something, which it does once it listens. */
async function startServer(dataDir: string): Promise<number> {
  const port = await findFreePort();
  const startedAt = performance.now();
  const child = spawn(process.execPath, [MAIN, '--demo'], {
    env: { PORT: String(port), HOST: '127.0.0.1', DATA_DIR: dataDir, LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exit = once(child, 'exit');
  await once(child.stdout, 'data');
  const readyAfter = performance.now() - startedAt;
  child.kill('SIGTERM');
  await exit;
  return readyAfter;
}
