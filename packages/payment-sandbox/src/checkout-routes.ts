import type { FastifyInstance, FastifyReply } from 'fastify';
import { findAccount } from './accounts.ts';
import { checkoutPage } from './checkout-page.ts';
import { checkoutState, isWayToPay, type CheckoutData } from './checkout-state.ts';
import { closedCheckoutPage } from './closed-checkout-page.ts';
import { fieldOf, type PageParts } from './form-bodies.ts';
import { NOT_FOUND_PAGE } from './page.ts';
import { decideDispute, disputeCheckout, payCheckout } from './pay-checkout.ts';
import { failLastRefund, refundElsewhere, returnedCents } from './refunds.ts';
import { paymentIdOf } from './sandbox-ids.ts';
import { findObject } from './sandbox-objects.ts';

interface Call {
  Params: { sessionId: string };
  Querystring: { rechazada?: string };
}

/** The page on which a diner pays, and what its buttons do. */
export function checkoutRoutes(pages: FastifyInstance, { db, now }: PageParts): void {
  pages.get<Call>('/pago/:sessionId', async ({ params, query }, reply) => {
    const { sessionId } = params;
    const data = await findCheckout(sessionId);
    if (!data) return notFound(reply);
    const account = await findAccount(db, data.asked.accountId);
    const legalName = account?.owner.legalName ?? '';
    const state = checkoutState(data, now());
    if (state === 'open') {
      return checkoutPage({ data, legalName, isDeclined: query.rechazada !== undefined });
    }
    const backUrl = data.payment ? successUrl(data, sessionId) : data.asked.cancelUrl;
    const place = {
      legalName,
      backUrl,
      returnedCents: await returnedCents(db, paymentIdOf(sessionId), now()),
    };
    return closedCheckoutPage(state, data, place);
  });

  pages.post<Call>('/pago/:sessionId', async ({ params, body }, reply) => {
    const { sessionId } = params;
    const data = await findCheckout(sessionId);
    if (!data) return notFound(reply);
    const here = `${pages.prefix}/pago/${sessionId}`;
    const action = fieldOf(body, 'accion');
    if (action === 'reclamar') await disputeCheckout(db, sessionId, now());
    if (action === 'ganar') await decideDispute(db, sessionId, 'won', now());
    if (action === 'perder') await decideDispute(db, sessionId, 'lost', now());
    if (action === 'devolver') await refundElsewhere(db, sessionId, true, now());
    if (action === 'devolver-sin-aviso') await refundElsewhere(db, sessionId, false, now());
    if (action === 'devolucion-falla') await failLastRefund(db, sessionId, now());
    if (action === 'rechazar') return reply.redirect(`${here}?rechazada`, 303);
    if (!isWayToPay(action)) return reply.redirect(here, 303);
    const refusal = await payCheckout(db, sessionId, action, now());
    if (refusal === null) return reply.redirect(successUrl(data, sessionId), 303);
    return reply.redirect(refusal === 'declined' ? `${here}?rechazada` : here, 303);
  });

  async function findCheckout(sessionId: string): Promise<CheckoutData | null> {
    return findObject<CheckoutData>(db, 'checkout', sessionId);
  }
}

function successUrl({ asked }: CheckoutData, sessionId: string): string {
  return asked.successUrl.replaceAll('{CHECKOUT_SESSION_ID}', sessionId);
}

function notFound(reply: FastifyReply) {
  return reply.code(404).send(NOT_FOUND_PAGE);
}
