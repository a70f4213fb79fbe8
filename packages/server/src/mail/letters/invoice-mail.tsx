import {
  accentOf,
  RECEIPT_LANGUAGES,
  restaurantName,
  spanishDate,
  tableLabel,
  wallTime,
  type Invoice,
  type Language,
  type Receipt,
} from '@simplato/domain';
import type { Mail } from '../outbox.ts';
import { DINER_LETTERS } from './i18n/diner-letters.ts';
import { renderLetter } from './letter-page.tsx';
import { Action, Heading, Lines, Paragraph, Small, Subheading } from './letter-parts.tsx';
import { nameToGreet, oneLine } from './one-line.ts';
import type { MailedRestaurant } from './order-mail.tsx';
import { invoiceRows, paidRows, describeRows } from './receipt-rows.ts';
import { ReceiptTable } from './receipt-table.tsx';

type MailedInvoice = Invoice & { qr: string | null };

export interface InvoiceLetter {
  /** What was sold, and what corrects it. */
  invoices: readonly MailedInvoice[];
  /** Of the same payment: what is on no invoice. */
  receipt: Receipt;
  restaurant: MailedRestaurant;
  dinerName: string;
  language: Language;
}

/** The invoices of a payment, whole: their files go with the mail, and who reads none misses nothing. */
export function invoiceMail({
  invoices,
  receipt,
  dinerName,
  language,
  ...letter
}: InvoiceLetter): Omit<Mail, 'to'> {
  const { receipt: thanksOf, invoice: words, order } = DINER_LETTERS[language];
  const restaurant = oneLine(restaurantName(letter.restaurant));
  const subject = words.subject({ restaurant });
  const thanks = thanksOf.thanks({ restaurant, name: nameToGreet(dinerName) });
  const told = invoices.map((invoice) => describeInvoice(invoice, language));
  const paid = paidRows(receipt, language);
  const html = renderLetter({
    language,
    subject,
    preview: told[0]?.title ?? subject,
    sender: restaurant,
    accent: accentOf(letter.restaurant.accent),
    foot: [order.foot],
    children: (
      <>
        <Heading>{words.title}</Heading>
        <Paragraph>{thanks}</Paragraph>
        {told.map(({ title, facts, parties, rows, qr }) => (
          <div key={title}>
            <Subheading>{title}</Subheading>
            <Lines lines={facts} />
            {parties.map((lines, index) => (
              <Lines key={index} lines={lines} />
            ))}
            <ReceiptTable rows={rows} />
            {qr !== null && <Small>{RECORDED}</Small>}
            {qr !== null && <Action label={words.check} url={qr} />}
          </div>
        ))}
        <ReceiptTable rows={paid} />
        <Small>{words.attached}</Small>
      </>
    ),
  });
  const text = [
    thanks,
    ...told.flatMap(({ title, facts, parties, rows, qr }) => [
      [title, ...facts].join('\n'),
      ...parties.map((lines) => lines.join('\n')),
      describeRows(rows),
      ...(qr === null ? [] : [`${RECORDED}\n${words.check}:\n${qr}`]),
    ]),
    describeRows(paid),
    words.attached,
  ];
  return { subject, text: text.join('\n\n'), html };
}

/** As the law words it, in every language. */
const RECORDED = 'VERI*FACTU';

function describeInvoice(invoice: MailedInvoice, language: Language) {
  const words = DINER_LETTERS[language].invoice;
  const { taxId } = RECEIPT_LANGUAGES[language];
  const { issuer, recipient, corrects, replaces } = invoice;
  const { time } = wallTime(Date.parse(invoice.issuedAt));
  const table = tableLabel(oneLine(invoice.tableName), language);
  const named = ({ number, day }: { number: string; day: string }) => {
    return { number, day: spanishDate(day) };
  };
  const issuerLines = [
    `${oneLine(issuer.legalName)} · ${taxId(oneLine(issuer.taxId))}`,
    issuer.addressLines.map(oneLine).join(', '),
  ];
  const recipientLines = recipient && [
    oneLine(recipient.name),
    taxId(oneLine(recipient.taxId)),
    oneLine(recipient.address),
  ];
  return {
    title: words.kinds[invoice.kind],
    facts: [
      words.number(invoice.number),
      `${spanishDate(invoice.day)} ${time} · ${table}`,
      ...corrects.map((one) => words.corrects(named(one))),
      ...replaces.map((one) => words.replaces(named(one))),
    ],
    parties: [issuerLines, ...(recipientLines ? [recipientLines] : [])],
    rows: invoiceRows(invoice, language),
    qr: invoice.qr,
  };
}
