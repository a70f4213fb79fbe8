import { type ReactNode, useState } from 'react';
import { type AroundNavHandler, Router, useLocation } from 'wouter';
import { ROWS_COPY } from '../../copy/menu-rows.ts';
import { PATHS } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { useMenuEditing } from './menu-editing.tsx';
import { useUnsavedCount } from './rows/use-editing.ts';

const copy = ROWS_COPY.leave;
/** Between these two nothing is lost, and nothing is asked. */
const MENU_PAGES: readonly string[] = [PATHS.categories, PATHS.products];

/**
 * Asks before a link leads away from something unsaved. The browser's own way back cannot be stopped;
 * what was typed is still there on the way forward.
 */
export function AskBeforeLeaving({ children }: { children: ReactNode }) {
  const { categories, products } = useMenuEditing();
  const count = useUnsavedCount(categories) + useUnsavedCount(products);
  const [location] = useLocation();
  const [leave, setLeave] = useState<(() => void) | null>(null);

  const aroundNav: AroundNavHandler = (navigate, to, options) => {
    const isLeaving = MENU_PAGES.includes(location) && !MENU_PAGES.includes(to);
    if (isLeaving && count > 0) setLeave(() => () => navigate(to, options));
    else navigate(to, options);
  };

  return (
    <Router aroundNav={aroundNav}>
      {children}
      <Dialog
        open={leave !== null}
        onClose={() => setLeave(null)}
        title={copy.title}
        size="small"
        actions={
          <>
            <Button
              variant="outline"
              onClick={() => {
                categories.discardAll();
                products.discardAll();
                setLeave(null);
                leave?.();
              }}
            >
              {copy.leave}
            </Button>
            <Button onClick={() => setLeave(null)}>{copy.stay}</Button>
          </>
        }
      >
        <p>{copy.text(count)}</p>
      </Dialog>
    </Router>
  );
}
