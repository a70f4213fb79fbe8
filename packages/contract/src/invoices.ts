import {
  formatSignedCents,
  INVOICE_KINDS,
  INVOICE_TEXT_LIMITS,
  INVOICING_MODES,
  recipientAddressRule,
  RECIPIENT_ADDRESS_LENGTH,
  recipientNameRule,
  recipientTaxIdRule,
  tidyRecipient,
  type Cents,
  type Invoice,
  type InvoicedSeries,
  type InvoiceName,
  type InvoicingMode,
  type Recipient,
} from '@simplato/domain';
import * as z from 'zod/mini';
import { ruled } from './account-fields.ts';
import { periodQuery, signedCents, vatFromWire, vatToWire, vatWire } from './corrections.ts';
import { defineEndpoint } from './endpoint.ts';
import * as paymentEndpoints from './payment-endpoints.ts';
import { dayParam } from './history.ts';
import * as staffEndpoints from './staff-endpoints.ts';
import { PAYMENT_FORM_WIRE, paymentFormFromWire, paymentFormToWire } from './tab-payment-wire.ts';
import { id, idParam, isoTime, money, signedMoney, text } from './wire-fields.ts';

/** Invoices per page. */
export const INVOICES_PAGE = 50;
/** Of a number, a NIF, a name or an amount. */
const SEARCH_LENGTH = 80;

const MODE_TO_WIRE = {
  none: 'ninguna',
  invoices: 'facturas',
  verifactu: 'verifactu',
} as const satisfies Record<InvoicingMode, string>;
const MODES_WIRE = Object.values(MODE_TO_WIRE);

export function invoicingModeFromWire(sent: (typeof MODES_WIRE)[number]): InvoicingMode {
  return INVOICING_MODES.find((mode) => MODE_TO_WIRE[mode] === sent) ?? 'none';
}

const invoicingWire = z.object({
  modo: z.enum(MODES_WIRE),
  /** Since when what is paid has its invoice; null where it never had. */
  desde: z.nullable(isoTime),
  nif: z.string(),
  razonsocial: z.string(),
  /** Why it cannot be turned on; null if it can. */
  obstaculo: z.nullable(z.string()),
  /** The same of telling the tax agency; absent from older servers. */
  obstaculoverifactu: z.optional(z.nullable(z.string())),
  /** The last day on which VERI*FACTU cannot be left; null if it can, or is off. Absent from older servers. */
  verifactuhasta: z.optional(z.nullable(dayParam)),
  /** Its records are for another service of the agency: turned on again, it begins a chain for this one. */
  otroservicio: z.optional(z.boolean()),
});
type InvoicingWire = z.output<typeof invoicingWire>;

/** How a restaurant invoices, as its owner reads it. */
export interface InvoicingState {
  mode: InvoicingMode;
  since: string | null;
  taxId: string;
  legalName: string;
  obstacle: string | null;
  /** Why the tax agency cannot be told; null if it can. */
  recordingObstacle: string | null;
  /** The last day on which that cannot be left; null if it can, or is off. */
  recordsUntil: string | null;
  /** The chain is for another service of the agency: turned on again, there is one for this. */
  isForOtherService: boolean;
}

export const invoicingToWire = (state: InvoicingState): InvoicingWire => ({
  modo: MODE_TO_WIRE[state.mode],
  desde: state.since,
  nif: state.taxId,
  razonsocial: state.legalName,
  obstaculo: state.obstacle,
  obstaculoverifactu: state.recordingObstacle,
  verifactuhasta: state.recordsUntil,
  otroservicio: state.isForOtherService,
});

export const invoicingFromWire = (wire: InvoicingWire): InvoicingState => ({
  mode: invoicingModeFromWire(wire.modo),
  since: wire.desde,
  taxId: wire.nif,
  legalName: wire.razonsocial,
  obstacle: wire.obstaculo,
  recordingObstacle: wire.obstaculoverifactu ?? wire.obstaculo,
  recordsUntil: wire.verifactuhasta ?? null,
  isForOtherService: wire.otroservicio ?? false,
});

