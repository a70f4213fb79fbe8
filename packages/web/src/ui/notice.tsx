import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { classNames } from './class-names.ts';
import css from './notice.module.css';

export type NoticeTone = 'info' | 'wait' | 'alert' | 'success';

interface NoticeProps {
  tone?: NoticeTone;
  title?: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
  /**
   * Announces the notice when it appears: `alert` interrupts, `status` waits. Leave out for notices
   * that are there from the start.
   */
  role?: 'alert' | 'status' | undefined;
  ref?: Ref<HTMLDivElement>;
  tabIndex?: number;
}

const icons = {
  info: Info,
  wait: CircleAlert,
  alert: TriangleAlert,
  success: CircleCheck,
} satisfies Record<NoticeTone, typeof Info>;

export function Notice({ tone = 'info', title, children, action, ...rest }: NoticeProps) {
  const Icon = icons[tone];
  return (
    <div {...rest} className={classNames(css.notice, css[tone])}>
      <Icon className={css.icon} aria-hidden="true" />
      <div className={css.words}>
        {title && <p className={css.title}>{title}</p>}
        {children && <div className={css.text}>{children}</div>}
      </div>
      {action && <div className={css.action}>{action}</div>}
    </div>
  );
}
