import { type RefObject, useEffect, useRef, useState } from 'react';

/** One screen height ahead, so that content is rendered before it is scrolled into view. */
const AHEAD = '100% 25%';

/** Whether an element has come near the viewport; once true, it stays true. */
export function useIsNear<E extends Element>(): [RefObject<E | null>, boolean] {
  const ref = useRef<E>(null);
  const [isNear, setIsNear] = useState(false);

  useEffect(() => {
    const element = ref.current;
    if (isNear || !element) return;
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