const nameWire = z.object({ numero: z.string(), dia: z.string() });
const lineWire = z.object({
  unidades: z.int(),
  nombre: z.string(),
  preciounitario: signedMoney,
  importe: signedMoney,
});
const recipientWire = z.object({ nombre: z.string(), nif: z.string(), direccion: z.string() });

export const invoiceWire = z.object({
  idfactura: id,
  numero: z.string(),
  /** As the tax agency calls them. */
  clase: z.enum(INVOICE_KINDS),
  fecha: isoTime,
  dia: z.string(),
  emisor: z.object({
    razonsocial: z.string(),
    nif: z.string(),
    direccion: z.array(z.string()),
  }),
  cliente: z.nullable(recipientWire),
  idpago: id,
  idcuenta: id,
  mesa: z.string(),
  forma: z.enum(PAYMENT_FORM_WIRE),
  /** It pays no product in particular, but a part of what was served. */
  acuenta: z.boolean(),
  lineas: z.array(lineWire),
  iva: vatWire,
  total: signedMoney,
  rectifica: z.array(nameWire),
  sustituye: z.array(nameWire),
  /** What its QR code says, where the tax agency is told of it; null of any other. Absent from older servers. */
  qr: z.optional(z.nullable(z.string())),
  /** The chain that has its record; null as before. */
  cadena: z.optional(z.nullable(z.int())),
});
export type InvoiceWire = z.output<typeof invoiceWire>;

const nameToWire = ({ number, day }: InvoiceName) => ({ numero: number, dia: day });
const nameFromWire = (wire: z.output<typeof nameWire>): InvoiceName => ({
  number: wire.numero,
  day: wire.dia,
});
export const recipientToWire = ({ name, taxId, address }: Recipient) => ({
  nombre: name,
  nif: taxId,
  direccion: address,
});
export const recipientFromWire = (wire: z.output<typeof recipientWire>): Recipient => ({
  name: wire.nombre,
  taxId: wire.nif,
  address: wire.direccion,
});

/** @param qr where the tax agency tells whether it knows the invoice; null where it is not told of it */
export const invoiceToWire = (invoice: Invoice, qr: string | null): InvoiceWire => ({
  idfactura: invoice.invoiceId,
  numero: invoice.number,
  clase: invoice.kind,
  fecha: invoice.issuedAt,
  dia: invoice.day,
  emisor: {
    razonsocial: invoice.issuer.legalName,
    nif: invoice.issuer.taxId,
    direccion: [...invoice.issuer.addressLines],
  },
  cliente: invoice.recipient && recipientToWire(invoice.recipient),
  idpago: invoice.paymentNumber,
  idcuenta: invoice.tabId,
  mesa: invoice.tableName,
  forma: paymentFormToWire(invoice.form),
  acuenta: invoice.isOnAccount,
  lineas: invoice.lines.map((line) => ({
    unidades: line.quantity,
    nombre: line.name,
    preciounitario: formatSignedCents(line.unitGrossCents),
    importe: formatSignedCents(line.grossCents),
  })),
  iva: vatToWire(invoice.bands),
  total: formatSignedCents(invoice.totalCents),
  rectifica: invoice.corrects.map(nameToWire),
  sustituye: invoice.replaces.map(nameToWire),
  qr,
  cadena: invoice.chain,
});

/** An invoice as it is told, with what its QR code says; null where the tax agency is not told of it. */
export type ToldInvoice = Invoice & { qr: string | null };

export const invoiceFromWire = (wire: InvoiceWire): ToldInvoice => ({
  invoiceId: wire.idfactura,
  number: wire.numero,
  kind: wire.clase,
  issuedAt: wire.fecha,
  day: wire.dia,
  issuer: {
    legalName: wire.emisor.razonsocial,
    taxId: wire.emisor.nif,
    addressLines: wire.emisor.direccion,
  },
  recipient: wire.cliente && recipientFromWire(wire.cliente),
  paymentNumber: wire.idpago,
  tabId: wire.idcuenta,
  tableName: wire.mesa,
  form: paymentFormFromWire(wire.forma),
  isOnAccount: wire.acuenta,
  lines: wire.lineas.map((line) => ({
    quantity: line.unidades,
    name: line.nombre,
    unitGrossCents: signedCents(line.preciounitario),
    grossCents: signedCents(line.importe),
  })),
  bands: vatFromWire(wire.iva),
  totalCents: signedCents(wire.total),
  corrects: wire.rectifica.map(nameFromWire),
  replaces: wire.sustituye.map(nameFromWire),
  chain: wire.cadena ?? null,
  qr: wire.qr ?? null,
});

