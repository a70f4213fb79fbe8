import { type ReactNode, useEffect, useState } from 'react';
import { whenIdle } from './idle-queue.ts';

/** Parts that nobody waits for: left out by the server, and loaded once the page is up. */
export function WhenIdle({ children }: { children: ReactNode }) {
  const [isTime, setIsTime] = useState(false);
  useEffect(() => whenIdle(() => setIsTime(true)), []);
  return isTime ? children : null;
}
