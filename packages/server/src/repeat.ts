export interface Repeated {
  /** Works at once; what is under way already is enough. */
  wake: () => void;
  /** Done once the work that is under way is over. */
  stop: () => Promise<void>;
}

/** Does a work again and again, never twice at a time. The first time comes after the first wait, or when woken. */
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
