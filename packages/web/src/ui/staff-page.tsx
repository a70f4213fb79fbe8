import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import css from './staff-page.module.css';

interface StaffPageProps {
  /** Of the browser's tab. */
  pageTitle: string;
  className?: string | undefined;
  children: ReactNode;
}

/** What every page of the back office stands in: one width and one left edge, under its `StaffBand`. */
export function StaffPage({ pageTitle, className, children }: StaffPageProps) {
  return (
    <div className={classNames(css.page, className)}>
      <title>{pageTitle}</title>
      {children}
    </div>
  );
}
