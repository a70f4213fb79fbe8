import { SearchX } from 'lucide-react';
import { BOARD_TOOLS_MESSAGES } from '../../../i18n/es/board-tools.ts';
import { Button } from '../../../ui/button.tsx';
import css from './search-notice.module.css';

const copy = BOARD_TOOLS_MESSAGES.search;

interface SearchNoticeProps {
  search: string;
  found: number;
  onAmongClosed: () => void;
}

/** The number of results, also for screen readers; and where else to search if there are none. */
export function SearchNotice({ search, found, onAmongClosed }: SearchNoticeProps) {
  return (
    <div className={css.notice} role="status">
      {found > 0 ? (
        <p>{copy.shown(found)}</p>
      ) : (
        <>
          <SearchX aria-hidden="true" />
          <p>{copy.nothing(search.trim())}</p>
          <Button variant="soft" onClick={onAmongClosed}>
            {copy.amongClosed}
          </Button>
        </>
      )}
    </div>
  );
}
