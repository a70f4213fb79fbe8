import { Readable } from 'node:stream';
import * as contract from '@simplato/contract';
import { invoicesCsv, parseCents, type Invoice } from '@simplato/domain';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../app-error.ts';
import { requireTableSession } from '../../auth/session.ts';
import type { Dependencies } from '../../dependencies.ts';
import { serveFile, type FileAnswer } from '../../http/serve-file.ts';
import { answer, serve } from '../../http/serve.ts';
import { invoicePdf } from '../../printing/invoice-pdf.ts';
import { changeInvoicing, readInvoicing } from './change-invoicing.ts';
import {
  findInvoice,
  findOwnPayment,
  listInvoices,
  listInvoicesOfPayment,
  type InvoiceFilter,
} from './invoice-queries.ts';
import { askForInvoice, nameInvoice } from './name-invoice.ts';

const ANY = {
  from: null,
  until: null,
  text: '',
  cents: null,
  paymentNumber: null,
  before: null,
} satisfies InvoiceFilter;

export function invoiceRoutes(app: FastifyInstance, { db }: Dependencies): void {
  serve(app, contract.readInvoicing, async ({ session: { restaurantId } }) =>
    answer(200, contract.invoicingToWire(await readInvoicing(db, restaurantId))),
  );

  serve(app, contract.changeInvoicing, async ({ body, session }) => {
    const mode = contract.invoicingModeFromWire(body.modo);
    return answer(200, contract.invoicingToWire(await changeInvoicing(db, session, mode)));
  });

  serve(app, contract.listInvoices, async ({ query, session: { restaurantId } }) => {
    const text = query.buscar ?? '';
    // One more than a page holds: tells whether there is a next page.
    const limit = contract.INVOICES_PAGE + 1;
    const found = await listInvoices(
      db,
      restaurantId,
      {
        from: query.desde ?? null,
        until: query.hasta ?? null,
        text,
        cents: parseCents(text.replace('€', '')),
        paymentNumber: query.pago ?? null,
        before: query.antes ?? null,
      },
      limit,
    );
    const page = found.slice(0, contract.INVOICES_PAGE);
    return answer(200, {
      facturas: page.map(contract.invoiceToWire),
      siguiente: found.length > page.length ? (page.at(-1)?.invoiceId ?? null) : null,
    });
  });

  serveFile(app, contract.exportInvoices, async ({ query: { desde, hasta }, session }) => {
    const days = { ...ANY, from: desde, until: hasta };
    const invoices = await listInvoices(db, session.restaurantId, days, null);
    return {
      name: `facturas-${desde}-${hasta}.csv`,
      content: Readable.from(invoicesCsv(invoices.toReversed())),
    };
  });

  serve(app, contract.readInvoice, async ({ params, session }) =>
    answer(200, contract.invoiceToWire(await requireInvoice(session.restaurantId, params.id))),
  );

  serveFile(app, contract.printInvoice, async ({ params, session }) => {
    return fileOf(await requireInvoice(session.restaurantId, params.id));
  });

  serve(app, contract.nameInvoice, async ({ params, body, session }) => {
    const { invoice, isNew } = await nameInvoice(db, session, params.id, body);
    return answer(isNew ? 201 : 200, contract.invoiceToWire(invoice));
  });

  async function requireInvoice(restaurantId: number, invoiceId: number): Promise<Invoice> {
    const invoice = await findInvoice(db, restaurantId, invoiceId);
    if (!invoice) throw new AppError('not_found');
    return invoice;
  }
}

async function fileOf(invoice: Invoice): Promise<FileAnswer> {
  return { name: `factura-${invoice.number}.pdf`, content: await invoicePdf(invoice) };
}

/** Of what a phone has paid itself. */
export function ownInvoiceRoutes(app: FastifyInstance, { db }: Dependencies): void {
  serve(app, contract.listOwnInvoices, async ({ params, session }) => {
    const table = requireTableSession(session);
    if (!(await findOwnPayment(db, table, params.id))) throw new AppError('not_found');
    const invoices = await listInvoicesOfPayment(db, table.restaurantId, params.id);
    return answer(200, { facturas: invoices.map(contract.invoiceToWire) });
  });

  serveFile(app, contract.printOwnInvoice, async ({ params, session }) => {
    const table = requireTableSession(session);
    const invoice = (await findOwnPayment(db, table, params.id))
      ? await findInvoice(db, table.restaurantId, params.idfactura)
      : null;
    if (invoice?.paymentNumber !== params.id) throw new AppError('not_found');
    return fileOf(invoice);
  });

  serve(app, contract.askForInvoice, async ({ params, body, session }) => {
    const invoice = await askForInvoice(db, requireTableSession(session), params.id, body);
    return answer(200, { factura: invoice && contract.invoiceToWire(invoice) });
  });
}
