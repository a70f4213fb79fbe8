import { formatCents, MENU_LANGUAGES, type DescribedShare, type PaidShare } from '@simplato/domain';
import { centsFromWire } from './cents-from-wire.ts';
import * as z from 'zod/mini';
import { vatFromWire, vatToWire, vatWire } from './corrections.ts';
import { defineEndpoint } from './endpoint.ts';
import * as paymentEndpoints from './payment-endpoints.ts';
import * as staffEndpoints from './staff-endpoints.ts';
import { PAYMENT_FORM_WIRE, paymentFormFromWire, paymentFormToWire } from './tab-payment-wire.ts';
import { id, idParam, isoTime, money } from './wire-fields.ts';

const params = z.object({ id: idParam });
/** The reader's language; Spanish by default. */
const query = z.object({ idioma: z.optional(z.enum(MENU_LANGUAGES)) });
const answers = { 200: z.string() };
const example = { answer: '%PDF-1.7' };

export const printOwnReceipt = defineEndpoint(paymentEndpoints.printOwnReceipt, {
  summary: 'El recibo de un pedido de esta visita, en PDF. No es una factura.',
  params,
  query,
  answers,
  file: 'application/pdf',
  errors: ['not_found'],
  example,
});

const shareLine = z.object({
  nombre: z.string(),
  unidades: z.int(),
  preciounitario: money,
  porcentaje: z.int(),
});

const shareWire = z.object({
  idpago: id,
  mesa: z.string(),
  fecha: isoTime,
  forma: z.enum(PAYMENT_FORM_WIRE),
  /** What it pays now, wherever the orders are; parts of a unit are one line. */
  lineas: z.array(shareLine),
  /** Of those lines: together with the receipts of the others, that of their orders. */
  iva: vatWire,
  /** What was taken off since, and goes back; absent from older servers. */
  quitado: z.optional(z.array(shareLine)),
  acuenta: money,
  propina: money,
  /** The tip included. */
  cobrado: money,
  devuelto: money,
  devolviendo: money,
});
type ShareWire = z.output<typeof shareWire>;

const lineToWire = (line: DescribedShare): z.output<typeof shareLine> => ({
  nombre: line.name,
  unidades: line.quantity,
  preciounitario: formatCents(line.unitGrossCents),
  porcentaje: line.vatPercent,
});

const lineFromWire = (line: z.output<typeof shareLine>): DescribedShare => ({
  name: line.nombre,
  quantity: line.unidades,
  unitGrossCents: centsFromWire(line.preciounitario),
  vatPercent: line.porcentaje,
});

export const shareToWire = (share: PaidShare): ShareWire => ({
  idpago: share.paymentNumber,
  mesa: share.tableName,
  fecha: share.startedAt,
  forma: paymentFormToWire(share.form),
  lineas: share.lines.map(lineToWire),
  iva: vatToWire(share.bands),
  quitado: share.takenOff.map(lineToWire),
  acuenta: formatCents(share.onAccountCents),
  propina: formatCents(share.tipCents),
  cobrado: formatCents(share.chargedCents),
  devuelto: formatCents(share.refundedCents),
  devolviendo: formatCents(share.returningCents),
});

export function shareFromWire(wire: ShareWire): PaidShare {
  return {
    paymentNumber: wire.idpago,
    tableName: wire.mesa,
    startedAt: wire.fecha,
    form: paymentFormFromWire(wire.forma),
    lines: wire.lineas.map(lineFromWire),
    bands: vatFromWire(wire.iva),
    takenOff: (wire.quitado ?? []).map(lineFromWire),
    onAccountCents: centsFromWire(wire.acuenta),
    tipCents: centsFromWire(wire.propina),
    chargedCents: centsFromWire(wire.cobrado),
    refundedCents: centsFromWire(wire.devuelto),
    returningCents: centsFromWire(wire.devolviendo),
  };
}

const SHARE_EXAMPLE: ShareWire = {
  idpago: 41,
  mesa: '4',
  fecha: '2026-11-20T20:31:07.000Z',
  forma: 'online',
  lineas: [{ nombre: 'Salmorejo', unidades: 2, preciounitario: '6.50', porcentaje: 10 }],
  iva: [{ porcentaje: 10, base: '11.82', cuota: '1.18', total: '13.00' }],
  quitado: [],
  acuenta: '0.00',
  propina: '0.00',
  cobrado: '13.00',
  devuelto: '0.00',
  devolviendo: '0.00',
};

export const readShare = defineEndpoint(paymentEndpoints.readShare, {
  summary: 'Lo que este móvil ha pagado de su cuenta, con su IVA: lo que dice su recibo.',
  params,
  answers: { 200: shareWire },
  errors: ['not_found'],
  example: { answer: SHARE_EXAMPLE },
});

export const printShareReceipt = defineEndpoint(paymentEndpoints.printShareReceipt, {
  summary: 'El recibo de lo que este móvil ha pagado de su cuenta, en PDF. No es una factura.',
  params,
  query,
  answers,
  file: 'application/pdf',
  errors: ['not_found'],
  example,
});

export const mailShareReceipt = defineEndpoint(paymentEndpoints.mailShareReceipt, {
  summary:
    'Envía por correo, a la dirección de su comensal, la factura de lo que este móvil ha pagado; si no tiene, su recibo. Cada uno, una sola vez: una factura en lugar de otra es otro envío.',
  params,
  answers: { 200: z.object({ enviado: z.boolean() }) },
  errors: ['not_found'],
  example: { answer: { enviado: true } },
});

export const printReceipt = defineEndpoint(staffEndpoints.printReceipt, {
  summary: 'El recibo de cualquier pedido de la casa, en PDF. No es una factura.',
  params,
  answers,
  file: 'application/pdf',
  errors: ['not_found'],
  example,
});
