import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { retryUntilDone } from '../retry.ts';
import { AreaLoading } from './area-loading.tsx';
import { loadQueryClient } from './hydrated-queries.ts';
import { whenIdle } from './idle-queue.ts';

/**
 * A component in its own chunk, with a fallback while it loads; once loaded it renders without
 * suspending. So the server can render it, and the browser can hydrate it in one go: a Suspense
 * boundary around it would hydrate later, and would be rendered from scratch if anything had
 * changed by then.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback: ReactNode = <AreaLoading />,
) {
  let loaded: ComponentType<Props> | undefined;
  const loadOnce = async () => (loaded ??= await load());
  const Lazy = lazy(async () => ({ default: await loadOnce() })) as unknown as ComponentType<Props>;

  function LazyPart(props: Props) {
    // Kept in state: switching to another component type would reset the page's state.
    const [Page] = useState<ComponentType<Props> | undefined>(() => loaded);
    if (Page) return <Page {...props} />;
    return (
      <Suspense fallback={fallback}>
        <Lazy {...props} />
      </Suspense>
    );
  }
  LazyPart.load = loadOnce;
  return LazyPart;
}

/**
 * A part that nobody waits for, and that shows nothing until it has something to show: as long as
 * it cannot be loaded the page goes on without it.
 */
export function backgroundPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazyPart(async () => retryUntilDone(load), null);
}

/** For a part that uses the query library: loads the library with it. */
export function withQueryClient<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return async (): Promise<ComponentType<Props>> => {
    const [Part, { WithQueryClient }] = await Promise.all([load(), loadQueryClient()]);
    return (props) => (
      <WithQueryClient>
        <Part {...props} />
      </WithQueryClient>
    );
  };
}

/** Parts that nobody waits for: left out by the server, and loaded once the page is up. */
export function WhenIdle({ children }: { children: ReactNode }) {
  const [isTime, setIsTime] = useState(false);
  useEffect(() => whenIdle(() => setIsTime(true)), []);
  return isTime ? children : null;
}
