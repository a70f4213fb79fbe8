import { randomUUID } from 'node:crypto';
import * as contract from '@simplato/contract';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../app-error.ts';
import { answer, serve } from '../../http/serve.ts';
import type { Dependencies } from '../../dependencies.ts';
import { UnreadableEvent, type PaymentProvider, type ProviderEvent } from '@simplato/domain';
import { requireOwnOrder } from '../orders/require-order.ts';
import { switchTips } from '../restaurants/update-restaurant.ts';
import { loadRestaurant } from '../restaurants/load-restaurant.ts';
import { isStaffSession } from '../../auth/session.ts';
import { requireMember } from '../people/members.ts';
import { askProvider } from './ask-provider.ts';
import { cancelOrderWithMoney } from './cancel-order-with-money.ts';
import { linkAccount, refreshAccount } from './connect-account.ts';
import { storeEvent } from './event-queries.ts';
import { dropOrder, payAtTable } from './leave-payment.ts';
import { openCheckout } from './open-checkout.ts';
import { readOrderMoney } from './order-money.ts';
import { listPaymentsOfOrder } from './payment-queries.ts';
import { pageLookUps } from './page-look-ups.ts';
import { refundOrder } from './refund-order.ts';
import { removeFromOrder } from './remove-from-order.ts';
import { returnByHand } from './return-by-hand.ts';

/** For staff: the account, tips, refunds, and cancelling an order, paid or not. */
export function staffPaymentRoutes(app: FastifyInstance, dependencies: Dependencies): void {
  const { db, payments } = dependencies;

  serve(app, contract.readPaymentAccount, async ({ session }) => {
    const { state, accountId } = await refreshAccount(dependencies, session.restaurantId);
    const { takesTips } = await loadRestaurant(db, session.restaurantId);
    return answer(200, {
      estado: contract.accountToWire(state),
      accountId,
      deprueba: payments.name === 'sandbox',
      propinas: takesTips,
    });
  });

  serve(app, contract.createAccountLink, async ({ session }) => {
    const { restaurantId, email, username } = await requireMember(db, session);
    const { legalName } = await loadRestaurant(db, restaurantId);
    return answer(
      200,
      await linkAccount(dependencies, { restaurantId, userName: username, email, legalName }),
    );
  });

  serve(app, contract.switchTips, async ({ body, session }) => {
    const { takesTips } = await switchTips(db, session, body.propinas);
    return answer(200, { propinas: takesTips });
  });

  serve(app, contract.refundOrder, async ({ params, body, headers, session }) => {
    const { refund, order, isNew } = await refundOrder(dependencies, {
      restaurantId: session.restaurantId,
      orderId: params.id,
      what: contract.whatToRefundFromWire(body.que),
      reason: body.motivo,
      actor: session.userName,
      idempotencyKey: headers[contract.IDEMPOTENCY_HEADER] ?? randomUUID(),
      at: dependencies.now(),
    });
    return answer(isNew ? 201 : 200, {
      devolucion: contract.refundToWire(refund),
      pedido: contract.orderToWire(order),
    });
  });

  serve(app, contract.returnByHand, async ({ params, session }) => {
    if (!isStaffSession(session)) throw new AppError('forbidden');
    const order = await returnByHand(dependencies, session, params.id);
    return answer(200, contract.orderToWire(order));
  });

  serve(app, contract.cancelOrder, async ({ params, body, session }) => {
    if (!isStaffSession(session)) throw new AppError('forbidden');
    const { order, hasMoved } = await cancelOrderWithMoney(
      dependencies,
      session,
      params.id,
      body.motivo,
    );
    if (hasMoved) dependencies.announce(order.restaurantId);
    dependencies.wakePayments();
    return answer(200, contract.orderToWire(order));
  });

  serve(app, contract.removeFromOrder, async ({ params, body, headers, session }) => {
    if (!isStaffSession(session)) throw new AppError('forbidden');
    const { order, hasMoved } = await removeFromOrder(dependencies, session, {
      lines: body.lineas.map(contract.lineUnitsFromWire),
      reason: body.motivo,
      orderId: params.id,
      idempotencyKey: headers[contract.IDEMPOTENCY_HEADER] ?? randomUUID(),
    });
    if (hasMoved) dependencies.announce(order.restaurantId);
    dependencies.wakePayments();
    return answer(200, contract.orderToWire(order));
  });

  serve(app, contract.readOrderMoney, async ({ params, session }) =>
    answer(
      200,
      contract.orderMoneyToWire(await readOrderMoney(db, session.restaurantId, params.id)),
    ),
  );
}

