import { type ComponentProps, lazy, type RefObject, useEffect, useRef, useState } from 'react';
import { LatePart } from './late-part.tsx';
import type { Plate as PlateOf } from './plate.tsx';
import css from './plate.module.css';

const Plate = lazy(async () => ({ default: (await import('./plate.tsx')).Plate }));

/**
 * A plate that is rendered when it comes near the viewport: a menu has a hundred, and a screen
 * shows four.
 */
export function PlateLater(props: ComponentProps<typeof PlateOf>) {
  const [ref, isNear] = useIsNear<HTMLSpanElement>();
  return (
    <span ref={ref} className={css.later}>
      {isNear && (
        <LatePart>
          <Plate {...props} />
        </LatePart>
      )}
    </span>
  );
}

/** One screen height ahead, so that content is rendered before it is scrolled into view. */
const AHEAD = '100% 25%';

/** Whether an element has come near the viewport; once true, it stays true. */
function useIsNear<E extends Element>(): [RefObject<E | null>, boolean] {
  const ref = useRef<E>(null);
  const [isNear, setIsNear] = useState(false);

  useEffect(() => {
    const element = ref.current;
    if (isNear || !element) return;
    if (!('IntersectionObserver' in window)) {
      queueMicrotask(() => setIsNear(true));
      return;
    }
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setIsNear(true);
      },
      { rootMargin: AHEAD },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [isNear]);

  return [ref, isNear];
}
