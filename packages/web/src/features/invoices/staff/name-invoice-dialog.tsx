import { invoiceFromWire, recipientToWire, type ToldInvoice } from '@simplato/contract';
import { askForInvoiceAtTable, nameInvoice } from '@simplato/contract/staff-endpoints';
import { formatEuros, type Recipient } from '@simplato/domain';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../../api/call.ts';
import { INVOICES_MESSAGES } from '../../../i18n/es/invoices.ts';
import { useToast } from '../../../ui/toast.tsx';
import { RecipientDialog } from '../recipient-dialog.tsx';

const copy = INVOICES_MESSAGES.one;

interface NameInvoiceDialogProps {
  restaurantId: number;
  invoice: ToldInvoice;
  onNamed: (full: ToldInvoice) => void;
  onClose: () => void;
}

/** Has a full invoice issued in somebody's name: in place of a simplified one, or of one with wrong data. */
export function NameInvoiceDialog({
  restaurantId,
  invoice,
  onNamed,
  onClose,
}: NameInvoiceDialogProps) {
  const queryClient = useQueryClient();
  const { invoiceId, number, kind, totalCents, recipient } = invoice;
  const correctText = kind === 'F3' ? copy.correctExchangedText : copy.correctText;
  return (
    <RecipientDialog
      title={recipient ? copy.correctTitle : copy.nameTitle}
      text={recipient ? correctText(number) : copy.nameText(number, formatEuros(totalCents))}
      recipient={recipient}
      onSend={async (sent) => {
        const input = { params: { id: invoiceId }, body: recipientToWire(sent) };
        const full = invoiceFromWire(await call(nameInvoice, input));
        void queryClient.invalidateQueries({ queryKey: ['invoices', restaurantId] });
        onNamed(full);
      }}
      onClose={onClose}
    />
  );
}

interface AskForInvoiceDialogProps extends Omit<NameInvoiceDialogProps, 'invoice'> {
  tabId: number;
  paymentNumber: number;
  /** What was said before. */
  recipient: Recipient | null;
  /** Its invoice is made as soon as somebody says it. */
  isNameless?: boolean;
}

/** Says in whose name a payment's invoice is to be that is still to come; it may be there by now. */
export function AskForInvoiceDialog({
  restaurantId,
  tabId,
  paymentNumber,
  recipient,
  isNameless = false,
  onNamed,
  onClose,
}: AskForInvoiceDialogProps) {
  const queryClient = useQueryClient();
  const { show } = useToast();
  return (
    <RecipientDialog
      title={copy.nameTitle}
      text={copy.askText}
      recipient={recipient}
      isForLater={!isNameless}
      onSend={async (sent) => {
        const params = { id: tabId, idpago: paymentNumber };
        const { factura } = await call(askForInvoiceAtTable, {
          params,
          body: recipientToWire(sent),
        });
        void queryClient.invalidateQueries({ queryKey: ['invoices', restaurantId] });
        if (factura) return onNamed(invoiceFromWire(factura));
        show({ text: copy.asked(sent.name), tone: 'success' });
        onClose();
      }}
      onClose={onClose}
    />
  );
}
