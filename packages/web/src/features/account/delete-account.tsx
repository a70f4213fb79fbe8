import { CHECK_ID } from '@simplato/contract';
import { deleteDiner } from '@simplato/contract/account-endpoints';
import { useState } from 'react';
import { call } from '../../api/call.ts';
import { ACCOUNT_MESSAGES } from '../../i18n/es/account.ts';
import { useMessages } from '../../i18n/i18n-context.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { useToast } from '../../ui/toast.tsx';
import { sealPassword } from '../../api/seal-password.ts';
import { useLeave } from '../session/sign-out.ts';
import css from './account.module.css';
import { ConfirmWithPassword } from './confirm-with-password.tsx';

export function DeleteAccount() {
  const copy = useMessages(ACCOUNT_MESSAGES).erase;
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
  const copy = useMessages(ACCOUNT_MESSAGES).erase;
  const leave = useLeave();
  const { show } = useToast();
  return (
    <ConfirmWithPassword
      label={copy.password}
      submitLabel={copy.submit}
      cancelLabel={copy.cancel}
      send={async (password) => {
        await call(deleteDiner, {
          body: { password: await sealPassword(password, CHECK_ID.general) },
        });
        leave();
        show({ text: copy.done, tone: 'success' });
      }}
      onCancel={onCancel}
    />
  );
}
