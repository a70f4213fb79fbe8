export interface Repeated {
  /** Starts a run now, or right after the one in progress, which may have begun too early. */
  wake: () => void;
  /** Resolves once the run in progress is over; starts no further one. */
  stop: () => Promise<void>;
}

/** Runs `work` periodically, never twice at a time; first after one interval, or when woken. */
export function repeat(
  work: () => Promise<void>,
  everyMs: number,
  onError: (error: unknown) => void,
): Repeated {
  let working: Promise<void> | null = null;
  let isWoken = false;
  let hasStopped = false;
  const run = async () => {
    do {
      isWoken = false;
      await work().catch(onError);
    } while (isWoken);
    working = null;
  };
  const begin = () => {
    working ??= run();
  };
  const timer = setInterval(begin, everyMs);
  timer.unref();
  return {
    wake: () => {
      if (hasStopped) return;
      isWoken = true;
      begin();
    },
    stop: async () => {
      clearInterval(timer);
      hasStopped = true;
      isWoken = false;
      await working;
    },
  };
}

/** Several repeats as one. */
export function together(repeats: readonly Repeated[]): Repeated {
  return {
    wake: () => {
      for (const { wake } of repeats) wake();
    },
    stop: async () => {
      await Promise.all(repeats.map(async ({ stop }) => stop()));
    },
  };
}

/**
 * The same work several times beside itself. Each takes what is due by itself: what becomes due while
 * one waits for a slow answer is done by another.
 */
export function repeatConcurrently(
  lanes: number,
  ...repeated: Parameters<typeof repeat>
): Repeated {
  return together(Array.from({ length: lanes }, () => repeat(...repeated)));
}
