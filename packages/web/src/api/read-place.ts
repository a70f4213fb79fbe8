import {
  billFormFromWire,
  callKindFromWire,
  givenName,
  orderFromWire,
  type CallWire,
  type PlaceWire,
  type TabNewsWire,
  choiceFromWire,
} from '@simplato/contract';
import { readPlace as readPlaceCall } from '@simplato/contract/endpoints';
import {
  parseCents,
  type Allergen,
  type Call,
  type ClaimableTab,
  type Order,
  type ProductChoice,
  type TableAvoidance,
  type TabTotals,
} from '@simplato/domain';
import { call } from './call.ts';
import { readMirror } from './mirror-cookies.ts';
import { claimableFromWire, paymentFromWire, type SeenPayment } from './read-claims.ts';
import { announceSessionChange } from './session-changes.ts';

/** Somebody at the table, as their own or another phone sees them. */
export interface Person {
  memberId: number;
  /** Empty until they give one. */
  name: string;
  isOwn: boolean;
  /** False while they wait to be let in. */
  isIn: boolean;
}

/** Null is a waiter's. */
export interface TabOrder {
  order: Order;
  memberId: number | null;
  /** Whom each of its lines is for. */
  lineMembers: readonly (number | null)[];
}

export type OpenCall = Pick<
  Call,
  'callId' | 'kind' | 'form' | 'text' | 'askedAt' | 'takenBy' | 'takenAt'
>;

/** What somebody at the table is choosing, without the notes, which are not for all to read. */
export interface FriendBasket {
  memberId: number;
  lines: readonly ChosenLine[];
}

export interface ChosenLine extends ProductChoice {
  productId: number;
  quantity: number;
}

/** The account of a table, as one of its members sees it. */
export interface TabOfMember {
  tabId: number;
  tableName: string;
  number: number;
  /** Guessed at too often: it lets nobody in any more. */
  isNumberSpent: boolean;
  /** ISO 8601. */
  openedAt: string;
  isClosed: boolean;
  billAskedAt: string | null;
  people: readonly Person[];
  orders: readonly TabOrder[];
  /** Open ones, oldest first. */
  calls: readonly OpenCall[];
  baskets: readonly FriendBasket[];
  /** What the table avoids, by how many; null while nobody has told it. */
  avoidance: TableAvoidance | null;
  /** What of it this phone has told. */
  ownAvoided: readonly Allergen[];
  /** Of the newest change of a basket, or of what was told. */
  basketVersion: number;
  totals: TabTotals;
  /** In the order in which they were begun. */
  payments: readonly SeenPayment[];
  /** What of it can be claimed now. */
  claimable: ClaimableTab;
  /** Whether what is paid of it has an invoice. */
  isInvoiced: boolean;
  version: number;
}

/** Where this phone is. */
export interface Place {
  isVerified: boolean;
  /** Its tab, which may be closed; null while it is in none. */
  tab: TabOfMember | null;
  /** Since when a tab is open at its table that may be its own. */
  openSince: string | null;
  /** It has asked to be let in. */
  isWaiting: boolean;
}

/** The answer sets the table's cookie anew where the staff has moved this phone. */
export async function readPlace(): Promise<Place> {
  const { tableName } = readMirror();
  const place = placeFromWire(await call(readPlaceCall));
  if (readMirror().tableName !== tableName) announceSessionChange();
  return place;
}

function placeFromWire({ verificada, cuenta, cuentaabierta, espera }: PlaceWire): Place {
  return {
    isVerified: verificada,
    tab: cuenta && tabFromWire(cuenta),
    openSince: cuentaabierta,
    isWaiting: espera,
  };
}

export function tabFromWire(wire: TabNewsWire): TabOfMember {
  const orders = (wire.pedidos ?? []).map(({ idcomensal, ...order }) => ({
    order: orderFromWire(order),
    memberId: idcomensal,
    lineMembers: order.lineas.map((line) => line.idcomensal),
  }));
  const totals = {
    totalCents: parseCents(wire.total) ?? 0,
    paidCents: parseCents(wire.pagado) ?? 0,
    reservedCents: parseCents(wire.reservado) ?? 0,
    dueCents: parseCents(wire.pendiente) ?? 0,
  };
  return {
    tabId: wire.idcuenta,
    tableName: wire.mesa,
    number: wire.numero,
    isNumberSpent: wire.numeroagotado ?? false,
    openedAt: wire.abierta,
    isClosed: wire.estado === 'CERRADA',
    billAskedAt: wire.pedida,
    people: wire.comensales.map((member) => ({
      memberId: member.idcomensal,
      name: givenName(member),
      isOwn: member.yo,
      isIn: member.dentro,
    })),
    orders,
    calls: wire.llamadas.map(callFromWire),
    baskets: (wire.cestas ?? []).map(({ idcomensal, lineas }) => ({
      memberId: idcomensal,
      lines: lineas.map(({ idproductos, quantity, ...chosen }) => ({
        ...choiceFromWire(chosen),
        productId: idproductos,
        quantity,
      })),
    })),
    avoidance: wire.evitan
      ? {
          people: wire.evitan.sois,
          counts: wire.evitan.alergenos.map(({ alergeno, cuantos }) => ({
            allergen: alergeno,
            people: cuantos,
          })),
        }
      : null,
    ownAvoided: wire.evitan?.tuyos ?? [],
    basketVersion: wire.version ?? 0,
    totals,
    payments: wire.pagos.map(paymentFromWire),
    claimable: claimableFromWire(
      wire,
      orders.map(({ order }) => order),
      totals,
    ),
    isInvoiced: wire.facturas ?? false,
    version: wire.evento,
  };
}

export function callFromWire(wire: CallWire): OpenCall {
  return {
    callId: wire.idllamada,
    kind: callKindFromWire(wire.motivo),
    form: wire.forma && billFormFromWire(wire.forma),
    text: wire.texto,
    askedAt: wire.desde,
    takenBy: wire.va,
    takenAt: wire.vista,
  };
}
