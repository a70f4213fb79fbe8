/**
 * A list of listeners to a change, in the form that React's `useSyncExternalStore` subscribes to.
 */
export interface Emitter {
  emit: () => void;
  /** Returns the function that unsubscribes. */
  subscribe: (listener: () => void) => () => void;
}

/**
 * `first` runs before the first listener is added, `last` after the last has left: to start and
 * stop a timer or a browser event.
 */
export function createEmitter(on: { first?: () => void; last?: () => void } = {}): Emitter {
  const listeners = new Set<() => void>();
  return {
    emit() {
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      if (listeners.size === 0) on.first?.();
      listeners.add(listener);
      return () => {
        if (listeners.delete(listener) && listeners.size === 0) on.last?.();
      };
    },
  };
}
