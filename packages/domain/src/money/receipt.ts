import { wallTime } from '../time/restaurant-time.ts';
import type { Cents } from './money.ts';
import { linesLeft, nameWithOptions, orderVatBands, type Order } from '../orders/order.ts';
import { isPaidAtTable, isSurelyUncharged } from '../payments/payment-standing.ts';
import { lineGrossCents } from './pricing.ts';
import { chargedCents, chargedTipCents } from './refunds.ts';
import type { RegisteredRestaurant } from '../restaurant/restaurant.ts';
import type { VatBand } from './tax.ts';

/**
 * A receipt for the diner: who sold what, at which tax rate, and how it was paid. One text for the
 * page, the PDF and the mail. It is not an invoice, and says so; invoices come from the till.
 */
export interface Receipt {
  legalName: string;
  taxId: string;
  /** Street; postal code and town. */
  addressLines: readonly string[];
  phone: string;
  /** The parts of its heading. */
  placed: ReceiptPlaced;
  lines: readonly ReceiptLine[];
  totalCents: Cents;
  bands: readonly VatBand[];
  tipCents: Cents;
  refundedCents: Cents;
  /** What the diner was charged, tip included, before any refund; null when unknown. */
  paidCents: Cents | null;
  payment: ReceiptPayment;
}

export interface ReceiptPlaced {
  orderId: number;
  tableName: string;
  /** '20/11/2026' and '21:31', in the restaurant's local time. */
  day: string;
  time: string;
}

export interface ReceiptLine {
  quantity: number;
  name: string;
  unitGrossCents: Cents;
  grossCents: Cents;
}

/** How it was paid. */
export type ReceiptPayment = 'cancelled' | 'stray' | 'paid' | 'unfinished' | 'atTable';

type Seller = Pick<
  RegisteredRestaurant,
  'legalName' | 'taxId' | 'address' | 'postalCode' | 'city' | 'phone'
>;

/** Whether an order has a receipt: it was paid, or is going to be. */
export function hasReceipt(order: Order): boolean {
  return order.payment === 'paid' || isPaidAtTable(order);
}

export function receiptOf(order: Order, restaurant: Seller): Receipt {
  const charged = chargedCents(order);
  const { date, time } = wallTime(Date.parse(order.placedAt));
  const day = date.split('-').toReversed().join('/');
  return {
    legalName: restaurant.legalName,
    taxId: restaurant.taxId,
    addressLines: [restaurant.address, `${restaurant.postalCode} ${restaurant.city}`],
    phone: restaurant.phone,
    placed: { orderId: order.orderId, tableName: order.tableName, day, time },
    lines: linesLeft(order.lines).map((line) => ({
      quantity: line.quantity,
      name: nameWithOptions(line),
      unitGrossCents: line.unitGrossCents,
      grossCents: lineGrossCents(line),
    })),
    totalCents: order.totalCents,
    bands: orderVatBands(order.lines),
    tipCents: chargedTipCents(order),
    refundedCents: order.refundedCents,
    paidCents: charged === 0 ? null : charged,
    payment: paymentOf(order),
  };
}

function paymentOf(order: Order): ReceiptPayment {
  const { payment, status } = order;
  if (status === 'cancelled' && payment !== 'paid') {
    return isSurelyUncharged(order) ? 'cancelled' : 'stray';
  }
  if (payment === 'paid') return 'paid';
  return payment === 'pending' ? 'unfinished' : 'atTable';
}
