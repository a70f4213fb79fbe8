import { printOwnReceipt } from '@simplato/contract/payment-endpoints';
import { printReceipt } from '@simplato/contract/staff-endpoints';
import { type Order, receiptOf } from '@simplato/domain';
import { useMutation, useQuery } from '@tanstack/react-query';
import { FileDown, ReceiptText } from 'lucide-react';
import { useState } from 'react';
import { callForFile } from '../../api/call.ts';
import { INVOICE_MESSAGES } from '../../i18n/es/invoice.ts';
import { RECEIPT_MESSAGES } from '../../i18n/es/receipt.ts';
import { useMessages, useMenuLanguage } from '../../i18n/i18n-context.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { saveFile } from '../../ui/save-file.ts';
import { useToast } from '../../ui/toast.tsx';
import { useFailureMessage } from '../../forms/failure-message.ts';
import { restaurantQuery } from '../restaurant/restaurant-query.ts';
import { RestaurantLogo } from '../restaurant/restaurant-logo.tsx';
import { InvoiceSheet } from '../invoices/invoice-sheet.tsx';
import { OwnInvoiceButtons, useOwnInvoices } from '../invoices/own-invoice.tsx';
import { placeQuery } from '../place/place-query.ts';
import css from './receipt-sheet.module.css';
import { ReceiptSheet } from './receipt-sheet.tsx';

interface ReceiptButtonProps {
  order: Order;
  /** Whose call fetches the PDF: the diner's or the restaurant's. */
  reader: 'diner' | 'staff';
}

/** The receipt of an order, to read and to download. For diners it is beside the main thing. */
export function ReceiptButton({ order, reader }: ReceiptButtonProps) {
  const copy = useMessages(RECEIPT_MESSAGES);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className={css.open}>
      <Button
        variant={reader === 'diner' ? 'ghost' : 'outline'}
        icon={<ReceiptText aria-hidden="true" />}
        onClick={() => setIsOpen(true)}
      >
        {copy.open}
      </Button>
      {isOpen && <ReceiptDialog order={order} reader={reader} onClose={() => setIsOpen(false)} />}
    </div>
  );
}

/** What this phone has paid for an order by itself; null of what its table pays, and for the staff. */
function useOwnPayment({ order, reader }: ReceiptButtonProps) {
  const isOwn = reader === 'diner' && order.payment === 'paid';
  const place = useQuery(placeQuery(isOwn ? order.restaurantId : null));
  if (!isOwn) return null;
  return place.data?.tab?.payments.find(({ orderId }) => orderId === order.orderId) ?? null;
}

function ReceiptDialog(props: ReceiptButtonProps & { onClose: () => void }) {
  const { order, reader, onClose } = props;
  const payment = useOwnPayment(props);
  const { isPending, sale, known } = useOwnInvoices(payment, false);
  const { kinds } = useMessages(INVOICE_MESSAGES);
  const failureMessage = useFailureMessage();
  const copy = useMessages(RECEIPT_MESSAGES);
  const language = useMenuLanguage();
  const { orderId, restaurantId } = order;
  const restaurant = useQuery(restaurantQuery(restaurantId));
  const { show } = useToast();
  const download = useMutation({
    mutationFn: async () => {
      const params = { id: orderId };
      if (reader === 'staff') return callForFile(printReceipt, { params });
      return callForFile(printOwnReceipt, { params, query: language ? { idioma: language } : {} });
    },
    onSuccess: (pdf) => {
      saveFile(copy.fileName(orderId), pdf);
      show({ text: copy.saved, tone: 'success' });
    },
  });
  const logo = restaurant.data && <RestaurantLogo restaurant={restaurant.data} />;
  if (payment && sale && known) {
    return (
      <Dialog
        open
        title={kinds[sale.kind]}
        onClose={onClose}
        size="small"
        actions={
          <OwnInvoiceButtons
            paymentNumber={payment.paymentNumber}
            sale={sale}
            invoices={known.invoices}
          />
        }
      >
        <InvoiceSheet
          invoice={sale}
          others={known.invoices}
          tipCents={payment.tipCents}
          logo={logo}
        />
      </Dialog>
    );
  }
  return (
    <Dialog
      open
      title={copy.title(orderId)}
      onClose={onClose}
      size="small"
      actions={
        <Button
          variant="outline"
          icon={<FileDown aria-hidden="true" />}
          pending={download.isPending}
          onClick={() => download.mutate()}
        >
          {copy.download}
        </Button>
      }
    >
      {(restaurant.isPending || isPending) && <p>{copy.loading}</p>}
      {restaurant.isError && !restaurant.data && (
        <Notice
          tone="alert"
          action={
            <Button variant="soft" onClick={() => void restaurant.refetch()}>
              {copy.retry}
            </Button>
          }
        >
          {copy.failed}
        </Notice>
      )}
      {download.isError && (
        <Notice tone="alert" role="alert">
          {failureMessage(download.error)}
        </Notice>
      )}
      {restaurant.data && !isPending && (
        <ReceiptSheet receipt={receiptOf(order, restaurant.data)} logo={logo} />
      )}
    </Dialog>
  );
}
