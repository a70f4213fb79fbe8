import { type ReactNode, useEffect, useState } from 'react';
import { soon } from '../soon.ts';

/** Parts that nobody waits for: left out by the server, and loaded once the page is up. */
export function Later({ children }: { children: ReactNode }) {
  const [isTime, setIsTime] = useState(false);
  useEffect(() => soon(() => setIsTime(true)), []);
  return isTime ? children : null;
}
