import { signedCents } from '@simplato/contract';
import { listPrintedBills, printBill } from '@simplato/contract/staff-endpoints';
import { formatEuros } from '@simplato/domain';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Printer, ReceiptText } from 'lucide-react';
import { useCallback, useState } from 'react';
import { call } from '../../api/call.ts';
import { failureMessage } from '../../forms/failure-message.ts';
import { BILL_MESSAGES } from '../../i18n/es/bill.ts';
import { CHARGING_MESSAGES } from '../../i18n/es/charging.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PrintPaper } from '../../ui/print-paper.tsx';
import { useBoardSettings } from '../live/use-board-settings.ts';
import { useSettling } from '../live/use-settling.ts';
import { restaurantTime } from '../../i18n/describe-when.ts';
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
  const queryClient = useQueryClient();
  const params = { id: tab.tabId };
  const printedKey = ['printed-bills', restaurantId, tab.tabId];
  const printed = useQuery({
    queryKey: printedKey,
    queryFn: async () => call(listPrintedBills, { params }),
    staleTime: 0,
  });
  const print = useMutation({
    mutationFn: async (papel: 'impresora' | 'navegador') =>
      call(printBill, { params, body: { papel } }),
    onSuccess: (_answer, papel) => papel === 'navegador' && setIsPrinting(true),
    onSettled: () => void queryClient.invalidateQueries({ queryKey: printedKey }),
  });
  const { isSettling, settle } = useSettling();
  /** Once for a double tap: each time is kept. */
  const printOn = (paper: 'impresora' | 'navegador') => {
    if (isSettling || print.isPending) return;
    settle();
    print.mutate(paper);
  };
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
              pending={print.isPending && print.variables === 'navegador'}
              aria-disabled={isSettling}
              onClick={() => printOn('navegador')}
            >
              {BILL_MESSAGES.print}
            </Button>
            {printer !== '' && (
              <Button
                size="big"
                icon={<ReceiptText aria-hidden="true" />}
                pending={print.isPending && print.variables === 'impresora'}
                aria-disabled={isSettling}
                onClick={() => printOn('impresora')}
              >
                {copy.onPrinter}
              </Button>
            )}
          </>
        )
      }
    >
      {print.isError && (
        <Notice tone="alert" role="alert">
          {failureMessage(print.error)}
        </Notice>
      )}
      {print.isSuccess && print.variables === 'impresora' && (
        <Notice tone="success" role="status">
          {copy.printed}
        </Notice>
      )}
      <BillText tab={billed} />
      {printed.data?.map((bill) => (
        <Disclosure
          key={bill.vez}
          summary={copy.printedAt(
            restaurantTime(Date.parse(bill.fecha)),
            bill.por,
            formatEuros(signedCents(bill.total)),
          )}
        >
          <ul className={css.printed}>
            {bill.lineas.map(({ texto, importe }, place) => (
              <li key={place}>
                <span>{texto}</span>
                <span>{importe}</span>
              </li>
            ))}
          </ul>
        </Disclosure>
      ))}
      {isPrinting && (
        <PrintPaper name={`cuenta-${tab.tabId}`} onPrinted={onPrinted}>
          <p className={css.paperTitle}>{BILL_MESSAGES.title}</p>
          <BillText tab={billed} />
        </PrintPaper>
      )}
    </Dialog>
  );
}
