import { spreadOver } from '../till/till-vat.ts';
import { grossOf, lessened } from '../money/entries.ts';
import { divideHalfUp, spreadCents, type Cents } from '../money/money.ts';
import { receiptLines, type ReceiptLine } from '../money/receipt.ts';
import { vatByOrder, vatOfShares, type PaidShareOfOrder } from '../money/share-vat.ts';
import {
  addVatBands,
  subtractVatBands,
  vatBands,
  type TaxedAmount,
  type VatBand,
} from '../money/tax.ts';
import type { Order } from '../orders/order.ts';
import { describeShares } from '../tabs/describe-shares.ts';
import type { ProductShare } from '../tabs/share.ts';
import { forgivenCents, isStanding, type TabPayment, type TabMoney } from '../tabs/tab-payment.ts';
import { allPayments, isClaimable, tabTotals } from '../tabs/tab-totals.ts';
import { tableLabel } from '../tables/table-label.ts';
import type { InvoiceKind } from './invoice-record.ts';
import { MAX_SIMPLIFIED_CENTS } from './invoice-rules.ts';
import { saleOf } from './standing-invoices.ts';
import type { Invoice, Recipient } from './invoice.ts';

/*
 * Which invoices a tab's money owes. Nothing says 'issue one now': after whatever moved money, what is paid is
 * compared with what has been told, and the difference is an invoice. So a refund, a removal or a charge that was
 * undone are the same case, and asking twice issues nothing twice.
 */

/** A tab as its money has to be told. */
export interface TabToInvoice {
  tabId: number;
  tableName: string;
  isClosed: boolean;
  orders: readonly { order: Order; memberId: number | null }[];
  money: TabMoney;
}

/** What has been told of a payment by an invoice that no other has replaced. */
export type StandingInvoice = Pick<
  Invoice,
  | 'number'
  | 'day'
  | 'kind'
  | 'paymentNumber'
  | 'tabId'
  | 'isOnAccount'
  | 'lines'
  | 'bands'
  | 'recipient'
  | 'corrects'
  | 'replaces'
>;

/** An invoice to be issued. */
export interface OwedInvoice extends Pick<
  Invoice,
  | 'paymentNumber'
  | 'tabId'
  | 'tableName'
  | 'form'
  | 'isOnAccount'
  | 'lines'
  | 'bands'
  | 'totalCents'
  | 'recipient'
  | 'corrects'
  | 'replaces'
> {
  kind: InvoiceKind;
  /** Who holds a full invoice in place of those that this one corrects, and gets one in place of it. */
  holder?: Recipient;
}

interface InvoicedPayment extends Pick<TabPayment, 'paymentNumber' | 'form'> {
  tabId: number;
  tableName: string;
  isStanding: boolean;
  products: ProductShare[];
  onAccountCents: Cents;
  /** What the restaurant gave back of its own will. */
  forgivenCents: Cents;
}

/**
 * Invoices of what these tabs have paid and nobody was told of: a simplified one for each payment of products, and
 * for money on account once it completes its tab or that is closed; a correction where a payment pays something else
 * than its invoices say. A sale above what a simplified invoice may say waits for the name of who bought.
 *
 * @param tabId the tab whose money has moved
 * @param tabs with every other of which its payments pay something, or did
 * @param standing the invoices of these tabs' payments that none has replaced
 * @param isToTell whether a payment's money came since its restaurant invoices
 */
