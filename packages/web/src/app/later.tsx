import type { ReactNode } from 'react';
import { useIsTakenOver } from '../api/page-start.ts';

/** What nobody waits for: the server leaves it out, and its chunk comes once the page stands. */
export function Later({ children }: { children: ReactNode }) {
  return useIsTakenOver() ? children : null;
}
