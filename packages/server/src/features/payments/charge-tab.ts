import {
  auditEvent,
  chargeFaults,
  claimableTab,
  claimedCents,
  excessOf,
  formatEuros,
  isStanding,
  quoteShare,
  tableLabel,
  tabTotals,
  tillRowLabel,
  type Cents,
  type CounterForm,
  type ProductShare,
  type Quote,
  type Recipient,
  type ShareWish,
  type TabPayment as PaymentOfTab,
  type WishedProduct,
  newFact,
} from '@simplato/domain';
import { tabToWire } from '@simplato/contract';
import { AppError } from '../../app-error.ts';
import { hashRequest } from '../../http/hash-request.ts';
import type { StaffSession } from '../../auth/session.ts';
import type { Transaction } from '../../db/database.ts';
import { recordChanges } from '../audit/record-changes.ts';
import { keepRecipient } from '../invoices/name-invoice.ts';
import { readTabs, type TabOfFeed } from '../tabs/read-tab.ts';
import {
  insertTabEvent,
  listOtherTabs,
  lockTabs,
  releaseClaims,
  type TabKey,
} from '../tabs/tab-money.ts';
import { invoiceAndMail } from './invoice-and-mail.ts';
import { isQuote, REFUSALS } from './pay-tab.ts';
import type { TabPayment } from './payment-queries.ts';
import type { SettlingDependencies } from './settle.ts';
import { requirePaymentAt, type PaymentAtTab } from './shown-payment.ts';
import {
  findPaymentOfKey,
  insertTabPayment,
  releaseShares,
  settleOwedBack,
  tellTabs,
  updateUndone,
} from './share-queries.ts';

export interface ChargeWish {
  form: CounterForm;
  /** Without the tip. */
  amountCents: Cents;
  tipCents: Cents;
  /** Null for exactly what is charged. */
  givenCents: Cents | null;
  /** Null for the rest of the tab, or an amount on account. */
  products: readonly WishedProduct[] | null;
  memberId: number | null;
  /** In whose name its invoice is to be; null where nobody in particular is named. */
  recipient: Recipient | null;
  idempotencyKey: string;
  fingerprint: readonly unknown[];
}

export interface Charged {
  payment: TabPayment;
  /** As it is then. */
  tab: TabOfFeed;
  changeCents: Cents;
  isNew: boolean;
  /** Whether phones were paying what it takes: their pages are to be closed. */
  hasReleased: boolean;
}

/**
 * Money that a waiter takes at the table. What phones are paying of it, or beyond what is due then, is
 * let go at once; what is paid already cannot be charged again.
 */
export async function chargeTab(
  { db, now, announce }: SettlingDependencies,
  session: StaffSession,
  key: TabKey,
  wish: ChargeWish,
): Promise<Charged> {
  const { userName } = session;
  const { restaurantId } = key;
  const requestHash = hashRequest(wish.fingerprint);
  const charged = await db.transaction(async (tx) => {
    // Whoever only says at the board how a table has paid does not tend the room.
    await lockTabs(tx, restaurantId);
    const known = await findPaymentOfKey(tx, restaurantId, wish.idempotencyKey);
    if (known) {
      if (known.requestHash !== requestHash) throw new AppError('key_reused');
      const tab = await requireTab(tx, key);
      return { payment: known, tab, isNew: false, hasReleased: false };
    }
    const contents = await requireTab(tx, key);
    if (contents.tab.closedAt !== null) throw new AppError('tab_closed');
    const quote = quoteCharge(contents, wish);
    requireSound(wish);
    const released = claimsInTheWay(contents, quote);
    await releaseClaims(tx, key, released, { end: 'charged', actor: userName });
    const at = now();
    const payment = await insertTabPayment(
      tx,
      {
        restaurantId,
        tabId: key.tabId,
        visitId: visitOf(contents, wish.memberId),
        form: wish.form,
        accountId: '',
        amountCents: wish.amountCents + wish.tipCents,
        tipCents: wish.tipCents,
        platformFeeCents: 0,
        email: null,
        expiresAt: at,
        lookAt: 'infinity',
        idempotencyKey: wish.idempotencyKey,
        requestHash,
        takenBy: userName,
        givenCents: wish.givenCents,
      },
      quote,
    );
    // What it pays is of this tab alone.
    await insertTabEvent(tx, payment, 'charged', userName);
    const tip = wish.tipCents > 0 ? [newFact('Propina', formatEuros(wish.tipCents))] : [];
    const charge = [newFact(formLabel(wish.form), formatEuros(wish.amountCents)), ...tip];
    const table = tableLabel(contents.tab.tableName);
    await recordChanges(tx, session, [auditEvent('tab-charged', table, charge)]);
    if (wish.recipient) await keepRecipient(tx, payment, wish.recipient);
    const tab = await requireTab(tx, key);
    await invoiceAndMail(tx, payment, tab);
    return { payment, tab, isNew: true, hasReleased: released.length > 0 };
  });
  if (charged.isNew) announce(restaurantId);
  const { givenCents, amountCents } = charged.payment;
  return { ...charged, changeCents: givenCents === null ? 0 : givenCents - amountCents };
}