export function owedInvoices(
  { tabId, paymentNumbers }: { tabId: number; paymentNumbers: ReadonlySet<number> },
  tabs: readonly TabToInvoice[],
  standing: readonly StandingInvoice[],
  isToTell: (paymentNumber: number) => boolean,
): OwedInvoice[] {
  const payments = paymentsOf(tabs);
  const told = ({ paymentNumber }: InvoicedPayment) =>
    standing.filter((one) => one.paymentNumber === paymentNumber);
  const own = payments.filter(({ paymentNumber }) => paymentNumbers.has(paymentNumber));
  const isFresh = (payment: InvoicedPayment) =>
    payment.isStanding && told(payment).length === 0 && isToTell(payment.paymentNumber);
  const fresh = own.filter(isFresh);
  const orders = ordersOf(tabs);
  const vat = vatOfProducts(
    orders,
    payments.filter((one) => !fresh.includes(one)),
    fresh,
  );
  const ofProducts = fresh
    .filter(({ products }) => products.length > 0)
    .map((payment) =>
      simplifiedOf(payment, linesOf(payment, orders), vat.get(payment.paymentNumber) ?? []),
    );
  const tab = tabs.find((one) => one.tabId === tabId);
  const onAccount = tab && isComplete(tab) ? salesOnAccount(tab, payments, fresh, standing) : [];
  const corrections = own.flatMap((payment) => correctionOf(payment, told(payment), orders));
  return [...ofProducts, ...onAccount, ...corrections].filter(({ bands }) => bands.length > 0);
}

/** Whether an invoice says more than one without a name may. */
export function needsRecipient({
  kind,
  totalCents,
}: Pick<OwedInvoice, 'kind' | 'totalCents'>): boolean {
  return kind === 'F2' && totalCents > MAX_SIMPLIFIED_CENTS;
}

function ordersOf(tabs: readonly TabToInvoice[]): Order[] {
  return tabs.flatMap(({ orders }) => orders.map(({ order }) => order));
}

/** Each payment once, with what it pays at any of the tabs; the oldest first. */
function paymentsOf(tabs: readonly TabToInvoice[]): InvoicedPayment[] {
  const all = new Map<number, InvoicedPayment>();
  for (const { tabId, tableName, orders, money } of tabs) {
    for (const one of allPayments(orders, money)) {
      const { paymentNumber, form } = one;
      const known = all.get(paymentNumber);
      const stands = isStanding(one);
      const merged = known ?? {
        paymentNumber,
        form,
        tabId,
        tableName,
        isStanding: false,
        ...NOTHING,
      };
      all.set(paymentNumber, {
        ...merged,
        // Money on account is told at its own tab.
        ...(one.onAccountCents > 0 && { tabId, tableName }),
        isStanding: merged.isStanding || stands,
        products: [...merged.products, ...(stands ? one.products : [])],
        onAccountCents: merged.onAccountCents + (stands ? one.onAccountCents : 0),
        forgivenCents: merged.forgivenCents + (stands ? forgivenCents(one) : 0),
      });
    }
  }
  return [...all.values()].toSorted((one, other) => one.paymentNumber - other.paymentNumber);
}

const NOTHING = { products: [], onAccountCents: 0, forgivenCents: 0 };

/** As receipts have it: what was told of a payment stays true when the next one comes. */
function vatOfProducts(
  orders: readonly Order[],
  before: readonly InvoicedPayment[],
  fresh: readonly InvoicedPayment[],
): Map<number, VatBand[]> {
  const shares = [...before, ...fresh].flatMap((payment) => taxedShares(payment, orders));
  return vatOfShares(shares);
}

function taxedShares(
  { paymentNumber, products }: Pick<InvoicedPayment, 'paymentNumber' | 'products'>,
  orders: readonly Order[],
): PaidShareOfOrder[] {
  return products.flatMap(({ orderId, lineNumber, cents }) => {
    const line = orders.find((one) => one.orderId === orderId)?.lines[lineNumber - 1];
    if (!line)
      throw new Error(`Payment ${paymentNumber} pays an unknown line ${orderId}/${lineNumber}`);
    return [{ paymentNumber, orderId, vatPercent: line.vatPercent, grossCents: cents }];
  });
}

const GIVEN_BACK = 'Devuelto';

function linesOf(payment: InvoicedPayment, orders: readonly Order[]): ReceiptLine[] {
  const { products, onAccountCents, tableName } = payment;
  const ofProducts = receiptLines(describeShares(products, orders));
  const parts = [
    ...(onAccountCents > 0
      ? [oneLine(`Comida y bebida: parte de la cuenta, ${tableLabel(tableName)}`, onAccountCents)]
      : []),
    ...(payment.forgivenCents > 0 ? [oneLine(GIVEN_BACK, -payment.forgivenCents)] : []),
  ];
  return [...ofProducts, ...parts];
}

