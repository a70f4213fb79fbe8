import { ChevronDown } from 'lucide-react';
import { type ReactNode, useDeferredValue } from 'react';
import css from './disclosure.module.css';

interface DisclosureProps {
  summary: ReactNode;
  /** A short summary of the content, shown while closed. */
  detail?: ReactNode;
  children: ReactNode;
}

/** Rarely needed content, in a native `details` element, drawn once what is around it stands. */
export function Disclosure({ summary, detail, children }: DisclosureProps) {
  const isBodyDrawn = useDeferredValue(true, false);
  return (
    <details className={css.disclosure}>
      <summary className={css.summary}>
        <ChevronDown aria-hidden="true" />
        <span className={css.words}>{summary}</span>
        {detail && <span className={css.detail}>{detail}</span>}
      </summary>
      <div className={css.body}>{isBodyDrawn && children}</div>
    </details>
  );
}
