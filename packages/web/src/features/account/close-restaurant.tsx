import { askForClosing } from '@simplato/contract/staff-endpoints';
import { enteredPasswordRule, RESTAURANT_TIME_ZONE } from '@simplato/domain';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../api/call.ts';
import { CLOSE_RESTAURANT_MESSAGES as copy } from '../../i18n/es/close-restaurant.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextAreaField } from '../../ui/field.tsx';
import { FormShell } from '../../ui/form-shell.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { sealPassword } from '../../api/seal-password.ts';
import { useServerForm } from '../../forms/use-server-form.ts';
import { closingQuery } from './account-queries.ts';
import css from './account.module.css';

const RULES = { password: enteredPasswordRule };
const DAY = new Intl.DateTimeFormat('es', { dateStyle: 'long', timeZone: RESTAURANT_TIME_ZONE });

interface CloseRestaurantProps {
  restaurantId: number;
}

export function CloseRestaurant({ restaurantId }: CloseRestaurantProps) {
  const [isOpen, setIsOpen] = useState(false);
  const closing = closingQuery(restaurantId);
  const { data: askedAt = null } = useQuery(closing);
  const queryClient = useQueryClient();
  const close = () => setIsOpen(false);
  return (
    <>
      {askedAt === null ? (
        <Button variant="soft" onClick={() => setIsOpen(true)}>
          {copy.action}
        </Button>
      ) : (
        <Notice tone="success" role="status" title={copy.doneTitle}>
          {copy.done(DAY.format(new Date(askedAt)))}
        </Notice>
      )}
      <Dialog open={isOpen} onClose={close} title={copy.dialogTitle}>
        <div className={css.dialog}>
          <p>{copy.dialogText}</p>
          <ClosingForm
            restaurantId={restaurantId}
            onCancel={close}
            onAsked={(at) => {
              queryClient.setQueryData(closing.queryKey, at);
              close();
            }}
          />
        </div>
      </Dialog>
    </>
  );
}

interface ClosingFormProps extends CloseRestaurantProps {
  onCancel: () => void;
  onAsked: (at: string) => void;
}

function ClosingForm({ restaurantId, onCancel, onAsked }: ClosingFormProps) {
  const form = useServerForm({
    defaultValues: { reason: '', password: '' },
    rules: RULES,
    fieldOf: { wrong_password: 'password', password: 'password', motivo: 'reason' },
    send: async ({ reason, password }) => {
      const { solicitada } = await call(askForClosing, {
        body: { motivo: reason, password: await sealPassword(password, restaurantId) },
      });
      onAsked(solicitada);
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
      <TextAreaField label={copy.reason} maxLength={500} {...form.field('reason')} />
      <PasswordField
        label={copy.password}
        autoComplete="current-password"
        {...form.field('password')}
      />
    </FormShell>
  );
}
