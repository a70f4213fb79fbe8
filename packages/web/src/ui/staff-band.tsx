import type { ReactNode } from 'react';
import css from './staff-band.module.css';

interface StaffBandProps {
  title: string;
  /** Controls next to the title. */
  children?: ReactNode;
}

/** The first row of a restaurant page, laid over the layout's red band. */
export function StaffBand({ title, children }: StaffBandProps) {
  return (
    <div className={css.band}>
      <h1>{title}</h1>
      {children}
    </div>
  );
}
