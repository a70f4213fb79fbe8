import {
  addProducts,
  formatCents,
  formatSignedCents,
  type DayFigures,
  type Figures,
  type OnlineMoney,
  type PaymentFigure,
  type ProductFigure,
} from '@simplato/domain';
import { centsFromWire } from './cents-from-wire.ts';
import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import {
  correctionFromWire,
  correctionToWire,
  correctionWire,
  periodQuery,
  signedCents,
  vatFromWire,
  vatToWire,
  vatWire,
} from './corrections.ts';
import { dayParam } from './history.ts';
import { invoicedFromWire, invoicedToWire, invoicedWire } from './invoices.ts';
import { closeReasonFromWire, closeReasonToWire, REASON_WIRE } from './room.ts';
import { moneyByFormFromWire, moneyByFormToWire, moneyByFormWire } from './money-by-form-wire.ts';
import * as staffEndpoints from './staff-endpoints.ts';
import { id, money, signedMoney } from './wire-fields.ts';

const count = z.int().check(z.minimum(0));
const sum = z.object({ pedidos: count, total: money });

const onlineMoney = z.object({
  pagos: count,
  cobrado: money,
  propinas: money,
  /** Less what came back from refunds that failed after all. */
  devuelto: signedMoney,
  /** Less what was given back with refunds, of earlier days too. */
  comision: signedMoney,
  comisionproveedor: money,
  /** Payments whose fee the provider has not reported yet. */
  sincomision: count,
  /** Held by banks while diners dispute their charges, or lost to them; below zero when some came back. */
  reclamado: signedMoney,
  neto: signedMoney,
});

const unpaidWire = z.array(
  z.object({
    /** Null where nobody said one. */
    motivo: z.nullable(z.enum(REASON_WIRE)),
    cuentas: count,
    total: money,
  }),
);

const figuresWire = z.object({
  dia: z.string(),
  pedidos: count,
  total: money,
  ticketmedio: money,
  /** Cancelled on this day, whenever they were placed. */
  cancelados: sum,
  /** What refunds, cancelled orders of earlier days and lost disputes change. Not part of `total`. */
  corregido: z.object({ movimientos: count, total: signedMoney, iva: vatWire }),
  enlinea: sum,
  enmesa: sum,
  /** To be paid at the table, and still open when the day ended. */
  porcobrar: sum,
  /** Paid at the table on this day for orders of earlier days. */
  cobradosantes: sum,
  dinero: onlineMoney,
  /** What orders and tabs paid on this day, online and at the table, as a Z counts it. */
  cobros: moneyByFormWire,
  /** Tabs that were closed on this day with something due. */
  sinpagar: unpaidWire,
  /** After corrections: their sum is `total` and that of `corregido`. */
  iva: vatWire,
  /** Issued on this day; absent from older servers. */
  facturado: z.optional(invoicedWire),
});
const products = z.array(
  z.object({
    idproductos: id,
    name: z.string(),
    quantity: count,
    /** Of what is sold by weight. */
    gramos: z.optional(count),
    total: money,
    /** Of what was made of a set menu: the menu, which is what was sold. Absent from older servers. */
    menu: z.optional(z.object({ idproductos: id, name: z.string() })),
  }),
);

export const dayFiguresWire = z.extend(figuresWire, {
  movimientos: z.array(correctionWire),
  /**
   * Orders whose diners have disputed the charge with their bank, within the thirty days up to this
   * one.
   */
  reclamados: z.array(id),
  /** Shares of tabs whose payers have. */
  pagosreclamados: z.array(z.object({ idpago: id, mesa: z.string() })),
  horas: z.array(z.object({ hora: z.int(), pedidos: count, total: money })),
  platos: products,
  /** Minutes from the order to the pass (ready to serve); null on a day when no order got there. */
  servicio: z.nullable(z.object({ pedidos: count, media: count, mediana: count, maximo: count })),
});
type FiguresWire = z.output<typeof figuresWire>;
export type DayFiguresWire = z.output<typeof dayFiguresWire>;

