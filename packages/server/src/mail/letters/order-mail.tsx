import {
  accentOf,
  formatEuros,
  HOUSE_TIME_ZONE,
  houseName,
  nameWithOptions,
  NO_INVOICE,
  orderVatBands,
  tableWords,
  wallTime,
  type House,
  type Order,
} from '@simplato/domain';
import type { Mail } from '../outbox.ts';
import { Comanda } from './comanda.tsx';
import { renderLetter } from './letter-page.tsx';
import { Action, Heading, Paragraph, Small } from './letter-parts.tsx';
import { oneLine, plainText } from './one-line.ts';

export type MailedHouse = Pick<
  House,
  'legalName' | 'taxId' | 'address' | 'postalCode' | 'city' | 'accent'
>;

export interface OrderLetter {
  order: Order;
  house: MailedHouse;
  dinerName: string;
  publicUrl: string;
  /** What the diner's own screen wanted to say above it. */
  message?: string;
}

const DAY = new Intl.DateTimeFormat('es-ES', { dateStyle: 'long', timeZone: HOUSE_TIME_ZONE });

/** The order as it was taken: what the diner asked for, what it costs, and who has it. */
export function orderMail({ message = '', ...letter }: OrderLetter): Omit<Mail, 'to'> {
  const order = withPlainTexts(letter.order);
  const name = oneLine(houseName(letter.house.legalName));
  const subject = `Tu pedido ${order.orderId} en ${name}`;
  const placedAt = new Date(order.placedAt);
  const facts = {
    placedAt: `${DAY.format(placedAt)}, ${wallTime(placedAt).time}`,
    payment: paymentWords(order),
    url: `${letter.publicUrl}/clients/pedidos`,
    house: addressOf(letter.house),
    thanks: `${name} ha recibido tu pedido. Gracias, ${oneLine(letter.dinerName)}.`,
    message: plainText(message),
  };
  const accent = accentOf(letter.house.accent);
  const html = renderLetter({
    subject,
    preview: `${tableWords(order.tableName)} · ${formatEuros(order.totalCents)} · ${facts.payment}`,
    sender: name,
    accent,
    foot: [...facts.house, 'Pedido con Simplato.'],
    children: (
      <>
        <Heading>Tu pedido está en la cocina</Heading>
        <Paragraph>{facts.thanks}</Paragraph>
        {facts.message !== '' && <Paragraph>{facts.message}</Paragraph>}
        <Comanda order={order} placedAt={facts.placedAt} />
        <Paragraph>{facts.payment}</Paragraph>
        <Action label="Ver cómo va" url={facts.url} accent={accent} />
        <Small>{NO_INVOICE}.</Small>
      </>
    ),
  });
  return { subject, text: textOf(order, facts), html };
}

function paymentWords({ payment, tipCents }: Order): string {
  if (payment !== 'paid') return 'Lo pagas al camarero, en la mesa.';
  return tipCents === 0
    ? 'Pagado online.'
    : `Pagado online, con ${formatEuros(tipCents)} de propina aparte.`;
}

interface Facts {
  placedAt: string;
  payment: string;
  url: string;
  house: readonly string[];
  thanks: string;
  message: string;
}

function textOf(order: Order, { placedAt, payment, url, house, thanks, message }: Facts): string {
  const lines = order.lines.flatMap((line) => [
    `${line.quantity} × ${nameWithOptions(line)}: ${formatEuros(line.unitGrossCents * line.quantity)}`,
    ...(line.note === '' ? [] : [`   ${line.note}`]),
  ]);
  const vat = orderVatBands(order.lines).map(
    (band) =>
      `IVA ${band.vatPercent} %: base ${formatEuros(band.netCents)}, cuota ${formatEuros(band.vatCents)}`,
  );
  return [
    thanks,
    ...(message === '' ? [] : [message]),
    `Pedido ${order.orderId} · ${tableWords(order.tableName)}\n${placedAt}`,
    lines.join('\n'),
    ...(order.note === '' ? [] : [`Nota: ${order.note}`]),
    [`Total: ${formatEuros(order.totalCents)}, IVA incluido`, ...vat].join('\n'),
    payment,
    `Ver cómo va:\n${url}`,
    house.join('\n'),
    `${NO_INVOICE}.`,
  ].join('\n\n');
}

function addressOf(house: MailedHouse): string[] {
  return [
    `${oneLine(house.legalName)} · NIF ${oneLine(house.taxId)}`,
    `${oneLine(house.address)}, ${house.postalCode} ${oneLine(house.city)}`,
  ];
}

/** Names and notes are somebody's own words: they bring no line and no direction of their own. */
function withPlainTexts(order: Order): Order {
  return {
    ...order,
    tableName: oneLine(order.tableName),
    note: plainText(order.note),
    lines: order.lines.map((line) => ({
      ...line,
      name: oneLine(line.name),
      note: oneLine(line.note),
      options: line.options.map((option) => ({ ...option, name: oneLine(option.name) })),
    })),
  };
}
