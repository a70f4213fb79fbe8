import {
  allPayments,
  countsElsewhere,
  type Allergen,
  ALLERGEN_KEYS,
  countAvoided,
  divisionNow,
  formatCents,
  isClaimable,
  isNumberSpent,
  moneyOfOrders,
  memberName,
  onlyOwnAllergySeen,
  partsBeside,
  sharesOfLine,
  SPLIT_WINDOW_MS,
  takenProducts,
  TAB_OPENINGS,
  tabTotals,
  type ProductShare,
  type Member,
  type Merge,
  type Order,
  type RequestedLine,
  type Tab,
  type TabMoney,
  type TabOpening,
} from '@simplato/domain';
import * as z from 'zod/mini';
import { callToWire, callWire } from './call-wire.ts';
import { orderExample, orderLineWire, orderToWire, orderWire } from './order-wire.ts';
import { choiceToWire } from './product-choice-wire.ts';
import { divisionWire, sharedUnit, tabPaymentToWire, tabPaymentWire } from './tab-payment-wire.ts';
import { id, isoTime, money } from './wire-fields.ts';

export const TAB_STATES = ['ABIERTA', 'CERRADA'] as const;
const OPENING_TO_WIRE = {
  scan: 'escaneo',
  staff: 'camarero',
  apart: 'aparte',
  unverified: 'sinverificar',
} as const satisfies Record<TabOpening, string>;
const OPENING_WIRE = Object.values(OPENING_TO_WIRE);

export function openingFromWire(sent: (typeof OPENING_WIRE)[number]): TabOpening {
  return TAB_OPENINGS.find((opening) => OPENING_TO_WIRE[opening] === sent) ?? 'scan';
}

const memberWire = z.object({
  idcomensal: id,
  nombre: z.string(),
  /** Whether it is the caller's own phone. */
  yo: z.boolean(),
  /** False while it waits to be let in. */
  dentro: z.boolean(),
  /** When it came, or asked to be let in; absent from older servers. */
  desde: z.optional(isoTime),
});

/** What a member has called itself; empty where the wire names it for want of a name. */
export function givenName({ idcomensal, nombre }: z.output<typeof memberWire>): string {
  return nombre === memberName({ name: '', memberId: idcomensal }) ? '' : nombre;
}

const tabLineWire = z.extend(orderLineWire, {
  /** Whom it is for; null for what a waiter has ordered. */
  idcomensal: z.nullable(id),
  /** How many of its units nobody has paid any of, or is paying. */
  libre: z.int(),
  /** Those that people share, with the parts that are still free. */
  compartidas: z.array(sharedUnit),
});

/** Null for what a waiter has ordered. */
const tabOrderWire = z.extend(orderWire, {
  idcomensal: z.nullable(id),
  lineas: z.array(tabLineWire),
});

/** What a member is choosing. */
const basketWire = z.object({
  idcomensal: id,
  lineas: z.array(
    z.object({
      idproductos: id,
      quantity: z.int(),
      idformato: z.optional(id),
      opciones: z.array(id),
      /** As the other notes, empty to all but their author and the staff. */
      nota: z.string(),
    }),
  ),
  comentarios: z.string(),
  /** What its member avoids, for them and the staff alone; absent from older servers. */
  evita: z.optional(z.array(z.enum(ALLERGEN_KEYS))),
});

export const tabWire = z.object({
  idcuenta: id,
  mesa: z.string(),
  /** The two digits that let others in. */
  numero: z.int(),
  /** True once it was guessed at too often: only its members and the staff let others in. */
  numeroagotado: z.optional(z.boolean()),
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
  /** Of the members who are choosing something. */
  cestas: z.array(basketWire),
  /** What its people avoid, by how many; left out for the staff, and while nobody has told the table. */
  evitan: z.optional(
    z.object({
      /** How many sit there, whether they have told or not. */
      sois: z.int(),
      alergenos: z.array(z.object({ alergeno: z.enum(ALLERGEN_KEYS), cuantos: z.int() })),
      /** What the caller's own phone has told; nobody else reads it. */
      tuyos: z.array(z.enum(ALLERGEN_KEYS)),
    }),
  ),
  /** Of the baskets, and of what is avoided: the newest change of any of them. */
  version: z.int(),
  total: money,
  pagado: money,
  reservado: money,
  pendiente: money,
  pagos: z.array(tabPaymentWire),
  /** While it is being paid in equal parts: how many, of what, and which are free. */
  partes: z.nullable(divisionWire),
  /** To the staff: where the last tab was that was merged into it, and until when that can be undone. */
  separable: z.optional(z.object({ mesa: z.string(), hasta: isoTime })),
  /** What is paid of it has an invoice, in whose name the payer says. */
  facturas: z.optional(z.literal(true)),
  /** Increases with every change of the tab or of one of its orders. */
  evento: z.int(),
});
export type TabWire = z.output<typeof tabWire>;
/** What the staff's streams carry of a tab: its orders have events of their own, and baskets none. */
export type TabHeadWire = Omit<TabWire, 'pedidos' | 'cestas' | 'version'> & {
  /** Whose they are, since an order's own event does not name its tab. */
  idorders: number[];
  /** What is left to pay of each, and what was given back of it; absent from older servers. */
  porpagar?: { idorder: number; importe: string; devuelto?: string }[];
};
/** What a stream tells of a tab: to a member all of it, to the staff its head. */
export type TabNewsWire = Omit<TabHeadWire, 'idorders' | 'porpagar'> &
  Partial<TabWire & Pick<TabHeadWire, 'idorders' | 'porpagar'>>;

