import { createStoredValue, useStoredValue } from '../../../storage/stored-value.ts';
import type { Person, TabOfMember } from '../../../api/read-place.ts';

const NOBODY: readonly string[] = [];

/** Who has asked to be let in and was put aside on this phone: their tab and their place in it. */
const storedWaitingAside = createStoredValue<readonly string[]>({
  key: 'entradaVista',
  empty: NOBODY,
  parse: (json) =>
    Array.isArray(json) && json.every((one) => typeof one === 'string') ? json : null,
  toJson: (people) => people,
});

const keyOf = (tabId: number, memberId: number) => `${tabId}-${memberId}`;

/** Those who wait at the door of a tab, without whom this phone has put aside. */
export function useWaitingPeople(tab: TabOfMember | null): readonly Person[] {
  const aside = useStoredValue(storedWaitingAside, NOBODY);
  if (tab === null) return [];
  return tab.people.filter(
    ({ isIn, memberId }) => !isIn && !aside.includes(keyOf(tab.tabId, memberId)),
  );
}

/** They go on waiting: others at the table, and the staff, may still let them in. */
export function putWaitingAside(tabId: number, memberId: number): void {
  storedWaitingAside.write([...storedWaitingAside.read(), keyOf(tabId, memberId)]);
}
