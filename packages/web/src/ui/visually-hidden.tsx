import type { ReactNode } from 'react';
import css from './visually-hidden.module.css';

/** Said by a screen reader, not drawn. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={css.hidden}>{children}</span>;
}
