import { formatEuros, houseName, type Receipt } from '@simplato/domain';
import type { ReactNode } from 'react';
import { RECEIPT_COPY as copy } from '../../copy/receipt.ts';
import css from './receipt-sheet.module.css';

/** What the PDF says, on the screen. */
export function ReceiptSheet({ receipt }: { receipt: Receipt }) {
  return (
    <div className={css.sheet}>
      <p className={css.house}>{houseName(receipt.legalName)}</p>
      <p className={css.seller}>
        {receipt.legalName} · {copy.taxId(receipt.taxId)}
        {receipt.addressLines.map((line) => (
          <span key={line}>{line}</span>
        ))}
        <span>{copy.phone(receipt.phone)}</span>
      </p>
      <p className={css.heading}>{receipt.heading}</p>
      <dl className={css.rows}>
        {receipt.lines.map((line, index) => (
          // The lines of an order never change, so their place is their name.
          <Row
            key={index}
            name={`${line.quantity} × ${line.name}`}
            detail={line.quantity > 1 ? copy.each(formatEuros(line.unitGrossCents)) : undefined}
          >
            {formatEuros(line.grossCents)}
          </Row>
        ))}
      </dl>
      <dl className={css.rows}>
        <Row name={copy.total} look={css.total}>
          {formatEuros(receipt.totalCents)}
        </Row>
        {receipt.bands.map((band) => (
          <Row
            key={band.vatPercent}
            name={copy.vat(band.vatPercent, formatEuros(band.netCents))}
            look={css.faint}
          >
            {formatEuros(band.vatCents)}
          </Row>
        ))}
      </dl>
      <dl className={css.rows}>
        {receipt.tipCents > 0 && <Row name={copy.tip}>{formatEuros(receipt.tipCents)}</Row>}
        {receipt.refundedCents > 0 && (
          <Row name={copy.refunded}>{formatEuros(-receipt.refundedCents)}</Row>
        )}
        <Row name={receipt.payment} look={css.paid}>
          {receipt.paidCents === null ? '' : formatEuros(receipt.paidCents)}
        </Row>
      </dl>
      <p className={css.notice}>{receipt.notice}</p>
    </div>
  );
}

interface RowProps {
  name: string;
  detail?: string | undefined;
  look?: string | undefined;
  children: ReactNode;
}

function Row({ name, detail, look, children }: RowProps) {
  return (
    <div className={look}>
      <dt>
        {name}
        {detail !== undefined && <span className={css.detail}>{detail}</span>}
      </dt>
      <dd>{children}</dd>
    </div>
  );
}
