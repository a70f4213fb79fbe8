import type { ReactNode } from 'react';
import css from './state-panel.module.css';

interface StatePanelProps {
  drawing: ReactNode;
  title: ReactNode;
  text?: ReactNode;
  action?: ReactNode;
  role?: 'alert' | undefined;
  /** There is nothing else on the page: it is its heading, too. */
  isPage?: boolean | undefined;
}

/** What empty and broken screens share: a drawing, one sentence, what to do. */
export function StatePanel({ drawing, title, text, action, role, isPage }: StatePanelProps) {
  const Heading = isPage ? 'h1' : 'h2';
  return (
    <div className={css.panel} role={role}>
      {drawing}
      <Heading className={css.title}>{title}</Heading>
      {text && <p className={css.text}>{text}</p>}
      {action && <div className={css.action}>{action}</div>}
    </div>
  );
}
