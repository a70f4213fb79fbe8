import { useEffect } from 'react';
import { BOARD_MESSAGES } from '../../i18n/es/board.ts';

/** '(2) Pedidos' in the tab's title, so that new orders are noticed from another tab. */
export function useBoardTitle(freshCount: number): void {
  useEffect(() => {
    const before = document.title;
    return () => {
      document.title = before;
    };
  }, []);

  useEffect(() => {
    document.title =
      freshCount > 0 ? `(${freshCount}) ${BOARD_MESSAGES.pageTitle}` : BOARD_MESSAGES.pageTitle;
  }, [freshCount]);
}
