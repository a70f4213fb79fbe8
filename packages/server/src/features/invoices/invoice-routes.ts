import { Readable } from 'node:stream';
import * as contract from '@simplato/contract';
import { invoicesCsv, invoiceTicket, parseCents, type Invoice } from '@simplato/domain';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../app-error.ts';
import { requireTableSession, type TableSession } from '../../auth/session.ts';
import type { Queryable } from '../../db/database.ts';
import type { Dependencies } from '../../dependencies.ts';
import { serveFile } from '../../http/serve-file.ts';
import { answer, serve } from '../../http/serve.ts';
import { invoiceBookPdf } from '../../printing/invoice-book-pdf.ts';
import { printInKitchen } from '../orders/print-order.ts';
import { loadRestaurant } from '../restaurants/load-restaurant.ts';
import { amendRecords } from './amend-records.ts';
import { changeInvoicing, readInvoicing } from './change-invoicing.ts';
import { checkChain } from './check-chain.ts';
import {
  ANY_INVOICE,
  findInvoice,
  findInvoicing,
  findPayment,
  listInvoices,
  listNameless,
} from './invoice-queries.ts';
import { askForInvoice, nameInvoice, readComing } from './name-invoice.ts';
import { readRecording } from './read-recording.ts';
import { invoiceFile, qrOf } from './tell-invoice.ts';
import { uploadCertificate } from './upload-certificate.ts';

/** Whether a payment of which these were found will have one. */
async function tellComing(
  db: Queryable,
  key: { restaurantId: number; paymentNumber: number },
  found: readonly Invoice[],
) {
  const { willCome, recipient } = await readComing(db, key);
  const nameless = willCome && (await listNameless(db, key.restaurantId, key.paymentNumber));
  return {
    saldra: found.length === 0 && willCome,
    cliente: recipient && contract.recipientToWire(recipient),
    faltanombre: nameless && nameless.length > 0,
  };
}

