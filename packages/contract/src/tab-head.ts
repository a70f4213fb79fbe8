import {
  type Call,
  type Cents,
  type Member,
  type OrderMoneyOfTab,
  type Party,
} from '@simplato/domain';
import { centsFromWire } from './cents-from-wire.ts';
import { callFromWire } from './call-wire.ts';
import { toldPaymentFromWire, type ToldPayment } from './tab-payment-wire.ts';
import { givenName, openingFromWire, type TabNewsWire } from './tab-wire.ts';

/** A tab as the room has it from its stream: with the numbers of its orders, which come by themselves. */
export interface TabHead extends Omit<Party, 'orders' | 'members' | 'calls' | 'payments'> {
  members: readonly Omit<Member, 'seenAt'>[];
  calls: readonly Call[];
  /** Oldest first. */
  payments: readonly ToldPayment[];
  orderIds: readonly number[];
  moneyOfOrders: ReadonlyMap<number, OrderMoneyOfTab>;
  /** The table of the last tab that was merged into it, and until when that can be undone. */
  lastMerge: { tableName: string; untilAt: string } | null;
  /** Whether what is paid of it has an invoice. */
  isInvoiced: boolean;
  totalCents: Cents;
  /** Of what is due, what phones are paying. */
  reservedCents: Cents;
  version: number;
}

export function tabHeadFromWire(wire: TabNewsWire): TabHead {
  return {
    tabId: wire.idcuenta,
    tableName: wire.mesa,
    number: wire.numero,
    opening: openingFromWire(wire.origen),
    openedAt: wire.abierta,
    billAskedAt: wire.pedida,
    isClosed: wire.estado === 'CERRADA',
    members: wire.comensales.map((member) => ({
      memberId: member.idcomensal,
      name: givenName(member),
      isIn: member.dentro,
      joinedAt: member.desde ?? wire.abierta,
    })),
    calls: wire.llamadas.map(callFromWire),
    orderIds: wire.idorders ?? wire.pedidos?.map(({ idorder }) => idorder) ?? [],
    moneyOfOrders: orderMoneyFromWire(wire),
    lastMerge: wire.separable
      ? { tableName: wire.separable.mesa, untilAt: wire.separable.hasta }
      : null,
    isInvoiced: wire.facturas ?? false,
    totalCents: centsFromWire(wire.total),
    payments: wire.pagos.map(toldPaymentFromWire),
    reservedCents: centsFromWire(wire.reservado),
    paidCents: centsFromWire(wire.pagado),
    dueCents: centsFromWire(wire.pendiente),
    version: wire.evento,
  };
}

/** What a tab's news say of the money of each of its orders. */
export function orderMoneyFromWire({
  porpagar,
  pedidos,
}: TabNewsWire): Map<number, OrderMoneyOfTab> {
  const told =
    porpagar ??
    pedidos?.flatMap(({ idorder, porpagar: importe, devuelto }) =>
      typeof importe === 'string' ? [{ idorder, importe, devuelto }] : [],
    ) ??
    [];
  return new Map(
    told.map(({ idorder, importe, devuelto = '' }) => [
      idorder,
      { leftCents: centsFromWire(importe), refundedCents: centsFromWire(devuelto) },
    ]),
  );
}
