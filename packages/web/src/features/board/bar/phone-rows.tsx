import { X } from 'lucide-react';
import { BOARD_TOOLS_MESSAGES as copy } from '../../../i18n/es/board-tools.ts';
import type { BoardControls } from './board-controls.ts';
import { MoneyNotes } from './money-notes.tsx';
import css from './phone-rows.module.css';
import { SearchField } from './search-field.tsx';

interface PhoneRowsProps extends BoardControls {
  isFinding: boolean;
  onFound: () => void;
}

/** On a phone, above the columns and only while there is something to say: whole rows, none cut. */
export function PhoneRows(props: PhoneRowsProps) {
  const { search, screen } = props;
  return (
    <>
      {(props.pendingPayments > 0 || props.stuckCount > 0) && (
        <div className={css.money}>
          <MoneyNotes {...props} className={css.note} attention={css.attention} />
        </div>
      )}
      {(props.isFinding || search !== '') && (
        <SearchField search={search} onSearch={props.onSearch} onLeave={props.onFound} />
      )}
      {screen !== null && (
        <div className={css.station}>
          <button
            type="button"
            className={css.showing}
            aria-haspopup="dialog"
            onClick={props.onStation}
          >
            {copy.screen.showing(screen)}
          </button>
          <button
            type="button"
            className={css.showAll}
            aria-label={copy.screen.remove}
            onClick={props.onShowAll}
          >
            <X aria-hidden="true" />
          </button>
        </div>
      )}
    </>
  );
}
