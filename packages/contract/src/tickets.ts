import {
  ALL_AT_ONCE,
  STATION_LIMITS,
  type TicketReason,
  type TicketRow,
  type WaitingTicket,
} from '@simplato/domain';
import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import * as staffEndpoints from './staff-endpoints.ts';
import { courseNumber, id, idParam, isoTime, menuText } from './wire-fields.ts';

const REASONS = {
  paper: 'papel',
  silent: 'muda',
  waiting: 'espera',
} as const satisfies Record<TicketReason, string>;

const waitingTicketWire = z.object({
  idcomanda: id,
  /** By its name; empty for the kitchen's own printer. */
  partida: z.string(),
  mesa: z.string(),
  idorder: id,
  /** Null where the order comes all at once. */
  curso: z.nullable(courseNumber),
  desde: isoTime,
  motivo: z.enum(['papel', 'muda', 'espera']),
});
export type WaitingTicketWire = z.output<typeof waitingTicketWire>;

export function waitingTicketToWire(ticket: WaitingTicket): WaitingTicketWire {
  return {
    idcomanda: ticket.ticketId,
    partida: ticket.station,
    mesa: ticket.tableName,
    idorder: ticket.orderId,
    curso: ticket.course === ALL_AT_ONCE ? null : ticket.course,
    desde: ticket.queuedAt,
    motivo: REASONS[ticket.reason],
  };
}

export function waitingTicketFromWire(wire: WaitingTicketWire): WaitingTicket {
  const reasons = Object.entries(REASONS) as [TicketReason, WaitingTicketWire['motivo']][];
  return {
    ticketId: wire.idcomanda,
    station: wire.partida,
    tableName: wire.mesa,
    orderId: wire.idorder,
    course: wire.curso ?? ALL_AT_ONCE,
    queuedAt: wire.desde,
    reason: reasons.find(([, reason]) => reason === wire.motivo)?.[0] ?? 'waiting',
  };
}

const ROW_KINDS = {
  mesa: 'table',
  alergia: 'allergy',
  detalle: 'detail',
  curso: 'course',
  producto: 'product',
  deseo: 'wish',
  nota: 'note',
  quitado: 'removed',
  partida: 'station',
  copia: 'copy',
  resto: 'rest',
  raya: 'rule',
} as const satisfies Record<string, TicketRow['kind']>;
type RowKindWire = keyof typeof ROW_KINDS;
const ROW_KINDS_WIRE = Object.keys(ROW_KINDS) as [RowKindWire, ...RowKindWire[]];

const ticketRowWire = z.object({
  tipo: z.enum(ROW_KINDS_WIRE),
  /** Of a product alone. */
  unidades: z.optional(z.int()),
  /** Empty of a rule. */
  texto: z.string(),
});
export type TicketRowWire = z.output<typeof ticketRowWire>;

export function ticketRowToWire(row: TicketRow): TicketRowWire {
  const tipo = ROW_KINDS_WIRE.find((wire) => ROW_KINDS[wire] === row.kind) ?? 'detalle';
  if (row.kind === 'rule') return { tipo, texto: '' };
  if (row.kind === 'product') return { tipo, unidades: row.quantity, texto: row.text };
  return { tipo, texto: row.text };
}

export function ticketRowFromWire({ tipo, unidades = 0, texto: text }: TicketRowWire): TicketRow {
  const kind = ROW_KINDS[tipo];
  if (kind === 'rule') return { kind };
  return kind === 'product' ? { kind, quantity: unidades, text } : { kind, text };
}

const nextTicketWire = z.object({ idcomanda: id, filas: z.array(ticketRowWire) });

export const listWaitingTickets = defineEndpoint(staffEndpoints.listWaitingTickets, {
  summary: 'Las comandas de las partidas que aún no están en papel, y a qué esperan.',
  answers: { 200: z.object({ pendientes: z.array(waitingTicketWire) }) },
  errors: [],
  example: {
    answer: {
      pendientes: [
        {
          idcomanda: 7,
          partida: 'Plancha',
          mesa: '4',
          idorder: 128,
          curso: 2,
          desde: '2026-11-20T20:55:00.000Z',
          motivo: 'papel',
        },
      ],
    },
  },
});

export const takeTicket = defineEndpoint(staffEndpoints.takeTicket, {
  summary:
    'La siguiente comanda de una partida que imprime su pantalla, para imprimirla ya: durante un minuto no la coge otra. Null si no hay.',
  body: z.object({ partida: menuText(STATION_LIMITS.name) }),
  answers: { 200: z.object({ comanda: z.nullable(nextTicketWire) }) },
  errors: [],
  example: {
    body: { partida: 'Barra' },
    answer: {
      comanda: {
        idcomanda: 8,
        filas: [
          { tipo: 'partida', texto: 'Barra' },
          { tipo: 'mesa', texto: 'Mesa 4' },
          { tipo: 'detalle', texto: 'Pedido nº 128 · 21:31' },
          { tipo: 'raya', texto: '' },
          { tipo: 'curso', texto: 'Bebidas' },
          { tipo: 'producto', unidades: 2, texto: 'Agua con gas' },
          { tipo: 'resto', texto: 'y 3 de otras partidas' },
        ],
      },
    },
  },
});

export const confirmTicket = defineEndpoint(staffEndpoints.confirmTicket, {
  summary: 'Una comanda está en papel. Si ya lo estaba, responde igual.',
  params: z.object({ id: idParam }),
  answers: { 200: z.object({ impresa: z.literal(true) }) },
  errors: ['not_found'],
  example: { answer: { impresa: true } },
});
