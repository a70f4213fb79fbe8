import { enteredPasswordRule } from '@simplato/domain';
import { Button } from '../../ui/button.tsx';
import { FormShell } from '../../ui/form-shell.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { useServerForm } from '../../forms/use-server-form.ts';

const RULES = { password: enteredPasswordRule };

interface ConfirmWithPasswordProps {
  label: string;
  submitLabel: string;
  cancelLabel: string;
  /** Sends the call with the password as typed; a wrong one is said at the field. */
  send: (password: string) => Promise<void>;
  onCancel: () => void;
}

/** The form of a dialog that asks for nothing but the password. */
export function ConfirmWithPassword({
  label,
  submitLabel,
  cancelLabel,
  send,
  onCancel,
}: ConfirmWithPasswordProps) {
  const form = useServerForm({
    defaultValues: { password: '' },
    rules: RULES,
    fieldOf: { wrong_password: 'password', password: 'password' },
    send: async ({ password }) => send(password),
  });
  return (
    <FormShell
      {...form.shell}
      submitLabel={submitLabel}
      secondary={
        <Button variant="outline" size="big" onClick={onCancel}>
          {cancelLabel}
        </Button>
      }
    >
      <PasswordField label={label} autoComplete="current-password" {...form.field('password')} />
    </FormShell>
  );
}
