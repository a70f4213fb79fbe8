import {
  formatCents,
  ORDER_LIMITS,
  REASON_LENGTH,
  type OrderChange,
  type OrderChangeKind,
} from '@simplato/domain';
import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { lineUnitsWire } from './line-units-wire.ts';
import {
  ORDER_STATUS_WIRE,
  PAYMENT_WIRE,
  paymentToWire,
  statusToWire,
  STEP_STATUS_WIRE,
} from './order-status-wire.ts';
import { orderExample, orderWire } from './order-wire.ts';
import { idempotencyHeaders } from './orders.ts';
import * as staffEndpoints from './staff-endpoints.ts';
import { courseNumber, id, idParam, isoTime, money, requiredText, text } from './wire-fields.ts';

/** What staff can do to an order besides advancing it. */
const params = z.object({ id: idParam });

export const tickLine = defineEndpoint(staffEndpoints.tickLine, {
  summary: 'Marca una línea de un pedido como hecha, o la desmarca. Las líneas se cuentan desde 1.',
  params: z.object({ id: idParam, linea: idParam }),
  body: z.object({ hecha: z.boolean() }),
  answers: { 200: orderWire },
  errors: ['not_found', 'wrong_step'],
  example: {
    body: { hecha: true },
    answer: {
      ...orderExample,
      lineas: orderExample.lineas.map((line, index) => ({ ...line, hecha: index === 0 })),
      evento: 415,
    },
  },
});

export const seeOrder = defineEndpoint(staffEndpoints.seeOrder, {
  summary:
    'La cocina ha visto un pedido y, si lo dice, la alergia que lleve. La primera vez cuenta.',
  params,
  body: z.object({ alergia: z.optional(z.literal(true)) }),
  answers: { 200: orderWire },
  errors: ['not_found', 'wrong_step'],
  example: {
    body: { alergia: true },
    answer: {
      ...orderExample,
      evita: [{ para: '', alergenos: ['huevos'] }],
      visto: '2026-11-20T20:32:00.000Z',
      alergiavista: '2026-11-20T20:32:00.000Z',
      evento: 414,
    },
  },
});

/** As it is while its mains are held and its drinks, like its starters, are being made. */
const byCourses = {
  ...orderExample,
  status: 'PREPARING' as const,
  cursos: [
    { curso: 1, marchado: orderExample.fecha, hecho: null, servido: null },
    { curso: 2, marchado: '2026-11-20T20:55:00.000Z', hecho: null, servido: null },
    { curso: 4, marchado: orderExample.fecha, hecho: null, servido: null },
  ],
};

export const fireCourse = defineEndpoint(staffEndpoints.fireCourse, {
  summary:
    'Marcha un tiempo de un pedido que va por tiempos. Si ya ha marchado, responde con el pedido.',
  params,
  body: z.object({ curso: courseNumber }),
  answers: { 200: orderWire },
  errors: ['not_found', 'wrong_step'],
  example: { body: { curso: 2 }, answer: { ...byCourses, evento: 416 } },
});

export const serveCourse = defineEndpoint(staffEndpoints.serveCourse, {
  summary:
    'Un tiempo está en la mesa, y lo que de él faltaba por marcar queda hecho; con el último se cierra el pedido. Si ya lo estaba, responde con él.',
  params,
  body: z.object({ curso: courseNumber }),
  answers: { 200: orderWire },
  errors: ['not_found', 'wrong_step'],
  example: {
    body: { curso: 1 },
    answer: {
      ...byCourses,
      cursos: byCourses.cursos.map((one) =>
        one.curso === 1
          ? { ...one, hecho: '2026-11-20T20:48:00.000Z', servido: '2026-11-20T20:50:00.000Z' }
          : one,
      ),
      lineas: orderExample.lineas.map((line) =>
        line.curso === 1 ? { ...line, hecha: true, marcha: 'servida' as const } : line,
      ),
      evento: 417,
    },
  },
});

export const holdCourse = defineEndpoint(staffEndpoints.holdCourse, {
  summary:
    'Deshace la marcha de un tiempo, durante unos segundos y si nada de él está hecho. ' +
    'Si ya espera, responde con el pedido.',
  params,
  body: z.object({ curso: courseNumber }),
  answers: { 200: orderWire },
  errors: ['not_found', 'wrong_step', 'too_late_to_undo'],
  example: {
    body: { curso: 2 },
    answer: {
      ...byCourses,
      cursos: byCourses.cursos.map((one) => (one.curso === 2 ? { ...one, marchado: null } : one)),
      evento: 417,
    },
  },
});

export const unserveCourse = defineEndpoint(staffEndpoints.unserveCourse, {
  summary:
    'Deshace que un tiempo está en la mesa, durante unos segundos. Si no lo está, responde con el pedido.',
  params,
  body: z.object({ curso: courseNumber }),
  answers: { 200: orderWire },
  errors: ['not_found', 'wrong_step', 'too_late_to_undo'],
  example: { body: { curso: 1 }, answer: { ...byCourses, evento: 418 } },
});

export const returnOrder = defineEndpoint(staffEndpoints.returnOrder, {
  summary:
    'Devuelve un pedido al paso anterior, con el motivo. Uno cerrado se recupera también sin él.',
  params,
  /**
   * The order's current status, as the caller knows it; if it has changed, somebody else was
   * faster.
   */
  body: z.object({ status: z.enum(STEP_STATUS_WIRE), motivo: z._default(text(REASON_LENGTH), '') }),
  answers: { 200: orderWire },
  errors: ['not_found', 'wrong_step'],
  example: {
    body: { status: 'PREPARING', motivo: 'Falta la guarnición' },
    answer: { ...orderExample, evento: 416 },
  },
});

