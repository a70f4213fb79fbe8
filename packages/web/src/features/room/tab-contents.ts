import type { TabWire } from '@simplato/contract';
import { readTab } from '@simplato/contract/staff-endpoints';
import { type Cents, countsInTab, lineGrossCents, type Order } from '@simplato/domain';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import type { RoomTab } from './room-book.ts';

/** Who ordered what in a tab, which the room's stream does not tell. */
export function useTabContents(restaurantId: number, { tabId, version }: RoomTab) {
  const tab = useQuery({
    queryKey: ['tab', restaurantId, tabId, version],
    queryFn: async () => call(readTab, { params: { id: tabId } }),
    placeholderData: (known) => (known?.idcuenta === tabId ? known : undefined),
    gcTime: 60_000,
    staleTime: Infinity,
  });
  return { details: tab.data, hasFailed: tab.isError };
}

/** An order of a tab, and for whom each of its lines is: null for a waiter's, or until that is known. */
export interface Round {
  /** Counted from 1, as they were ordered. */
  index: number;
  order: Order;
  memberId: number | null;
  forMembers: readonly (number | null)[];
}

export function roundsOf(tab: RoomTab, details: TabWire | undefined): Round[] {
  return tab.orders
    .toSorted((one, other) => one.orderId - other.orderId)
    .map((order, place) => {
      const wire = details?.pedidos.find(({ idorder }) => idorder === order.orderId);
      return {
        index: place + 1,
        order,
        memberId: wire?.idcomensal ?? null,
        forMembers: order.lines.map((_, line) => wire?.lineas[line]?.idcomensal ?? null),
      };
    });
}

/** What each member's products come to; cancelled ones do not count. */
export function sumsByMember(rounds: readonly Round[]): ReadonlyMap<number, Cents> {
  const sums = new Map<number, Cents>();
  for (const { order, forMembers } of rounds) {
    if (!countsInTab(order)) continue;
    for (const [place, line] of order.lines.entries()) {
      const memberId = forMembers[place] ?? null;
      if (memberId !== null) sums.set(memberId, (sums.get(memberId) ?? 0) + lineGrossCents(line));
    }
  }
  return sums;
}
