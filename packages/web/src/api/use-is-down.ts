import { useEffect, useState } from 'react';
import type { OrderStreamState } from './order-stream.ts';

/** A connection that returns within this time causes no layout shift. */
const GRACE_MS = 1_200;

/** True once the stream has been down for longer than the grace period. */
export function useIsDown(stream: OrderStreamState): boolean {
  const isDown = stream.status === 'down';
  const [isLong, setIsLong] = useState(false);
  if (!isDown && isLong) setIsLong(false);
  useEffect(() => {
    if (!isDown) return;
    const timer = setTimeout(() => setIsLong(true), GRACE_MS);
    return () => clearTimeout(timer);
  }, [isDown]);
  return isDown && isLong;
}
