import { cpuOfEach, type CpuSplit } from './cpu.ts';

export interface Rate {
  perSecond: number;
  /** Of each; `client` is this process, which does the work. */
  cpu: CpuSplit;
}

/** How often per second `work` completes at a fixed concurrency, in this process. */
export async function rateOf(
  work: () => Promise<unknown>,
  { concurrency, seconds }: { concurrency: number; seconds: number },
): Promise<Rate> {
  let done = 0;
  const startedAt = performance.now();
  const endAt = startedAt + seconds * 1000;
  const worker = async () => {
    while (performance.now() < endAt) {
      await work();
      done += 1;
    }
  };
  const cpu = await cpuOfEach(null, async () => {
    await Promise.all(Array.from({ length: concurrency }, worker));
    return done;
  });
  return { perSecond: done / ((performance.now() - startedAt) / 1000), cpu };
}
