import { receiptHeading, shortName, type Receipt } from '@simplato/domain';
import type { ReactNode } from 'react';
import { RECEIPT_MESSAGES } from '../../i18n/es/receipt.ts';
import { useMessages, useEuros } from '../../i18n/i18n-context.ts';
import css from './receipt-sheet.module.css';

/** The content of the PDF, on screen. */
export function ReceiptSheet({ receipt, logo }: { receipt: Receipt; logo: ReactNode }) {
  const euros = useEuros();
  const copy = useMessages(RECEIPT_MESSAGES);
  const isOnAccount = receipt.onAccountCents > 0;
  return (
    <div className={css.sheet}>
      <div className={css.restaurant}>
        {logo}
        <p>{shortName(receipt.legalName)}</p>
      </div>
      <p className={css.seller}>
        {receipt.legalName} · {copy.taxId(receipt.taxId)}
        {receipt.addressLines.map((line) => (
          <span key={line}>{line}</span>
        ))}
        <span>{copy.phone(receipt.phone)}</span>
      </p>
      {/* The receipt has no controls; this makes it focusable, for reading and for scrolling by
          keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <p className={css.heading} tabIndex={0}>
        {receiptHeading(copy, receipt.placed)}
      </p>
      <dl className={css.rows}>
        {receipt.lines.map((line, index) => (
          // The lines of an order never change, so the index works as the key.
          <Row
            key={index}
            name={`${line.quantity} × ${line.name}`}
            detail={line.quantity > 1 ? copy.each(euros(line.unitGrossCents)) : undefined}
          >
            {euros(line.grossCents)}
          </Row>
        ))}
        {isOnAccount && <Row name={copy.onAccount}>{euros(receipt.onAccountCents)}</Row>}
      </dl>
      <dl className={css.rows}>
        <Row
          name={isOnAccount ? copy.onAccountTotal : copy.total}
          detail={isOnAccount ? copy.onAccountText : undefined}
          look={css.total}
        >
          {euros(receipt.totalCents)}
        </Row>
        {receipt.bands.map((band) => (
          <Row
            key={band.vatPercent}
            name={copy.vat(band.vatPercent, euros(band.netCents))}
            look={css.faint}
          >
            {euros(band.vatCents)}
          </Row>
        ))}
      </dl>
      <dl className={css.rows}>
        {receipt.takenOff.map((line, index) => (
          <Row key={index} name={copy.takenOff(`${line.quantity} × ${line.name}`)}>
            {euros(line.grossCents)}
          </Row>
        ))}
        {receipt.tipCents > 0 && <Row name={copy.tip}>{euros(receipt.tipCents)}</Row>}
        <Row name={copy.payments[receipt.payment]} look={css.paid}>
          {receipt.paidCents === null ? '' : euros(receipt.paidCents)}
        </Row>
        {receipt.refundedCents > 0 && (
          <Row name={copy.refunded} look={css.paid}>
            {euros(-receipt.refundedCents)}
          </Row>
        )}
        {receipt.returningCents > 0 && (
          <Row name={copy.returning} look={css.paid}>
            {euros(-receipt.returningCents)}
          </Row>
        )}
      </dl>
      <p className={css.notice}>{copy.notice}</p>
    </div>
  );
}

interface RowProps {
  name: ReactNode;
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
