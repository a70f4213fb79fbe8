import { useEffect, useRef, type ReactNode } from 'react';
import css from './dock.module.css';

interface DockProps {
  children: ReactNode;
}

/**
 * Stays at the foot of a diner's page, within the thumb's reach. It tells the page its height, which depends
 * on what there is to say: toasts appear above it, and what is focused scrolls clear of it.
 */
export function Dock({ children }: DockProps) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const dock = ref.current;
    if (!dock || !('ResizeObserver' in window)) return undefined;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => {
      style.setProperty('--dock', `${dock.offsetHeight}px`);
    });
    observer.observe(dock);
    return () => {
      observer.disconnect();
      style.removeProperty('--dock');
    };
  }, []);
  return (
    <div ref={ref} className={css.dock}>
      {children}
    </div>
  );
}
