import { courseName } from './menu.ts';
import { byCourse, nameWithOptions, type Order } from './order.ts';
import { tableWords } from './table-words.ts';

/**
 * What a printed comanda says, row by row. The browser sets it in type and the printer's encoder in
 * bytes, so that both papers say the same. No prices: the kitchen cooks, it does not charge.
 */
export type TicketRow =
  | { kind: 'table' | 'detail' | 'course' | 'wish' | 'note'; text: string }
  | { kind: 'dish'; quantity: number; text: string }
  | { kind: 'rule' };

/** `time` is when the order came in, already in the words of the house's clock. */
export function kitchenTicket(order: Order, time: string): TicketRow[] {
  const rows: TicketRow[] = [
    { kind: 'table', text: tableWords(order.tableName) },
    { kind: 'detail', text: `Pedido nº ${order.orderId} · ${time}` },
  ];
  if (order.origin === 'staff') rows.push({ kind: 'detail', text: 'Tomado por el camarero' });
  if (!order.isTableVerified) rows.push({ kind: 'detail', text: 'Mesa sin verificar' });
  let course: number | null = null;
  for (const line of byCourse(order.lines)) {
    if (line.course !== course) {
      course = line.course;
      const name = courseName(course);
      rows.push({ kind: 'rule' }, { kind: 'course', text: name === 'Unknown' ? 'Otros' : name });
    }
    rows.push({ kind: 'dish', quantity: line.quantity, text: nameWithOptions(line) });
    if (line.note !== '') rows.push({ kind: 'wish', text: line.note });
  }
  if (order.note !== '') rows.push({ kind: 'rule' }, { kind: 'note', text: order.note });
  return rows;
}
