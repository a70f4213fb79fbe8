import { billOf, type BilledTab, tableLabel, wallTime } from '@simplato/domain';
import { BILL_MESSAGES } from '../../i18n/es/bill.ts';
import { useEuros, useLanguage, useMessages } from '../../i18n/i18n-context.ts';
import css from './bill-text.module.css';

/** What a table has had and what is due, before it pays: for phones, the room and its paper. */
export function BillText({ tab }: { tab: BilledTab }) {
  const copy = useMessages(BILL_MESSAGES);
  const euros = useEuros();
  const language = useLanguage();
  const { lines, productsCents, bands } = billOf(tab.orders);
  const { totalCents, paidCents, dueCents } = tab.totals;
  const { date, time } = wallTime(Date.parse(tab.openedAt));
  const day = date.split('-').toReversed().join('/');
  const givenBackCents = productsCents - totalCents;
  if (lines.length === 0) return <p>{copy.empty}</p>;
  return (
    <div className={css.bill}>
      <p>{copy.at(tableLabel(tab.tableName, language), day, time)}</p>
      <table className={css.lines}>
        <tbody>
          {lines.map(({ name, quantity, grossCents }, place) => (
            <tr key={place}>
              <td>{quantity}</td>
              <th scope="row">{name}</th>
              <td>{euros(grossCents)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <dl className={css.sums}>
        {givenBackCents > 0 && <Row label={copy.givenBack} amount={euros(-givenBackCents)} />}
        <Row label={copy.total} amount={euros(totalCents)} isStrong />
        {paidCents > 0 && (
          <>
            <Row label={copy.paid} amount={euros(paidCents)} />
            <Row label={copy.due} amount={euros(dueCents)} isStrong />
          </>
        )}
      </dl>
      <p>{copy.vat}</p>
      <dl className={css.sums}>
        {bands.map(({ vatPercent, netCents, vatCents }) => (
          <Row
            key={vatPercent}
            label={copy.rate(vatPercent, euros(netCents))}
            amount={euros(vatCents)}
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
