import { createStoredValue } from '../../storage/stored-value.ts';

export const TAB_ID = {
  empty: null,
  parse: (json: unknown) => (Number.isSafeInteger(json) ? Number(json) : null),
  toJson: (tabId: number | null) => tabId,
};

/** The open tab that this phone is in, as far as it has heard; null in none. */
export const storedOwnTab = createStoredValue<number | null>({ key: 'cuentaMesa', ...TAB_ID });

export function keepOwnTab(tabId: number | null): void {
  if (tabId !== storedOwnTab.read()) storedOwnTab.write(tabId);
}
