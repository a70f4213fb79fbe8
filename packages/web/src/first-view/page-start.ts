import { createContext, use, useSyncExternalStore } from 'react';
import type { SessionMirror } from '../api/mirror-cookies.ts';

/** What the server rendered this page from, and the browser must hydrate it from. */
export interface PageStart {
  session: SessionMirror;
  nowMs: number;
  /** The answers, by query key in JSON. */
  answers: Answers;
}

export type Answers = Map<string, unknown>;

export const PageStartContext = createContext<PageStart | null>(null);

const never = () => () => undefined;
const nothing = () => null;

/**
 * The page's start while the server renders it and while the browser hydrates it. Null afterwards,
 * and on pages rendered by the browser alone: components then read the current values themselves.
 */
export function usePageStart(): PageStart | null {
  const start = use(PageStartContext);
  return useSyncExternalStore<PageStart | null>(never, nothing, () => start);
}
