import type {
  queryOptions as typedOptions,
  QueryKey,
  QueryObserverOptions,
  QueryObserverResult,
} from '@tanstack/react-query';
import { use, useCallback, useMemo, useSyncExternalStore } from 'react';
import type * as asking from './asking.tsx';
import type { call } from './call.ts';
import { createListeners } from '../listeners.ts';
import { soon } from '../soon.ts';
import { type Answers, PageStartContext } from './page-start.ts';

/**
 * A page that the server has drawn brings the answers that it was drawn from. What asks for newer ones
 * is as heavy as all of the diner's pages together: it comes once the page stands, and takes over from
 * there. Parts that come later still may use the library itself (`withAsking` in app/loadable.tsx).
 */
type Library = typeof asking;

let library: Library | undefined;
let coming: Promise<Library> | undefined;
let drawnFrom: { answers: Answers; atMs: number } = { answers: new Map(), atMs: 0 };
const listeners = createListeners();

/** Called once, before a drawn page is taken over. */
export function startFrom(answers: Answers): void {
  drawnFrom = { answers, atMs: Date.now() };
}

export function loadAsking(): Promise<Library> {
  coming ??= import('./asking.tsx').then(
    (loaded) => {
      const { answers, atMs: updatedAt } = drawnFrom;
      for (const [key, answer] of answers) {
        loaded.queryClient.setQueryData(JSON.parse(key) as QueryKey, answer, { updatedAt });
      }
      library = loaded;
      listeners.tell();
      return loaded;
    },
    (error: unknown) => {
      coming = undefined;
      throw error;
    },
  );
  return coming;
}

/** Leaves nothing of what was answered to whoever was here. */
export function forgetAnswers(): void {
  drawnFrom.answers.clear();
  library?.queryClient.clear();
}

/** What was answered to this no longer holds. Before the library is here, nobody has asked. */
export function askAgain(queryKey: QueryKey): void {
  void library?.queryClient.invalidateQueries({ queryKey });
}

/** `call`, from a page that draws itself without it. */
export const callLater: typeof call = async (...asked) => (await loadAsking()).call(...asked);

/** The library's own, which is its types and nothing else. */
export const queryOptions = ((options: object) => options) as typeof typedOptions;

/** What is known of a question. */
export type Held<Data> = Pick<
  QueryObserverResult<Data>,
  'data' | 'dataUpdatedAt' | 'isPending' | 'isError' | 'isFetching'
> & { refetch: () => unknown };

/** `useQuery`, on pages that the server draws: the answers that came with them, and later the newest. */
export function useHeld<Data, Key extends QueryKey>(
  question: QueryObserverOptions<Data, Error, Data, Data, Key>,
): Held<Data> {
  const key = JSON.stringify(question.queryKey);
  const drawn = use(PageStartContext)?.answers.get(key) as Data | undefined;
  const loaded = useSyncExternalStore(subscribe, readLibrary, readNothing);
  const observer = useMemo(
    () => loaded && new loaded.QueryObserver(loaded.queryClient, question),
    // A question is what its key says.
    // oxlint-disable-next-line react/exhaustive-deps
    [loaded, key],
  );
  const result = useSyncExternalStore(
    useCallback((listener) => observer?.subscribe(listener) ?? readNothing, [observer]),
    () => observer?.getCurrentResult(),
    readNothing,
  );
  if (observer && result) return observer.trackResult(result);
  const isPending = drawn === undefined;
  return {
    data: drawn,
    dataUpdatedAt: drawnFrom.atMs,
    isPending,
    isError: false,
    isFetching: isPending,
    refetch: loadAsking,
  };
}

function subscribe(listener: () => void): () => void {
  if (!coming) soon(loadSoon);
  return listeners.subscribe(listener);
}

/** Lost on the way, it is fetched when the network is back. */
function loadSoon(): void {
  loadAsking().catch(() => window.addEventListener('online', loadSoon, { once: true }));
}

function readLibrary(): Library | undefined {
  return library;
}

function readNothing(): undefined {
  return undefined;
}
