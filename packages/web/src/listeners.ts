/** Whoever wants to hear that something has changed, as React's `useSyncExternalStore` subscribes to it. */
export interface Listeners {
  tell: () => void;
  /** Answers how to leave. */
  subscribe: (listener: () => void) => () => void;
}

/** `first` runs before the first one is there, `last` after the last has left: a timer, or an event of the browser's. */
export function createListeners(on: { first?: () => void; last?: () => void } = {}): Listeners {
  const listeners = new Set<() => void>();
  return {
    tell() {
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