const sumToWire = ({ orders, grossCents }: PaymentFigure) => ({
  pedidos: orders,
  total: formatCents(grossCents),
});
const sumFromWire = ({ pedidos, total }: z.output<typeof sum>) => ({
  orders: pedidos,
  grossCents: centsFromWire(total),
});
const moneyToWire = (online: OnlineMoney): z.output<typeof onlineMoney> => ({
  pagos: online.payments,
  cobrado: formatCents(online.chargedCents),
  propinas: formatCents(online.tipCents),
  devuelto: formatSignedCents(online.refundedCents),
  comision: formatSignedCents(online.platformFeeCents),
  comisionproveedor: formatCents(online.providerFeeCents),
  sincomision: online.withoutFee,
  reclamado: formatSignedCents(online.disputedCents),
  neto: formatSignedCents(online.netCents),
});
const moneyFromWire = (wire: z.output<typeof onlineMoney>): OnlineMoney => ({
  payments: wire.pagos,
  chargedCents: centsFromWire(wire.cobrado),
  tipCents: centsFromWire(wire.propinas),
  refundedCents: signedCents(wire.devuelto),
  platformFeeCents: signedCents(wire.comision),
  providerFeeCents: centsFromWire(wire.comisionproveedor),
  withoutFee: wire.sincomision,
  disputedCents: signedCents(wire.reclamado),
  netCents: signedCents(wire.neto),
});

function figuresToWire(day: string, figuresOfDay: Figures): FiguresWire {
  const { corrected } = figuresOfDay;
  return {
    dia: day,
    ...sumToWire(figuresOfDay),
    ticketmedio: formatCents(figuresOfDay.averageCents),
    cancelados: sumToWire(figuresOfDay.cancelled),
    corregido: {
      movimientos: corrected.entries,
      total: formatSignedCents(corrected.grossCents),
      iva: vatToWire(corrected.byVat),
    },
    enlinea: sumToWire(figuresOfDay.online),
    enmesa: sumToWire(figuresOfDay.atTable),
    porcobrar: sumToWire(figuresOfDay.due),
    cobradosantes: sumToWire(figuresOfDay.collected),
    dinero: moneyToWire(figuresOfDay.money),
    cobros: moneyByFormToWire(figuresOfDay.byForm),
    sinpagar: figuresOfDay.unpaid.map(({ reason, tabs, dueCents }) => ({
      motivo: reason && closeReasonToWire(reason),
      cuentas: tabs,
      total: formatCents(dueCents),
    })),
    iva: vatToWire(figuresOfDay.byVat),
    facturado: invoicedToWire(figuresOfDay.invoiced),
  };
}

export function figuresFromWire(wire: FiguresWire): Figures {
  const { corregido } = wire;
  return {
    ...sumFromWire(wire),
    averageCents: centsFromWire(wire.ticketmedio),
    cancelled: sumFromWire(wire.cancelados),
    corrected: {
      entries: corregido.movimientos,
      grossCents: signedCents(corregido.total),
      byVat: vatFromWire(corregido.iva),
    },
    online: sumFromWire(wire.enlinea),
    atTable: sumFromWire(wire.enmesa),
    due: sumFromWire(wire.porcobrar),
    collected: sumFromWire(wire.cobradosantes),
    money: moneyFromWire(wire.dinero),
    byForm: moneyByFormFromWire(wire.cobros),
    unpaid: wire.sinpagar.map(({ motivo, cuentas, total }) => ({
      reason: motivo && closeReasonFromWire(motivo),
      tabs: cuentas,
      dueCents: centsFromWire(total),
    })),
    byVat: vatFromWire(wire.iva),
    invoiced: invoicedFromWire(wire.facturado ?? []),
  };
}

const productToWire = (product: ProductFigure): z.output<typeof products>[number] => ({
  idproductos: product.productId,
  name: product.name,
  quantity: product.quantity,
  ...(product.grams !== undefined && { gramos: product.grams }),
  total: formatCents(product.grossCents),
  ...(product.menu && {
    menu: { idproductos: product.menu.productId, name: product.menu.name },
  }),
});
const productFromWire = (product: z.output<typeof products>[number]): ProductFigure => ({
  productId: product.idproductos,
  name: product.name,
  quantity: product.quantity,
  ...(product.gramos !== undefined && { grams: product.gramos }),
  grossCents: centsFromWire(product.total),
  ...(product.menu && {
    menu: { productId: product.menu.idproductos, name: product.menu.name },
  }),
});

