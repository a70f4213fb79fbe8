import { useEffect, useRef, type ReactNode } from 'react';
import css from './pay-tab-page.module.css';

/** Brought into view when it appears, above the dock: it says what came of a tap down there. */
export function AboveDock({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Newer browsers return a promise, which React would take for what ends the effect.
    place.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div ref={place} className={css.aboveDock}>
      {children}
    </div>
  );
}
