import { wallTime } from '@simplato/domain';
import { Printer } from 'lucide-react';
import { useCallback, useId, useState } from 'react';
import type { TabOfMember } from '../../api/read-place.ts';
import { BILL_MESSAGES } from '../../i18n/es/bill.ts';
import { TAB_MESSAGES } from '../../i18n/es/tabs.ts';
import { useEuros, useMessages } from '../../i18n/i18n-context.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { PrintPaper } from '../../ui/print-paper.tsx';
import { Slip } from '../../ui/slip.tsx';
import { BillText } from './bill-text.tsx';
import css from './bill-slip.module.css';
import { PayTabLink } from './paying/pay-tab-link.tsx';

/** What the table owes together, and where it is paid. */
export function BillSlip({ tab }: { tab: TabOfMember }) {
  const { bill, billAsked } = useMessages(TAB_MESSAGES);
  const euros = useEuros();
  const words = useMessages(BILL_MESSAGES);
  const [isShown, setIsShown] = useState(false);
  const [isPrinting, setIsPrinting] = useState(false);
  const onPrinted = useCallback(() => setIsPrinting(false), []);
  const billed = { ...tab, orders: tab.orders.map(({ order }) => order) };
  const headingId = useId();
  const { totalCents, paidCents, dueCents } = tab.totals;
  return (
    <Slip as="section" labelledBy={headingId} className={css.slip}>
      <h2 id={headingId} className={css.heading}>
        {bill.heading}
      </h2>
      <dl className={css.sums}>
        {paidCents > 0 && (
          <>
            <div>
              <dt>{bill.total}</dt>
              <dd>{euros(totalCents)}</dd>
            </div>
            <div>
              <dt>{bill.paid}</dt>
              <dd>{euros(paidCents)}</dd>
            </div>
          </>
        )}
        <div className={css.due}>
          <dt>{paidCents > 0 ? bill.due : bill.total}</dt>
          <dd>{euros(dueCents)}</dd>
        </div>
      </dl>
      <Button variant="outline" wide aria-haspopup="dialog" onClick={() => setIsShown(true)}>
        {words.see}
      </Button>
      <PayTabLink tab={tab} />
      {isShown && (
        <Dialog
          open
          size="small"
          title={words.title}
          onClose={() => setIsShown(false)}
          actions={
            <Button
              variant="outline"
              icon={<Printer aria-hidden="true" />}
              onClick={() => setIsPrinting(true)}
            >
              {words.print}
            </Button>
          }
        >
          <BillText tab={billed} />
          {isPrinting && (
            <PrintPaper name={`cuenta-${tab.tabId}`} onPrinted={onPrinted}>
              <p className={css.paperTitle}>{words.title}</p>
              <BillText tab={billed} />
            </PrintPaper>
          )}
        </Dialog>
      )}
      {tab.billAskedAt !== null && (
        <p className={css.asked}>{billAsked(wallTime(Date.parse(tab.billAskedAt)).time)}</p>
      )}
    </Slip>
  );
}
