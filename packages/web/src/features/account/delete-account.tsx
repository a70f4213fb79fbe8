import { CHECK_ID, deleteDiner } from '@simplato/contract';
import { enteredPasswordRule } from '@simplato/domain';
import { useState } from 'react';
import { call } from '../../api/call.ts';
import { ACCOUNT_COPY } from '../../copy/account.ts';
import { useCopy } from '../../copy/speech.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FormShell } from '../../ui/form-shell.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { useToast } from '../../ui/toast.tsx';
import { sealPassword } from '../session/seal-password.ts';
import { useLeave } from '../session/sign-out.ts';
import { useServerForm } from '../session/use-server-form.ts';
import css from './account.module.css';

const RULES = { password: enteredPasswordRule };

export function DeleteAccount() {
  const copy = useCopy(ACCOUNT_COPY).erase;
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <Button variant="soft" onClick={() => setIsOpen(true)}>
        {copy.action}
      </Button>
      <Dialog open={isOpen} onClose={close} title={copy.dialogTitle} size="small">
        <div className={css.dialog}>
          <p>{copy.dialogText}</p>
          <DeleteForm onCancel={close} />
        </div>
      </Dialog>
    </>
  );
}

function DeleteForm({ onCancel }: { onCancel: () => void }) {
  const copy = useCopy(ACCOUNT_COPY).erase;
  const leave = useLeave();
  const { show } = useToast();
  const form = useServerForm({
    defaultValues: { password: '' },
    rules: RULES,
    fieldOf: { wrong_password: 'password', password: 'password' },
    send: async ({ password }) => {
      await call(deleteDiner, {
        body: { password: await sealPassword(password, CHECK_ID.general) },
      });
      leave();
      show({ text: copy.done, tone: 'success' });
    },
  });
  return (
    <FormShell
      {...form.shell}
      submitLabel={copy.submit}
      secondary={
        <Button variant="outline" size="big" onClick={onCancel}>
          {copy.cancel}
        </Button>
      }
    >
      <PasswordField
        label={copy.password}
        autoComplete="current-password"
        {...form.field('password')}
      />
    </FormShell>
  );
}
