import { BOARD_MESSAGES } from '../../../i18n/es/board.ts';
import { classNames } from '../../../ui/class-names.ts';
import type { BoardControls } from './board-controls.ts';

interface MoneyNotesProps extends Pick<
  BoardControls,
  'pendingPayments' | 'stuckCount' | 'panel' | 'onPanel'
> {
  className: string | undefined;
  /** Of what somebody has to act on. */
  attention: string | undefined;
}

/** Payments that are awaited, and money that is stuck: each opens its panel. */
export function MoneyNotes({
  pendingPayments,
  stuckCount,
  panel,
  onPanel,
  ...look
}: MoneyNotesProps) {
  return (
    <>
      {pendingPayments > 0 && (
        <button
          type="button"
          className={look.className}
          aria-pressed={panel === 'payments'}
          onClick={() => onPanel('payments')}
        >
          {BOARD_MESSAGES.pendingPayments(pendingPayments)}
        </button>
      )}
      {stuckCount > 0 && (
        <button
          type="button"
          className={classNames(look.className, look.attention)}
          aria-pressed={panel === 'stuck'}
          onClick={() => onPanel('stuck')}
        >
          {BOARD_MESSAGES.stuck(stuckCount)}
        </button>
      )}
    </>
  );
}