/** Whose name an invoice is to be in. */
export const recipientInput = z.pipe(
  z.object({
    nombre: ruled(recipientNameRule, INVOICE_TEXT_LIMITS.name),
    nif: ruled(recipientTaxIdRule, 30),
    direccion: ruled(recipientAddressRule, RECIPIENT_ADDRESS_LENGTH),
  }),
  z.transform((sent): Recipient => tidyRecipient(recipientFromWire(sent))),
);

const EXAMPLE: InvoiceWire = {
  idfactura: 214,
  numero: 'T2026-000214',
  clase: 'F2',
  fecha: '2026-11-27T20:31:07.000Z',
  dia: '2026-11-27',
  emisor: {
    razonsocial: 'Taberna del Palacio SL',
    nif: 'B12345674',
    direccion: ['Calle de la Reina 3', '28300 Aranjuez'],
  },
  cliente: null,
  idpago: 41,
  idcuenta: 17,
  mesa: '4',
  forma: 'online',
  acuenta: false,
  lineas: [{ unidades: 2, nombre: 'Salmorejo', preciounitario: '6.50', importe: '13.00' }],
  iva: [{ porcentaje: 10, base: '11.82', cuota: '1.18', total: '13.00' }],
  total: '13.00',
  rectifica: [],
  sustituye: [],
};
const IN_NAME: InvoiceWire = {
  ...EXAMPLE,
  idfactura: 215,
  numero: 'F2026-000012',
  clase: 'F3',
  cliente: {
    nombre: 'Imprenta Ruiz SL',
    nif: 'B87654323',
    direccion: 'Calle Mayor 8, 28300 Aranjuez',
  },
  sustituye: [{ numero: EXAMPLE.numero, dia: EXAMPLE.dia }],
};
const ASKED = {
  nombre: 'Imprenta Ruiz SL',
  nif: 'B87654323',
  direccion: 'Calle Mayor 8, 28300 Aranjuez',
};
const INVOICING: InvoicingWire = {
  modo: 'facturas',
  desde: '2026-11-27T09:00:00.000Z',
  nif: 'B12345674',
  razonsocial: 'Taberna del Palacio SL',
  obstaculo: null,
};

export const readInvoicing = defineEndpoint(staffEndpoints.readInvoicing, {
  summary: 'Si el restaurante emite sus facturas con Simplato, y desde cuándo.',
  answers: { 200: invoicingWire },
  errors: [],
  example: { answer: INVOICING },
});

export const changeInvoicing = defineEndpoint(staffEndpoints.changeInvoicing, {
  summary:
    'Empieza a emitir facturas de lo que se cobra, o deja de hacerlo. De lo cobrado antes no se emite ninguna; de las ya emitidas, sus rectificativas siempre.',
  body: z.object({
    modo: z.enum(MODES_WIRE, 'No conocemos esta manera de facturar'),
    /**
     * How a chain of records that has stopped goes on: anew, with series of its own, or as it is, where nothing was
     * sent since the backup that was restored.
     */
    cadena: z.optional(z.enum(['nueva', 'misma'])),
  }),
  answers: { 200: invoicingWire },
  errors: ['verifactu_stays'],
  example: { body: { modo: 'facturas' }, answer: INVOICING },
});

export function chainFromWire(sent: 'nueva' | 'misma' | undefined): 'new' | 'same' | null {
  if (sent === undefined) return null;
  return sent === 'nueva' ? 'new' : 'same';
}

/** Of one payment; absent from older servers. */
const comingWire = {
  /** There is none yet, and there will be one: of what is being paid, or was on account. */
  saldra: z.optional(z.boolean()),
  /** In whose name it was asked for. */
  cliente: z.optional(z.nullable(recipientWire)),
  /** Its invoice waits for a name: it comes to more than one without may say. */
  faltanombre: z.optional(z.boolean()),
};

