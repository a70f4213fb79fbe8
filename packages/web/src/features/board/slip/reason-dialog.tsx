import { REASON_LENGTH } from '@simplato/domain';
import type { ReactNode } from 'react';
import { BOARD_TOOLS_MESSAGES } from '../../../i18n/es/board-tools.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { TextAreaField } from '../../../ui/field.tsx';
import { FormShell } from '../../../ui/form-shell.tsx';
import { useServerForm } from '../../../forms/use-server-form.ts';
import css from './reason-dialog.module.css';

interface ReasonFormProps {
  words: {
    text: ReactNode;
    reason: string;
    /** Common reasons, one tap each. */
    reasons: readonly string[];
    keep: string;
    submit: string;
  };
  onSend: (reason: string) => Promise<void>;
  onClose: () => void;
}

interface ReasonDialogProps extends ReasonFormProps {
  title: string;
}

const RULES = {
  reason: (reason: string) => (reason.trim() === '' ? BOARD_TOOLS_MESSAGES.reasonMissing : null),
};

/** Asks for a reason before an action that colleagues or the diner will want explained. */
export function ReasonDialog({ title, ...form }: ReasonDialogProps) {
  return (
    <Dialog open title={title} onClose={form.onClose}>
      <ReasonForm {...form} />
    </Dialog>
  );
}

function ReasonForm({ words, onSend, onClose }: ReasonFormProps) {
  const form = useServerForm({
    defaultValues: { reason: '' },
    rules: RULES,
    fieldOf: { motivo: 'reason' },
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
      <div className={css.reasons} role="group" aria-label={BOARD_TOOLS_MESSAGES.commonReasons}>
        {words.reasons.map((reason) => (
          <Button
            key={reason}
            variant="outline"
            onClick={() => form.setValue('reason', reason, { shouldValidate: true })}
          >
            {reason}
          </Button>
        ))}
      </div>
      <TextAreaField
        label={words.reason}
        rows={2}
        maxLength={REASON_LENGTH}
        {...form.field('reason')}
      />
    </FormShell>
  );
}
