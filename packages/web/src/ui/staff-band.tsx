import { createContext, type ReactNode, useContext } from 'react';
import css from './staff-band.module.css';

interface StaffBandProps {
  title: string;
  /** Controls next to the title. */
  children?: ReactNode;
}

/** What the layout has to say on every page, right below its band. */
export const BelowBandContext = createContext<ReactNode>(null);

/** The first row of a restaurant page, laid over the layout's red band. */
export function StaffBand({ title, children }: StaffBandProps) {
  const below = useContext(BelowBandContext);
  return (
    <>
      <div className={css.band}>
        <h1>{title}</h1>
        {children}
      </div>
      {below}
    </>
  );
}
