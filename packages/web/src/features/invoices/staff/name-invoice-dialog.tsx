import { invoiceFromWire, type ToldInvoice } from '@simplato/contract';
import { nameInvoice } from '@simplato/contract/staff-endpoints';
import { formatEuros } from '@simplato/domain';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../../api/call.ts';
import { INVOICES_MESSAGES } from '../../../i18n/es/invoices.ts';
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
  const { invoiceId, number, totalCents, recipient } = invoice;
  const amount = formatEuros(totalCents);
  return (
    <RecipientDialog
      title={recipient ? copy.correctTitle : copy.nameTitle}
      text={recipient ? copy.correctText(number) : copy.nameText(number, amount)}
      recipient={recipient}
      onSend={async ({ name, taxId, address }) => {
        const body = { nombre: name, nif: taxId, direccion: address };
        const full = invoiceFromWire(await call(nameInvoice, { params: { id: invoiceId }, body }));
        void queryClient.invalidateQueries({ queryKey: ['invoices', restaurantId] });
        onNamed(full);
      }}
      onClose={onClose}
    />
  );
}
