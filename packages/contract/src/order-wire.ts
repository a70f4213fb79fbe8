import {
  ALLERGEN_KEYS,
  describeLines,
  formatCents,
  formatNetMicros,
  lineGrossCents,
  lineProgress,
  ORDER_OBSTACLES,
  parseCents,
  parseNetMicros,
  type LineProgress,
  type Order,
  type OrderLine,
  type OrderObstacle,
} from '@simplato/domain';
import { centsFromWire } from './cents-from-wire.ts';
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
import { promiseFromWire, promiseToWire, promiseWire } from './promise-wire.ts';
import { fromWire, toWire, type WireNames } from './wire-names.ts';
import { id, isoTime, money, netPrice } from './wire-fields.ts';

const OBSTACLE_TO_WIRE = {
  'kitchen-closed': 'cocina_cerrada',
  'menu-changed': 'carta_cambiada',
} as const satisfies Record<OrderObstacle, string>;
const OBSTACLE_WIRE = Object.values(OBSTACLE_TO_WIRE);

const PROGRESS_TO_WIRE = {
  held: 'espera',
  fired: 'ya',
  done: 'hecha',
  served: 'servida',
} as const satisfies Record<LineProgress, string>;
const PROGRESS_WIRE = Object.values(PROGRESS_TO_WIRE);

export const orderLineWire = z.object({
  idproductos: id,
  /** With its format. */
  name: z.string(),
  /** Absent of a product that has no formats. */
  idformato: z.optional(id),
  /** Of a product that is sold by weight: what is asked for and, once it is `pesada`, what was weighed. */
  gramos: z.optional(z.int()),
  pesada: z.optional(z.boolean()),
  /** The chosen options, with the price of each, tax included. */
  opciones: z.array(
    z.object({
      idopcion: id,
      nombre: z.string(),
      precio: money,
      /** The product that it is, in a set menu. */
      idproductos: z.optional(id),
    }),
  ),
  quantity: z.int(),
  nota: z.string(),
  curso: z.int(),
  /** The product without options, or a kilo of it, before tax, as it was when ordered. */
  price: netPrice,
  porcentajeimpuestos: z.int(),
  /** What one unit cost the diner, with options and tax. */
  preciounitario: money,
  subtotal: money,
  /** Ticked by the kitchen. */
  hecha: z.boolean(),
  /** How far it is: its course is held, it is being made, made, or carried. Absent from older servers. */
  marcha: z.optional(z.enum(PROGRESS_WIRE)),
  /** The station that makes it; empty where nobody has said. Absent from older servers. */
  partida: z.optional(z.string()),
  /**
   * How many of its units were taken off after it was sent, which are not in `quantity`, and why. Absent
   * from older servers.
   */
  quitadas: z.optional(z.int()),
  motivoquitar: z.optional(z.string()),
  /** Whom it is for; empty for whoever ordered, and for a waiter's. Absent from older servers. */
  para: z.optional(z.string()),
  /** Of a set menu: the products that were chosen of its parts, which are lines of their own too. */
  partes: z.optional(z.array(z.object({ idproductos: id, nombre: z.string() }))),
  /** Of a product of a set menu: the number of the menu's line, which has its price. */
  lineamenu: z.optional(id),
});

type OrderLineWire = z.output<typeof orderLineWire>;

