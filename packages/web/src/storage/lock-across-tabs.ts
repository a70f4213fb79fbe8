/** Only one of several tabs runs the work; the others get null. */
export function lockAcrossTabs(name: string) {
  return async <Result>(work: () => Promise<Result>): Promise<Result | null> => {
    // Without the Locks API two tabs may send at once; the idempotency key still makes it one
    // order.
    if (!('locks' in navigator)) return work();
    return navigator.locks.request(name, { ifAvailable: true }, (lock) => (lock ? work() : null));
  };
}
