import type { ReactNode } from 'react';
import css from './page-title.module.css';

interface PageTitleProps {
  children: ReactNode;
  /** One line below: "Mesa 7 · Terraza". */
  detail?: ReactNode;
  /** Next to the title on a wide screen, below it on a phone. */
  actions?: ReactNode;
}

export function PageTitle({ children, detail, actions }: PageTitleProps) {
  return (
    <div className={css.row}>
      <div className={css.words}>
        <h1 className={css.title}>{children}</h1>
        {detail && <p className={css.detail}>{detail}</p>}
      </div>
      {actions && <div className={css.actions}>{actions}</div>}
    </div>
  );
}
