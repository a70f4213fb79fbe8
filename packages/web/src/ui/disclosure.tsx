import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import css from './disclosure.module.css';

interface DisclosureProps {
  summary: ReactNode;
  /** What is inside, said in a word without opening it. */
  detail?: ReactNode;
  children: ReactNode;
}

/** What is seldom needed, folded away by the browser's own means. */
export function Disclosure({ summary, detail, children }: DisclosureProps) {
  return (
    <details className={css.disclosure}>
      <summary className={css.summary}>
        <ChevronDown aria-hidden="true" />
        <span className={css.words}>{summary}</span>
        {detail && <span className={css.detail}>{detail}</span>}
      </summary>
      <div className={css.body}>{children}</div>
    </details>
  );
}
