import { printBill } from '@simplato/contract/staff-endpoints';
import { useMutation } from '@tanstack/react-query';
import { Printer, ReceiptText } from 'lucide-react';
import { useCallback, useState } from 'react';
import { call } from '../../api/call.ts';
import { failureMessage } from '../../forms/failure-message.ts';
import { BILL_MESSAGES } from '../../i18n/es/bill.ts';
import { CHARGING_MESSAGES } from '../../i18n/es/charging.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PrintPaper } from '../../ui/print-paper.tsx';
import { useBoardSettings } from '../live/use-board-settings.ts';
import { BillText } from '../tabs/bill-text.tsx';
import css from './bill-dialog.module.css';
import type { RoomTab } from './room-book.ts';

const copy = CHARGING_MESSAGES.bill;

interface BillDialogProps {
  restaurantId: number;
  tab: RoomTab;
  onClose: () => void;
}

/** What a table is shown before it pays, on screen and on paper: the browser's, or the restaurant's printer. */
export function BillDialog({ restaurantId, tab, onClose }: BillDialogProps) {
  const [isPrinting, setIsPrinting] = useState(false);
  const onPrinted = useCallback(() => setIsPrinting(false), []);
  const { printer } = useBoardSettings(restaurantId);
  const onPrinter = useMutation({
    mutationFn: async () => call(printBill, { params: { id: tab.tabId } }),
  });
  const billed = { ...tab, totals: tab };
  return (
    <Dialog
      open
      size="small"
      title={BILL_MESSAGES.title}
      onClose={onClose}
      actions={
        tab.orders.length > 0 && (
          <>
            <Button
              size="big"
              variant={printer === '' ? 'primary' : 'outline'}
              icon={<Printer aria-hidden="true" />}
              onClick={() => setIsPrinting(true)}
            >
              {BILL_MESSAGES.print}
            </Button>
            {printer !== '' && (
              <Button
                size="big"
                icon={<ReceiptText aria-hidden="true" />}
                pending={onPrinter.isPending}
                onClick={() => onPrinter.mutate()}
              >
                {copy.onPrinter}
              </Button>
            )}
          </>
        )
      }
    >
      {onPrinter.isError && (
        <Notice tone="alert" role="alert">
          {failureMessage(onPrinter.error)}
        </Notice>
      )}
      {onPrinter.isSuccess && (
        <Notice tone="success" role="status">
          {copy.printed}
        </Notice>
      )}
      <BillText tab={billed} />
      {isPrinting && (
        <PrintPaper name={`cuenta-${tab.tabId}`} onPrinted={onPrinted}>
          <p className={css.paperTitle}>{BILL_MESSAGES.title}</p>
          <BillText tab={billed} />
        </PrintPaper>
      )}
    </Dialog>
  );
}
