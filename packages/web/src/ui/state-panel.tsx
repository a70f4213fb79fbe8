import type { ReactNode } from 'react';
import css from './state-panel.module.css';

interface StatePanelProps {
  drawing: ReactNode;
  title: ReactNode;
  text?: ReactNode;
  action?: ReactNode;
  role?: 'alert' | undefined;
}

/** What empty and broken screens share: a drawing, one sentence, what to do. */
export function StatePanel({ drawing, title, text, action, role }: StatePanelProps) {
  return (
    <div className={css.panel} role={role}>
      {drawing}
      <h2 className={css.title}>{title}</h2>
      {text && <p className={css.text}>{text}</p>}
      {action && <div className={css.action}>{action}</div>}
    </div>
  );
}
