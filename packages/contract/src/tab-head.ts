import { parseCents, type Call, type Cents, type Party } from '@simplato/domain';
import { callFromWire } from './call-wire.ts';
import { openingFromWire, type TabNewsWire } from './tab-wire.ts';

/** A tab as the room has it from its stream: with the numbers of its orders, which come by themselves. */
export interface TabHead extends Omit<Party, 'orders' | 'members' | 'calls'> {
  /** Named as screens name them: 'Comensal 2' where it gave no name. */
  members: readonly { memberId: number; name: string; isIn: boolean }[];
  calls: readonly Call[];
  orderIds: readonly number[];
  totalCents: Cents;
  isClosed: boolean;
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
    members: wire.comensales.map(({ idcomensal, nombre, dentro }) => ({
      memberId: idcomensal,
      name: nombre,
      isIn: dentro,
    })),
    calls: wire.llamadas.map(callFromWire),
    orderIds: wire.idorders ?? wire.pedidos?.map(({ idorder }) => idorder) ?? [],
    totalCents: parseCents(wire.total) ?? 0,
    paidCents: parseCents(wire.pagado) ?? 0,
    dueCents: parseCents(wire.pendiente) ?? 0,
    version: wire.evento,
  };
}
