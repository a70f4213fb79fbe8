import type { ReactNode } from 'react';
import css from './staff-band.module.css';

interface StaffBandProps {
  title: string;
  /** What the page offers beside its title. */
  children?: ReactNode;
}

/** The first row of a page of the restaurant, which lies over the layout's red band. */
export function StaffBand({ title, children }: StaffBandProps) {
  return (
    <div className={css.band}>
      <h1>{title}</h1>
      {children}
    </div>
  );
}
