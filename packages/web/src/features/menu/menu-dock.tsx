import { ListFilter, Search } from 'lucide-react';
import { MENU_SEARCH_MESSAGES } from '../../i18n/es/menu-search.ts';
import { useMessages } from '../../i18n/i18n-context.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { BasketBar } from './basket/basket-bar.tsx';
import css from './menu-dock.module.css';

interface MenuDockProps {
  restaurantId: number | null;
  /** Null when there is no menu to search. */
  tools: { filterCount: number; onSearch: () => void; onFilter: () => void } | null;
}

/** Controls within reach of the thumb: search, filter and the link to the order. */
export function MenuDock({ restaurantId, tools }: MenuDockProps) {
  const copy = useMessages(MENU_SEARCH_MESSAGES);
  return (
    <div className={css.place}>
      {tools && (
        <div className={css.tools}>
          <IconButton
            className={css.tool}
            label={copy.go}
            icon={<Search aria-hidden="true" />}
            onClick={tools.onSearch}
          />
          <IconButton
            className={css.tool}
            label={copy.filter.openName(tools.filterCount)}
            icon={<ListFilter aria-hidden="true" />}
            count={tools.filterCount}
            aria-haspopup="dialog"
            onClick={tools.onFilter}
          />
        </div>
      )}
      <BasketBar restaurantId={restaurantId} />
    </div>
  );
}
