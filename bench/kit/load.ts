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
