import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import css from './disclosure.module.css';

interface DisclosureProps {
  summary: ReactNode;
  /** A short summary of the content, shown while closed. */
  detail?: ReactNode;
  children: ReactNode;
}

/** Rarely needed content, in a native `details` element. */
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
