import { createContext, type ReactNode, useContext } from 'react';
import { createPortal } from 'react-dom';

/** The free part of the staff's bar, once it is there. */
export const StaffBarContext = createContext<HTMLElement | null>(null);

/** A page's own head, in the bar at the top instead of below it: every row counts on a phone. */
export function InStaffBar({ children }: { children: ReactNode }) {
  const place = useContext(StaffBarContext);
  return place && createPortal(children, place);
}
