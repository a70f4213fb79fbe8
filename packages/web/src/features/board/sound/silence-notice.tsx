import { BellOff } from 'lucide-react';
import { BOARD_MESSAGES } from '../../../i18n/es/board.ts';
import { Button } from '../../../ui/button.tsx';
import css from './silence-notice.module.css';

interface SilenceNoticeProps {
  freshCount: number;
  struckCount: number;
  onTurnOn: () => void;
}

/** There are new or cancelled orders, and the sound is off. */
export function SilenceNotice({ freshCount, struckCount, onTurnOn }: SilenceNoticeProps) {
  return (
    <div className={css.notice} role="status">
      <BellOff aria-hidden="true" />
      <p>
        {struckCount > 0
          ? BOARD_MESSAGES.struck.unheard(struckCount)
          : BOARD_MESSAGES.fresh.unheard(freshCount)}
      </p>
      <Button variant="dark" onClick={onTurnOn}>
        {BOARD_MESSAGES.sound.off}
      </Button>
    </div>
  );
}
