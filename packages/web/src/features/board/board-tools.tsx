import { Ban, History, ListFilter, Search, Settings2, Soup, X } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { BOARD_TOOLS_MESSAGES as copy } from '../../i18n/es/board-tools.ts';
import { SOLD_OUT_MESSAGES } from '../../i18n/es/sold-out.ts';
import { classNames } from '../../ui/class-names.ts';
import css from './board-tools.module.css';
import type { PanelName } from './panels/board-panel.tsx';
import { type Station, stationLabel } from './station/station.ts';

interface BoardToolsProps {
  search: string;
  onSearch: (text: string) => void;
  station: Station;
  onStation: () => void;
  onShowAll: () => void;
  pendingCount: number;
  panel: PanelName | null;
  onPanel: (panel: PanelName) => void;
  /** Null for people who may not change them. */
  onSettings: (() => void) | null;
  /** Additional tools of the page, such as a link to a new order. */
  children?: ReactNode;
}

/** On a phone the row scrolls sideways, and a browser leaves a tool that shows an edge where it is. */
function showFocusedTool(row: HTMLElement | null): void {
  row?.addEventListener('focusin', ({ target }) => {
    if (target instanceof Element) target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  });
}

/** The row above the columns: search, filter, and the panels next to the board. */
export function BoardTools(props: BoardToolsProps) {
  const { station, panel } = props;
  return (
    <div className={css.tools} role="group" aria-label={copy.toolbar} ref={showFocusedTool}>
      <SearchField search={props.search} onSearch={props.onSearch} />
      <div className={css.station}>
        <button
          type="button"
          className={classNames(css.tool, station && css.active)}
          aria-haspopup="dialog"
          onClick={props.onStation}
        >
          <ListFilter aria-hidden="true" />
          <span className={station ? css.showing : css.words}>
            {station ? copy.filter.showing(stationLabel(station)) : copy.filter.action}
          </span>
        </button>
        {station && (
          <button
            type="button"
            className={classNames(css.tool, css.active)}
            aria-label={copy.filter.remove}
            onClick={props.onShowAll}
          >
            <X aria-hidden="true" />
          </button>
        )}
      </div>
      <div className={css.beside}>
        <button
          type="button"
          className={css.tool}
          aria-pressed={panel === 'totals'}
          onClick={() => props.onPanel('totals')}
        >
          <Soup aria-hidden="true" />
          <span className={css.words}>{copy.totals.action}</span>
          <span className={css.count} aria-hidden="true">
            {props.pendingCount}
          </span>
        </button>
        <button
          type="button"
          className={css.tool}
          aria-pressed={panel === 'products'}
          onClick={() => props.onPanel('products')}
        >
          <Ban aria-hidden="true" />
          <span className={css.words}>{SOLD_OUT_MESSAGES.panel.action}</span>
        </button>
        <button
          type="button"
          className={css.tool}
          aria-pressed={panel === 'closed'}
          onClick={() => props.onPanel('closed')}
        >
          <History aria-hidden="true" />
          <span className={css.words}>{copy.closed.action}</span>
        </button>
        {props.children}
        {props.onSettings && (
          <button
            type="button"
            className={css.tool}
            aria-label={copy.settings.action}
            title={copy.settings.action}
            aria-haspopup="dialog"
            onClick={props.onSettings}
          >
            <Settings2 aria-hidden="true" />
          </button>
        )}
      </div>
    </div>
  );
}

function SearchField({ search, onSearch }: Pick<BoardToolsProps, 'search' | 'onSearch'>) {
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

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape') onSearch('');
  }

  return (
    <div className={css.search}>
      <Search aria-hidden="true" />
      <input
        ref={field}
        type="search"
        className={css.field}
        aria-label={copy.search.label}
        aria-keyshortcuts="/"
        placeholder={copy.search.placeholder}
        autoComplete="off"
        value={search}
        onChange={(event) => onSearch(event.target.value)}
        onKeyDown={handleKeyDown}
      />
      {search !== '' && (
        <button
          type="button"
          className={css.clear}
          aria-label={copy.search.clear}
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
