import type {
  queryOptions as typedOptions,
  QueryKey,
  QueryObserverOptions,
  QueryObserverResult,
} from '@tanstack/react-query';
import { use, useCallback, useMemo, useSyncExternalStore } from 'react';
import type * as queryClient from './query-client.tsx';
import type { call } from '../api/call.ts';
import { retryUntilDone } from '../retry.ts';
import { createEmitter } from '../emitter.ts';
import { whenIdle } from './idle-queue.ts';
import { type Answers, PageStartContext } from './page-start.ts';

/**
 * A server-rendered page brings the answers it was rendered from. The query library, which fetches
 * newer ones, is as large as all diner pages together, so it is loaded after the page is up and
 * takes over from there. Parts that load even later may use the library's own hooks (`withQueryClient`
 * in app/lazyPart.tsx).
 */
type Library = typeof queryClient;

let library: Library | undefined;
let coming: Promise<Library> | undefined;
let drawnFrom: { answers: Answers; atMs: number } = { answers: new Map(), atMs: 0 };
const emitter = createEmitter();

/** Called once, before hydrating a server-rendered page. */
export function startFromAnswers(answers: Answers): void {
  drawnFrom = { answers, atMs: Date.now() };
}

export function loadQueryClient(): Promise<Library> {
  coming ??= import('./query-client.tsx').then(
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
export function clearQueries(): void {
  drawnFrom.answers.clear();
  library?.queryClient.clear();
}

/**
 * Reads the shown answers of a query again, and fails if they could not be read. Before the library
 * is loaded, there are none.
 */
export async function refresh(queryKey: QueryKey): Promise<void> {
  await library?.queryClient.invalidateQueries({ queryKey }, { throwOnError: true });
}

/** `call` for pages that are rendered without it. */
export const lazyCall: typeof call = async (...asked) => (await loadQueryClient()).call(...asked);

/** The library's `queryOptions`, which does nothing but add types. */
export const queryOptions = ((options: object) => options) as typeof typedOptions;

/** State and data of a query. */
export type HydratedQuery<Data> = Pick<
  QueryObserverResult<Data>,
  'data' | 'dataUpdatedAt' | 'isPending' | 'isError' | 'isFetching'
> & { refetch: () => unknown };

/**
 * `useQuery` for server-rendered pages: first the answers that came with the page, later the
 * newest.
 */
export function useHydratedQuery<Data, Key extends QueryKey>(
  question: QueryObserverOptions<Data, Error, Data, Data, Key>,
): HydratedQuery<Data> {
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
    refetch: loadQueryClient,
  };
}

function subscribe(listener: () => void): () => void {
  if (!coming) whenIdle(() => void retryUntilDone(loadQueryClient));
  return emitter.subscribe(listener);
}

function readLibrary(): Library | undefined {
  return library;
}

function readNothing(): undefined {
  return undefined;
}
