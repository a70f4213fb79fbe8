import { randomUUID } from 'node:crypto';
import * as contract from '@simplato/contract';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../app-error.ts';
import { isStaffSession, requireTableSession, type TableSession } from '../../auth/session.ts';
import type { Dependencies } from '../../dependencies.ts';
import { rememberLanguage } from '../../auth/account-queries.ts';
import { languageToWriteIn } from '../../http/language-of.ts';
import { answer, serve } from '../../http/serve.ts';
import { serveFile } from '../../http/serve-file.ts';
import { readOwnTab, readTabForStaff, readTabOfVisit, tabForVisit } from '../tabs/read-tab.ts';
import { askProvider } from './ask-provider.ts';
import { chargeTab, handBack, undoCharge } from './charge-tab.ts';
import { hasPage } from './fetch-checkout.ts';
import { readPaymentMoney } from './order-money.ts';
import { pageLookUps } from './page-look-ups.ts';
import { startTabPayment } from './pay-tab.ts';
import type { TabPayment } from './payment-queries.ts';
import { refundShare } from './refund-share.ts';
import { leaveClaim, releaseByStaff } from './release-claim.ts';
import { mailOwnReceipt } from './mail-receipt.ts';
import { printShareReceipt, readShare } from './share-receipt.ts';
import { findTabPayment } from './share-queries.ts';
import { readOwnPayment } from './shown-payment.ts';

/** For the phones at a table: paying shares of its tab. */
export function memberPaymentRoutes(app: FastifyInstance, dependencies: Dependencies): void {
  const { db } = dependencies;
  const lookAtPage = pageLookUps(dependencies);

  serve(app, contract.startTabPayment, async ({ body, headers, session, request }) => {
    const table = requireTableSession(session);
    await rememberLanguage(db, table.dinerId, languageToWriteIn(request));
    const { payment, url, isNew } = await startTabPayment({ ...dependencies, lookAtPage }, table, {
      share: (memberId) => contract.shareWishFromWire(body, memberId),
      shownCents: body.importe,
      tipCents: body.propina,
      recipient: body.factura ?? null,
      idempotencyKey: headers[contract.IDEMPOTENCY_HEADER],
      fingerprint: ['share', body],
    });
    return answer(isNew ? 201 : 200, contract.startedToWire(payment, url));
  });

  /**
   * A payment as the caller sees it, with their tab where that shows it; its payer sees it wherever they
   * have gone since.
   */
  const readSeen = async ({ restaurantId, visitId }: TableSession, payment: TabPayment) => {
    const found = await readTabOfVisit(db, restaurantId, visitId);
    const cuenta = found && tabForVisit(found, visitId);
    const shown = cuenta?.pagos.find(({ idpago }) => idpago === payment.paymentNumber);
    if (cuenta && shown) return { pago: shown, cuenta };
    const own = payment.visitId === visitId ? await readOwnPayment(db, payment) : null;
    if (!own) throw new AppError('not_found');
    return { pago: own, cuenta: null };
  };

  const requirePayment = async (session: TableSession, paymentNumber: number) => {
    const { restaurantId, visitId } = session;
    const payment = await findTabPayment(db, { restaurantId, paymentNumber });
    if (!payment || payment.form !== 'online') throw new AppError('not_found');
    await readSeen(session, payment);
    return { payment, isOwn: payment.visitId === visitId };
  };

  serve(app, contract.readShare, async ({ params, session }) => {
    const share = await readShare(db, requireTableSession(session), params.id);
    return answer(200, contract.shareToWire(share));
  });

  serveFile(app, contract.printShareReceipt, async ({ params, query, session }) =>
    printShareReceipt(db, requireTableSession(session), params.id, query.idioma),
  );

  serve(app, contract.mailShareReceipt, async ({ params, session, request }) => {
    const language = languageToWriteIn(request);
    const table = requireTableSession(session);
    await rememberLanguage(db, table.dinerId, language);
    return answer(200, { enviado: await mailOwnReceipt(db, table, params.id, language) });
  });

  serve(app, contract.giveBackTabPayment, async ({ params, session }) => {
    const table = requireTableSession(session);
    const { payment, isOwn } = await requirePayment(table, params.id);
    if (!isOwn) throw new AppError('not_found');
    await leaveClaim(dependencies, payment, 'payer');
    dependencies.wakePayments();
    const { pago, cuenta } = await readSeen(table, payment);
    return answer(200, cuenta ?? { pago });
  });

  serve(app, contract.askForRelease, async ({ params, session }) => {
    const table = requireTableSession(session);
    const { payment, isOwn } = await requirePayment(table, params.id);
    await leaveClaim(dependencies, payment, isOwn ? 'payer' : 'friend');
    return answer(200, await readOwnTab(db, table));
  });

  serve(app, contract.checkTabPayment, async ({ params, session }) => {
    const table = requireTableSession(session);
    const { payment } = await requirePayment(table, params.id);
    if (isOpen(payment)) await askProvider(() => lookAtPage(payment), 'payment_unknown');
    return answer(200, await readSeen(table, payment));
  });
}

