import { createContext, use, useSyncExternalStore } from 'react';
import type { SessionMirror } from './mirror-cookies.ts';

/** What the server drew this page from, and the browser has to draw it from when it takes it over. */
export interface PageStart {
  session: SessionMirror;
  nowMs: number;
  /** What it says, by the question's key in JSON. */
  answers: Answers;
}

export type Answers = Map<string, unknown>;

export const PageStartContext = createContext<PageStart | null>(null);

const never = () => () => undefined;
const nothing = () => null;

/**
 * The start of the page while the server draws it and while the browser takes it over; null from then
 * on, and on a page that the browser has drawn itself: what is now is for each to find out.
 */
export function usePageStart(): PageStart | null {
  const start = use(PageStartContext);
  return useSyncExternalStore<PageStart | null>(never, nothing, () => start);
}
