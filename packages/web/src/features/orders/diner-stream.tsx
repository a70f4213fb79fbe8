import { createContext, type ReactNode, use, useEffect, useState } from 'react';
import { loadQueryClient } from '../../first-view/hydrated-queries.ts';
import type { OrderStreamState } from '../../api/order-stream.ts';
import { retryUntilDone } from '../../retry.ts';
import { whenIdle } from '../../first-view/idle-queue.ts';

const CONNECTING: OrderStreamState = { status: 'connecting', lastWordAt: null };
const DOWN: OrderStreamState = { status: 'down', lastWordAt: null };
const Stream = createContext(CONNECTING);

interface DinerStreamProps {
  restaurantId: number | null;
  /** Reads the menu again: on each connection, and after every change, until it succeeds. */
  onMenuChange: () => Promise<void>;
  children: ReactNode;
}

/**
 * One stream of the restaurant for all diner pages: it brings the visit's orders, and tells somebody who
 * is still choosing whether the kitchen is open and that the menu has changed. Its chunk is loaded
 * after the page.
 */
export function DinerStream({ restaurantId, onMenuChange, children }: DinerStreamProps) {
  const [stream, setStream] = useState(CONNECTING);

  useEffect(() => {
    if (restaurantId === null) return;
    let close: (() => void) | undefined;
    let isLeft = false;
    const open = async () => {
      if (isLeft) return;
      const [{ openDinerStream }, { queryClient }] = await Promise.all([
        import('./open-diner-stream.ts'),
        loadQueryClient(),
      ]);
      if (isLeft) return;
      close = openDinerStream({ queryClient, restaurantId, onMenuChange, onState: setStream });
    };
    whenIdle(() => void retryUntilDone(open, () => setStream(DOWN)));
    return () => {
      isLeft = true;
      close?.();
    };
  }, [restaurantId, onMenuChange]);

  return <Stream value={stream}>{children}</Stream>;
}

/** State of the stream. */
export function useDinerStream(): OrderStreamState {
  return use(Stream);
}
