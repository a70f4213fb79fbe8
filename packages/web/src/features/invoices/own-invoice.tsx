import { recipientToWire, type PaymentInvoices, type ToldInvoice } from '@simplato/contract';
import { askForInvoice, printOwnInvoice } from '@simplato/contract/payment-endpoints';
import type { Recipient } from '@simplato/domain';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { FileDown, ReceiptText } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { call, callForFile } from '../../api/call.ts';
import { useFailureMessage } from '../../forms/failure-message.ts';
import { INVOICE_MESSAGES } from '../../i18n/es/invoice.ts';
import { useMessages } from '../../i18n/i18n-context.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { saveFile } from '../../ui/save-file.ts';
import { useToast } from '../../ui/toast.tsx';
import { LateRecipientDialog } from './late-recipient-dialog.tsx';
import { ownInvoicesKey, ownInvoicesQuery, type OwnPayment } from './own-invoices-query.ts';
import { mayBeNamed, saleAmong, saleAndChangesAmong } from './standing-invoices.ts';

/** The invoices of a payment of this phone's own. */
export function useOwnInvoices(payment: OwnPayment | null, isTabOver: boolean) {
  const own = useQuery({
    ...ownInvoicesQuery(payment ?? NO_PAYMENT, isTabOver),
    enabled: payment !== null,
  });
  return {
    isPending: own.isLoading,
    /** Null where there is none, or none is known of. */
    sale: own.data ? saleAmong(own.data.invoices) : null,
    known: own.data ?? null,
  };
}

const NO_PAYMENT: OwnPayment = {
  paymentNumber: 0,
  state: 'open',
  tipCents: 0,
  refundedCents: 0,
  returningCents: 0,
};

interface OwnInvoiceButtonsProps {
  paymentNumber: number;
  sale: ToldInvoice;
  invoices: readonly ToldInvoice[];
  children?: ReactNode;
}

/** To take the invoice along, with what corrects it, and to have it in one's name. */
export function OwnInvoiceButtons(props: OwnInvoiceButtonsProps) {
  const { paymentNumber, sale, invoices, children } = props;
  const copy = useMessages(INVOICE_MESSAGES);
  const failureMessage = useFailureMessage();
  const { show } = useToast();
  const download = useMutation({
    mutationFn: async ({ invoiceId }: ToldInvoice) =>
      callForFile(printOwnInvoice, { params: { id: paymentNumber, idfactura: invoiceId } }),
    onSuccess: (pdf, { number }) => {
      saveFile(copy.fileName(number), pdf);
      show({ text: copy.saved, tone: 'success' });
    },
  });
  return (
    <>
      {download.isError && (
        <Notice tone="alert" role="alert">
          {failureMessage(download.error)}
        </Notice>
      )}
      {saleAndChangesAmong(invoices).map((one) => (
        <Button
          key={one.number}
          variant="outline"
          icon={<FileDown aria-hidden="true" />}
          pending={download.isPending && download.variables === one}
          onClick={() => download.mutate(one)}
        >
          {one === sale ? copy.pdf : `${one.number} · PDF`}
        </Button>
      ))}
      {sale.recipient === null && mayBeNamed(sale, invoices) && (
        <AskForInvoice paymentNumber={paymentNumber} label={copy.need} recipient={null} />
      )}
      {children}
    </>
  );
}

interface AskForInvoiceProps {
  paymentNumber: number;
  label: string;
  recipient: Recipient | null;
  isForLater?: boolean;
}

function AskForInvoice({
  paymentNumber,
  label,
  recipient,
  isForLater = false,
}: AskForInvoiceProps) {
  const copy = useMessages(INVOICE_MESSAGES).form;
  const queryClient = useQueryClient();
  const { show } = useToast();
  const [isConfirming, setIsConfirming] = useState(false);
  const send = async (named: Recipient) => {
    const readAgain = async () =>
      queryClient.invalidateQueries({ queryKey: ownInvoicesKey(paymentNumber) });
    const { factura } = await call(askForInvoice, {
      params: { id: paymentNumber },
      body: recipientToWire(named),
    }).catch(async (error: unknown) => {
      // Somebody else may have had it issued in another name meanwhile.
      await readAgain();
      throw error;
    });
    await readAgain();
    setIsConfirming(false);
    show({ text: factura ? copy.done(factura.numero) : copy.later, tone: 'success' });
  };
  return (
    <>
      <Button
        variant="outline"
        icon={<ReceiptText aria-hidden="true" />}
        aria-haspopup="dialog"
        onClick={() => setIsConfirming(true)}
      >
        {label}
      </Button>
      {isConfirming && (
        <LateRecipientDialog
          recipient={recipient}
          isForLater={isForLater}
          onSend={send}
          onClose={() => setIsConfirming(false)}
        />
      )}
    </>
  );
}

interface InvoiceToComeProps {
  paymentNumber: number;
  known: PaymentInvoices | null;
  /** It is not paid yet. */
  isOpen?: boolean;
}

/** Of a payment whose invoice is not there yet: when it comes, and in whose name. */
export function InvoiceToCome({ paymentNumber, known, isOpen = false }: InvoiceToComeProps) {
  const { toCome: copy, need } = useMessages(INVOICE_MESSAGES);
  if (!known?.isToCome) return null;
  const { recipient, isNameless } = known;
  return (
    <Notice
      title={isOpen ? undefined : isNameless ? copy.namelessTitle : copy.title}
      action={
        <AskForInvoice
          paymentNumber={paymentNumber}
          label={recipient ? copy.change : need}
          recipient={recipient}
          isForLater={!isNameless}
        />
      }
    >
      {!isOpen && <p>{isNameless ? copy.nameless : copy.text}</p>}
      <p>{recipient ? copy.named(recipient.name, recipient.taxId) : copy.open}</p>
    </Notice>
  );
}
