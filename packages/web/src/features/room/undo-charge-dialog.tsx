import type { ToldPayment } from '@simplato/contract';
import { formatEuros, REASON_LENGTH } from '@simplato/domain';
import { useServerForm } from '../../forms/use-server-form.ts';
import { CHARGING_MESSAGES } from '../../i18n/es/charging.ts';
import { ROOM_MESSAGES } from '../../i18n/es/room.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { FormShell } from '../../ui/form-shell.tsx';
import type { RoomTab } from './room-book.ts';
import css from './room-dialogs.module.css';
import type { RoomActions } from './use-room-actions.ts';

const copy = CHARGING_MESSAGES.undo;

interface UndoChargeDialogProps {
  tab: RoomTab;
  payment: ToldPayment;
  actions: RoomActions;
  onClose: () => void;
}

/** Takes a charge at the table back, with its reason. */
export function UndoChargeDialog(props: UndoChargeDialogProps) {
  const { payment, onClose } = props;
  return (
    <Dialog open title={copy.title(formatEuros(payment.cents))} onClose={onClose}>
      <UndoForm {...props} />
    </Dialog>
  );
}

function UndoForm({ tab, payment, actions, onClose }: UndoChargeDialogProps) {
  const form = useServerForm({
    defaultValues: { reason: '' },
    rules: { reason: (typed: string) => (typed.trim() === '' ? copy.noReason : null) },
    fieldOf: { motivo: 'reason' },
    send: async ({ reason }) => {
      await actions.undoCharge(tab, payment, reason.trim());
      onClose();
    },
  });
  return (
    <FormShell
      {...form.shell}
      submitLabel={copy.submit}
      secondary={
        <Button variant="outline" size="big" onClick={onClose}>
          {ROOM_MESSAGES.keep}
        </Button>
      }
    >
      <p>
        {copy.text} {payment.form === 'cash' && copy.cash}
      </p>
      <div className={css.buttons} role="group" aria-label={copy.common}>
        {copy.reasons.map((reason) => (
          <Button
            key={reason}
            variant="outline"
            onClick={() => form.setValue('reason', reason, { shouldValidate: true })}
          >
            {reason}
          </Button>
        ))}
      </div>
      <Field
        label={copy.reason}
        autoComplete="off"
        maxLength={REASON_LENGTH}
        {...form.field('reason')}
      />
    </FormShell>
  );
}
