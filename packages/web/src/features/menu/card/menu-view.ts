import { useEffect } from 'react';
import { createStoredValue, useStoredValue } from '../../../storage/stored-value.ts';

/** How somebody reads menus: as strips of cards, or as a dense list. */
export type MenuView = 'cards' | 'list';

const storedView = createStoredValue<MenuView>({
  key: 'vistaCarta',
  outsideSessions: true,
  empty: 'cards',
  parse: (json) => (json === 'lista' ? 'list' : null),
  toJson: () => 'lista',
});

/**
 * The view is an attribute of the document and all of it is style: switching renders no product
 * again, and public/early-taps.js sets it before the page's own script is there.
 */
export function useMenuView(): [view: MenuView, change: (view: MenuView) => void] {
  const view = useStoredValue(storedView, 'cards');
  useEffect(() => {
    // Read again: while hydrating, `view` is what the server rendered.
    document.documentElement.dataset['menuView'] = storedView.read();
  }, [view]);
  return [view, storedView.write];
}
