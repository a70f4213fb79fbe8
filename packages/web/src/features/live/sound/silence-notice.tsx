import { BellOff } from 'lucide-react';
import { BOARD_MESSAGES } from '../../../i18n/es/board.ts';
import { Button } from '../../../ui/button.tsx';
import css from './silence-notice.module.css';

interface SilenceNoticeProps {
  /** What nobody has heard. */
  words: string;
  onTurnOn: () => void;
}

/** Something rings, and the sound is off. */
export function SilenceNotice({ words, onTurnOn }: SilenceNoticeProps) {
  return (
    <div className={css.notice} role="status">
      <BellOff aria-hidden="true" />
      <p>{words}</p>
      <Button variant="dark" onClick={onTurnOn}>
        {BOARD_MESSAGES.sound.off}
      </Button>
    </div>
  );
}
