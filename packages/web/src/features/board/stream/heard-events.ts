import type { Order } from '@simplato/domain';

/** How far this board knows everything, so that it has to be told only what came afterwards. */
export interface HeardEvents {
  /** The number of the last event of which nothing before is missing; 0 before the first list. */
  upTo: () => number;
  /** A connection opens or ends: what is heard from now on may follow upon a gap. */
  interrupt: (isOpen: boolean) => void;
  /** An order as the stream tells it. An answer to a call would not do: others' events before it are still to come. */
  hear: (order: Order) => void;
  /**
   * What was read of the server, which has everything up to the newest of these. Where they are all that there are, no
   * number of before counts: a copy may have been restored that has not come so far.
   */
  read: (orders: readonly Order[], areAll: boolean) => void;
  /** Nothing is sure any more. */
  forget: () => void;
}

export function createHeardEvents(): HeardEvents {
  let upTo = 0;
  let isOpen = false;
  /** Whether something was read since the connection is open: it carries all that comes after that. */
  let isUnbroken = false;
  const reach = (orders: readonly Order[]) => {
    upTo = Math.max(upTo, ...orders.map(({ version }) => version));
  };
  return {
    upTo: () => upTo,
    interrupt(opens) {
      isOpen = opens;
      isUnbroken = false;
    },
    hear(order) {
      if (isUnbroken) reach([order]);
    },
    read(orders, areAll) {
      if (areAll) upTo = 0;
      reach(orders);
      isUnbroken = isOpen;
    },
    forget() {
      upTo = 0;
    },
  };
}