export function invoiceRoutes(app: FastifyInstance, { config, db, now }: Dependencies): void {
  const { verifactu: agency } = config;
  const toWire = (invoice: Invoice) => contract.invoiceToWire(invoice, qrOf(agency, invoice));

  serve(app, contract.readInvoicing, async ({ session: { restaurantId } }) =>
    answer(200, contract.invoicingToWire(await readInvoicing(db, agency, restaurantId, now()))),
  );

  serve(app, contract.changeInvoicing, async ({ body, session }) => {
    const mode = contract.invoicingModeFromWire(body.modo);
    const chain = contract.chainFromWire(body.cadena);
    const state = await changeInvoicing(db, agency, session, { mode, chain }, now());
    return answer(200, contract.invoicingToWire(state));
  });

  serve(app, contract.listInvoices, async ({ query, session: { restaurantId } }) => {
    const text = query.buscar ?? '';
    // One more than a page holds: tells whether there is a next page.
    const limit = contract.INVOICES_PAGE + 1;
    const filter = {
      from: query.desde ?? null,
      until: query.hasta ?? null,
      text,
      // Corrections are found by their amount too, whichever sign it is typed with.
      cents: parseCents(text.replace(/[-−€]/g, '')),
      paymentNumber: query.pago ?? null,
      before: query.antes ?? null,
    };
    const found = await listInvoices(db, restaurantId, filter, limit);
    const page = found.slice(0, contract.INVOICES_PAGE);
    const isFirst = query.antes === undefined && query.pago === undefined;
    const nameless = isFirst ? await listNameless(db, restaurantId) : [];
    return answer(200, {
      facturas: page.map(toWire),
      ...(isFirst && { sinnombre: nameless.map(contract.namelessToWire) }),
      siguiente: found.length > page.length ? (page.at(-1)?.invoiceId ?? null) : null,
      ...(query.pago && (await tellComing(db, { restaurantId, paymentNumber: query.pago }, found))),
    });
  });

  /** Of some days, the first invoice first. */
  const readBook = async (
    restaurantId: number,
    { desde, hasta }: { desde: string; hasta: string },
  ) => {
    const days = { ...ANY_INVOICE, from: desde, until: hasta };
    return (await listInvoices(db, restaurantId, days, null)).toReversed();
  };

  serveFile(app, contract.exportInvoices, async ({ query, session }) => ({
    name: `facturas-${query.desde}-${query.hasta}.csv`,
    content: Readable.from(invoicesCsv(await readBook(session.restaurantId, query))),
  }));

  serveFile(app, contract.printInvoiceBook, async ({ query, session: { restaurantId } }) => {
    const { legalName, taxId } = await loadRestaurant(db, restaurantId);
    const head = { legalName, taxId, from: query.desde, until: query.hasta };
    return {
      name: `facturas-${query.desde}-${query.hasta}.pdf`,
      content: await invoiceBookPdf(await readBook(restaurantId, query), head),
    };
  });

  serve(app, contract.readInvoice, async ({ params, session }) =>
    answer(200, toWire(await requireInvoice(session.restaurantId, params.id))),
  );

  serveFile(app, contract.printInvoice, async ({ params, session }) =>
    invoiceFile(agency, await requireInvoice(session.restaurantId, params.id)),
  );

  serve(app, contract.printInvoiceTicket, async ({ params, session: { restaurantId } }) => {
    const invoice = await requireInvoice(restaurantId, params.id);
    await printInKitchen(
      { db, config },
      restaurantId,
      invoiceTicket(invoice, qrOf(agency, invoice)),
    );
    return answer(200, { impresa: true as const });
  });

  serve(app, contract.nameInvoice, async ({ params, body, session }) => {
    const { invoice, isNew } = await nameInvoice(db, session, params.id, body);
    return answer(isNew ? 201 : 200, toWire(invoice));
  });

  serve(app, contract.askForInvoiceAtTable, async ({ params, body, session }) => {
    const key = { restaurantId: session.restaurantId, paymentNumber: params.idpago };
    if ((await findPayment(db, key))?.tabId !== params.id) throw new AppError('not_found');
    const invoice = await askForInvoice(db, key, body, session);
    return answer(200, { factura: invoice && toWire(invoice) });
  });

  serve(app, contract.readRecording, async ({ session: { restaurantId } }) =>
    answer(200, await readRecording(db, agency, restaurantId, now())),
  );

  serve(app, contract.uploadCertificate, async ({ body, session }) => {
    const certificate = { pfx: Buffer.from(body.archivo, 'base64'), password: body.clave };
    await uploadCertificate(db, agency, session, certificate, now());
    return answer(200, await readRecording(db, agency, session.restaurantId, now()));
  });

  serve(app, contract.amendRecords, async ({ session }) => {
    await amendRecords(db, session);
    return answer(200, await readRecording(db, agency, session.restaurantId, now()));
  });

  serve(app, contract.checkRecords, async ({ session: { restaurantId } }) => {
    const { chain = 0, records = 0 } = (await findInvoicing(db, restaurantId)) ?? {};
    return answer(
      200,
      contract.checkedToWire(await checkChain(db, { restaurantId, chain }, records)),
    );
  });

  async function requireInvoice(restaurantId: number, invoiceId: number): Promise<Invoice> {
    const invoice = await findInvoice(db, restaurantId, invoiceId);
    if (!invoice) throw new AppError('not_found');
    return invoice;
  }
}

/** Of what a phone has paid itself. */
export function ownInvoiceRoutes(app: FastifyInstance, { config, db }: Dependencies): void {
  const { verifactu: agency } = config;
  const toWire = (invoice: Invoice) => contract.invoiceToWire(invoice, qrOf(agency, invoice));

  serve(app, contract.listOwnInvoices, async ({ params, session }) => {
    const key = await requireOwnPayment(requireTableSession(session), params.id);
    const ofPayment = { ...ANY_INVOICE, paymentNumber: key.paymentNumber };
    const invoices = await listInvoices(db, key.restaurantId, ofPayment, null);
    return answer(200, {
      facturas: invoices.toReversed().map(toWire),
      ...(await tellComing(db, key, invoices)),
    });
  });

  serveFile(app, contract.printOwnInvoice, async ({ params, session }) => {
    const key = await requireOwnPayment(requireTableSession(session), params.id);
    const invoice = await findInvoice(db, key.restaurantId, params.idfactura);
    if (invoice?.paymentNumber !== key.paymentNumber) throw new AppError('not_found');
    return invoiceFile(agency, invoice);
  });

  serve(app, contract.askForInvoice, async ({ params, body, session }) => {
    const key = await requireOwnPayment(requireTableSession(session), params.id);
    const invoice = await askForInvoice(db, key, body, null);
    return answer(200, { factura: invoice && toWire(invoice) });
  });

  /** That the caller's phone has begun, or that paid an order of theirs. */
  async function requireOwnPayment({ restaurantId, visitId }: TableSession, paymentNumber: number) {
    const key = { restaurantId, paymentNumber };
    const payment = await findPayment(db, key);
    if (payment?.visitId !== visitId) throw new AppError('not_found');
    return key;
  }
}
