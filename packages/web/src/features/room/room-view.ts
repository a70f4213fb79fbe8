import {
  type Call,
  compareTables,
  isLoud,
  memberName,
  type Need,
  roomNeeds,
  tableState,
  type TableState,
  type WaitingLimits,
} from '@simplato/domain';
import type { RoomTab } from './room-book.ts';

/** A table of the room, or one of the tabs of a table that has two. */
export interface Place {
  tableName: string;
  /** Null for a free table. */
  tab: RoomTab | null;
  state: TableState<Call>;
  /** Whether another tab is open at the same table. */
  isOneOfTwo: boolean;
}

export interface Zone {
  /** Empty for the tables without one. */
  name: string;
  places: readonly Place[];
  tableCount: number;
  takenCount: number;
}

export interface TableInZone {
  tableName: string;
  zone: string;
}

/** The tables by zone: those of the restaurant, and any other that has a tab. */
export function arrangeZones(
  tables: readonly TableInZone[],
  tabs: readonly RoomTab[],
  nowMs: number,
  limits: WaitingLimits,
): Zone[] {
  const known = new Set(tables.map(({ tableName }) => tableName));
  const others = [...new Set(tabs.map(({ tableName }) => tableName))]
    .filter((tableName) => !known.has(tableName))
    .map((tableName) => ({ tableName, zone: '' }));
  const all = [...tables, ...others].toSorted((one, other) =>
    compareTables(one.tableName, other.tableName),
  );
  const names = [...new Set(all.map(({ zone }) => zone))];
  // Those without a zone come last, wherever there are zones.
  return [...names.filter((name) => name !== ''), ...names.filter((name) => name === '')].map(
    (name) => {
      const own = all.filter(({ zone }) => zone === name);
      const places = own.flatMap(({ tableName }) => placesOf(tableName, tabs, nowMs, limits));
      const taken = new Set(places.flatMap(({ tab }) => (tab ? [tab.tableName] : [])));
      return { name, places, tableCount: own.length, takenCount: taken.size };
    },
  );
}

function placesOf(
  tableName: string,
  tabs: readonly RoomTab[],
  nowMs: number,
  limits: WaitingLimits,
): Place[] {
  const here = tabs.filter((tab) => tab.tableName === tableName);
  if (here.length === 0) {
    return [{ tableName, tab: null, state: tableState(null, nowMs, limits), isOneOfTwo: false }];
  }
  return here.map((tab) => ({
    tableName,
    tab,
    state: tableState(tab, nowMs, limits),
    isOneOfTwo: here.length > 1,
  }));
}

/** A need with its tab. */
export type NeedOfTab = Need<Call> & { tab: RoomTab; isOneOfTwo: boolean };

export function needsOf(
  tabs: readonly RoomTab[],
  nowMs: number,
  limits: WaitingLimits,
): NeedOfTab[] {
  return roomNeeds(tabs, nowMs, limits).flatMap((need) => {
    const tab = tabs.find(({ tabId }) => tabId === need.tabId);
    return tab ? [{ ...need, tab, isOneOfTwo: isOneOfTwo(tab, tabs) }] : [];
  });
}

export function isOneOfTwo(tab: RoomTab, tabs: readonly RoomTab[]): boolean {
  return tabs.some(
    ({ tabId, tableName, isClosed }) =>
      tabId !== tab.tabId && tableName === tab.tableName && !isClosed && !tab.isClosed,
  );
}

/** What stands above the fold, most urgent first: whatever rings, and of the rest what there is room for. */
export function needsShown<N extends Need>(needs: readonly N[], room: number): N[] {
  const loud = needs.filter(isLoud).length;
  const quiet = new Set(needs.filter((need) => !isLoud(need)).slice(0, Math.max(0, room - loud)));
  return needs.filter((need) => isLoud(need) || quiet.has(need));
}

/** How much of each kind rings. */
export function loudCounts(needs: readonly Need[]) {
  const count = (kind: Need['kind']) => needs.filter((need) => need.kind === kind).length;
  return {
    calls: count('call'),
    weighings: count('weigh'),
    admissions: count('admission'),
    unseen: count('unseen'),
  };
}

/** What rings, by keys that stay the same while it does. */
export function loudKeys(needs: readonly Need[]): string[] {
  return needs.filter(isLoud).map(needKey);
}

export function needKey(need: Need): string {
  switch (need.kind) {
    case 'call':
    case 'attended':
      return `call-${need.call.callId}`;
    case 'admission':
      return `admission-${need.tabId}-${need.memberId}`;
    case 'owed-back':
      return `payment-${need.paymentNumber}`;
    default:
      return `${need.kind}-${need.orderId}`;
  }
}

/** What a member of a tab is called; empty for the waiter, and for somebody who is not at it. */
export function nameAtTab({ members }: Pick<RoomTab, 'members'>, memberId: number | null): string {
  const member = members.find((one) => one.memberId === memberId);
  return member ? memberName(member) : '';
}

/** 'Terraza 2' as its word and its number; a plain number, or a single word, as the latter alone. */
export function splitName(name: string): [word: string, last: string] {
  const cut = name.lastIndexOf(' ');
  return cut < 0 ? ['', name] : [name.slice(0, cut), name.slice(cut + 1)];
}

/** 'Terraza 2' in the zone Terraza is its '2'. */
export function shortName(tableName: string, zone: string): string {
  const start = `${zone} `.toLocaleLowerCase('es');
  const isOfZone = zone !== '' && tableName.toLocaleLowerCase('es').startsWith(start);
  return isOfZone ? tableName.slice(start.length) : tableName;
}
