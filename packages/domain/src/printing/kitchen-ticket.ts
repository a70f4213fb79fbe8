import { courseName } from '../menu/menu.ts';
import { heldCourses } from '../orders/courses.ts';
import { avoidanceText, mentionsAllergy } from '../orders/allergy-notes.ts';
import {
  byCourse,
  linesLeft,
  nameWithOptions,
  PAID_DESPITE_TEXTS,
  partyLabel,
  type Order,
} from '../orders/order.ts';
import { unitsOfLine, type LineUnits } from '../orders/removals.ts';

/**
 * The rows of a printed kitchen ticket (comanda). The browser renders them as HTML and the
 * printer's encoder as bytes, so that both print the same. No prices: the kitchen does not need
 * them.
 */
export type TicketRow =
  | { kind: 'table' | 'allergy' | 'detail' | 'course' | 'wish' | 'note' | 'removed'; text: string }
  | { kind: 'product'; quantity: number; text: string }
  | { kind: 'rule' };

/** `time` is when the order came in, already formatted in the restaurant's local time. */
export function kitchenTicket(order: Order, time: string): TicketRow[] {
  const written = [order.note, ...linesLeft(order.lines).map(({ note }) => note)];
  const allergies = new Set([
    ...order.avoidances.map(avoidanceText),
    ...written.flatMap(writtenLines).filter(mentionsAllergy),
  ]);
  const rows: TicketRow[] = [
    { kind: 'table', text: partyLabel(order) },
    ...Array.from(allergies, (text) => ({ kind: 'allergy' as const, text: `ALERGIA · ${text}` })),
    { kind: 'detail', text: `Pedido nº ${order.orderId} · ${time}` },
  ];
  if (order.origin === 'staff') rows.push({ kind: 'detail', text: 'Tomado por el camarero' });
  if (order.paidDespite !== null) {
    rows.push({ kind: 'detail', text: PAID_DESPITE_TEXTS[order.paidDespite] });
  }
  if (!order.isTableVerified) rows.push({ kind: 'detail', text: 'Mesa sin verificar' });
  let course: number | null = null;
  for (const line of byCourse(linesLeft(order.lines))) {
    if (line.course !== course) {
      course = line.course;
      rows.push({ kind: 'rule' }, { kind: 'course', text: courseTitle(order, course) });
    }
    rows.push({ kind: 'product', quantity: line.quantity, text: nameWithOptions(line) });
    if (line.forName !== '') rows.push({ kind: 'wish', text: `Para ${line.forName}` });
    for (const text of writtenLines(line.note)) rows.push({ kind: 'wish', text });
  }
  if (order.note !== '') rows.push({ kind: 'rule' });
  for (const text of writtenLines(order.note)) rows.push({ kind: 'note', text });
  return rows;
}

/** A course that is held is on the slip, not to be made yet. */
function courseTitle(order: Order, course: number): string {
  const name = courseName(course);
  const title = name === 'Unknown' ? 'Otros' : name;
  return heldCourses(order).includes(course) ? `${title} · EN ESPERA` : title;
}

/** What was taken off an order that the kitchen may have on paper; `time` is when it was. */
export function removalTicket(
  order: Order,
  units: readonly LineUnits[],
  reason: string,
  time: string,
): TicketRow[] {
  return [
    { kind: 'table', text: partyLabel(order) },
    { kind: 'detail', text: `Cambia el pedido nº ${order.orderId} · ${time}` },
    { kind: 'rule' },
    ...order.lines.flatMap((line, index): TicketRow[] => {
      const quantity = unitsOfLine(units, index);
      if (quantity === 0) return [];
      const text = `QUITAR ${quantity} × ${nameWithOptions(line)}`;
      const wishes = line.forName === '' ? [] : [`Para ${line.forName}`];
      wishes.push(...writtenLines(line.note));
      return [
        { kind: 'removed', text },
        ...wishes.map((wish) => ({ kind: 'wish' as const, text: wish })),
      ];
    }),
    { kind: 'rule' },
    { kind: 'note', text: reason },
  ];
}

/** As somebody broke it: "sin gluten" and "sin lactosa" on two lines are two things. */
function writtenLines(text: string): string[] {
  return text.split('\n').flatMap((line) => line.trim() || []);
}