export const orderWire = z.object({
  idorder: id,
  identerprise: id,
  description: z.string(),
  total: money,
  ispaid: z.enum(PAYMENT_WIRE),
  status: z.enum(ORDER_STATUS_WIRE),
  /** The note to the kitchen, or the table's name where there is none. */
  comentarios: z.string(),
  /**
   * What each who eats of it avoids, and who it is: `para` is empty for whoever ordered, where no others
   * did. Empty to all but its author and the staff, and once the tab is over. Absent from older servers.
   */
  evita: z.optional(
    z.array(z.object({ para: z.string(), alergenos: z.array(z.enum(ALLERGEN_KEYS)) })),
  ),
  mesa: z.string(),
  /** What whoever ordered is called at the table, or nothing. Absent from older servers. */
  comensal: z.optional(z.string()),
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
  /** Why it could not have been placed any more when it was paid; absent from older servers. */
  pesea: z.optional(z.nullable(z.enum(OBSTACLE_WIRE))),
  /**
   * When the kitchen first saw it, and confirmed that it has seen its allergy, which its author and the
   * staff are told. Absent from older servers.
   */
  visto: z.optional(z.nullable(isoTime)),
  alergiavista: z.optional(z.nullable(isoTime)),
  /** Since when it is at the pass; null unless it is, absent from older servers. */
  lista: z.optional(z.nullable(isoTime)),
  /**
   * The courses of an order that comes by courses, first to last, each with when it was fired, done
   * and carried; empty where all comes at once. Absent from older servers.
   */
  cursos: z.optional(
    z.array(
      z.object({
        curso: z.int(),
        marchado: z.nullable(isoTime),
        hecho: z.nullable(isoTime),
        servido: z.nullable(isoTime),
      }),
    ),
  ),
  /**
   * When it is promised to be ready, but for its held courses, in whole minutes; null where nothing is
   * promised, absent from older servers.
   */
  espera: z.optional(z.nullable(promiseWire)),
  /**
   * What is left to pay of it; null where nothing of its tab is paid, or nobody has worked it out.
   * Absent from older servers.
   */
  porpagar: z.optional(z.nullable(money)),
  /** Increases with every change of the order: of two copies, the higher one is newer. */
  evento: z.int(),
  lineas: z.array(orderLineWire),
});
export type OrderWire = z.output<typeof orderWire>;

/** Of a field that older servers do not send. */
const OPTIONAL_TIME = {
  to: (at: string | null) => at,
  from: (sent: string | null | undefined) => sent ?? null,
} as const;
const MONEY = { to: formatCents, from: centsFromWire } as const;

const NAME = { to: (name: string) => name, from: (sent?: string) => sent ?? '' } as const;

/** Left out where there is none. */
const FORMAT_ID = {
  name: 'idformato',
  to: (formatId: number | null) => formatId ?? undefined,
  from: (sent: number | undefined) => sent ?? null,
} as const;

const LINE = {
  productId: 'idproductos',
  name: 'name',
  formatId: FORMAT_ID,
  options: {
    name: 'opciones',
    to: (options) =>
      options.map((option) => ({
        idopcion: option.optionId,
        nombre: option.name,
        precio: formatCents(option.grossCents),
        ...(option.productId !== undefined && { idproductos: option.productId }),
      })),
    from: (sent) =>
      sent.map((option) => ({
        optionId: option.idopcion,
        name: option.nombre,
        grossCents: centsFromWire(option.precio),
        ...(option.idproductos !== undefined && { productId: option.idproductos }),
      })),
  },
  quantity: 'quantity',
  note: 'nota',
  course: 'curso',
  station: { name: 'partida', ...NAME },
  netMicros: {
    name: 'price',
    to: formatNetMicros,
    from: (price) => parseNetMicros(price) ?? 0,
  },
  vatPercent: 'porcentajeimpuestos',
  unitGrossCents: { name: 'preciounitario', ...MONEY },
  removed: {
    name: 'quitadas',
    to: (units: number) => units,
    from: (sent: number | undefined) => sent ?? 0,
  },
  removeReason: { name: 'motivoquitar', ...NAME },
  forName: { name: 'para', ...NAME },
  menuLine: 'lineamenu',
  grams: 'gramos',
  isWeighed: 'pesada',
} as const satisfies WireNames<OrderLine, OrderLineWire>;

function partsToWire({ options }: OrderLine) {
  const partes = options.flatMap(({ productId, name }) =>
    productId === undefined ? [] : { idproductos: productId, nombre: name },
  );
  return partes.length > 0 ? { partes } : {};
}

