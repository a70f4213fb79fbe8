import { wallTime } from '@simplato/domain';
import { useId } from 'react';
import type { TabOfMember } from '../../api/read-place.ts';
import { TAB_MESSAGES } from '../../i18n/es/tabs.ts';
import { useEuros, useMessages } from '../../i18n/i18n-context.ts';
import { Slip } from '../../ui/slip.tsx';
import css from './bill-slip.module.css';
import { PayTabLink } from './paying/pay-tab-link.tsx';

/** What the table owes together, and where it is paid. */
export function BillSlip({ tab }: { tab: TabOfMember }) {
  const { bill, billAsked } = useMessages(TAB_MESSAGES);
  const euros = useEuros();
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
            <dt>{bill.total}</dt>
            <dd>{euros(totalCents)}</dd>
            <dt>{bill.paid}</dt>
            <dd>{euros(paidCents)}</dd>
          </>
        )}
        <dt className={css.due}>{paidCents > 0 ? bill.due : bill.total}</dt>
        <dd className={css.due}>{euros(dueCents)}</dd>
      </dl>
      <PayTabLink tab={tab} />
      {tab.billAskedAt !== null && (
        <p className={css.asked}>{billAsked(wallTime(Date.parse(tab.billAskedAt)).time)}</p>
      )}
    </Slip>
  );
}
