import { tableLabel } from '@simplato/domain';
import { BOARD_TOOLS_MESSAGES } from '../../../i18n/es/board-tools.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';

const copy = BOARD_TOOLS_MESSAGES.newOrder.change;

interface TableChangeDialogProps {
  /** The table that the products were chosen for; empty if that is not known. */
  from: string;
  to: string;
  onTake: () => void;
  onEmpty: () => void;
  onClose: () => void;
}

/** Asks whether a started order goes along to another table: one table's allergy must not. */
export function TableChangeDialog({ from, to, onTake, onEmpty, onClose }: TableChangeDialogProps) {
  return (
    <Dialog
      open
      onClose={onClose}
      title={from === '' ? copy.title : copy.titleFor(tableLabel(from))}
      size="small"
      actions={
        <>
          <Button variant="outline" onClick={onEmpty}>
            {copy.empty}
          </Button>
          <Button onClick={onTake}>{copy.take(tableLabel(to))}</Button>
        </>
      }
    >
      <p>{copy.text(tableLabel(to))}</p>
    </Dialog>
  );
}
