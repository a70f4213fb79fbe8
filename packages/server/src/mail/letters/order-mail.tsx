import {
  accentOf,
  formatEuros,
  RESTAURANT_TIME_ZONE,
  restaurantName,
  LANGUAGES,
  nameWithOptions,
  linesLeft,
  orderVatBands,
  RECEIPT_LANGUAGES,
  tableLabel,
  wallTime,
  type NamedRestaurant,
  type Restaurant,
  type Language,
  type Order,
} from '@simplato/domain';
import type { Mail } from '../outbox.ts';
import { Comanda } from './comanda.tsx';
import { renderLetter } from './letter-page.tsx';
import { Action, Heading, Paragraph, Small } from './letter-parts.tsx';
import { nameToGreet, oneLine, plainText, shortened } from './one-line.ts';
import { withoutLinks } from './without-links.ts';
import { DINER_LETTERS } from './i18n/diner-letters.ts';

export type MailedRestaurant = NamedRestaurant &
  Pick<Restaurant, 'legalName' | 'taxId' | 'address' | 'postalCode' | 'city' | 'accent'>;

export interface OrderLetter {
  order: Order;
  restaurant: MailedRestaurant;
  dinerName: string;
  /** Whether the address is theirs, as a mailed link has shown. */
  isProved: boolean;
  language: Language;
  publicUrl: string;
  /** What the diner's own screen wanted to say above it; links in it are taken out. */
  message?: string;
}

/** The order as it was taken: what the diner asked for, what it costs, and who has it. */
export function orderMail({ message = '', ...letter }: OrderLetter): Omit<Mail, 'to'> {
  const { language } = letter;
  const { order: words } = DINER_LETTERS[language];
  const unlinked = (text: string) => {
    const plain = withoutLinks(plainText(text), words.linkRemoved);
    return letter.isProved ? plain : shortened(plain);
  };
  const order = withPlainTexts(letter.order, unlinked);
  const restaurant = oneLine(restaurantName(letter.restaurant));
  const subject = words.subject({ restaurant, orderId: order.orderId });
  const table = tableLabel(order.tableName, language);
  const facts: Facts = {
    language,
    heading: words.heading({ orderId: order.orderId, table }),
    placedAt: dayAndTime(new Date(order.placedAt), language),
    note: order.note === '' ? '' : words.note(order.note),
    payment: describePayment(order, language),
    url: `${letter.publicUrl}/clients/pedidos`,
    restaurant: addressOf(letter.restaurant, language),
    thanks: words.thanks({ restaurant, name: nameToGreet(letter.dinerName) }),
    message: unlinked(message),
    notice: `${RECEIPT_LANGUAGES[language].notice}.`,
  };
  const total = formatEuros(order.totalCents, language);
  const accent = accentOf(letter.restaurant.accent);
  const html = renderLetter({
    language,
    subject,
    preview: `${table} · ${total} · ${facts.payment}`,
    sender: restaurant,
    accent,
    foot: [...facts.restaurant, words.foot],
    children: (
      <>
        <Heading>{words.title}</Heading>
        <Paragraph>{facts.thanks}</Paragraph>
        {facts.message !== '' && <Paragraph>{facts.message}</Paragraph>}
        <Comanda order={order} {...facts} />
        <Paragraph>{facts.payment}</Paragraph>
        <Action label={words.action} url={facts.url} accent={accent} />
        <Small>{facts.notice}</Small>
      </>
    ),
  });
  return { subject, text: textOf(order, facts), html };
}

function dayAndTime(at: Date, language: Language): string {
  const day = new Intl.DateTimeFormat(LANGUAGES[language].locale, {
    dateStyle: 'long',
    timeZone: RESTAURANT_TIME_ZONE,
  });
  return `${day.format(at)}, ${wallTime(at).time}`;
}

function describePayment({ payment, tipCents }: Order, language: Language): string {
  const { unpaid, paid, paidWithTip } = DINER_LETTERS[language].order;
  if (payment !== 'paid') return unpaid;
  return tipCents === 0 ? paid : paidWithTip(formatEuros(tipCents, language));
}

/** What both parts of the mail say, in the reader's language. */
interface Facts {
  language: Language;
  heading: string;
  placedAt: string;
  note: string;
  payment: string;
  url: string;
  restaurant: readonly string[];
  thanks: string;
  message: string;
  notice: string;
}

function textOf(order: Order, { language, ...facts }: Facts): string {
  const euros = (cents: number) => formatEuros(cents, language);
  const words = RECEIPT_LANGUAGES[language];
  const lines = linesLeft(order.lines).flatMap((line) => [
    `${line.quantity} × ${nameWithOptions(line)}: ${euros(line.unitGrossCents * line.quantity)}`,
    ...(line.note === '' ? [] : [`   ${line.note}`]),
  ]);
  const vat = orderVatBands(order.lines).map(
    ({ vatPercent, netCents, vatCents }) =>
      `${words.vat(vatPercent, euros(netCents))}: ${euros(vatCents)}`,
  );
  return [
    facts.thanks,
    ...(facts.message === '' ? [] : [facts.message]),
    `${facts.heading}\n${facts.placedAt}`,
    lines.join('\n'),
    ...(facts.note === '' ? [] : [facts.note]),
    [`${words.total}: ${euros(order.totalCents)}`, ...vat].join('\n'),
    facts.payment,
    `${DINER_LETTERS[language].order.action}:\n${facts.url}`,
    facts.restaurant.join('\n'),
    facts.notice,
  ].join('\n\n');
}

function addressOf(restaurant: MailedRestaurant, language: Language): string[] {
  return [
    `${oneLine(restaurant.legalName)} · ${RECEIPT_LANGUAGES[language].taxId(oneLine(restaurant.taxId))}`,
    `${oneLine(restaurant.address)}, ${restaurant.postalCode} ${oneLine(restaurant.city)}`,
  ];
}

/**
 * Names and notes are somebody's own words: they bring no line, direction or link of their own. The
 * address of the diner's account may be a stranger's.
 */
function withPlainTexts(order: Order, unlinked: (text: string) => string): Order {
  return {
    ...order,
    tableName: oneLine(order.tableName),
    note: unlinked(order.note),
    lines: order.lines.map((line) => ({
      ...line,
      name: oneLine(line.name),
      note: oneLine(unlinked(line.note)),
      options: line.options.map((option) => ({ ...option, name: oneLine(option.name) })),
    })),
  };
}