export const cancelOrder = defineEndpoint(staffEndpoints.cancelOrder, {
  summary:
    'Cancela un pedido; lo que se pagó, o aún llegue, se devuelve. El comensal lee el motivo.',
  params,
  body: z.object({ motivo: requiredText(REASON_LENGTH) }),
  answers: { 200: orderWire },
  errors: ['not_found', 'not_cancellable', 'paid_order'],
  example: {
    body: { motivo: 'Se nos ha terminado el salmorejo' },
    answer: {
      ...orderExample,
      status: 'CANCELLED',
      motivo: 'Se nos ha terminado el salmorejo',
      // The bank had not decided yet.
      ispaid: 'pending',
      pagosuelto: { estado: 'en_duda', importe: '16.50' },
      evento: 417,
    },
  },
});

export const removeFromOrder = defineEndpoint(staffEndpoints.removeFromOrder, {
  summary:
    'Quita unidades de un pedido enviado, con el motivo, que lee el comensal. Lo que de ellas se pagó ' +
    'se devuelve; si no queda nada, el pedido se cancela.',
  params,
  headers: idempotencyHeaders,
  body: z.object({
    lineas: z.array(lineUnitsWire).check(z.minLength(1), z.maxLength(ORDER_LIMITS.lines)),
    motivo: requiredText(REASON_LENGTH),
  }),
  answers: { 200: orderWire },
  errors: ['not_found', 'not_removable', 'units_gone', 'paid_order', 'key_reused'],
  example: {
    body: { lineas: [{ linea: 1, unidades: 1 }], motivo: 'Se ha terminado el salmorejo' },
    answer: {
      ...orderExample,
      description: '1 × Salmorejo\n1 × Agua con gas (Con hielo)',
      total: '9.50',
      lineas: orderExample.lineas.map((line, index) =>
        index === 0
          ? {
              ...line,
              quantity: 1,
              subtotal: '7.00',
              quitadas: 1,
              motivoquitar: 'Se ha terminado el salmorejo',
            }
          : line,
      ),
      evento: 418,
    },
  },
});

const closedOrder = z.object({ pedido: orderWire, cerrado: isoTime });

export const listClosedOrders = defineEndpoint(staffEndpoints.listClosedOrders, {
  summary:
    'Los últimos pedidos cerrados o cancelados, de las últimas horas; los que se buscan; o los de cualquier día con dinero sin devolver.',
  query: z.object({
    /** A table's name or an order's number. */
    busca: z.optional(text(ORDER_LIMITS.noteLength)),
    /** As in 'pagosuelto'. */
    dinero: z.optional(z.literal('sin_devolver')),
  }),
  answers: { 200: z.array(closedOrder) },
  errors: [],
  example: {
    answer: [
      { pedido: { ...orderExample, status: 'CLOSED' }, cerrado: '2026-11-20T21:14:52.000Z' },
    ],
  },
});

const KIND_TO_WIRE = {
  step: 'paso',
  payment: 'pago',
  refund: 'devolucion',
  remark: 'nota',
} as const satisfies Record<OrderChangeKind, string>;

const orderChange = z.object({
  fecha: isoTime,
  tipo: z.enum(Object.values(KIND_TO_WIRE)),
  status: z.enum(ORDER_STATUS_WIRE),
  ispaid: z.enum(PAYMENT_WIRE),
  /** The amount refunded by this change. */
  devuelto: money,
  /** The member of staff who did it; empty when it was the diner. */
  quien: z.string(),
  motivo: z.string(),
  evento: id,
});
export type OrderChangeWire = z.output<typeof orderChange>;

export const orderChangeToWire = (change: OrderChange): OrderChangeWire => ({
  fecha: change.occurredAt.toISOString(),
  tipo: KIND_TO_WIRE[change.kind],
  status: statusToWire(change.status),
  ispaid: paymentToWire(change.payment),
  devuelto: formatCents(change.refundCents),
  quien: change.actor,
  motivo: change.reason,
  evento: change.eventId,
});

export const listOrderChanges = defineEndpoint(staffEndpoints.listOrderChanges, {
  summary: 'Lo que ha pasado con un pedido: quién, cuándo y por qué.',
  params,
  answers: { 200: z.array(orderChange) },
  errors: ['not_found'],
  example: {
    answer: [
      {
        fecha: '2026-11-20T20:31:07.000Z',
        tipo: 'paso',
        status: 'READY',
        ispaid: 'false',
        devuelto: '0.00',
        quien: '',
        motivo: '',
        evento: 412,
      },
      {
        fecha: '2026-11-20T20:33:40.000Z',
        tipo: 'paso',
        status: 'PREPARING',
        ispaid: 'false',
        devuelto: '0.00',
        quien: 'cocina',
        motivo: '',
        evento: 413,
      },
    ],
  },
});

export const printTicket = defineEndpoint(staffEndpoints.printTicket, {
  summary: 'Imprime la comanda en la impresora de la cocina.',
  params,
  answers: { 200: z.object({ impresa: z.literal(true) }) },
  errors: ['not_found', 'no_printer', 'printer_silent'],
  example: { answer: { impresa: true } },
});