/** An order of a tab, with the member who placed it; null where a waiter took it. */
export interface TabOrder {
  order: Order;
  memberId: number | null;
  /** Whom each line is for. */
  lineMembers: readonly (number | null)[];
  /** What each member wrote of its note; null where all of it is from whoever placed it. */
  noteParts: ReadonlyMap<number, string> | null;
  /** What each member avoids who eats of it, as they have told the kitchen. */
  avoidedBy: ReadonlyMap<number, readonly Allergen[]>;
}

/** What a member is choosing. */
export interface TabBasket {
  memberId: number;
  lines: readonly Pick<
    RequestedLine,
    'productId' | 'quantity' | 'formatId' | 'optionIds' | 'note'
  >[];
  note: string;
  avoided: readonly Allergen[];
}

export interface TabContents {
  tab: Tab;
  orders: readonly TabOrder[];
  baskets: readonly TabBasket[];
  /** What each who sits there has told the table that they avoid; empty for who has not. */
  told: readonly { memberId: number; avoided: readonly Allergen[] }[];
  /** Of the newest change of a basket, or of what was told; 0 before the first. */
  basketVersion: number;
  money: TabMoney;
}

/** Whose eyes see a tab: a member's, or those of the staff. */
export type TabReader = { memberId: number } | 'staff';

/**
 * Notes, allergies and tips are for their author and the staff alone: to others they are empty. Of what
 * the table is told, its people read the counts, and the staff nothing.
 */
export function tabToWire(contents: TabContents, reader: TabReader): TabWire {
  const { orders, baskets, basketVersion, money: paid } = contents;
  const taken = takenProducts(paid.payments);
  const ofOrders = moneyOfContents(contents);
  return {
    ...commonToWire(contents, reader),
    pedidos: orders.map((one) => {
      const order = { ...one.order, ...ofOrders.get(one.order.orderId) };
      return tabOrderToWire({ ...one, order }, reader, taken);
    }),
    cestas: baskets.flatMap(({ memberId, lines, note, avoided }) => {
      const isShown = reader === 'staff' || isOf(reader, memberId);
      // To others, not even that somebody has written a note.
      if (lines.length === 0 && !isShown) return [];
      return {
        idcomensal: memberId,
        lineas: lines.map((line) => ({
          idproductos: line.productId,
          quantity: line.quantity,
          ...choiceToWire(line),
          nota: isShown ? line.note : '',
        })),
        comentarios: isShown ? note : '',
        evita: isShown ? [...avoided] : [],
      };
    }),
    version: basketVersion,
  };
}

export function tabHeadToWire(contents: TabContents): TabHeadWire {
  return {
    ...commonToWire(contents, 'staff'),
    idorders: contents.orders.map(({ order }) => order.orderId),
    porpagar: [...moneyOfContents(contents)].flatMap(([idorder, { leftCents, refundedCents }]) =>
      leftCents === null
        ? []
        : [{ idorder, importe: formatCents(leftCents), devuelto: formatCents(refundedCents) }],
    ),
  };
}

function moneyOfContents({ orders, money: paid }: TabContents) {
  return moneyOfOrders(
    orders.map(({ order }) => order),
    paid.payments,
  );
}

const isOf = (reader: TabReader, memberId: number | null) =>
  reader !== 'staff' && reader.memberId === memberId;

/** What a tab's whole and its head have in common. */
function commonToWire(
  { tab, orders, told, money: paid }: TabContents,
  reader: TabReader,
): Omit<TabWire, 'pedidos' | 'cestas' | 'version'> {
  const all = orders.map(({ order }) => order);
  const totals = tabTotals(all, paid.payments);
  const division = divisionNow(all, paid);
  return {
    idcuenta: tab.tabId,
    mesa: tab.tableName,
    numero: tab.number,
    ...(isNumberSpent(tab) && { numeroagotado: true }),
    estado: tab.closedAt === null ? 'ABIERTA' : 'CERRADA',
    origen: OPENING_TO_WIRE[tab.opening],
    abierta: tab.openedAt,
    pedida: tab.billAskedAt,
    comensales: tab.members.map((member: Member) => ({
      idcomensal: member.memberId,
      nombre: memberName(member),
      yo: isOf(reader, member.memberId),
      dentro: member.isIn,
      desde: member.joinedAt,
    })),
    llamadas: tab.calls.map(callToWire),
    ...(reader !== 'staff' && tab.closedAt === null && avoidanceToWire(told, reader.memberId)),
    total: formatCents(totals.totalCents),
    pagado: formatCents(totals.paidCents),
    reservado: formatCents(totals.reservedCents),
    pendiente: formatCents(totals.dueCents),
    pagos: allPayments(orders, paid)
      // Its payer looks for it here all the same.
      .filter((one) => isOf(reader, one.memberId) || !countsElsewhere(one))
      .map((one) => tabPaymentToWire(one, reader === 'staff' || isOf(reader, one.memberId))),
    partes: division && {
      de: division.parts,
      importe: formatCents(division.dueCents),
      libres: partsBeside(division.parts, division.takenParts),
    },
    ...(tab.lastMerge !== null && reader === 'staff' && { separable: mergeToWire(tab.lastMerge) }),
    ...(tab.isInvoiced && { facturas: true }),
    evento: Math.max(tab.version, ...all.map(({ version }) => version)),
  };
}

