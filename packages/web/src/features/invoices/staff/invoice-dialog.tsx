import type { ToldInvoice } from '@simplato/contract';
import { printInvoice, printInvoiceTicket } from '@simplato/contract/staff-endpoints';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Building2, FileDown, PenLine, Printer } from 'lucide-react';
import { useState } from 'react';
import { RefusedError } from '../../../api/call-error.ts';
import { call, callForFile } from '../../../api/call.ts';
import { failureMessage } from '../../../forms/failure-message.ts';
import { QueryFailed } from '../../../forms/query-failed.tsx';
import { CHARGING_MESSAGES } from '../../../i18n/es/charging.ts';
import { INVOICE_MESSAGES } from '../../../i18n/es/invoice.ts';
import { INVOICES_MESSAGES } from '../../../i18n/es/invoices.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { saveFile } from '../../../ui/save-file.ts';
import { useBoardSettings } from '../../live/use-board-settings.ts';
import { useStaffMay } from '../../session/own-staff.ts';
import css from './invoice-dialog.module.css';
import { invoiceQuery, paymentInvoicesQuery } from './invoice-queries.ts';
import { InvoiceSheet } from '../invoice-sheet.tsx';
import { NameInvoiceDialog } from './name-invoice-dialog.tsx';
import { mayBeNamed } from '../standing-invoices.ts';

const copy = INVOICES_MESSAGES.one;

interface InvoiceDialogProps {
  restaurantId: number;
  invoiceId: number;
  /** As a list has it. */
  known?: ToldInvoice | undefined;
  /** It was issued just now, by this person. */
  isNew?: boolean;
  onOpen: (invoice: ToldInvoice) => void;
  onClose: () => void;
}

/** An invoice as it was issued, what has become of it, and what can still be done with it. */
export function InvoiceDialog({
  restaurantId,
  invoiceId,
  known,
  isNew = false,
  onOpen,
  onClose,
}: InvoiceDialogProps) {
  const [madeId, setMadeId] = useState(isNew ? invoiceId : null);
  const query = useQuery({
    ...invoiceQuery(restaurantId, invoiceId),
    ...(known && { initialData: known }),
  });
  const invoice = query.data;
  if (invoice) {
    return (
      <Opened
        key={invoiceId}
        {...{ restaurantId, invoice, onOpen, onClose }}
        isNew={madeId === invoiceId}
        onNamed={(full) => {
          setMadeId(full.invoiceId);
          onOpen(full);
        }}
      />
    );
  }
  const isGone = query.error instanceof RefusedError && query.error.code === 'not_found';
  return (
    <Dialog open size="small" title={copy.title} onClose={onClose}>
      {query.isPending && <p role="status">{copy.loading}</p>}
      {isGone && (
        <Notice tone="wait" title={copy.gone}>
          {copy.goneText}
        </Notice>
      )}
      {query.isError && !isGone && (
        <QueryFailed title={copy.failed} safe={copy.failedText} query={query} />
      )}
    </Dialog>
  );
}

interface OpenedProps extends Pick<InvoiceDialogProps, 'restaurantId' | 'onOpen' | 'onClose'> {
  invoice: ToldInvoice;
  isNew: boolean;
  onNamed: (full: ToldInvoice) => void;
}

function Opened({ restaurantId, invoice, isNew, onNamed, onOpen, onClose }: OpenedProps) {
  const mayName = useStaffMay()?.('name-invoice') ?? false;
  const [isNaming, setIsNaming] = useState(false);
  const ofPayment = useQuery(paymentInvoicesQuery(restaurantId, invoice.paymentNumber));
  const others = ofPayment.data?.invoices ?? [];
  const itself = others.find(({ number }) => number === invoice.number);
  const download = useMutation({
    mutationFn: async () => callForFile(printInvoice, { params: { id: invoice.invoiceId } }),
    onSuccess: (pdf) => saveFile(INVOICE_MESSAGES.fileName(invoice.number), pdf),
  });
  const { printer } = useBoardSettings(restaurantId);
  const print = useMutation({
    mutationFn: async () => call(printInvoiceTicket, { params: { id: invoice.invoiceId } }),
  });
  const failure = download.error ?? print.error;
  return (
    <Dialog
      open
      size="small"
      title={copy.title}
      onClose={onClose}
      actions={
        <>
          {mayName && itself && mayBeNamed(itself, others) && (
            <Button
              variant={invoice.recipient ? 'outline' : 'primary'}
              icon={
                invoice.recipient ? (
                  <PenLine aria-hidden="true" />
                ) : (
                  <Building2 aria-hidden="true" />
                )
              }
              aria-haspopup="dialog"
              onClick={() => setIsNaming(true)}
            >
              {invoice.recipient ? copy.correct : copy.name}
            </Button>
          )}
          <Button
            variant="outline"
            icon={<FileDown aria-hidden="true" />}
            pending={download.isPending}
            onClick={() => download.mutate()}
          >
            {INVOICE_MESSAGES.pdf}
          </Button>
          {printer !== '' && (
            <Button
              variant="outline"
              icon={<Printer aria-hidden="true" />}
              pending={print.isPending}
              onClick={() => print.mutate()}
            >
              {CHARGING_MESSAGES.bill.onPrinter}
            </Button>
          )}
        </>
      }
    >
      <div className={css.body}>
        {isNew && (
          <Notice tone="success" role="status">
            {INVOICE_MESSAGES.form.done(invoice.number)}
          </Notice>
        )}
        {failure && (
          <Notice tone="alert" role="alert">
            {failureMessage(failure)}
          </Notice>
        )}
        {print.isSuccess && (
          <Notice tone="success" role="status">
            {CHARGING_MESSAGES.bill.printed}
          </Notice>
        )}
        <InvoiceSheet invoice={invoice} others={others} onOpen={onOpen} />
      </div>
      {isNaming && (
        <NameInvoiceDialog
          restaurantId={restaurantId}
          invoice={invoice}
          onNamed={onNamed}
          onClose={() => setIsNaming(false)}
        />
      )}
    </Dialog>
  );
}
