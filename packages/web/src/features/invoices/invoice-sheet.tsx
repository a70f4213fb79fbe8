import type { ToldInvoice } from '@simplato/contract';
import {
  lineLabel,
  shortName,
  spanishDate,
  tableLabel,
  wallTime,
  type Cents,
} from '@simplato/domain';
import { lazy, Suspense, type ReactNode } from 'react';
import { useEuros, useLanguage, useMessages } from '../../i18n/i18n-context.ts';
import { INVOICE_MESSAGES } from '../../i18n/es/invoice.ts';
import { RECEIPT_MESSAGES } from '../../i18n/es/receipt.ts';
import { TextButton } from '../../ui/text-button.tsx';
import css from './invoice-sheet.module.css';
import { correctionsOf, replacementOf } from './standing-invoices.ts';

/** Where invoices have none, nobody waits for what draws it. */
const InvoiceCode = lazy(async () => ({
  default: (await import('./invoice-code.tsx')).InvoiceCode,
}));

interface InvoiceSheetProps {
  invoice: ToldInvoice;
  /** Of the same payment, to say what has become of it. */
  others?: readonly ToldInvoice[];
  /** What was given besides. */
  tipCents?: Cents;
  logo?: ReactNode;
  /** Where another may be looked at. */
  onOpen?: ((invoice: ToldInvoice) => void) | undefined;
}

/** The content of the PDF, on screen. */
export function InvoiceSheet({
  invoice,
  others = [],
  tipCents = 0,
  logo,
  onOpen,
}: InvoiceSheetProps) {
  const copy = useMessages(INVOICE_MESSAGES);
  const words = useMessages(RECEIPT_MESSAGES);
  const euros = useEuros();
  const { issuer, recipient } = invoice;
  return (
    <div className={css.sheet}>
      {invoice.qr !== null && (
        <Suspense>
          <InvoiceCode qr={invoice.qr} />
        </Suspense>
      )}
      <div className={css.restaurant}>
        {logo}
        <p>{shortName(issuer.legalName)}</p>
      </div>
      <p className={css.seller}>
        {issuer.legalName} · {words.taxId(issuer.taxId)}
        {issuer.addressLines.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </p>
      <Heading invoice={invoice}>
        <References invoice={invoice} others={others} onOpen={onOpen} />
      </Heading>
      {recipient && (
        <p className={css.recipient}>
          <strong>{recipient.name}</strong>
          <span>{words.taxId(recipient.taxId)}</span>
          <span>{recipient.address}</span>
        </p>
      )}
      <dl className={css.rows}>
        {invoice.lines.map((line, index) => (
          // Its lines never change, so the index works as the key.
          <Row
            key={index}
            name={lineLabel(line)}
            detail={Math.abs(line.quantity) > 1 ? words.each(euros(line.unitGrossCents)) : null}
          >
            {euros(line.grossCents)}
          </Row>
        ))}
      </dl>
      <dl className={css.rows}>
        <Row name={words.total} look={css.total}>
          {euros(invoice.totalCents)}
        </Row>
        {invoice.bands.map(({ vatPercent, netCents, vatCents }) => (
          <Row key={vatPercent} name={words.vat(vatPercent, euros(netCents))} look={css.faint}>
            {euros(vatCents)}
          </Row>
        ))}
        {tipCents > 0 && (
          <Row name={words.tip} look={css.faint}>
            {euros(tipCents)}
          </Row>
        )}
      </dl>
      {correctionsOf(invoice, others).map((one) => (
        <p key={one.number} className={css.became}>
          <Reference invoice={one} onOpen={onOpen}>
            {copy.correctedBy(one.number)}
          </Reference>
          <span>{euros(one.totalCents)}</span>
        </p>
      ))}
      <Replacement invoice={invoice} others={others} onOpen={onOpen} />
    </div>
  );
}

function Heading({ invoice, children }: { invoice: ToldInvoice; children: ReactNode }) {
  const { kinds } = useMessages(INVOICE_MESSAGES);
  const language = useLanguage();
  const { time } = wallTime(Date.parse(invoice.issuedAt));
  return (
    // It has no controls of its own; this makes it focusable, for reading and for scrolling by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={css.heading} tabIndex={0}>
      <p className={css.kind}>{kinds[invoice.kind]}</p>
      <p className={css.number}>{invoice.number}</p>
      <p className={css.facts}>
        {spanishDate(invoice.day)} {time} · {tableLabel(invoice.tableName, language)}
      </p>
      {children}
    </div>
  );
}

type RelatedProps = Required<Pick<InvoiceSheetProps, 'invoice' | 'others'>> &
  Pick<InvoiceSheetProps, 'onOpen'>;

/** What it corrects and what it stands in for. */
function References({ invoice, others, onOpen }: RelatedProps) {
  const copy = useMessages(INVOICE_MESSAGES);
  const named = [
    ...invoice.corrects.map((name) => ({ name, say: copy.corrects })),
    ...invoice.replaces.map((name) => ({ name, say: copy.replaces })),
  ];
  return named.map(({ name: { number, day }, say }) => (
    <p key={number} className={css.facts}>
      <Reference invoice={others.find((one) => one.number === number)} onOpen={onOpen}>
        {say(number, spanishDate(day))}
      </Reference>
    </p>
  ));
}

function Replacement({ invoice, others, onOpen }: RelatedProps) {
  const copy = useMessages(INVOICE_MESSAGES);
  const full = replacementOf(invoice, others);
  if (!full) return null;
  return (
    <p className={css.became}>
      <Reference invoice={full} onOpen={onOpen}>
        {copy.replacedBy(full.number)}
      </Reference>
    </p>
  );
}

interface ReferenceProps {
  /** Undefined where it is not at hand. */
  invoice: ToldInvoice | undefined;
  onOpen: InvoiceSheetProps['onOpen'];
  children: string;
}

function Reference({ invoice, onOpen, children }: ReferenceProps) {
  if (!invoice || !onOpen) return children;
  return <TextButton onClick={() => onOpen(invoice)}>{children}</TextButton>;
}

interface RowProps {
  name: string;
  detail?: string | null;
  look?: string | undefined;
  children: ReactNode;
}

function Row({ name, detail = null, look, children }: RowProps) {
  return (
    <div className={look}>
      <dt>
        {name}
        {detail !== null && <span className={css.detail}>{detail}</span>}
      </dt>
      <dd>{children}</dd>
    </div>
  );
}
