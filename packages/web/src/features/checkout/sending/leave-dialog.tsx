import { SENDING_MESSAGES } from '../../../i18n/es/orders.ts';
import { useMessages } from '../../../i18n/i18n-context.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';

interface LeaveDialogProps {
  onLeave: () => void;
  onStay: () => void;
}

/** Warns a diner who logs out while an order is unanswered: it will not be sent again. */
export function LeaveDialog({ onLeave, onStay }: LeaveDialogProps) {
  const copy = useMessages(SENDING_MESSAGES).leaving;
  return (
    <Dialog
      open
      onClose={onStay}
      title={copy.title}
      size="small"
      actions={
        <>
          <Button variant="outline" onClick={onLeave}>
            {copy.goOn}
          </Button>
          <Button onClick={onStay}>{copy.stay}</Button>
        </>
      }
    >
      <p>{copy.text}</p>
    </Dialog>
  );
}