function oneLine(name: string, grossCents: Cents): ReceiptLine {
  return { quantity: 1, name, unitGrossCents: grossCents, grossCents };
}

/** Bands that come to these amounts, with their share of the VAT that was told of all. */
function scaled(told: readonly VatBand[], amounts: readonly TaxedAmount[]): VatBand[] {
  const bands = amounts.map(({ vatPercent, grossCents }) => {
    const of = told.find((one) => one.vatPercent === vatPercent);
    if (of?.grossCents === grossCents) return [of];
    if (!of || of.grossCents <= 0) return vatBands([{ vatPercent, grossCents }]);
    const netCents = divideHalfUp(of.netCents * grossCents, of.grossCents);
    return [{ vatPercent, grossCents, netCents, vatCents: grossCents - netCents }];
  });
  return addVatBands(bands.flat());
}

function simplifiedOf(
  payment: InvoicedPayment,
  lines: readonly ReceiptLine[],
  paid: readonly VatBand[],
): OwedInvoice {
  const { paymentNumber, tabId, tableName, form } = payment;
  // What was given back is of all rates alike.
  const bands = scaled(paid, lessened(paid, payment.forgivenCents));
  return {
    paymentNumber,
    tabId,
    tableName,
    form,
    isOnAccount: payment.products.length === 0,
    kind: 'F2',
    corrects: [],
    replaces: [],
    recipient: null,
    lines,
    bands,
    totalCents: grossOf(bands),
  };
}

/** Whether nothing of it is still to be paid, or ever will be. */
function isComplete({ isClosed, orders, money }: TabToInvoice): boolean {
  if (isClosed) return true;
  const all = orders.map(({ order }) => order);
  return tabTotals(all, money.payments).dueCents <= 0;
}

/**
 * Money on account pays what nobody has picked: each payment takes of the rates of what is left, and the one
 * that takes the rest has the VAT that is left of the orders' own.
 */
function salesOnAccount(
  tab: TabToInvoice,
  payments: readonly InvoicedPayment[],
  fresh: readonly InvoicedPayment[],
  standing: readonly StandingInvoice[],
): OwedInvoice[] {
  const orders = tab.orders.map(({ order }) => order).filter(isClaimable);
  const ordered = addVatBands(orders.flatMap((order) => vatBands(chargedLines(order))));
  const picked = vatByOrder(payments.flatMap((one) => taxedSharesAt(one, orders)));
  const isHere = ({ tabId }: InvoicedPayment) => tabId === tab.tabId;
  const told = standing
    .filter(
      ({ isOnAccount, paymentNumber }) =>
        isOnAccount && payments.some((one) => isHere(one) && one.paymentNumber === paymentNumber),
    )
    .flatMap(({ bands }) => bands);
  let left = subtractVatBands(ordered, [...picked, ...told]);
  return fresh
    .filter((one) => isHere(one) && one.products.length === 0 && one.onAccountCents > 0)
    .map((payment) => {
      const taken = take(left, payment.onAccountCents, ordered);
      left = subtractVatBands(left, taken);
      return simplifiedOf(payment, linesOf(payment, orders), taken);
    });
}

function taxedSharesAt(payment: InvoicedPayment, orders: readonly Order[]): PaidShareOfOrder[] {
  const products = payment.products.filter(({ orderId }) =>
    orders.some((order) => order.orderId === orderId),
  );
  return taxedShares({ ...payment, products }, orders);
}

function chargedLines({ lines }: Order): TaxedAmount[] {
  return lines.map(({ vatPercent, quantity, unitGrossCents }) => ({
    vatPercent,
    grossCents: quantity * unitGrossCents,
  }));
}

