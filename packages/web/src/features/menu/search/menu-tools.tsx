import { ListFilter, Rows3, Search, X } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { MENU_SEARCH_MESSAGES } from '../../../i18n/es/menu-search.ts';
import { useMessages } from '../../../i18n/i18n-context.ts';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { useMenuView } from '../card/menu-view.ts';
import css from './menu-tools.module.css';

interface MenuToolsProps {
  field: Ref<HTMLInputElement>;
  typed: string;
  onType: (text: string) => void;
  /** Number of active filters. */
  filterCount: number;
  onFilter: () => void;
  /** The links to the categories; none during a search. */
  children: ReactNode;
}

/**
 * The row that stays in view: search, categories, filters and view. On a phone the search is a glass
 * until somebody types in it, and then takes the place of the categories.
 */
export function MenuTools({
  field,
  typed,
  onType,
  filterCount,
  onFilter,
  children,
}: MenuToolsProps) {
  const copy = useMessages(MENU_SEARCH_MESSAGES);
  const [view, changeView] = useMenuView();
  const isList = view === 'list';
  return (
    <search className={css.tools}>
      <form
        className={css.form}
        onSubmit={(event) => {
          event.preventDefault();
          // On submit, hide the on-screen keyboard, so that it does not cover the results.
          if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
        }}
      >
        <Search className={css.glass} aria-hidden="true" />
        <input
          ref={field}
          type="search"
          className={css.field}
          aria-label={copy.field}
          placeholder={copy.field}
          autoComplete="off"
          autoCapitalize="off"
          enterKeyHint="search"
          value={typed}
          onChange={(event) => onType(event.target.value)}
        />
        {typed !== '' && (
          <IconButton
            className={css.clear}
            label={copy.clear}
            icon={<X aria-hidden="true" />}
            onClick={(event) => {
              onType('');
              event.currentTarget.form?.querySelector('input')?.focus();
            }}
          />
        )}
      </form>
      {children}
      <Button
        variant={filterCount > 0 ? 'dark' : 'ghost'}
        className={css.tool}
        aria-haspopup="dialog"
        aria-label={copy.filter.openName(filterCount)}
        icon={<ListFilter aria-hidden="true" />}
        onClick={onFilter}
      >
        <span className={css.toolText}>{copy.filter.open}</span>
        {filterCount > 0 && filterCount}
      </Button>
      <Button
        variant={isList ? 'dark' : 'ghost'}
        className={css.tool}
        aria-label={copy.list}
        aria-pressed={isList}
        icon={<Rows3 aria-hidden="true" />}
        onClick={() => changeView(isList ? 'cards' : 'list')}
      >
        <span className={css.toolText}>{copy.list}</span>
      </Button>
    </search>
  );
}
