import { type RefObject, useEffect, useRef, useState } from 'react';

/** A screen's height ahead: what is scrolled to has been drawn by the time it is there. */
const AHEAD = '100% 25%';

/** Whether an element has come near the part of the page that is seen; it stays so. */
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
