import { Search, X } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { BOARD_TOOLS_MESSAGES } from '../../../i18n/es/board-tools.ts';
import { classNames } from '../../../ui/class-names.ts';
import css from './search-field.module.css';

const copy = BOARD_TOOLS_MESSAGES.search;

interface SearchFieldProps {
  search: string;
  onSearch: (text: string) => void;
  /** On a phone it is there only while it is used: the whole width, and ready to be typed in. */
  onLeave?: () => void;
}

/** Finds orders by table or number. In the bar it is an icon, until it is used. */
export function SearchField({ search, onSearch, onLeave }: SearchFieldProps) {
  const field = useRef<HTMLInputElement>(null);

  useEffect(() => {
    const handleSlash = (event: globalThis.KeyboardEvent) => {
      const isTyping =
        event.target instanceof Element && event.target.matches('input, textarea, select');
      const isBehindDialog = document.querySelector('dialog[open]') !== null;
      if (event.key !== '/' || isTyping || isBehindDialog) return;
      event.preventDefault();
      field.current?.focus();
      field.current?.select();
    };
    document.addEventListener('keydown', handleSlash);
    return () => document.removeEventListener('keydown', handleSlash);
  }, []);

  const isOwnRow = onLeave !== undefined;
  useEffect(() => {
    if (isOwnRow) field.current?.focus();
  }, [isOwnRow]);

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape') onSearch('');
  }

  return (
    <div className={classNames(css.search, isOwnRow && css.ownRow)}>
      <Search aria-hidden="true" />
      <input
        ref={field}
        type="search"
        className={css.field}
        aria-label={copy.label}
        aria-keyshortcuts="/"
        title={copy.label}
        placeholder={copy.placeholder}
        autoComplete="off"
        value={search}
        onChange={(event) => onSearch(event.target.value)}
        onKeyDown={handleKeyDown}
        onBlur={() => {
          if (search.trim() === '') onLeave?.();
        }}
      />
      {search !== '' && (
        <button
          type="button"
          className={css.clear}
          aria-label={copy.clear}
          onClick={() => {
            onSearch('');
            field.current?.focus();
          }}
        >
          <X aria-hidden="true" />
        </button>
      )}
    </div>
  );
}
