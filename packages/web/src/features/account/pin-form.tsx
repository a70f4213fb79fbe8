import { changePin } from '@simplato/contract/staff-endpoints';
import { enteredPasswordRule, pinRule } from '@simplato/domain';
import { useState } from 'react';
import { call } from '../../api/call.ts';
import { PIN_MESSAGES as copy } from '../../i18n/es/team.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FormShell } from '../../ui/form-shell.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { useToast } from '../../ui/toast.tsx';
import { sealPassword } from '../../api/seal-password.ts';
import { useServerForm } from '../../forms/use-server-form.ts';
import css from './account.module.css';
import { ConfirmWithPassword } from './confirm-with-password.tsx';

const RULES = { pin: pinRule, password: enteredPasswordRule };

interface PinFormProps {
  restaurantId: number;
  hasPin: boolean;
  onChanged: (hasPin: boolean) => void;
}

export function PinForm({ restaurantId, hasPin, onChanged }: PinFormProps) {
  const { show } = useToast();
  const [isRemoving, setIsRemoving] = useState(false);
  const close = () => setIsRemoving(false);
  const form = useServerForm({
    defaultValues: { pin: '', password: '' },
    rules: RULES,
    fieldOf: { wrong_password: 'password', password: 'password', pinacceso: 'pin' },
    send: async ({ pin, password }) => {
      await sendPin(restaurantId, pin, password);
      form.reset();
      onChanged(true);
      show({ text: copy.saved, tone: 'success' });
    },
  });
  return (
    <>
      <FormShell
        {...form.shell}
        submitLabel={copy.submit}
        submitVariant="outline"
        secondary={
          hasPin && (
            <Button variant="ghost" size="big" onClick={() => setIsRemoving(true)}>
              {copy.remove}
            </Button>
          )
        }
      >
        <PasswordField
          label={copy.pin}
          hint={copy.hint}
          inputMode="numeric"
          autoComplete="off"
          {...form.field('pin')}
        />
        <PasswordField
          label={copy.password}
          autoComplete="current-password"
          {...form.field('password')}
        />
      </FormShell>
      <Dialog open={isRemoving} onClose={close} title={copy.removeTitle} size="small">
        <RemovePin
          restaurantId={restaurantId}
          onCancel={close}
          onRemoved={() => {
            close();
            onChanged(false);
            show({ text: copy.removed });
          }}
        />
      </Dialog>
    </>
  );
}

interface RemovePinProps {
  restaurantId: number;
  onCancel: () => void;
  onRemoved: () => void;
}

function RemovePin({ restaurantId, onCancel, onRemoved }: RemovePinProps) {
  return (
    <div className={css.dialog}>
      <p>{copy.removeText}</p>
      <ConfirmWithPassword
        label={copy.password}
        submitLabel={copy.removeConfirm}
        cancelLabel={copy.cancel}
        send={async (password) => {
          await sendPin(restaurantId, '', password);
          onRemoved();
        }}
        onCancel={onCancel}
      />
    </div>
  );
}

/** An empty PIN removes it. */
async function sendPin(restaurantId: number, pin: string, password: string): Promise<void> {
  await call(changePin, {
    body: {
      pinacceso: pin === '' ? '' : await sealPassword(pin, restaurantId),
      password: await sealPassword(password, restaurantId),
    },
  });
}
