import { billOf, formatEuros, tableLabel, wallTime } from '@simplato/domain';
import { Printer } from 'lucide-react';
import { useCallback, useState } from 'react';
import { CHARGING_MESSAGES } from '../../i18n/es/charging.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { PrintPaper } from '../../ui/print-paper.tsx';
import css from './bill-dialog.module.css';
import type { RoomTab } from './room-book.ts';

const copy = CHARGING_MESSAGES.bill;

/** What a table is shown before it pays, on screen and on paper. */
export function BillDialog({ tab, onClose }: { tab: RoomTab; onClose: () => void }) {
  const [isPrinting, setIsPrinting] = useState(false);
  const onPrinted = useCallback(() => setIsPrinting(false), []);
  return (
    <Dialog
      open
      size="small"
      title={copy.title}
      onClose={onClose}
      actions={
        tab.orders.length > 0 && (
          <Button
            size="big"
            icon={<Printer aria-hidden="true" />}
            onClick={() => setIsPrinting(true)}
          >
            {copy.print}
          </Button>
        )
      }
    >
      <BillText tab={tab} />
      {isPrinting && (
        <PrintPaper name={`cuenta-${tab.tabId}`} onPrinted={onPrinted}>
          <p className={css.paperTitle}>{copy.title}</p>
          <BillText tab={tab} />
        </PrintPaper>
      )}
    </Dialog>
  );
}

function BillText({ tab }: { tab: RoomTab }) {
  const { lines, productsCents, bands } = billOf(tab.orders);
  const { date, time } = wallTime(Date.parse(tab.openedAt));
  const day = date.split('-').toReversed().join('/');
  const givenBackCents = productsCents - tab.totalCents;
  if (lines.length === 0) return <p>{copy.empty}</p>;
  return (
    <div className={css.bill}>
      <p>{copy.at(tableLabel(tab.tableName), day, time)}</p>
      <table className={css.lines}>
        <tbody>
          {lines.map(({ name, quantity, grossCents }, place) => (
            <tr key={place}>
              <td>{quantity}</td>
              <th scope="row">{name}</th>
              <td>{formatEuros(grossCents)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <dl className={css.sums}>
        {givenBackCents > 0 && (
          <Row label={copy.givenBack} amount={`−${formatEuros(givenBackCents)}`} />
        )}
        <Row label={copy.total} amount={formatEuros(tab.totalCents)} isStrong />
        {tab.paidCents > 0 && (
          <>
            <Row label={copy.paid} amount={formatEuros(tab.paidCents)} />
            <Row label={copy.due} amount={formatEuros(tab.dueCents)} isStrong />
          </>
        )}
      </dl>
      <p>{copy.vat}</p>
      <dl className={css.sums}>
        {bands.map(({ vatPercent, netCents, vatCents }) => (
          <Row
            key={vatPercent}
            label={copy.rate(vatPercent, formatEuros(netCents))}
            amount={formatEuros(vatCents)}
          />
        ))}
      </dl>
      <p>
        <strong>{copy.notReceipt}</strong>
      </p>
    </div>
  );
}

interface RowProps {
  label: string;
  amount: string;
  isStrong?: boolean;
}

function Row({ label, amount, isStrong = false }: RowProps) {
  return (
    <div className={isStrong ? css.strong : css.sum}>
      <dt>{label}</dt>
      <dd>{amount}</dd>
    </div>
  );
}
