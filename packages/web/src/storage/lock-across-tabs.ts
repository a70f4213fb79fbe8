/** Only one of several tabs runs the work; the others get null. */
export function lockAcrossTabs(name: string) {
  return async <Result>(work: () => Promise<Result>): Promise<Result | null> => {
    let isAsked = false;
    try {
      return await navigator.locks.request(name, { ifAvailable: true }, (lock) => {
        isAsked = true;
        return lock ? work() : null;
      });
    } catch (error) {
      if (isAsked) throw error;
      // Without the Locks API, or without leave to use it, two tabs may send at once; the idempotency
      // key still makes it one order.
      return work();
    }
  };
}
