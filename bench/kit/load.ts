import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import autocannon from 'autocannon';
import { cpuOfEach, type CpuSplit } from './cpu.ts';
import type { RunningServer } from './server.ts';

export interface LoadResult {
  /** What this client got. On two cores it may be the limit itself: compare the CPU, then. */
  perSecond: number;
  /** Of each answer. */
  cpu: CpuSplit;
}

export interface Load {
  server: Pick<RunningServer, 'url' | 'pid'>;
  connections: number;
  seconds: number;
  /** Returns the next request, for whichever connection is free. */
  next: () => autocannon.Request;
}

/** HTTP load from this process at a fixed concurrency. It fails if anything is not answered with a success. */
export async function load({ server, connections, seconds, next }: Load): Promise<LoadResult> {
  let perSecond = 0;
  const cpu = await cpuOfEach(server.pid, async () => {
    const result = await autocannon({
      url: server.url,
      connections,
      duration: seconds,
      // It ends at a sample only, and takes one a second by itself.
      sampleInt: Math.min(1, seconds) * 1000,
      requests: [{ setupRequest: (request: autocannon.Request) => ({ ...request, ...next() }) }],
    });
    const failures = result.non2xx + result.errors + result.timeouts;
    if (failures > 0) throw new Error(`${failures} requests failed`);
    perSecond = result['2xx'] / result.duration;
    return result['2xx'];
  });
  return { perSecond, cpu };
}

const run = promisify(execFile);

/** wrk where it is installed: it sends several times what Node's client can, which would be the limit itself. */
export const SAME_CLIENT = await run('wrk', ['-v']).then(
  () => 'wrk',
  // It prints its version, and fails.
  (error: NodeJS.ErrnoException) => (error.code === 'ENOENT' ? 'autocannon' : 'wrk'),
);

export interface SameLoad extends Omit<Load, 'next'> {
  path: string;
  headers: Record<string, string>;
}

/** The same request without end, by the fastest client at hand. It fails as `load` does. */
export async function loadSame({ path, headers, ...rest }: SameLoad): Promise<LoadResult> {
  if (SAME_CLIENT === 'autocannon') {
    return load({ ...rest, next: () => ({ method: 'GET', path, headers }) });
  }
  const { server, connections, seconds } = rest;
  let perSecond = 0;
  const cpu = await cpuOfEach(server.pid, async () => {
    const { stdout } = await run('wrk', [
      '--threads=1',
      `--connections=${connections}`,
      `--duration=${Math.max(1, Math.round(seconds))}s`,
      ...Object.entries(headers).flatMap(([name, value]) => ['--header', `${name}: ${value}`]),
      server.url + path,
    ]);
    if (/Non-2xx|Socket errors/.test(stdout)) throw new Error(`Requests failed:\n${stdout}`);
    perSecond = Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]);
    return Number(/(\d+) requests in/.exec(stdout)?.[1]);
  });
  return { perSecond, cpu };
}