const namelessWire = z.object({
  idpago: id,
  idcuenta: id,
  mesa: z.string(),
  fecha: isoTime,
  total: money,
});

/** What was paid, and has no invoice until somebody gives their name. */
export interface NamelessPayment {
  paymentNumber: number;
  tabId: number;
  tableName: string;
  /** ISO 8601. */
  settledAt: string;
  cents: Cents;
}

export const namelessToWire = (one: NamelessPayment): z.output<typeof namelessWire> => ({
  idpago: one.paymentNumber,
  idcuenta: one.tabId,
  mesa: one.tableName,
  fecha: one.settledAt,
  total: formatSignedCents(one.cents),
});

export const namelessFromWire = (wire: z.output<typeof namelessWire>): NamelessPayment => ({
  paymentNumber: wire.idpago,
  tabId: wire.idcuenta,
  tableName: wire.mesa,
  settledAt: wire.fecha,
  cents: signedCents(wire.total),
});

/** What is known of the invoices of a payment. */
export interface PaymentInvoices {
  invoices: readonly ToldInvoice[];
  /** There is none yet, and there will be one. */
  isToCome: boolean;
  /** Whose name it is to be in; null while nobody has said. */
  recipient: Recipient | null;
  /** It waits for a name. */
  isNameless: boolean;
}

export function paymentInvoicesFromWire({
  facturas,
  saldra = false,
  cliente = null,
  faltanombre = false,
}: {
  facturas: readonly InvoiceWire[];
  saldra?: boolean | undefined;
  cliente?: z.output<typeof recipientWire> | null | undefined;
  faltanombre?: boolean | undefined;
}): PaymentInvoices {
  return {
    invoices: facturas.map(invoiceFromWire),
    isToCome: saldra,
    recipient: cliente && recipientFromWire(cliente),
    isNameless: faltanombre,
  };
}

const filters = {
  desde: z.optional(dayParam),
  hasta: z.optional(dayParam),
  /** Part of a number, a NIF or a name, or exactly an amount. */
  buscar: z.optional(text(SEARCH_LENGTH)),
};

export const listInvoices = defineEndpoint(staffEndpoints.listInvoices, {
  summary: 'Las facturas, la última primero, por páginas y con filtros.',
  query: z.object({
    ...filters,
    /** Those of one payment; then whether it has one still to come is told, too. */
    pago: z.optional(idParam),
    antes: z.optional(idParam),
  }),
  answers: {
    200: z.object({
      facturas: z.array(invoiceWire),
      /** Where the next page begins; null on the last page. */
      siguiente: z.nullable(z.int()),
      /** Paid, and without an invoice until somebody gives their name; with the first page alone. */
      sinnombre: z.optional(z.array(namelessWire)),
      ...comingWire,
    }),
  },
  errors: [],
  example: { answer: { facturas: [IN_NAME, EXAMPLE], siguiente: 214 } },
});

export const exportInvoices = defineEndpoint(staffEndpoints.exportInvoices, {
  summary:
    'El libro de facturas emitidas de unos días, en CSV: una fila por factura y tipo de IVA.',
  query: periodQuery,
  answers: { 200: z.string() },
  file: 'text/csv; charset=utf-8',
  errors: [],
  example: { answer: 'Número;Fecha;Clase' },
});

export const printInvoiceBook = defineEndpoint(staffEndpoints.printInvoiceBook, {
  summary:
    'El mismo libro en PDF: las simplificadas de cada día sumadas, de la primera a la última, y al final lo vendido de cada tipo de IVA.',
  query: periodQuery,
  answers: { 200: z.string() },
  file: 'application/pdf',
  errors: [],
  example: { answer: '%PDF-1.7' },
});

const ofInvoice = z.object({ id: idParam });

export const readInvoice = defineEndpoint(staffEndpoints.readInvoice, {
  summary: 'Una factura, como se emitió.',
  params: ofInvoice,
  answers: { 200: invoiceWire },
  errors: ['not_found'],
  example: { answer: EXAMPLE },
});