async function requireTab(tx: Transaction, { restaurantId, tabId }: TabKey): Promise<TabOfFeed> {
  const [tab] = await readTabs(tx, restaurantId, [tabId]);
  if (!tab) throw new AppError('not_found');
  return tab;
}

const formLabel = (form: TabPayment['form']) => tillRowLabel({ kind: 'charged', form });

function requireSound(wish: ChargeWish): void {
  const { tip, given } = chargeFaults(wish);
  if (tip === undefined && given === undefined) return;
  const fields = {
    ...(tip !== undefined && { propina: tip }),
    ...(given !== undefined && { entregado: given }),
  };
  throw new AppError('bad_request', { fields });
}

/** What the charge pays: where it fits, beside what phones are paying; else as if they paid nothing. */
function quoteCharge(contents: TabOfFeed, wish: ChargeWish): Quote {
  const { orders, money } = contents;
  const beside = claimableTab(orders, money);
  const fitting = quoteShare(beside, shareOf(wish, beside.openCents));
  if (isQuote(fitting) && fitting.cents === wish.amountCents) return fitting;
  const standing = { ...money, payments: money.payments.filter(isStanding) };
  const claimable = claimableTab(orders, standing);
  const tab = tabToWire(contents, 'staff');
  if (wish.products === null && wish.amountCents > claimable.openCents && claimable.openCents > 0) {
    throw new AppError('amount_changed', { tab, amountCents: claimable.openCents });
  }
  const quote = quoteShare(claimable, shareOf(wish, claimable.openCents));
  if (!isQuote(quote)) throw new AppError(REFUSALS[quote.kind], { tab });
  if (quote.cents !== wish.amountCents) {
    throw new AppError('amount_changed', { tab, amountCents: quote.cents });
  }
  return quote;
}

function shareOf({ products, amountCents }: ChargeWish, openCents: Cents): ShareWish {
  if (products !== null) return { mode: 'products', products };
  return amountCents === openCents ? { mode: 'all' } : { mode: 'amount', cents: amountCents };
}

/** The claims of phones that have the same products, and the newest of those for which too little is left. */
function claimsInTheWay({ orders, money }: TabOfFeed, quote: Quote): number[] {
  const open = money.payments.filter(({ state }) => state === 'open');
  const clashing = open.filter(({ products }) =>
    products.some((one) => quote.products.some((other) => isSameUnit(one, other))),
  );
  const staying = money.payments.filter((one) => !clashing.includes(one));
  const { dueCents, reservedCents } = tabTotals(
    orders.map(({ order }) => order),
    staying,
  );
  const { released } = excessOf(
    staying.filter((one): one is PaymentOfTab => one.state === 'open'),
    reservedCents + quote.cents - dueCents,
  );
  return [...clashing.map(({ paymentNumber }) => paymentNumber), ...released];
}

