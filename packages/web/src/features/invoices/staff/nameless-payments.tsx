import type { NamelessPayment, ToldInvoice } from '@simplato/contract';
import { formatEuros, spanishDate, tableLabel, wallTime } from '@simplato/domain';
import { useState } from 'react';
import { INVOICES_MESSAGES } from '../../../i18n/es/invoices.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { AskForInvoiceDialog } from './name-invoice-dialog.tsx';

const copy = INVOICES_MESSAGES.nameless;

interface NamelessPaymentsProps {
  restaurantId: number;
  payments: readonly NamelessPayment[];
  mayName: boolean;
  onNamed: (full: ToldInvoice) => void;
}

/** What was paid and has no invoice, because it comes to more than one without a name may say. */
export function NamelessPayments({
  restaurantId,
  payments,
  mayName,
  onNamed,
}: NamelessPaymentsProps) {
  const [named, setNamed] = useState<NamelessPayment | null>(null);
  return (
    <>
      {payments.map((payment) => {
        const { paymentNumber, tableName, settledAt, cents } = payment;
        const { date, time } = wallTime(Date.parse(settledAt));
        return (
          <Notice
            key={paymentNumber}
            tone="wait"
            title={copy.title(formatEuros(cents), tableLabel(tableName))}
            action={
              mayName && (
                <Button variant="outline" aria-haspopup="dialog" onClick={() => setNamed(payment)}>
                  {copy.name}
                </Button>
              )
            }
          >
            {copy.text(`${spanishDate(date)}, ${time}`)}
          </Notice>
        );
      })}
      {named && (
        <AskForInvoiceDialog
          restaurantId={restaurantId}
          tabId={named.tabId}
          paymentNumber={named.paymentNumber}
          recipient={null}
          isNameless
          onNamed={(full) => {
            setNamed(null);
            onNamed(full);
          }}
          onClose={() => setNamed(null)}
        />
      )}
    </>
  );
}
