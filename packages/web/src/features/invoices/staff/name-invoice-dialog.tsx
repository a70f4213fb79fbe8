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

/** Has a full invoice issued in place of a simplified one, in somebody's name. */
export function NameInvoiceDialog({
  restaurantId,
  invoice,
  onNamed,
  onClose,
}: NameInvoiceDialogProps) {
  const queryClient = useQueryClient();
  const { invoiceId, number, totalCents } = invoice;
  return (
    <RecipientDialog
      title={copy.nameTitle}
      text={copy.nameText(number, formatEuros(totalCents))}
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
