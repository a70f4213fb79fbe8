const AGAIN_MS = 5_000;

/** Repeats work that needs the network until it succeeds: every few seconds, and once online. */
export async function retryUntilDone<Result>(
  work: () => Promise<Result>,
  onFailure?: () => void,
): Promise<Result> {
  try {
    return await work();
  } catch {
    onFailure?.();
    await new Promise((resolve) => {
      addEventListener('online', resolve, { once: true });
      setTimeout(resolve, AGAIN_MS);
    });
    return retryUntilDone(work, onFailure);
  }
}
