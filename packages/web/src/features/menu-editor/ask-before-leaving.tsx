import { type ReactNode, useState } from 'react';
import { type AroundNavHandler, Router, useLocation } from 'wouter';
import { UNSAVED_MESSAGES as copy } from '../../i18n/es/unsaved.ts';
import { PATHS } from '../../paths.ts';
import { UnsavedDialog } from '../../forms/unsaved-dialog.tsx';
import { countUnsavedRows, useMenuEditing } from './menu-editing.tsx';
import { LeaveGuard } from './rows/leave-guard.tsx';

/** Moving between these pages keeps unsaved edits, so no question is needed. */
const MENU_PAGES: readonly string[] = [
  PATHS.categories,
  PATHS.products,
  PATHS.menuFile,
  PATHS.menuReview,
];

/**
 * Asks before a link leads away from unsaved edits, or the tab is closed. The browser's back button cannot be
 * intercepted, but going forward again finds the edits still there.
 */
export function AskBeforeLeaving({ children }: { children: ReactNode }) {
  const editing = useMenuEditing();
  const [location] = useLocation();
  const [leave, setLeave] = useState<(() => void) | null>(null);

  const aroundNav: AroundNavHandler = (navigate, to, options) => {
    const isLeaving = MENU_PAGES.includes(location) && !MENU_PAGES.includes(to);
    if (isLeaving && countUnsavedRows(editing) > 0) setLeave(() => () => navigate(to, options));
    else navigate(to, options);
  };

  return (
    <Router aroundNav={aroundNav}>
      <LeaveGuard />
      {children}
      <UnsavedDialog
        open={leave !== null}
        sentences={[copy.rows(countUnsavedRows(editing)), copy.partings.leave.lost]}
        goOn={copy.partings.leave.goOn}
        onStay={() => setLeave(null)}
        onGoOn={() => {
          editing.categories.discardAll();
          editing.products.discardAll();
          setLeave(null);
          leave?.();
        }}
      />
    </Router>
  );
}
