import type { OrderWire } from '@simplato/contract';
import { type SentOrder, wireCents } from './priced-choice.ts';

export type Breach =
  | 'lost'
  | 'doubled'
  | 'changed'
  | 'mispriced'
  | 'in the wrong restaurant'
  | 'at the wrong table'
  | 'shown to a stranger'
  | 'nobody sent it'
  | 'never heard'
  | 'heard late'
  | 'heard out of order'
  | 'a step that is not'
  | 'wrongly paid'
  | 'figures do not sum'
  | 'broken answer';

export interface Difference {
  breach: Breach;
  seen: string;
}

/** A note to the kitchen, whoever's part of it stands first. */
export const settledNote = (note: string): string => note.split('\n').toSorted().join('\n');

export const kitchenNoteOf = ({ kitchenNote, note }: SentOrder): string =>
  settledNote(kitchenNote ?? note);

/**
 * How the notes of an order differ from what its reader may read: the staff (null) all of them, each phone what
 * was written on it.
 */
export function noteDifferences(
  sent: SentOrder,
  { comentarios, lineas }: Pick<OrderWire, 'comentarios' | 'lineas'>,
  reader: string | null,
): Difference[] {
  const friend = sent.lines.find((line) => line.friend?.visit === reader)?.friend;
  const ownNote = reader === sent.visit ? sent.note : (friend?.note ?? '');
  const wanted = [
    reader === null ? kitchenNoteOf(sent) : ownNote,
    ...sent.lines.map(({ note, friend: whose }) =>
      reader === null || reader === (whose?.visit ?? sent.visit) ? note : '',
    ),
  ];
  return [settledNote(comentarios), ...lineas.map(({ nota }) => nota)].flatMap((is, index) => {
    if (is === wanted[index]) return [];
    const isForeign = reader !== null && is !== '';
    const seen = `${reader ?? 'the kitchen'} reads ${JSON.stringify(is)}, written ${JSON.stringify(wanted[index])}`;
    return { breach: isForeign ? 'shown to a stranger' : 'changed', seen };
  });
}

/** How a tab's account of who ordered what differs from who did. */
export function memberDifferences(
  sent: SentOrder,
  senderId: number | null,
  lineas: readonly { idcomensal: number | null }[],
): Difference[] {
  const is = JSON.stringify(lineas.map(({ idcomensal }) => idcomensal));
  const wanted = JSON.stringify(sent.lines.map(({ friend }) => friend?.memberId ?? senderId));
  return is === wanted
    ? []
    : [{ breach: 'changed', seen: `for members ${is}, chosen by ${wanted}` }];
}

/**
 * Whom a line is marked for. A sender's own may carry their name or, by a server of the version before,
 * none; only never another's.
 */
function markOf(
  { lines, senderName }: SentOrder,
  index: number,
  para: string | undefined,
): string | undefined {
  const names = lines.flatMap(({ friend }) => (friend ? [friend.name] : []));
  const isOwn = names.length > 0 && lines[index]?.friend === undefined;
  const isAnothers = para !== senderName && names.includes(para ?? '');
  return isOwn && !isAnothers ? '' : para;
}

/** How an order on the server differs from what the phone sent; there must be no differences. */
export function differences(
  sent: SentOrder,
  order: OrderWire,
  reader: string | null,
): Difference[] {
  const found: Difference[] = [];
  const compare = (breach: Breach, what: string, is: unknown, expected: unknown) => {
    const [text, wanted] = [JSON.stringify(is), JSON.stringify(expected)];
    if (text !== wanted) found.push({ breach, seen: `${what} ${text}, sent ${wanted}` });
  };
  compare('in the wrong restaurant', 'restaurant', order.identerprise, sent.restaurantId);
  compare('at the wrong table', 'table', order.mesa, sent.table);
  compare('at the wrong table', 'verified', order.verificada, true);
  compare('mispriced', 'total', order.total, wireCents(sent.totalCents));
  compare(
    'mispriced',
    'lines cost',
    order.lineas.map((line) => [line.preciounitario, line.subtotal]),
    sent.lines.map((line) => [
      wireCents(line.unitCents),
      wireCents(line.unitCents * line.quantity),
    ]),
  );
  compare(
    'changed',
    'lines',
    order.lineas.map((line, index) => [
      line.idproductos,
      line.quantity,
      markOf(sent, index, line.para),
      line.opciones.map(({ idopcion }) => idopcion).toSorted((one, other) => one - other),
    ]),
    sent.lines.map((line) => [
      line.productId,
      line.quantity,
      line.friend?.name ?? '',
      line.optionIds,
    ]),
  );
  return [...found, ...noteDifferences(sent, order, reader)];
}