function take(left: readonly VatBand[], cents: Cents, ordered: readonly VatBand[]): VatBand[] {
  const open = left.filter(({ grossCents }) => grossCents > 0);
  // More was paid than ordered: it is on its way back, and bears the rates of what was ordered.
  if (grossOf(open) < cents) return vatBands(spreadOver(cents, ordered, []));
  const parts = spreadCents(
    cents,
    open.map(({ grossCents }) => grossCents),
  );
  return addVatBands(
    open.flatMap((band, index) => {
      const grossCents = parts[index] ?? 0;
      return grossCents === band.grossCents ? band : partOf(band, grossCents);
    }),
  );
}

/** A part with its VAT, by its rate but for what would leave a rest below zero of either. */
function partOf({ vatPercent, netCents, vatCents }: VatBand, grossCents: Cents): VatBand {
  const [byRate] = vatBands([{ vatPercent, grossCents }]);
  const least = Math.max(0, grossCents - netCents);
  const vat = Math.max(least, Math.min(byRate?.vatCents ?? 0, vatCents));
  return { vatPercent, grossCents, netCents: grossCents - vat, vatCents: vat };
}

/** What a payment pays now, less what its invoices say; nothing where they say the same. */
function correctionOf(
  payment: InvoicedPayment,
  told: readonly StandingInvoice[],
  orders: readonly Order[],
): OwedInvoice[] {
  const [first] = told;
  if (!first) return [];
  const toldBands = addVatBands(told.flatMap(({ bands }) => bands));
  const bands = subtractVatBands(bandsNow(payment, first, orders), toldBands);
  if (bands.length === 0) return [];
  const totalCents = grossOf(bands);
  const lines = linesBetween(
    told.flatMap((one) => one.lines),
    payment.isStanding ? linesOf(payment, orders) : [],
  );
  const { paymentNumber, tabId, tableName, form } = payment;
  return [
    {
      paymentNumber,
      tabId,
      tableName,
      form,
      isOnAccount: first.isOnAccount,
      ...namesOfCorrection(saleOf(told) ?? first),
      replaces: [],
      lines: grossOf(lines) === totalCents ? lines : [oneLine(GIVEN_BACK, totalCents)],
      bands,
      totalCents,
    },
  ];
}

/**
 * A full invoice in place of tickets is not corrected itself: the first of its tickets is, and who holds it gets one
 * in place of that correction (the agency's questions, 27).
 */
function namesOfCorrection({
  number,
  day,
  kind,
  recipient,
  replaces,
}: StandingInvoice): Pick<OwedInvoice, 'kind' | 'corrects' | 'recipient' | 'holder'> {
  if (recipient === null) return { kind: 'R5', corrects: [{ number, day }], recipient };
  if (kind !== 'F3') return { kind: 'R1', corrects: [{ number, day }], recipient };
  return { kind: 'R5', corrects: replaces.slice(0, 1), recipient: null, holder: recipient };
}

function bandsNow(
  payment: InvoicedPayment,
  first: StandingInvoice,
  orders: readonly Order[],
): VatBand[] {
  if (!payment.isStanding) return [];
  if (first.isOnAccount) {
    const cents = payment.onAccountCents - payment.forgivenCents;
    const weights = first.bands.map(({ grossCents }) => grossCents);
    const parts = spreadCents(cents, weights);
    return scaled(
      first.bands,
      first.bands.map(({ vatPercent }, index) => ({ vatPercent, grossCents: parts[index] ?? 0 })),
    );
  }
  const byRate = vatBands(taxedShares(payment, orders));
  return scaled(first.bands, lessened(byRate, payment.forgivenCents));
}

/** What was told and is no more, as lines of less; and what is new, as lines of more. */
export function linesBetween(
  told: readonly ReceiptLine[],
  now: readonly ReceiptLine[],
): ReceiptLine[] {
  const units = new Map<string, ReceiptLine>();
  const count = (lines: readonly ReceiptLine[], sign: 1 | -1) => {
    for (const line of lines) {
      const key = `${line.unitGrossCents} ${line.name}`;
      const quantity = (units.get(key)?.quantity ?? 0) + sign * line.quantity;
      units.set(key, { ...line, quantity, grossCents: quantity * line.unitGrossCents });
    }
  };
  count(now, 1);
  count(told, -1);
  return [...units.values()].filter(({ quantity }) => quantity !== 0);
}