/** Parts of a unit that is divided alike stand beside each other. */
function isSameUnit(one: ProductShare, other: ProductShare): boolean {
  const isUnit =
    one.orderId === other.orderId && one.lineNumber === other.lineNumber && one.unit === other.unit;
  return isUnit && (one.parts !== other.parts || one.part === other.part);
}

function visitOf({ tab }: TabOfFeed, memberId: number | null): string | null {
  if (memberId === null) return null;
  const member = tab.members.find((one) => one.memberId === memberId);
  if (member) return member.visitId;
  throw new AppError('bad_request', { fields: { idcomensal: 'No está en esta cuenta' } });
}

/** A charge at the table is taken back while every tab of which it pays something is open. Twice is once. */
export async function undoCharge(
  { db, announce }: SettlingDependencies,
  session: StaffSession,
  key: PaymentAtTab,
  reason: string,
): Promise<void> {
  const { userName } = session;
  const { restaurantId } = key;
  const isUndone = await db.transaction(async (tx) => {
    await lockTabs(tx, restaurantId);
    const payment = await requireCharge(tx, key);
    if (payment.state === 'undone') return false;
    const paid = await readPaidTabs(tx, payment);
    if (paid.some(({ tab }) => tab.closedAt !== null)) throw new AppError('tab_closed');
    const claimed = paid.reduce((sum, { cents }) => sum + cents, 0);
    // What has been handed back of it cannot be taken back with it.
    const isWhole = claimed === payment.amountCents - payment.tipCents;
    if (payment.state !== 'paid' || !isWhole) throw new AppError('not_undoable');
    await updateUndone(tx, payment, { actor: userName, reason });
    await releaseShares(tx, payment);
    await tellTabs(tx, payment, 'undone', userName);
    const undone = {
      field: formLabel(payment.form),
      from: formatEuros(payment.amountCents),
      to: '',
    };
    const why = newFact('Motivo', reason);
    const event = auditEvent('charge-undone', `Pago nº ${payment.paymentNumber}`, [undone, why]);
    await recordChanges(tx, session, [event]);
    await invoiceAndMail(tx, payment);
    return true;
  });
  if (isUndone) announce(restaurantId);
}

/** The tabs of which it pays something, with how much: an order may have gone to another with it. */
async function readPaidTabs(tx: Transaction, payment: TabPayment) {
  const { restaurantId, tabId, paymentNumber } = payment;
  const others = await listOtherTabs(tx, payment, [paymentNumber]);
  const tabs = await readTabs(tx, restaurantId, [tabId, ...others]);
  return tabs.flatMap(({ tab, money }) => {
    const shown = money.payments.find((one) => one.paymentNumber === paymentNumber);
    const cents = shown ? claimedCents(shown) : 0;
    return cents > 0 ? [{ tab, cents }] : [];
  });
}

/** A waiter has handed back what was owed of a payment. Twice is once. */
export async function handBack(
  { db, announce }: SettlingDependencies,
  session: StaffSession,
  key: PaymentAtTab,
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockTabs(tx, key.restaurantId);
    const payment = await requirePaymentAt(tx, key);
    if (!(await settleOwedBack(tx, payment))) return;
    await tellTabs(tx, payment, 'given-back', session.userName);
    const event = auditEvent('handed-back', `Pago nº ${payment.paymentNumber}`);
    await recordChanges(tx, session, [event]);
  });
  announce(key.restaurantId);
}

async function requireCharge(tx: Transaction, key: PaymentAtTab): Promise<TabPayment> {
  const payment = await requirePaymentAt(tx, key);
  if (payment.form === 'online') throw new AppError('not_found');
  return payment;
}
