export interface Repeated {
  /** Starts a run now, unless one is in progress. */
  wake: () => void;
  /** Resolves once the run in progress is over. */
  stop: () => Promise<void>;
}

/** Runs `work` periodically, never twice at a time; first after one interval, or when woken. */
export function repeat(
  work: () => Promise<void>,
  everyMs: number,
  onError: (error: unknown) => void,
): Repeated {
  let working: Promise<void> | null = null;
  const wake = () => {
    working ??= work()
      .catch(onError)
      .finally(() => {
        working = null;
      });
  };
  const timer = setInterval(wake, everyMs);
  timer.unref();
  return {
    wake,
    stop: async () => {
      clearInterval(timer);
      await working;
    },
  };
}
