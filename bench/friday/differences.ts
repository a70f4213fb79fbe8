import type { OrderWire } from '@simplato/contract';
import { wireCents } from './priced-choice.ts';
import type { SentOrder } from './ledger.ts';

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

/** How an order on the server differs from what the phone sent; there must be no differences. */
export function differences(sent: SentOrder, order: OrderWire): Difference[] {
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
    order.lineas.map((line) => [
      line.idproductos,
      line.quantity,
      line.nota,
      line.opciones.map(({ idopcion }) => idopcion).toSorted((one, other) => one - other),
    ]),
    sent.lines.map((line) => [line.productId, line.quantity, line.note, line.optionIds]),
  );
  return found;
}
