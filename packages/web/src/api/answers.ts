import type {
  queryOptions as typedOptions,
  QueryKey,
  QueryObserverOptions,
  QueryObserverResult,
} from '@tanstack/react-query';
import { use, useCallback, useMemo, useSyncExternalStore } from 'react';
import type * as asking from './asking.tsx';
import type { call } from './call.ts';
import { retryUntilDone } from '../retry.ts';
import { createEmitter } from '../emitter.ts';
import { soon } from '../soon.ts';
import { type Answers, PageStartContext } from './page-start.ts';

/**
 * A server-rendered page brings the answers it was rendered from. The query library, which fetches
 * newer ones, is as large as all diner pages together, so it is loaded after the page is up and
 * takes over from there. Parts that load even later may use the library's own hooks (`withAsking`
 * in app/loadable.tsx).
 */
type Library = typeof asking;

let library: Library | undefined;
let coming: Promise<Library> | undefined;
let drawnFrom: { answers: Answers; atMs: number } = { answers: new Map(), atMs: 0 };
const emitter = createEmitter();

/** Called once, before hydrating a server-rendered page. */
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
      emitter.emit();
      return loaded;
    },
    (error: unknown) => {
      coming = undefined;
      throw error;
    },
  );
  return coming;
}

/** Forgets all answers, so that nothing of this user is left for the next. */
export function forgetAnswers(): void {
  drawnFrom.answers.clear();
  library?.queryClient.clear();
}

/**
 * Invalidates the answers of a query. Before the library is loaded, there are none to invalidate.
 */
export function askAgain(queryKey: QueryKey): void {
  void library?.queryClient.invalidateQueries({ queryKey });
}

/** `call` for pages that are rendered without it. */
export const callLater: typeof call = async (...asked) => (await loadAsking()).call(...asked);

/** The library's `queryOptions`, which does nothing but add types. */
export const queryOptions = ((options: object) => options) as typeof typedOptions;

/** State and data of a query. */
export type Held<Data> = Pick<
  QueryObserverResult<Data>,
  'data' | 'dataUpdatedAt' | 'isPending' | 'isError' | 'isFetching'
> & { refetch: () => unknown };

/**
 * `useQuery` for server-rendered pages: first the answers that came with the page, later the
 * newest.
 */
export function useHeld<Data, Key extends QueryKey>(
  question: QueryObserverOptions<Data, Error, Data, Data, Key>,
): Held<Data> {
  const key = JSON.stringify(question.queryKey);
  const drawn = use(PageStartContext)?.answers.get(key) as Data | undefined;
  const loaded = useSyncExternalStore(subscribe, readLibrary, readNothing);
  const observer = useMemo(
    () => loaded && new loaded.QueryObserver(loaded.queryClient, question),
    // The key identifies the query.
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
  if (!coming) soon(() => void retryUntilDone(loadAsking));
  return emitter.subscribe(listener);
}

function readLibrary(): Library | undefined {
  return library;
}

function readNothing(): undefined {
  return undefined;
}
