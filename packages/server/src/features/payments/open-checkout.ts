import {
  type Charge,
  isCharged,
  nameWithOptions,
  type Order,
  platformFeeCents,
  ProviderFailure,
  ProviderRefusal,
  weighingOf,
} from '@simplato/domain';
import { AppError } from '../../app-error.ts';
import { findOrderObstacle, readWaitingOrder } from '../orders/change-payment.ts';
import { requireOwnOrder } from '../orders/require-order.ts';
import { loadRestaurant } from '../restaurants/load-restaurant.ts';
import type { Session } from '../../auth/session.ts';
import { askProvider } from './ask-provider.ts';
import { chargingAccount } from './connect-account.ts';
import { findDinerEmail } from './diner-queries.ts';
import { hasPage } from './fetch-checkout.ts';
import { closeAttempt, takeTipOff } from './leave-payment.ts';
import { makePage } from './make-page.ts';
import {
  findPaymentUnderWay,
  giveUpPayment,
  insertPayment,
  setLeaving,
  type OrderPayment,
  type Payment,
} from './payment-queries.ts';
import { closePayment, type Settled, type SettlingDependencies } from './settle.ts';

export interface CheckoutDependencies extends SettlingDependencies {
  config: { publicUrl: string };
  /** Asks the provider about an open page; calls at the same time share the answer. */
  lookAtPage: (payment: Payment) => Promise<Settled>;
}

const MINUTE_MS = 60_000;
/** The provider asks for at least half an hour, counted from when our request reaches it. */
export const CHECKOUT_LIFE_MS = 31 * MINUTE_MS;
/** Nobody is sent to a page that expires sooner than this. */
const TOO_SHORT_MS = 2 * MINUTE_MS;
/** How long after its start the worker first checks an attempt without any event. */
export const FIRST_LOOK_MS = 3 * MINUTE_MS;

export interface CheckoutWish {
  orderId: number;
  /** The amount and the account that the caller expects; a different one is an error. */
  amountCents: number | undefined;
  accountId: string | undefined;
}

/**
 * Returns the URL of the provider's page on which an order is paid. The attempt is stored
 * before the provider is asked, and gives the request its key: two callers at once are sent to the
 * same page.
 */
export async function openCheckout(
  dependencies: CheckoutDependencies,
  session: Session,
  wish: CheckoutWish,
): Promise<string> {
  const { db } = dependencies;
  const order = await requireOwnOrder(db, session, wish.orderId);
  requireAwaiting(order);
  const found = await findOrderObstacle(db, await readWaitingOrder(db, order), dependencies.now());
  if (found !== null) {
    // Nobody shall pay on a page that is still open in another tab.
    await closeAttempt(dependencies, order, 'free').catch(dependencies.onError);
    throw found.refusal;
  }
  const accountId = await chargingAccount(db, order.restaurantId);
  if (accountId === null) throw new AppError('no_online_payment');
  const amountCents = order.totalCents + order.tipCents;
  if ((wish.amountCents ?? amountCents) !== amountCents) throw new AppError('payment_differs');
  if ((wish.accountId || accountId) !== accountId) throw new AppError('account_differs');
  if (order.tipCents > 0 && !(await loadRestaurant(db, order.restaurantId)).takesTips) {
    await takeTipOff(dependencies, order);
    throw new AppError('tips_off', { order: { lines: [], totalCents: order.totalCents } });
  }

  const under = await findPaymentUnderWay(db, order.restaurantId, order.orderId);
  if (under?.state === 'open') {
    const url = await stillOpen(dependencies, under);
    if (url !== null) return url;
  }
  if (under?.state === 'starting') {
    const url = await askProvider(() => resumeAttempt(dependencies, order, under));
    if (url !== null) return url;
  }
  const payment = await startAttempt(dependencies, session, order, accountId);
  return askProvider(() => openPage(dependencies, order, payment));
}

/**
 * Continues an attempt that another call is working on, or whose process died. Null if the provider
 * refuses it.
 */