function avoidanceToWire(told: TabContents['told'], ownId: number): Pick<TabWire, 'evitan'> | null {
  const avoidance = countAvoided(told.map(({ avoided }) => avoided));
  return (
    avoidance && {
      evitan: {
        sois: avoidance.people,
        alergenos: avoidance.counts.map(({ allergen, people }) => ({
          alergeno: allergen,
          cuantos: people,
        })),
        tuyos: [...(told.find(({ memberId }) => memberId === ownId)?.avoided ?? [])],
      },
    }
  );
}

function mergeToWire({ tableName, mergedAt }: Merge) {
  const until = new Date(Date.parse(mergedAt) + SPLIT_WINDOW_MS);
  return { mesa: tableName, hasta: until.toISOString() };
}

function tabOrderToWire(
  one: TabOrder,
  reader: TabReader,
  taken: readonly ProductShare[],
): TabWire['pedidos'][number] {
  const { order, memberId, lineMembers } = one;
  const seen = reader === 'staff' ? order : orderSeenBy(one, reader.memberId);
  const isPlacer = reader === 'staff' || reader.memberId === memberId;
  const wire = orderToWire(seen);
  return {
    ...wire,
    // Who ordered at another table is nobody of this one's.
    ...(reader !== 'staff' && memberId === null && { comensal: '' }),
    // To others the table's name does not stand in for a note that is not theirs.
    comentarios: isPlacer ? wire.comentarios : seen.note,
    idcomensal: memberId,
    lineas: wire.lineas.map((line, index) => ({
      ...line,
      idcomensal: lineMembers[index] ?? null,
      ...freeOfLine(order, index, taken),
    })),
  };
}

function freeOfLine(order: Order, index: number, taken: readonly ProductShare[]) {
  if (!isClaimable(order)) return { libre: 0, compartidas: [] };
  const { orderId, lines } = order;
  const units = lines[index]?.quantity ?? 0;
  const { divided, freeUnits } = sharesOfLine({ orderId, lineNumber: index + 1, units }, taken);
  return {
    libre: freeUnits.length,
    compartidas: divided
      .filter(({ parts }) => parts > 1)
      .map(({ unit, parts, freeParts }) => ({ unidad: unit, de: parts, libres: [...freeParts] })),
  };
}

function orderSeenBy(one: TabOrder, seenBy: number): Order {
  const { order, memberId, lineMembers, noteParts, avoidedBy } = one;
  const isPlacer = seenBy === memberId;
  const ownNote = isPlacer ? order.note : '';
  const allergens = avoidedBy.get(seenBy);
  return onlyOwnAllergySeen({
    ...order,
    ...(!isPlacer && { tipCents: 0, stray: null }),
    note: noteParts ? (noteParts.get(seenBy) ?? '') : ownNote,
    avoidances: allergens ? [{ forName: '', allergens }] : [],
    lines: order.lines.map((line, index) =>
      lineMembers[index] === seenBy ? line : { ...line, note: '' },
    ),
  });
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
    { idcomensal: 1, nombre: 'Lucía', yo: true, dentro: true, desde: '2026-11-20T20:10:00.000Z' },
    {
      idcomensal: 2,
      nombre: 'Comensal 2',
      yo: false,
      dentro: true,
      desde: '2026-11-20T20:12:00.000Z',
    },
  ],
  llamadas: [],
  pedidos: [
    {
      ...orderExample,
      idcomensal: 1,
      lineas: orderExample.lineas.map((line) => ({
        ...line,
        idcomensal: 1,
        libre: line.quantity,
        compartidas: [],
      })),
    },
  ],
  cestas: [
    {
      idcomensal: 2,
      lineas: [{ idproductos: 140, quantity: 1, opciones: [5], nota: '' }],
      comentarios: '',
      evita: [],
    },
  ],
  version: 8,
  total: '16.50',
  pagado: '0.00',
  reservado: '0.00',
  pendiente: '16.50',
  pagos: [],
  partes: null,
  evento: 412,
};
