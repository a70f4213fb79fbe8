import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FormShell } from '../../ui/form-shell.tsx';
import css from './reason-dialog.module.css';
import { ReasonFields } from './reason-fields.tsx';
import { reasonRule } from './reason-rule.ts';
import { useServerForm } from '../../forms/use-server-form.ts';

interface ReasonFormProps {
  words: {
    text: ReactNode;
    /** Common reasons, one tap each. */
    reasons: readonly string[];
    keep: string;
    submit: string;
  };
  /** What is said of a failure, if not the usual. */
  failureText?: (failure: unknown) => string;
  onSend: (reason: string) => Promise<void>;
  onClose: () => void;
}

interface ReasonDialogProps extends ReasonFormProps {
  title: string;
}

/** Asks for a reason before an action that colleagues or the diner will want explained. */
export function ReasonDialog({ title, ...form }: ReasonDialogProps) {
  return (
    <Dialog open title={title} onClose={form.onClose}>
      <ReasonForm {...form} />
    </Dialog>
  );
}

function ReasonForm({ words, failureText, onSend, onClose }: ReasonFormProps) {
  const form = useServerForm({
    defaultValues: { reason: '' },
    rules: { reason: reasonRule },
    fieldOf: { motivo: 'reason' },
    ...(failureText && { words: failureText }),
    send: ({ reason }) => onSend(reason.trim()),
  });
  return (
    <FormShell
      {...form.shell}
      submitLabel={words.submit}
      secondary={
        <Button variant="outline" size="big" onClick={onClose}>
          {words.keep}
        </Button>
      }
    >
      <p className={css.text}>{words.text}</p>
      <ReasonFields form={form} reasons={words.reasons} />
    </FormShell>
  );
}
