import {
  INVOICE_TEXT_LIMITS,
  nameOfText,
  RECIPIENT_ADDRESS_LENGTH,
  recipientAddressRule,
  recipientNameRule,
  recipientTaxIdRule,
  tidyRecipient,
  type FieldRule,
  type Recipient,
} from '@simplato/domain';
import type { ReactNode } from 'react';
import { useServerForm } from '../../forms/use-server-form.ts';
import { INVOICE_MESSAGES } from '../../i18n/es/invoice.ts';
import { useMessages } from '../../i18n/i18n-context.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field, TextAreaField } from '../../ui/field.tsx';
import { FormShell } from '../../ui/form-shell.tsx';
import css from './recipient-dialog.module.css';

/** Longer than a NIF, for those who write it with dots and dashes. */
const TAX_ID_LENGTH = 30;

/** The rules of both sides speak Spanish: their texts are found here, and told in the reader's language. */
const { faults: SPANISH_FAULTS } = INVOICE_MESSAGES;

interface RecipientDialogProps {
  title?: string;
  text?: ReactNode;
  /** What was said before. */
  recipient?: Recipient | null;
  /** No invoice is made yet: the data are kept for it. */
  isForLater?: boolean;
  onSend: (recipient: Recipient) => Promise<void>;
  onClose: () => void;
}

/** Asks whose name an invoice is to be in. What was typed stays when it is refused. */
export function RecipientDialog({ title, onClose, ...form }: RecipientDialogProps) {
  const copy = useMessages(INVOICE_MESSAGES).form;
  return (
    <Dialog open size="small" title={title ?? copy.title} onClose={onClose}>
      <RecipientForm {...form} onClose={onClose} />
    </Dialog>
  );
}

const NOBODY: Recipient = { name: '', taxId: '', address: '' };

function RecipientForm({
  text,
  recipient,
  isForLater = false,
  onSend,
  onClose,
}: Omit<RecipientDialogProps, 'title'>) {
  const { form: copy, faults } = useMessages(INVOICE_MESSAGES);
  /** The rule's fault in the reader's language. */
  const told = (rule: FieldRule) => (value: string) => {
    const fault = rule(value);
    if (fault === null) return null;
    const name = nameOfText(SPANISH_FAULTS, fault);
    return name === null ? fault : faults[name];
  };
  const form = useServerForm<{ name: string; taxId: string; address: string }>({
    defaultValues: { ...(recipient ?? NOBODY) },
    rules: {
      name: told(recipientNameRule),
      taxId: told(recipientTaxIdRule),
      address: told(recipientAddressRule),
    },
    fieldOf: { nombre: 'name', nif: 'taxId', direccion: 'address' },
    send: async (typed) => onSend(tidyRecipient(typed)),
  });
  return (
    <FormShell
      {...form.shell}
      submitLabel={isForLater ? copy.keep : copy.submit}
      secondary={
        <Button variant="outline" size="big" onClick={onClose}>
          {copy.cancel}
        </Button>
      }
    >
      <p className={css.text}>{text ?? copy.text}</p>
      <Field
        label={copy.name}
        autoComplete="organization"
        maxLength={INVOICE_TEXT_LIMITS.name}
        {...form.field('name')}
      />
      <Field
        label={copy.taxId}
        hint={copy.taxIdHint}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={TAX_ID_LENGTH}
        {...form.field('taxId')}
      />
      <TextAreaField
        label={copy.address}
        hint={copy.addressHint}
        rows={2}
        autoComplete="street-address"
        maxLength={RECIPIENT_ADDRESS_LENGTH}
        {...form.field('address')}
      />
    </FormShell>
  );
}