export const printInvoice = defineEndpoint(staffEndpoints.printInvoice, {
  summary: 'Una factura en PDF.',
  params: ofInvoice,
  answers: { 200: z.string() },
  file: 'application/pdf',
  errors: ['not_found'],
  example: { answer: '%PDF-1.7' },
});

export const printInvoiceTicket = defineEndpoint(staffEndpoints.printInvoiceTicket, {
  summary: 'Imprime una factura en la impresora del restaurante.',
  params: ofInvoice,
  answers: { 200: z.object({ impresa: z.literal(true) }) },
  errors: ['not_found', 'no_printer', 'printer_silent'],
  example: { answer: { impresa: true } },
});

export const nameInvoice = defineEndpoint(staffEndpoints.nameInvoice, {
  summary:
    'Emite una factura completa, a nombre de una empresa o persona, en lugar de la simplificada o de la que llevaba otros datos. Repetirlo con los mismos datos responde con la misma.',
  params: ofInvoice,
  body: recipientInput,
  answers: { 200: invoiceWire, 201: invoiceWire },
  errors: ['not_found', 'invoicing_stopped', 'nothing_to_name'],
  example: { body: ASKED, answer: IN_NAME },
});

export const invoicedWire = z.array(
  z.object({
    serie: z.string(),
    desde: z.string(),
    hasta: z.string(),
    facturas: z.int(),
    /** What they add to the sales; one that stands in for others adds nothing. */
    venta: signedMoney,
  }),
);
export const invoicedToWire = (
  invoiced: readonly InvoicedSeries[],
): z.output<typeof invoicedWire> =>
  invoiced.map(({ series, first, last, invoices, soldCents }) => ({
    serie: series,
    desde: first,
    hasta: last,
    facturas: invoices,
    venta: formatSignedCents(soldCents),
  }));
export const invoicedFromWire = (wire: z.output<typeof invoicedWire>): InvoicedSeries[] =>
  wire.map(({ serie, desde, hasta, facturas, venta }) => ({
    series: serie,
    first: desde,
    last: hasta,
    invoices: facturas,
    soldCents: signedCents(venta),
  }));

const asked = z.object({ factura: z.nullable(invoiceWire) });

export const askForInvoiceAtTable = defineEndpoint(staffEndpoints.askForInvoiceAtTable, {
  summary:
    'Pide en la mesa la factura de un pago a nombre de una empresa o persona. Si aún no tiene la suya, saldrá con estos datos, y la respuesta no lleva factura.',
  params: z.object({ id: idParam, idpago: idParam }),
  body: recipientInput,
  answers: { 200: asked },
  errors: ['not_found', 'invoices_off', 'invoicing_stopped', 'nothing_to_name'],
  example: { body: ASKED, answer: { factura: IN_NAME } },
});

const ofPayment = z.object({ id: idParam });

export const listOwnInvoices = defineEndpoint(paymentEndpoints.listOwnInvoices, {
  summary: 'Las facturas de lo que este móvil ha pagado con un pago.',
  params: ofPayment,
  answers: {
    200: z.object({
      facturas: z.array(invoiceWire),
      ...comingWire,
    }),
  },
  errors: ['not_found'],
  example: { answer: { facturas: [EXAMPLE], saldra: false, cliente: null } },
});

export const printOwnInvoice = defineEndpoint(paymentEndpoints.printOwnInvoice, {
  summary: 'Una factura de lo que este móvil ha pagado, en PDF.',
  params: z.object({ id: idParam, idfactura: idParam }),
  answers: { 200: z.string() },
  file: 'application/pdf',
  errors: ['not_found'],
  example: { answer: '%PDF-1.7' },
});

export const askForInvoice = defineEndpoint(paymentEndpoints.askForInvoice, {
  summary:
    'Pide la factura de un pago propio a nombre de una empresa o persona. Si el pago aún no tiene la suya, saldrá con estos datos, y la respuesta no lleva factura.',
  params: ofPayment,
  body: recipientInput,
  answers: { 200: asked },
  errors: ['not_found', 'invoices_off'],
  example: { body: ASKED, answer: { factura: IN_NAME } },
});
