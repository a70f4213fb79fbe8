import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';
import { loadAsking } from '../api/answers.ts';
import { AreaLoading } from './area-loading.tsx';

/**
 * A component in a chunk of its own, with the word that it is coming; once it is there it is drawn at
 * once. So the server can draw it, and the browser take it over in one go: a boundary between the page
 * and its parts would be taken over later, and be drawn anew if anything had changed by then.
 */
export function loadable<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback: ReactNode = <AreaLoading />,
) {
  let loaded: ComponentType<Props> | undefined;
  const loadOnce = async () => (loaded ??= await load());
  const Lazy = lazy(async () => ({ default: await loadOnce() })) as unknown as ComponentType<Props>;

  function Loadable(props: Props) {
    // Kept: another component in its place would begin from nothing.
    const [Page] = useState<ComponentType<Props> | undefined>(() => loaded);
    if (Page) return <Page {...props} />;
    return (
      <Suspense fallback={fallback}>
        <Lazy {...props} />
      </Suspense>
    );
  }
  Loadable.load = loadOnce;
  return Loadable;
}

/** For a part that asks the server by itself: what it asks with comes along. */
export function withAsking<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return async (): Promise<ComponentType<Props>> => {
    const [Part, { Asking }] = await Promise.all([load(), loadAsking()]);
    return (props) => (
      <Asking>
        <Part {...props} />
      </Asking>
    );
  };
}