async function resumeAttempt(
  dependencies: CheckoutDependencies,
  order: Order,
  payment: OrderPayment,
): Promise<string | null> {
  return openPage(dependencies, order, payment).catch((error: unknown) => {
    // Its key is used up: the next attempt has another.
    if (error instanceof ProviderRefusal || error instanceof ProviderFailure) return null;
    throw error;
  });
}

export function requireAwaiting(order: Order): void {
  const { payment, status } = order;
  if (payment === 'paid') throw new AppError('already_paid');
  const isAwaiting = payment === 'pending' && status === 'received';
  if (!isAwaiting || weighingOf(order) !== null) throw new AppError('not_payable');
}

/**
 * The page of the attempt under way, if it can still be paid on; otherwise that attempt is over.
 */
async function stillOpen(
  dependencies: CheckoutDependencies,
  payment: OrderPayment,
): Promise<string | null> {
  if (!hasPage(payment)) return null;
  const isLong = payment.expiresAt.getTime() - dependencies.now().getTime() > TOO_SHORT_MS;
  // The diner may have tried to leave this page while the provider was silent; now they want to pay
  // after all.
  const leaving = isLong ? null : 'free';
  await setLeaving(dependencies.db, payment, leaving, payment.expiresAt);
  const settled = await askProvider(
    () =>
      isLong
        ? dependencies.lookAtPage(payment)
        : closePayment(dependencies, { ...payment, leaving }),
    'payment_unknown',
  );
  if (settled === 'paid') throw new AppError('already_paid');
  if (settled === 'processing') throw new AppError('payment_underway');
  if (settled !== 'open') return null;
  // A page that could not be closed rules out a new one: the order could be paid twice.
  if (!isLong) throw new AppError('payment_unknown');
  return payment.url;
}

async function startAttempt(
  { db, now }: CheckoutDependencies,
  session: Session,
  order: Order,
  accountId: string,
): Promise<OrderPayment> {
  const { restaurantId, orderId, totalCents, tipCents } = order;
  const at = now().getTime();
  const started = await insertPayment(db, {
    restaurantId,
    orderId,
    accountId,
    email: session.dinerId === null ? null : await findDinerEmail(db, session.dinerId),
    amountCents: totalCents + tipCents,
    platformFeeCents: platformFeeCents(totalCents),
    expiresAt: new Date(at + CHECKOUT_LIFE_MS),
    lookAt: new Date(at + FIRST_LOOK_MS),
  });
  if (started) return started;
  // Another call was faster: it started an attempt, or switched the order to payment at the table.
  const other = await findPaymentUnderWay(db, restaurantId, orderId);
  if (other === null) throw new AppError('not_payable');
  return other;
}

async function openPage(
  dependencies: CheckoutDependencies,
  order: Order,
  payment: OrderPayment,
): Promise<string> {
  if (payment.state === 'open' && payment.url !== null) return payment.url;
  const url = await makePage(
    dependencies,
    payment,
    chargeOf(dependencies, order, payment),
    // The next try is a new attempt.
    async () => void (await giveUpPayment(dependencies.db, payment)),
  );
  // Null: the order was switched to payment at the table or dropped while the provider made the page.
  if (url === null) throw new AppError('not_payable');
  return url;
}

/** Built from stored data only, so that a retry sends an identical request with the same key. */
function chargeOf({ config }: CheckoutDependencies, order: Order, payment: OrderPayment): Charge {
  const { restaurantId, orderId, attempt } = payment;
  const back = `${config.publicUrl}/clients`;
  return {
    accountId: payment.accountId,
    restaurantId,
    orderId,
    key: `order-${restaurantId}-${orderId}-checkout-${attempt}`,
    lines: order.lines.filter(isCharged).map((line) => ({
      name: nameWithOptions(line),
      quantity: line.quantity,
      unitGrossCents: line.unitGrossCents,
    })),
    tipCents: order.tipCents,
    amountCents: payment.amountCents,
    platformFeeCents: payment.platformFeeCents,
    email: payment.email,
    successUrl: `${back}/pago?pedido=${orderId}&sesion={CHECKOUT_SESSION_ID}`,
    cancelUrl: `${back}/resumen?pedido=${orderId}&pago=cancelado`,
    expiresAt: payment.expiresAt,
  };
}
