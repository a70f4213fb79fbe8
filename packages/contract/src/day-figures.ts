import {
  formatCents,
  formatSignedCents,
  parseCents,
  type DayFigures,
  type OnlineMoney,
  type PaymentFigure,
} from '@simplato/domain';
import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import * as endpoints from './endpoints.ts';
import { dayParam } from './history.ts';
import { id, money, signedMoney } from './wire-fields.ts';

const count = z.int().check(z.minimum(0));
const sum = z.object({ pedidos: count, total: money });

const onlineMoney = z.object({
  pagos: count,
  cobrado: money,
  propinas: money,
  devuelto: money,
  comision: money,
  comisionproveedor: money,
  /** Payments whose fee the provider has not reported yet. */
  sincomision: count,
  neto: signedMoney,
});

export const dayFiguresWire = z.object({
  dia: z.string(),
  pedidos: count,
  total: money,
  ticketmedio: money,
  cancelados: sum,
  enlinea: sum,
  enmesa: sum,
  /** To be paid at the table, and still open. */
  porcobrar: sum,
  dinero: onlineMoney,
  /**
   * Orders whose diners have disputed the charge with their bank, within the thirty days up to this
   * one.
   */
  reclamados: z.array(id),
  horas: z.array(z.object({ hora: z.int(), pedidos: count, total: money })),
  platos: z.array(z.object({ idproductos: id, name: z.string(), quantity: count, total: money })),
  iva: z.array(z.object({ porcentaje: z.int(), base: money, cuota: money, total: money })),
  /** Minutes from the order to the pass (ready to serve); null on a day when no order got there. */
  servicio: z.nullable(z.object({ pedidos: count, media: count, mediana: count, maximo: count })),
});
export type DayFiguresWire = z.output<typeof dayFiguresWire>;

const sumToWire = ({ orders, grossCents }: PaymentFigure) => ({
  pedidos: orders,
  total: formatCents(grossCents),
});
const sumFromWire = ({ pedidos, total }: z.output<typeof sum>) => ({
  orders: pedidos,
  grossCents: cents(total),
});
const cents = (text: string) => parseCents(text) ?? 0;
const signedCents = (text: string) => (text.startsWith('-') ? -cents(text.slice(1)) : cents(text));

const moneyToWire = (online: OnlineMoney): z.output<typeof onlineMoney> => ({
  pagos: online.payments,
  cobrado: formatCents(online.chargedCents),
  propinas: formatCents(online.tipCents),
  devuelto: formatCents(online.refundedCents),
  comision: formatCents(online.platformFeeCents),
  comisionproveedor: formatCents(online.providerFeeCents),
  sincomision: online.withoutFee,
  neto: formatSignedCents(online.netCents),
});
const moneyFromWire = (wire: z.output<typeof onlineMoney>): OnlineMoney => ({
  payments: wire.pagos,
  chargedCents: cents(wire.cobrado),
  tipCents: cents(wire.propinas),
  refundedCents: cents(wire.devuelto),
  platformFeeCents: cents(wire.comision),
  providerFeeCents: cents(wire.comisionproveedor),
  withoutFee: wire.sincomision,
  netCents: signedCents(wire.neto),
});

export function dayFiguresToWire(
  day: string,
  figures: DayFigures,
  disputedOrders: readonly number[],
): DayFiguresWire {
  const { serving } = figures;
  return {
    dia: day,
    ...sumToWire(figures),
    ticketmedio: formatCents(figures.averageCents),
    cancelados: sumToWire(figures.cancelled),
    enlinea: sumToWire(figures.online),
    enmesa: sumToWire(figures.atTable),
    porcobrar: sumToWire(figures.due),
    dinero: moneyToWire(figures.money),
    reclamados: [...disputedOrders],
    horas: figures.byHour.map((hour) => ({ hora: hour.hour, ...sumToWire(hour) })),
    platos: figures.byProduct.map((product) => ({
      idproductos: product.productId,
      name: product.name,
      quantity: product.quantity,
      total: formatCents(product.grossCents),
    })),
    iva: figures.byVat.map((band) => ({
      porcentaje: band.vatPercent,
      base: formatCents(band.netCents),
      cuota: formatCents(band.vatCents),
      total: formatCents(band.grossCents),
    })),
    servicio: serving && {
      pedidos: serving.orders,
      media: serving.averageMinutes,
      mediana: serving.medianMinutes,
      maximo: serving.longestMinutes,
    },
  };
}

export function dayFiguresFromWire(wire: DayFiguresWire): DayFigures {
  const { servicio } = wire;
  return {
    ...sumFromWire(wire),
    averageCents: cents(wire.ticketmedio),
    cancelled: sumFromWire(wire.cancelados),
    online: sumFromWire(wire.enlinea),
    atTable: sumFromWire(wire.enmesa),
    due: sumFromWire(wire.porcobrar),
    money: moneyFromWire(wire.dinero),
    byHour: wire.horas.map((hour) => ({ hour: hour.hora, ...sumFromWire(hour) })),
    byProduct: wire.platos.map((product) => ({
      productId: product.idproductos,
      name: product.name,
      quantity: product.quantity,
      grossCents: cents(product.total),
    })),
    byVat: wire.iva.map((band) => ({
      vatPercent: band.porcentaje,
      netCents: cents(band.base),
      vatCents: cents(band.cuota),
      grossCents: cents(band.total),
    })),
    serving: servicio && {
      orders: servicio.pedidos,
      averageMinutes: servicio.media,
      medianMinutes: servicio.mediana,
      longestMinutes: servicio.maximo,
    },
  };
}

export const readDay = defineEndpoint(endpoints.readDay, {
  summary: 'Un día en cifras: pedidos, ventas por hora, plato e IVA, y minutos hasta servir.',
  params: z.object({ dia: dayParam }),
  answers: { 200: dayFiguresWire },
  errors: ['not_found'],
  example: {
    answer: {
      dia: '2026-11-20',
      pedidos: 1,
      total: '16.50',
      ticketmedio: '16.50',
      cancelados: { pedidos: 0, total: '0.00' },
      enlinea: { pedidos: 0, total: '0.00' },
      enmesa: { pedidos: 1, total: '16.50' },
      porcobrar: { pedidos: 0, total: '0.00' },
      dinero: {
        pagos: 0,
        cobrado: '0.00',
        propinas: '0.00',
        devuelto: '0.00',
        comision: '0.00',
        comisionproveedor: '0.00',
        sincomision: 0,
        neto: '0.00',
      },
      reclamados: [],
      horas: [{ hora: 21, pedidos: 1, total: '16.50' }],
      platos: [
        { idproductos: 101, name: 'Salmorejo', quantity: 2, total: '14.00' },
        { idproductos: 140, name: 'Agua con gas', quantity: 1, total: '2.50' },
      ],
      iva: [{ porcentaje: 10, base: '15.00', cuota: '1.50', total: '16.50' }],
      servicio: { pedidos: 1, media: 12, mediana: 12, maximo: 12 },
    },
  },
});
