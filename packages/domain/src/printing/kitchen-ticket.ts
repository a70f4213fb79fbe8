import { courseName } from '../menu/menu.ts';
import { heldCourses } from '../orders/courses.ts';
import { avoidanceText, mentionsAllergy } from '../orders/allergy-notes.ts';
import {
  byCourse,
  isMade,
  linesLeft,
  linesToCook,
  menusOf,
  nameWithMenu,
  nameWithOptions,
  PAID_DESPITE_TEXTS,
  partyLabel,
  type Order,
  type OrderLine,
} from '../orders/order.ts';
import { unitsOfLine, type LineUnits } from '../orders/removals.ts';

/**
 * The rows of a printed kitchen ticket (comanda). The browser renders them as HTML and the
 * printer's encoder as bytes, so that both print the same. No prices: the kitchen does not need
 * them.
 */
export type TicketRow =
  | { kind: TextRowKind; text: string }
  | { kind: 'product'; quantity: number; text: string }
  | { kind: 'rule' };

export const TEXT_ROW_KINDS = [
  'table',
  'allergy',
  'detail',
  'course',
  'wish',
  'note',
  'removed',
  'station',
  'copy',
  'rest',
] as const;
export type TextRowKind = (typeof TEXT_ROW_KINDS)[number];

/** `time` is when the order came in, already formatted in the restaurant's local time. */
export function kitchenTicket(order: Order, time: string): TicketRow[] {
  return [
    ...headRows(order, time),
    ...lineRows(linesToCook(order.lines), (course) => courseTitle(order, course)),
    ...noteRows(order),
  ];
}

/** Whose the ticket is, what somebody must not eat, and what is unusual about the order. */
export function headRows(order: Order, time: string): TicketRow[] {
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
  rows.push(...menusOf(order.lines).map((text) => ({ kind: 'detail' as const, text })));
  return rows;
}

/** What is to be made, by course, with what was asked for of each. */
export function lineRows(
  lines: readonly OrderLine[],
  titleOf: (course: number) => string = courseHeading,
): TicketRow[] {
  const rows: TicketRow[] = [];
  let course: number | null = null;
  for (const line of byCourse(lines)) {
    if (line.course !== course) {
      course = line.course;
      rows.push({ kind: 'rule' }, { kind: 'course', text: titleOf(course) });
    }
    rows.push({ kind: 'product', quantity: line.quantity, text: cookedName(line) });
    if (line.forName !== '') rows.push({ kind: 'wish', text: `Para ${line.forName}` });
    for (const text of writtenLines(line.note)) rows.push({ kind: 'wish', text });
  }
  return rows;
}

/** As the kitchen reads it: in a set menu it may be another helping. */
function cookedName(line: OrderLine): string {
  return nameWithOptions({ ...line, name: nameWithMenu(line) });
}

export function noteRows({ note }: Pick<Order, 'note'>): TicketRow[] {
  if (note === '') return [];
  return [{ kind: 'rule' }, ...writtenLines(note).map((text) => ({ kind: 'note' as const, text }))];
}

function courseHeading(course: number): string {
  const name = courseName(course);
  return name === 'Unknown' ? 'Otros' : name;
}

/** A course that is held is on the slip, not to be made yet. */
function courseTitle(order: Order, course: number): string {
  const title = courseHeading(course);
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
      if (quantity === 0 || !isMade(line)) return [];
      const text = `QUITAR ${quantity} × ${cookedName(line)}`;
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
