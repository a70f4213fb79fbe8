import { spawn } from 'node:child_process';
import { once } from 'node:events';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

/**
 * The benches themselves, as short as they can be. Nothing here measures speed: each fails by itself
 * if an order, a menu, a list, an event or a code is missing, and `million-orders` if a query reads more
 * because of the orders of the past, which is counted in pages.
 */
const SHORT = [
  ['place-order', '0.25 1'],
  ['claim', '0.25 1'],
  ['embedded', '0.25 1'],
  ['menu', '0.25 1'],
  ['board', '0.25 1'],
  ['fan-out', '50 1'],
  ['million-orders', '20000'],
  ['order-cost', '20'],
  ['order-size', '400'],
  ['scan-codes', '1'],
  ['signals', '0.25 2 20'],
  ['invoices', '2'],
] as const;

test.runIf(process.env['TEST_DATABASE_URL']).each(SHORT)(
  'npm run bench %s %s comes to its end',
  async (name, args) => {
    const script = fileURLToPath(new URL(`${name}.bench.ts`, import.meta.url));
    const child = spawn(process.execPath, ['--import', 'tsx', script, ...args.split(' ')], {
      stdio: ['ignore', 'pipe', 'pipe'],
      // A group of its own, with the server that it starts.
      detached: true,
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
    }
    const closed = once(child, 'close');
    const [exitCode] = (await once(child, 'exit')) as [number | null];
    // One that crashes leaves its server behind, which would hold these streams open for ever.
    if (exitCode !== 0) killGroup(child.pid);
    await closed;
    expect(exitCode, output).toBe(0);
  },
);

function killGroup(leader: number | undefined): void {
  try {
    if (leader !== undefined) process.kill(-leader, 'SIGKILL');
  } catch {
    // Nothing is left of it.
  }
}
