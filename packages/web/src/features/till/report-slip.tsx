import {
  formatEuros,
  invoicedNumbers,
  PHONES_LABEL,
  tableLabel,
  tillRowLabel,
  type Cents,
  type ShiftReport,
  type TillRow,
} from '@simplato/domain';
import {
  Banknote,
  CreditCard,
  EyeOff,
  type LucideIcon,
  Printer,
  Smartphone,
  Ticket,
  Undo2,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { TILL_MESSAGES } from '../../i18n/es/till.ts';
import { Button } from '../../ui/button.tsx';
import { Slip, SlipRule } from '../../ui/slip.tsx';
import css from './report-slip.module.css';
import { timeOf } from './till-times.ts';

const copy = TILL_MESSAGES.report;

const ICONS = {
  online: Smartphone,
  card: CreditCard,
  cash: Banknote,
  other: Ticket,
} as const satisfies Record<TillRow['form'], LucideIcon>;

interface ReportSlipProps {
  letter: 'X' | 'Z';
  detail: string;
  report: ShiftReport;
  isPrintable?: boolean;
}

/** What a shift took, as the slip that a till prints. */
export function ReportSlip({ letter, detail, report, isPrintable = false }: ReportSlipProps) {
  const isBlind = report.drawer === null;
  return (
    <Slip as="section" className={css.slip}>
      <div className={css.head}>
        <h2 className={css.letter}>
          {letter} <small>{detail}</small>
        </h2>
        {isPrintable && (
          <Button
            variant="outline"
            className={css.print}
            icon={<Printer aria-hidden="true" />}
            onClick={() => window.print()}
          >
            {copy.print}
          </Button>
        )}
      </div>
      <div className={css.sale}>
        <p>
          <strong>{isBlind ? copy.saleWithoutCash : copy.sale}</strong>
          <small>{copy.counts(report.charges, report.returns)}</small>
        </p>
        <p className={css.total}>{formatEuros(report.saleCents)}</p>
      </div>
      <SlipRule />
      {report.rows.length === 0 && !isBlind && <p className={css.note}>{copy.nothing}</p>}
      {(report.rows.length > 0 || isBlind) && <FormTable report={report} isBlind={isBlind} />}
      {report.late.payments > 0 && (
        <p className={css.note}>
          {copy.late(report.late.payments, formatEuros(report.late.inCents))}
        </p>
      )}
      {report.late.backCents !== 0 && (
        <p className={css.note}>{copy.lateBack(formatEuros(report.late.backCents))}</p>
      )}
      {report.byVat.length > 0 && (
        <>
          <SlipRule />
          <Table headings={[copy.vat, copy.net, copy.tax, copy.total]}>
            {report.byVat.map(({ vatPercent, netCents, vatCents, grossCents }) => (
              <Row
                key={vatPercent}
                name={copy.rate(vatPercent)}
                cells={[euros(netCents), euros(vatCents), euros(grossCents)]}
              />
            ))}
          </Table>
        </>
      )}
      {report.invoiced && report.invoiced.length > 0 && (
        <>
          <SlipRule />
          <Table headings={[copy.invoices, copy.issued, copy.amount]}>
            {report.invoiced.map(({ series, first, last, invoices, soldCents }) => (
              <Row
                key={series}
                name={invoicedNumbers({ first, last })}
                cells={[invoices, <strong key="amount">{euros(soldCents)}</strong>]}
              />
            ))}
          </Table>
        </>
      )}
      {report.byPerson.length > 0 && (
        <>
          <SlipRule />
          <Table headings={[copy.who, copy.amount]}>
            {report.byPerson.map(({ name, amountCents }) => (
              <Row
                key={name ?? ''}
                name={name ?? PHONES_LABEL}
                cells={[<strong key="amount">{euros(amountCents)}</strong>]}
              />
            ))}
          </Table>
        </>
      )}
      {report.open.length > 0 && (
        <>
          <SlipRule />
          <h3 className={css.part}>{copy.open}</h3>
          <p className={css.note}>{copy.openText}</p>
          <ul role="list" className={css.open}>
            {report.open.map(({ paymentNumber, tableName, amountCents, startedAt, isLetGo }) => (
              <li key={paymentNumber}>
                <span>
                  {tableLabel(tableName)}
                  <small>
                    {copy.openPayment(paymentNumber, timeOf(startedAt), isLetGo === true)}
                  </small>
                </span>
                <strong>{formatEuros(amountCents)}</strong>
              </li>
            ))}
          </ul>
        </>
      )}
    </Slip>
  );
}

function FormTable({ report, isBlind }: { report: ShiftReport; isBlind: boolean }) {
  return (
    <Table headings={[copy.form, copy.times, copy.amount, copy.tip]}>
      {report.rows.map((row) => {
        const Icon = row.kind === 'charged' ? ICONS[row.form] : Undo2;
        return (
          <Row
            key={`${row.kind} ${row.form}`}
            icon={<Icon aria-hidden="true" />}
            name={tillRowLabel(row)}
            cells={[
              row.count,
              <strong key="amount">{euros(row.amountCents)}</strong>,
              euros(row.tipCents),
            ]}
          />
        );
      })}
      {isBlind && (
        <tr>
          <th scope="row">
            <Banknote aria-hidden="true" />
            {tillRowLabel({ kind: 'charged', form: 'cash' })}
          </th>
          <td colSpan={3} className={css.hidden}>
            <EyeOff aria-hidden="true" /> {copy.hidden}
          </td>
        </tr>
      )}
      <tr className={css.sum}>
        <th scope="row" colSpan={2}>
          {copy.sum}
        </th>
        <td>{euros(report.saleCents)}</td>
        <td>{euros(report.tipCents)}</td>
      </tr>
    </Table>
  );
}

/** In a column headed by an amount the euro sign would only be noise. */
const euros = (cents: Cents) => formatEuros(cents).replace('\u00A0€', '');

function Table({ headings, children }: { headings: readonly string[]; children: ReactNode }) {
  return (
    <table className={css.table}>
      <thead>
        <tr>
          {headings.map((heading) => (
            <th key={heading} scope="col">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}

interface RowProps {
  icon?: ReactNode;
  name: string;
  cells: readonly ReactNode[];
}

function Row({ icon, name, cells }: RowProps) {
  return (
    <tr>
      <th scope="row">
        {icon}
        {name}
      </th>
      {cells.map((cell, index) => (
        <td key={index}>{cell}</td>
      ))}
    </tr>
  );
}