/** What diners have disputed with their banks. */
export interface Disputed {
  orders: readonly number[];
  shares: readonly { paymentNumber: number; tableName: string }[];
}

export function disputedFromWire(
  wire: Pick<DayFiguresWire, 'reclamados' | 'pagosreclamados'>,
): Disputed {
  return {
    orders: wire.reclamados,
    shares: wire.pagosreclamados.map(({ idpago, mesa }) => {
      return { paymentNumber: idpago, tableName: mesa };
    }),
  };
}

export function dayFiguresToWire(
  day: string,
  figuresOfDay: DayFigures,
  disputed: Disputed,
): DayFiguresWire {
  const { serving } = figuresOfDay;
  return {
    ...figuresToWire(day, figuresOfDay),
    movimientos: figuresOfDay.corrections.map(correctionToWire),
    reclamados: [...disputed.orders],
    pagosreclamados: disputed.shares.map(({ paymentNumber, tableName }) => {
      return { idpago: paymentNumber, mesa: tableName };
    }),
    horas: figuresOfDay.byHour.map((hour) => ({ hora: hour.hour, ...sumToWire(hour) })),
    platos: figuresOfDay.byProduct.map(productToWire),
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
    ...figuresFromWire(wire),
    corrections: wire.movimientos.map(correctionFromWire),
    byHour: wire.horas.map((hour) => ({ hour: hour.hora, ...sumFromWire(hour) })),
    byProduct: wire.platos.map(productFromWire),
    serving: servicio && {
      orders: servicio.pedidos,
      averageMinutes: servicio.media,
      medianMinutes: servicio.mediana,
      longestMinutes: servicio.maximo,
    },
  };
}

export function periodToWire(
  days: readonly { day: string; figures: DayFigures }[],
): z.output<typeof periodWire> {
  return {
    dias: days.map((one) => figuresToWire(one.day, one.figures)),
    platos: addProducts(days.map((one) => one.figures.byProduct)).map(productToWire),
  };
}

export function periodFromWire({ dias, platos }: z.output<typeof periodWire>) {
  return {
    days: dias.map((wire) => ({ day: wire.dia, figures: figuresFromWire(wire) })),
    byProduct: platos.map(productFromWire),
  };
}

const periodWire = z.object({
  /** Each day by itself; what they come to together is their sum. */
  dias: z.array(figuresWire),
  platos: products,
});

export const readPeriod = defineEndpoint(staffEndpoints.readPeriod, {
  summary: 'Las cifras de cada día de un periodo, de un año como mucho.',
  query: periodQuery,
  answers: { 200: periodWire },
  errors: [],
  example: {
    query: { desde: '2026-11-20', hasta: '2026-11-20' },
    answer: { dias: [], platos: [] },
  },
});

export const readDay = defineEndpoint(staffEndpoints.readDay, {
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
      corregido: { movimientos: 0, total: '0.00', iva: [] },
      enlinea: { pedidos: 0, total: '0.00' },
      enmesa: { pedidos: 1, total: '16.50' },
      porcobrar: { pedidos: 0, total: '0.00' },
      cobradosantes: { pedidos: 0, total: '0.00' },
      dinero: {
        pagos: 0,
        cobrado: '0.00',
        propinas: '0.00',
        devuelto: '0.00',
        comision: '0.00',
        comisionproveedor: '0.00',
        sincomision: 0,
        reclamado: '0.00',
        neto: '0.00',
      },
      cobros: {
        formas: [
          { clase: 'cobro', forma: 'efectivo', veces: 1, importe: '16.50', propina: '0.50' },
        ],
        venta: '16.50',
        propinas: '0.50',
        tarde: { pagos: 0, cobrado: '0.00', devuelto: '0.00' },
      },
      sinpagar: [],
      movimientos: [],
      reclamados: [],
      pagosreclamados: [],
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
