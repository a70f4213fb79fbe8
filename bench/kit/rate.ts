/** How often per second `work` completes at a fixed concurrency, in this process. */
export async function rateOf(
  work: () => Promise<unknown>,
  { concurrency, seconds }: { concurrency: number; seconds: number },
): Promise<number> {
  let done = 0;
  const startedAt = performance.now();
  const endAt = startedAt + seconds * 1000;
  const worker = async () => {
    while (performance.now() < endAt) {
      await work();
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: concurrency }, worker));
  return done / ((performance.now() - startedAt) / 1000);
}