function isOpen(payment: TabPayment): boolean {
  return payment.state === 'open' && hasPage(payment);
}

/** For the room: taking money at the table, and freeing what phones hold. */
export function tillPaymentRoutes(app: FastifyInstance, dependencies: Dependencies): void {
  const { db } = dependencies;

  serve(app, contract.chargeTab, async ({ params, body, headers, session }) => {
    if (!isStaffSession(session)) throw new AppError('forbidden');
    const key = { restaurantId: session.restaurantId, tabId: params.id };
    const charged = await chargeTab(dependencies, session, key, {
      form: contract.counterFormFromWire(body.forma),
      amountCents: body.importe,
      tipCents: body.propina,
      givenCents: body.entregado ?? null,
      products: body.lineas ? body.lineas.map(contract.wishedProductFromWire) : null,
      memberId: body.idcomensal ?? null,
      recipient: body.factura ?? null,
      idempotencyKey: headers[contract.IDEMPOTENCY_HEADER],
      fingerprint: ['charge', params.id, body],
    });
    const { payment, tab, changeCents, isNew } = charged;
    if (charged.hasReleased) dependencies.wakePayments();
    const cuenta = contract.tabToWire(tab, 'staff');
    const pago = cuenta.pagos.find(({ idpago }) => idpago === payment.paymentNumber);
    if (!pago) throw new AppError('not_found');
    return answer(isNew ? 201 : 200, contract.chargedToWire(pago, changeCents, cuenta));
  });

  serve(app, contract.undoCharge, async ({ params, body, session }) => {
    if (!isStaffSession(session)) throw new AppError('forbidden');
    const { id: tabId, idpago: paymentNumber } = params;
    const key = { restaurantId: session.restaurantId, tabId };
    await undoCharge(dependencies, session, { ...key, paymentNumber }, body.motivo);
    return answer(200, await readTabForStaff(db, key));
  });

  serve(app, contract.handBack, async ({ params, session }) => {
    if (!isStaffSession(session)) throw new AppError('forbidden');
    const { id: tabId, idpago: paymentNumber } = params;
    const key = { restaurantId: session.restaurantId, tabId };
    await handBack(dependencies, session, { ...key, paymentNumber });
    return answer(200, await readTabForStaff(db, key));
  });

  serve(app, contract.refundTabPayment, async ({ params, body, headers, session }) => {
    if (!isStaffSession(session)) throw new AppError('forbidden');
    const { id: tabId, idpago: paymentNumber } = params;
    const key = { restaurantId: session.restaurantId, tabId };
    const { refund, isNew } = await refundShare(
      dependencies,
      session,
      { ...key, paymentNumber },
      {
        what: contract.partToRefundFromWire(body.que),
        reason: body.motivo,
        idempotencyKey: headers[contract.IDEMPOTENCY_HEADER] ?? randomUUID(),
      },
    );
    return answer(isNew ? 201 : 200, {
      devolucion: contract.refundToWire(refund),
      cuenta: await readTabForStaff(db, key),
    });
  });

  serve(app, contract.readTabPaymentMoney, async ({ params, session: { restaurantId } }) => {
    const key = { restaurantId, tabId: params.id, paymentNumber: params.idpago };
    return answer(200, contract.orderMoneyToWire(await readPaymentMoney(db, key)));
  });

  serve(app, contract.releaseTabPayment, async ({ params, session }) => {
    if (!isStaffSession(session)) throw new AppError('forbidden');
    const { restaurantId, userName } = session;
    const { id: tabId, idpago: paymentNumber } = params;
    const key = { restaurantId, tabId };
    const tab = await readTabForStaff(db, key);
    if (!tab.pagos.some(({ idpago }) => idpago === paymentNumber)) throw new AppError('not_found');
    await releaseByStaff(dependencies, { restaurantId, paymentNumber }, userName);
    dependencies.wakePayments();
    return answer(200, await readTabForStaff(db, key));
  });
}
