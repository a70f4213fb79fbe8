import {
  accentOf,
  receiptHeading,
  RECEIPT_LANGUAGES,
  restaurantName,
  type Language,
  type Receipt,
} from '@simplato/domain';
import type { CSSProperties } from 'react';
import type { Mail } from '../outbox.ts';
import { DINER_LETTERS } from './i18n/diner-letters.ts';
import { COLOURS, SANS } from './letter-colours.ts';
import { renderLetter } from './letter-page.tsx';
import { Heading, Paragraph, Small } from './letter-parts.tsx';
import { nameToGreet, oneLine } from './one-line.ts';
import type { MailedRestaurant } from './order-mail.tsx';
import { receiptRows, type ReceiptRow } from './receipt-rows.ts';

export interface ReceiptLetter {
  receipt: Receipt;
  restaurant: MailedRestaurant;
  dinerName: string;
  language: Language;
}

/** The receipt of what somebody paid of a tab. It has no link: there is nothing to do. */
export function receiptMail({
  receipt,
  dinerName,
  language,
  ...letter
}: ReceiptLetter): Omit<Mail, 'to'> {
  const { receipt: words, order } = DINER_LETTERS[language];
  const texts = RECEIPT_LANGUAGES[language];
  const restaurant = oneLine(restaurantName(letter.restaurant));
  const subject = words.subject({ restaurant });
  const thanks = words.thanks({ restaurant, name: nameToGreet(dinerName) });
  const tableName = oneLine(receipt.placed.tableName);
  const heading = receiptHeading(texts, { ...receipt.placed, tableName });
  const rows = receiptRows(receipt, language);
  const onAccountText = receipt.onAccountCents > 0 ? [texts.onAccountText] : [];
  const notice = `${texts.notice}.`;
  const seller = [
    `${oneLine(receipt.legalName)} · ${texts.taxId(oneLine(receipt.taxId))}`,
    receipt.addressLines.map(oneLine).join(', '),
  ];
  const html = renderLetter({
    language,
    subject,
    preview: heading,
    sender: restaurant,
    accent: accentOf(letter.restaurant.accent),
    foot: [...seller, order.foot],
    children: (
      <>
        <Heading>{words.title}</Heading>
        <Paragraph>{thanks}</Paragraph>
        <Paragraph>{heading}</Paragraph>
        <Rows rows={rows} />
        {onAccountText.map((text) => (
          <Small key={text}>{text}</Small>
        ))}
        <Small>{notice}</Small>
      </>
    ),
  });
  const lines = rows.map((row) => (row.amount === '' ? row.words : `${row.words}: ${row.amount}`));
  const text = [thanks, heading, lines.join('\n'), ...onAccountText, seller.join('\n'), notice];
  return { subject, text: text.join('\n\n'), html };
}

const CELL: CSSProperties = {
  padding: '7px 0',
  fontFamily: SANS,
  fontSize: 16,
  lineHeight: '23px',
  color: COLOURS.tinta,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
  wordBreak: 'break-word',
};
const LOOKS = {
  plain: {},
  strong: { fontWeight: 700 },
  faint: { fontSize: 14, lineHeight: '20px', color: COLOURS.tinta2 },
} as const satisfies Record<ReceiptRow['look'], CSSProperties>;

function Rows({ rows }: { rows: readonly ReceiptRow[] }) {
  return (
    <table
      role="presentation"
      style={{ width: '100%', borderCollapse: 'collapse', margin: '8px 0 24px' }}
    >
      <tbody>
        {rows.map(({ words, amount, look }, index) => {
          const className = look === 'faint' ? 'tinta2' : 'tinta';
          return (
            <tr key={index}>
              <td className={className} style={{ ...CELL, ...LOOKS[look], width: '100%' }}>
                {words}
              </td>
              <td
                align="right"
                className={className}
                style={{ ...CELL, ...LOOKS[look], paddingLeft: 16, whiteSpace: 'nowrap' }}
              >
                {amount}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