/** For diners: paying online, or switching to payment at the table. */
export function dinerPaymentRoutes(app: FastifyInstance, dependencies: Dependencies): void {
  const { db } = dependencies;
  const lookAtPage = pageLookUps(dependencies);
  serve(app, contract.createCheckout, async ({ body, session }) => {
    const url = await openCheckout({ ...dependencies, lookAtPage }, session, {
      orderId: body.idOrder,
      amountCents: body.amount,
      accountId: body.stripeAccountId,
    });
    return answer(200, { url });
  });

  serve(app, contract.checkPayment, async ({ params, session }) => {
    const order = await requireOwnOrder(db, session, params.id);
    const attempts = await listPaymentsOfOrder(db, order.restaurantId, order.orderId);
    const latest = attempts.at(-1);
    const isWaiting = order.payment === 'pending' && latest !== undefined;
    const settled = isWaiting
      ? await askProvider(() => lookAtPage(latest), 'payment_unknown')
      : null;
    const now = await requireOwnOrder(db, session, params.id);
    const estado =
      now.payment === 'paid' ? 'pagado' : settled === 'processing' ? 'en_curso' : 'sin_pagar';
    return answer(200, { estado, pedido: contract.orderToWire(now) });
  });

  serve(app, contract.payAtTable, async ({ params, session }) =>
    answer(200, contract.orderToWire(await payAtTable(dependencies, session, params.id))),
  );

  serve(app, contract.dropOrder, async ({ params, session }) =>
    answer(200, contract.orderToWire(await dropOrder(dependencies, session, params.id))),
  );
}

/** The provider's webhook: events are stored and acknowledged, and processed afterwards. */
export async function paymentEventRoutes(
  app: FastifyInstance,
  dependencies: Dependencies,
): Promise<void> {
  const { db, payments, now } = dependencies;
  app.removeAllContentTypeParsers();
  // The signature covers the raw bytes of the body.
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));

  serve(app, contract.receivePaymentEvent, async ({ request }) => {
    const signature = request.headers['stripe-signature'];
    const isSigned = Buffer.isBuffer(request.body) && typeof signature === 'string';
    const event = isSigned ? readEvent(payments, request.body as Buffer, signature, now()) : null;
    if (event === null) throw new AppError('bad_signature');
    if (event.kind !== 'none') await storeEvent(db, event, now());
    dependencies.wakePayments();
    return answer(200, { recibido: true as const });
  });
}

function readEvent(payments: PaymentProvider, body: Buffer, signature: string, at: Date) {
  try {
    const event = payments.readEvent(body, signature, at);
    if (event !== null && !isWhole(event)) throw new AppError('bad_request');
    return event;
  } catch (error) {
    throw error instanceof UnreadableEvent ? new AppError('bad_request') : error;
  }
}

/** Signed by the provider, yet each part is a row's: an id may be missing, or no text at all. */
function isWhole({ eventId, accountId, objectId }: ProviderEvent): boolean {
  return isId(eventId) && [accountId, objectId].every((id: unknown) => id === '' || isId(id));
}

function isId(value: unknown): boolean {
  return typeof value === 'string' && /^[!-~]{1,255}$/.test(value);
}
