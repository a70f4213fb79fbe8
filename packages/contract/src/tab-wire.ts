import {
  formatCents,
  memberName,
  tabTotals,
  type Member,
  type Order,
  type Tab,
  type TabOpening,
} from '@simplato/domain';
import * as z from 'zod/mini';
import { callToWire, callWire } from './call-wire.ts';
import { orderExample, orderToWire, orderWire } from './order-wire.ts';
import { id, isoTime, money } from './wire-fields.ts';

export const TAB_STATES = ['ABIERTA', 'CERRADA'] as const;
const OPENING_TO_WIRE = {
  scan: 'escaneo',
  staff: 'camarero',
  apart: 'aparte',
  unverified: 'sinverificar',
} as const satisfies Record<TabOpening, string>;
const OPENING_WIRE = Object.values(OPENING_TO_WIRE);

const memberWire = z.object({
  idcomensal: id,
  nombre: z.string(),
  /** Whether it is the caller's own phone. */
  yo: z.boolean(),
  /** False while it waits to be let in. */
  dentro: z.boolean(),
});

/** Null for what a waiter has ordered. */
const tabOrderWire = z.extend(orderWire, { idcomensal: z.nullable(id) });

export const tabWire = z.object({
  idcuenta: id,
  mesa: z.string(),
  /** The two digits that let others in. */
  numero: z.int(),
  estado: z.enum(TAB_STATES),
  /** 'aparte' and 'sinverificar' are marked: a tab beside the table's own. */
  origen: z.enum(OPENING_WIRE),
  abierta: isoTime,
  /** When the bill was asked for. */
  pedida: z.nullable(isoTime),
  comensales: z.array(memberWire),
  pedidos: z.array(tabOrderWire),
  /** Open ones, oldest first. */
  llamadas: z.array(callWire),
  total: money,
  pagado: money,
  reservado: money,
  pendiente: money,
  pagos: z.array(z.never()),
  /** Increases with every change of the tab or of one of its orders. */
  evento: z.int(),
});
export type TabWire = z.output<typeof tabWire>;
/** What a stream tells of a tab. */
export type TabNewsWire = Omit<TabWire, 'pedidos'> & Partial<Pick<TabWire, 'pedidos'>>;

/** A tab, whose members' orders name the member; null where a waiter took it. */
export interface TabContents {
  tab: Tab;
  orders: readonly { order: Order; memberId: number | null }[];
}

/** Whose eyes see a tab: a member's, or those of the staff. */
export type TabReader = { memberId: number } | 'staff';

/** Notes and tips are for their author and the staff alone: to others they are empty. */
export function tabToWire({ tab, orders }: TabContents, reader: TabReader): TabWire {
  const isOwn = (memberId: number | null) => reader !== 'staff' && reader.memberId === memberId;
  const totals = tabTotals(orders.map(({ order }) => order));
  return {
    idcuenta: tab.tabId,
    mesa: tab.tableName,
    numero: tab.number,
    estado: tab.closedAt === null ? 'ABIERTA' : 'CERRADA',
    origen: OPENING_TO_WIRE[tab.opening],
    abierta: tab.openedAt,
    pedida: tab.billAskedAt,
    comensales: tab.members.map((member: Member) => ({
      idcomensal: member.memberId,
      nombre: memberName(member),
      yo: isOwn(member.memberId),
      dentro: member.isIn,
    })),
    pedidos: orders.map(({ order, memberId }) => ({
      ...(reader === 'staff' || isOwn(memberId)
        ? orderToWire(order)
        : { ...orderToWire(withoutPrivate(order)), comentarios: '' }),
      idcomensal: memberId,
    })),
    llamadas: tab.calls.map(callToWire),
    total: formatCents(totals.totalCents),
    pagado: formatCents(totals.paidCents),
    reservado: formatCents(totals.reservedCents),
    pendiente: formatCents(totals.dueCents),
    pagos: [],
    evento: Math.max(tab.version, ...orders.map(({ order }) => order.version)),
  };
}

/** What the staff's streams carry of a tab: they have its orders from their own events. */
export function tabHeadToWire(contents: TabContents): Omit<TabWire, 'pedidos'> {
  const { pedidos: _orders, ...head } = tabToWire(contents, 'staff');
  return head;
}

function withoutPrivate(order: Order): Order {
  return {
    ...order,
    note: '',
    tipCents: 0,
    stray: null,
    lines: order.lines.map((line) => ({ ...line, note: '' })),
  };
}

export const tabExample: TabWire = {
  idcuenta: 57,
  mesa: '4',
  numero: 27,
  estado: 'ABIERTA',
  origen: 'escaneo',
  abierta: '2026-11-20T20:10:00.000Z',
  pedida: null,
  comensales: [
    { idcomensal: 1, nombre: 'Lucía', yo: true, dentro: true },
    { idcomensal: 2, nombre: 'Comensal 2', yo: false, dentro: true },
  ],
  pedidos: [{ ...orderExample, idcomensal: 1 }],
  llamadas: [],
  total: '16.50',
  pagado: '0.00',
  reservado: '0.00',
  pendiente: '16.50',
  pagos: [],
  evento: 412,
};
