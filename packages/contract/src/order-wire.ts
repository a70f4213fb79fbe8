import {
  describeLines,
  formatCents,
  formatNetMicros,
  lineGrossCents,
  parseCents,
  parseNetMicros,
  type Order,
} from '@simplato/domain';
import * as z from 'zod/mini';
import {
  ORDER_STATUS_WIRE,
  ORIGIN_WIRE,
  originFromWire,
  originToWire,
  PAYMENT_WIRE,
  paymentFromWire,
  paymentToWire,
  statusFromWire,
  statusToWire,
} from './order-status-wire.ts';
import { strayFromWire, strayToWire, strayWire } from './stray-payment-wire.ts';
import { id, isoTime, money, netPrice } from './wire-fields.ts';

const orderLineWire = z.object({
  idproductos: id,
  name: z.string(),
  /** The chosen options, with the price of each, tax included. */
  opciones: z.array(z.object({ idopcion: id, nombre: z.string(), precio: money })),
  quantity: z.int(),
  nota: z.string(),
  curso: z.int(),
  /** The product without options, before tax, as it was when ordered. */
  price: netPrice,
  porcentajeimpuestos: z.int(),
  /** What one unit cost the diner, with options and tax. */
  preciounitario: money,
  subtotal: money,
  /** Ticked by the kitchen. */
  hecha: z.boolean(),
});

export const orderWire = z.object({
  idorder: id,
  identerprise: id,
  description: z.string(),
  total: money,
  ispaid: z.enum(PAYMENT_WIRE),
  status: z.enum(ORDER_STATUS_WIRE),
  /** The note to the kitchen, or the table's name where there is none. */
  comentarios: z.string(),
  mesa: z.string(),
  verificada: z.boolean(),
  fecha: isoTime,
  origen: z.enum(ORIGIN_WIRE),
  /** Why it was cancelled; empty otherwise. */
  motivo: z.string(),
  /** In addition to the total, with an online payment. */
  propina: money,
  /** How much of the online payment has been refunded. */
  devuelto: money,
  /**
   * A payment, or possible payment, outside the order; normally null. Not included in `devuelto`.
   */
  pagosuelto: strayWire,
  /** Increases with every change of the order: of two copies, the higher one is newer. */
  evento: z.int(),
  lineas: z.array(orderLineWire),
});
export type OrderWire = z.output<typeof orderWire>;

export function orderToWire(order: Order): OrderWire {
  return {
    idorder: order.orderId,
    identerprise: order.restaurantId,
    description: describeLines(order.lines),
    total: formatCents(order.totalCents),
    ispaid: paymentToWire(order.payment),
    status: statusToWire(order.status),
    comentarios: order.note === '' ? order.tableName : order.note,
    mesa: order.tableName,
    verificada: order.isTableVerified,
    fecha: order.placedAt,
    origen: originToWire(order.origin),
    motivo: order.cancelReason,
    propina: formatCents(order.tipCents),
    devuelto: formatCents(order.refundedCents),
    pagosuelto: strayToWire(order.stray),
    evento: order.version,
    lineas: order.lines.map((line, index) => ({
      idproductos: line.productId,
      name: line.name,
      opciones: line.options.map((option) => ({
        idopcion: option.optionId,
        nombre: option.name,
        precio: formatCents(option.grossCents),
      })),
      quantity: line.quantity,
      nota: line.note,
      curso: line.course,
      price: formatNetMicros(line.netMicros),
      porcentajeimpuestos: line.vatPercent,
      preciounitario: formatCents(line.unitGrossCents),
      subtotal: formatCents(lineGrossCents(line)),
      hecha: order.doneLines.includes(index + 1),
    })),
  };
}

export function orderFromWire(wire: OrderWire): Order {
  return {
    orderId: wire.idorder,
    restaurantId: wire.identerprise,
    tableName: wire.mesa,
    isTableVerified: wire.verificada,
    note: wire.comentarios === wire.mesa ? '' : wire.comentarios,
    lines: wire.lineas.map((line) => ({
      productId: line.idproductos,
      name: line.name,
      options: line.opciones.map((option) => ({
        optionId: option.idopcion,
        name: option.nombre,
        grossCents: parseCents(option.precio) ?? 0,
      })),
      quantity: line.quantity,
      note: line.nota,
      course: line.curso,
      netMicros: parseNetMicros(line.price) ?? 0,
      vatPercent: line.porcentajeimpuestos,
      unitGrossCents: parseCents(line.preciounitario) ?? 0,
    })),
    doneLines: wire.lineas.flatMap(({ hecha }, index) => (hecha ? [index + 1] : [])),
    origin: originFromWire(wire.origen),
    cancelReason: wire.motivo,
    tipCents: parseCents(wire.propina) ?? 0,
    refundedCents: parseCents(wire.devuelto) ?? 0,
    stray: strayFromWire(wire.pagosuelto),
    totalCents: parseCents(wire.total) ?? 0,
    status: statusFromWire(wire.status),
    payment: paymentFromWire(wire.ispaid),
    placedAt: wire.fecha,
    version: wire.evento,
  };
}

export const orderExample: OrderWire = {
  idorder: 128,
  identerprise: 1001,
  description: '2 × Salmorejo\n1 × Agua con gas (Con hielo)',
  total: '16.50',
  ispaid: 'false',
  status: 'READY',
  comentarios: 'Sin prisa',
  mesa: '4',
  verificada: true,
  fecha: '2026-11-20T20:31:07.000Z',
  origen: 'comensal',
  motivo: '',
  propina: '0.00',
  devuelto: '0.00',
  pagosuelto: null,
  evento: 412,
  lineas: [
    {
      idproductos: 101,
      name: 'Salmorejo',
      opciones: [],
      quantity: 2,
      nota: 'sin huevo',
      curso: 1,
      price: '6.363636',
      porcentajeimpuestos: 10,
      preciounitario: '7.00',
      subtotal: '14.00',
      hecha: false,
    },
    {
      idproductos: 140,
      name: 'Agua con gas',
      opciones: [{ idopcion: 5, nombre: 'Con hielo', precio: '0.00' }],
      quantity: 1,
      nota: '',
      curso: 4,
      price: '2.272727',
      porcentajeimpuestos: 10,
      preciounitario: '2.50',
      subtotal: '2.50',
      hecha: false,
    },
  ],
};
