import type { ReactNode } from 'react';
import css from './state-panel.module.css';
import { StatePanel } from './state-panel.tsx';

interface EmptyStateProps {
  title: ReactNode;
  text?: ReactNode;
  action?: ReactNode;
  isPage?: boolean;
}

/** Illustration: an empty plate with fork and knife. */
export function EmptyState({ title, text, action, isPage }: EmptyStateProps) {
  const plate = (
    <svg viewBox="0 0 120 120" aria-hidden="true">
      <circle className={css.paper} cx="60" cy="60" r="36" />
      <circle className={css.rim} cx="60" cy="60" r="29.5" />
      <circle className={css.line} cx="60" cy="60" r="22" />
      <path className={css.line} d="M6 34v14a6 6 0 0 0 12 0V34M12 34v52" />
      <path className={css.line} d="M108 86V34c-7 5-8 18-6 27h6" />
    </svg>
  );
  return <StatePanel drawing={plate} title={title} text={text} action={action} isPage={isPage} />;
}
