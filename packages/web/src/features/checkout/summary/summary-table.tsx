import { isLast, keyOfLine } from '@simplato/domain';
import { useRef } from 'react';
import { SUMMARY_MESSAGES } from '../../../i18n/es/orders.ts';
import { useMessages } from '../../../i18n/i18n-context.ts';
import { SummaryRow } from './summary-row.tsx';
import css from './summary-table.module.css';
import type { Summary } from './use-summary.ts';

interface SummaryTableProps {
  summary: Summary;
  onChangeLine: (key: string) => void;
}

/** Always a real table; on a phone each row is styled as lines of the slip. */
export function SummaryTable({ summary, onChangeLine }: SummaryTableProps) {
  const copy = useMessages(SUMMARY_MESSAGES);
  const table = useRef<HTMLTableElement>(null);
  const { columns } = copy;
  return (
    <table ref={table} className={css.table} tabIndex={-1} aria-label={copy.heading}>
      <thead className={css.head}>
        <tr>
          <th scope="col">{columns.product}</th>
          <th scope="col">{columns.quantity}</th>
          <th scope="col" className={css.money}>
            {columns.price}
          </th>
          <th scope="col" className={css.money}>
            {columns.subtotal}
          </th>
          <th scope="col" className={css.money}>
            {columns.action}
          </th>
        </tr>
      </thead>
      <tbody>
        {summary.lines.map((line) => {
          const key = keyOfLine(line);
          /** The row and its button are about to disappear: keep the focus in the table. */
          const keepFocus = () => table.current?.focus();
          return (
            <SummaryRow
              key={key}
              line={line}
              words={summary.wordsOf(line)}
              change={summary.changes.get(key)}
              unfit={summary.unfitOf(line)}
              avoided={summary.avoidedAtTable(line)}
              isLocked={summary.isLocked}
              onChoose={summary.hasChoices(line) ? () => onChangeLine(key) : undefined}
              onAddOne={() => summary.addOne(line)}
              onTakeOne={() => {
                if (isLast(line)) keepFocus();
                summary.takeOne(line);
              }}
              onDrop={() => {
                keepFocus();
                summary.drop(line);
              }}
              onNote={(text) => summary.noteLine(line, text)}
              onAsk={(asked, told) => summary.ask(line, asked, told)}
            />
          );
        })}
      </tbody>
    </table>
  );
}
