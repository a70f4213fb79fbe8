import { SENDING_COPY } from '../../copy/orders.ts';
import { useCopy } from '../../copy/speech.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';

interface LeaveDialogProps {
  onLeave: () => void;
  onStay: () => void;
}

/** Asks a diner who logs out while their order has no answer yet: nobody sends it after that. */
export function LeaveDialog({ onLeave, onStay }: LeaveDialogProps) {
  const copy = useCopy(SENDING_COPY).leaving;
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
