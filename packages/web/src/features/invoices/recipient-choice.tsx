import type { Recipient } from '@simplato/domain';
import { ReceiptText } from 'lucide-react';
import { useState } from 'react';
import { INVOICE_MESSAGES } from '../../i18n/es/invoice.ts';
import { useMessages } from '../../i18n/i18n-context.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { LateRecipientDialog } from './late-recipient-dialog.tsx';
import css from './recipient-choice.module.css';

interface RecipientChoiceProps {
  label: string;
  /** Null while nobody in particular is named. */
  recipient: Recipient | null;
  onChoose: (recipient: Recipient | null) => void;
}

/** In whose name the invoice is to be of what is about to be paid: nobody's, until it is said. */
export function RecipientChoice({ label, recipient, onChoose }: RecipientChoiceProps) {
  const { toCome: copy } = useMessages(INVOICE_MESSAGES);
  const [isAsked, setIsAsked] = useState(false);
  const ask = { 'aria-haspopup': 'dialog', onClick: () => setIsAsked(true) } as const;
  return (
    <>
      {recipient ? (
        <Notice
          action={
            <div className={css.actions}>
              <Button variant="outline" {...ask}>
                {copy.change}
              </Button>
              <Button variant="ghost" onClick={() => onChoose(null)}>
                {copy.drop}
              </Button>
            </div>
          }
        >
          {copy.named(recipient.name, recipient.taxId)}
        </Notice>
      ) : (
        <div className={css.actions}>
          <Button variant="outline" icon={<ReceiptText aria-hidden="true" />} {...ask}>
            {label}
          </Button>
        </div>
      )}
      {isAsked && (
        <LateRecipientDialog
          recipient={recipient}
          isForLater
          onSend={async (named) => {
            onChoose(named);
            setIsAsked(false);
          }}
          onClose={() => setIsAsked(false)}
        />
      )}
    </>
  );
}
