import {
  accentOf,
  receiptHeading,
  RECEIPT_LANGUAGES,
  restaurantName,
  type Language,
  type Receipt,
} from '@simplato/domain';
import type { Mail } from '../outbox.ts';
import { DINER_LETTERS } from './i18n/diner-letters.ts';
import { renderLetter } from './letter-page.tsx';
import { Heading, Paragraph, Small } from './letter-parts.tsx';
import { nameToGreet, oneLine } from './one-line.ts';
import type { MailedRestaurant } from './order-mail.tsx';
import { receiptRows, describeRows } from './receipt-rows.ts';
import { ReceiptTable } from './receipt-table.tsx';

export interface ReceiptLetter {
  receipt: Receipt;
  /** It is on account: its invoice comes once the tab is complete. */
  isInvoiceToCome?: boolean;
  restaurant: MailedRestaurant;
  dinerName: string;
  language: Language;
}

/** The receipt of what somebody paid of a tab. It has no link: there is nothing to do. */
export function receiptMail({
  receipt,
  isInvoiceToCome = false,
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
  const notice = isInvoiceToCome ? `${texts.notice}. ${words.invoiceToCome}` : `${texts.notice}.`;
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
        <ReceiptTable rows={rows} />
        {onAccountText.map((text) => (
          <Small key={text}>{text}</Small>
        ))}
        <Small>{notice}</Small>
      </>
    ),
  });
  const text = [thanks, heading, describeRows(rows), ...onAccountText, seller.join('\n'), notice];
  return { subject, text: text.join('\n\n'), html };
}
