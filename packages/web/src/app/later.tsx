import { type ReactNode, useEffect, useState } from 'react';
import { soon } from '../soon.ts';

/** What nobody waits for: the server leaves it out, and its chunk comes once the page stands. */
export function Later({ children }: { children: ReactNode }) {
  const [isTime, setIsTime] = useState(false);
  useEffect(() => soon(() => setIsTime(true)), []);
  return isTime ? children : null;
}
