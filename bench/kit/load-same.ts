import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { cpuOfEach } from './cpu.ts';
import { load, type Load, type LoadResult } from './load.ts';

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
