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
  PAYMENT_WIRE,
  paymentFromWire,
  paymentToWire,
  statusFromWire,
  statusToWire,
} from './order-status-wire.ts';
import { id, isoTime, money, netPrice } from './wire-fields.ts';

const orderLineWire = z.object({
  idproductos: id,
  name: z.string(),
  quantity: z.int(),
  nota: z.string(),
  curso: z.int(),
  /** Before tax, as it was when ordered. */
  price: netPrice,
  porcentajeimpuestos: z.int(),
  /** What one unit cost the diner, tax included. */
  preciounitario: money,
  subtotal: money,
});

export const orderWire = z.object({
  idorder: id,
  identerprise: id,
  description: z.string(),
  total: money,
  ispaid: z.enum(PAYMENT_WIRE),
  status: z.enum(ORDER_STATUS_WIRE),
  /** The note to the kitchen, or the table where there is none (spec §3: table or notes). */
  comentarios: z.string(),
  mesa: z.string(),
  verificada: z.boolean(),
  fecha: isoTime,
  /** Rises with every change of the order: of two copies, the higher one is the newer. */
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
    evento: order.version,
    lineas: order.lines.map((line) => ({
      idproductos: line.productId,
      name: line.name,
      quantity: line.quantity,
      nota: line.note,
      curso: line.course,
      price: formatNetMicros(line.netMicros),
      porcentajeimpuestos: line.vatPercent,
      preciounitario: formatCents(line.unitGrossCents),
      subtotal: formatCents(lineGrossCents(line)),
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
      quantity: line.quantity,
      note: line.nota,
      course: line.curso,
      netMicros: parseNetMicros(line.price) ?? 0,
      vatPercent: line.porcentajeimpuestos,
      unitGrossCents: parseCents(line.preciounitario) ?? 0,
    })),
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
  description: '2 × Salmorejo\n1 × Agua con gas',
  total: '16.50',
  ispaid: 'false',
  status: 'READY',
  comentarios: 'Sin prisa',
  mesa: '4',
  verificada: true,
  fecha: '2026-11-20T20:31:07.000Z',
  evento: 412,
  lineas: [
    {
      idproductos: 101,
      name: 'Salmorejo',
      quantity: 2,
      nota: 'sin huevo',
      curso: 1,
      price: '6.363636',
      porcentajeimpuestos: 10,
      preciounitario: '7.00',
      subtotal: '14.00',
    },
    {
      idproductos: 140,
      name: 'Agua con gas',
      quantity: 1,
      nota: '',
      curso: 4,
      price: '2.272727',
      porcentajeimpuestos: 10,
      preciounitario: '2.50',
      subtotal: '2.50',
    },
  ],
};