/** Apart from the note, which the table's name may stand in for, and the lines. */
const ORDER = {
  orderId: 'idorder',
  restaurantId: 'identerprise',
  tableName: 'mesa',
  partyName: { name: 'comensal', ...NAME },
  avoidances: {
    name: 'evita',
    to: (avoidances) =>
      avoidances.map(({ forName, allergens }) => ({ para: forName, alergenos: [...allergens] })),
    from: (sent) =>
      (sent ?? []).map(({ para, alergenos }) => ({ forName: para, allergens: alergenos })),
  },
  isTableVerified: 'verificada',
  origin: { name: 'origen', to: originToWire, from: originFromWire },
  cancelReason: 'motivo',
  totalCents: { name: 'total', ...MONEY },
  tipCents: { name: 'propina', ...MONEY },
  refundedCents: { name: 'devuelto', ...MONEY },
  stray: { name: 'pagosuelto', to: strayToWire, from: strayFromWire },
  paidDespite: {
    name: 'pesea',
    to: (obstacle) => obstacle && OBSTACLE_TO_WIRE[obstacle],
    from: (sent) => ORDER_OBSTACLES.find((one) => OBSTACLE_TO_WIRE[one] === sent) ?? null,
  },
  status: { name: 'status', to: statusToWire, from: statusFromWire },
  payment: { name: 'ispaid', to: paymentToWire, from: paymentFromWire },
  placedAt: 'fecha',
  seenAt: { name: 'visto', ...OPTIONAL_TIME },
  allergySeenAt: { name: 'alergiavista', ...OPTIONAL_TIME },
  readyAt: { name: 'lista', ...OPTIONAL_TIME },
  courses: {
    name: 'cursos',
    to: (courses) =>
      courses.map(({ course, firedAt, doneAt, servedAt }) => ({
        curso: course,
        marchado: firedAt,
        hecho: doneAt,
        servido: servedAt,
      })),
    from: (sent) =>
      (sent ?? []).map(({ curso, marchado, hecho, servido }) => ({
        course: curso,
        firedAt: marchado,
        doneAt: hecho,
        servedAt: servido,
      })),
  },
  promise: {
    name: 'espera',
    to: (promise) => promise && promiseToWire(promise),
    from: (sent) => (sent ? promiseFromWire(sent) : null),
  },
  leftCents: {
    name: 'porpagar',
    to: (cents) => (cents === null ? null : formatCents(cents)),
    from: (sent) => parseCents(sent ?? ''),
  },
  version: 'evento',
} as const satisfies WireNames<PlainOrder, OrderWire>;
type PlainOrder = Omit<Order, 'note' | 'lines' | 'doneLines'>;

export function orderToWire(order: Order): OrderWire {
  // Assigned, not spread: a new object of as many fields takes V8 several times as long.
  return Object.assign(toWire(ORDER, order), {
    description: describeLines(order.lines),
    comentarios: order.note === '' ? order.tableName : order.note,
    lineas: order.lines.map((line, index) =>
      Object.assign(toWire(LINE, line), partsToWire(line), {
        subtotal: formatCents(lineGrossCents(line)),
        hecha: order.doneLines.includes(index + 1),
        marcha: PROGRESS_TO_WIRE[lineProgress(order, index)],
      }),
    ),
  });
}

export function orderFromWire(wire: OrderWire): Order {
  return {
    ...fromWire<PlainOrder, OrderWire>(ORDER, wire),
    note: wire.comentarios === wire.mesa ? '' : wire.comentarios,
    lines: wire.lineas.map((line) => fromWire<OrderLine, OrderLineWire>(LINE, line)),
    doneLines: wire.lineas.flatMap(({ hecha }, index) => (hecha ? [index + 1] : [])),
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
  evita: [],
  mesa: '4',
  comensal: 'Lucía',
  verificada: true,
  fecha: '2026-11-20T20:31:07.000Z',
  visto: null,
  alergiavista: null,
  lista: null,
  origen: 'comensal',
  motivo: '',
  propina: '0.00',
  devuelto: '0.00',
  pagosuelto: null,
  cursos: [],
  espera: null,
  porpagar: null,
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
      marcha: 'ya',
      partida: '',
      quitadas: 0,
      motivoquitar: '',
      para: '',
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
      marcha: 'ya',
      partida: '',
      quitadas: 0,
      motivoquitar: '',
      para: '',
    },
  ],
};
