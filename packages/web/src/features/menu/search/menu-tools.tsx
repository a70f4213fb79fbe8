import { ListFilter, Search, X } from 'lucide-react';
import type { Ref } from 'react';
import { MENU_SEARCH_MESSAGES } from '../../../i18n/es/menu-search.ts';
import { useMessages } from '../../../i18n/i18n-context.ts';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import css from './menu-tools.module.css';

interface MenuToolsProps {
  field: Ref<HTMLInputElement>;
  typed: string;
  onType: (text: string) => void;
  /** Number of active filters. */
  filterCount: number;
  onFilter: () => void;
}

/** The search field and the filter. Stays in view during a search. */
export function MenuTools({ field, typed, onType, filterCount, onFilter }: MenuToolsProps) {
  const copy = useMessages(MENU_SEARCH_MESSAGES);
  return (
    <search className={classNames(css.tools, typed !== '' && css.searching)}>
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
      <Button
        variant={filterCount > 0 ? 'dark' : 'outline'}
        className={css.filter}
        aria-haspopup="dialog"
        aria-label={copy.filter.openName(filterCount)}
        icon={<ListFilter aria-hidden="true" />}
        onClick={onFilter}
      >
        {filterCount > 0 ? copy.filter.openWith(filterCount) : copy.filter.open}
      </Button>
    </search>
  );
}
