import type { ReactNode } from 'react';
import css from './state-panel.module.css';

interface StatePanelProps {
  drawing: ReactNode;
  title: ReactNode;
  text?: ReactNode;
  action?: ReactNode;
  role?: 'alert' | undefined;
  /** It is the only content of the page, so it is also the page's heading. */
  isPage?: boolean | undefined;
}

/** The common layout of empty and error states: an illustration, one sentence, an action. */
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
