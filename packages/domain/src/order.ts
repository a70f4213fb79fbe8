import type { Cents, NetMicros } from './money.ts';
import type { OrderStatus } from './order-status.ts';
import type { PaymentStatus } from './payment-status.ts';
import type { PricedLine } from './pricing.ts';

/** A line keeps what was ordered as it was then: a later change of the menu does not touch it. */
export interface OrderLine extends PricedLine {
  netMicros: NetMicros;
  course: number;
}

export interface Order {
  orderId: number;
  restaurantId: number;
  tableName: string;
  /** Whether the table's code carried its key; otherwise anybody may have typed the number. */
  isTableVerified: boolean;
  note: string;
  lines: readonly OrderLine[];
  totalCents: Cents;
  status: OrderStatus;
  payment: PaymentStatus;
  /** ISO 8601, the server's clock. */
  placedAt: string;
  /** Number of the order's last event: rises with every change, so the higher one is the newer. */
  version: number;
}

/** "2 × Salmorejo", one line each (spec §3: names with quantities, newline separated). */
export function describeLines(lines: readonly { name: string; quantity: number }[]): string {
  return lines.map((line) => `${line.quantity} × ${line.name}`).join('\n');
}

/** The kitchen reads by course, and within a course as the diner ordered. */
export function byCourse<Line extends { course: number }>(lines: readonly Line[]): Line[] {
  return lines.toSorted((one, other) => one.course - other.course);
}
