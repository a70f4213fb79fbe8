/**
 * Does a work at once, and again so long after each time. Answers how to stop, which is done once the work
 * that is under way is over.
 */
export function repeat(
  work: () => Promise<void>,
  everyMs: number,
  onError: (error: unknown) => void,
): () => Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  const run = async () => {
    await work().catch(onError);
    if (isStopped) return;
    timer = setTimeout(() => {
      latest = run();
    }, everyMs).unref();
  };
  let latest = run();
  return async () => {
    isStopped = true;
    clearTimeout(timer);
    await latest;
  };
}
