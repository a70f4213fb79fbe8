import { SCREEN_PRINTER, type Station, stationFaults } from '@simplato/domain';

/** A station as it is typed. */
export interface StationDraft {
  name: string;
  categoryIds: readonly number[];
  printing: 'none' | 'network' | 'screen';
  /** Of its printer in the network. */
  address: string;
}

export const NEW_STATION: StationDraft = {
  name: '',
  categoryIds: [],
  printing: 'none',
  address: '',
};

export function draftOf({ name, categoryIds, printer }: Station): StationDraft {
  const isScreen = printer === SCREEN_PRINTER;
  const isNetwork = printer !== '' && !isScreen;
  return {
    name,
    categoryIds,
    printing: isScreen ? 'screen' : isNetwork ? 'network' : 'none',
    address: isNetwork ? printer : '',
  };
}

export function stationOf({ name, categoryIds, printing, address }: StationDraft): Station {
  const printers = {
    none: '',
    // Without an address it is refused, not left without a printer.
    network: address.trim() || '?',
    screen: SCREEN_PRINTER,
  };
  return { name: name.trim(), categoryIds, printer: printers[printing] };
}

/** What is wrong with a field of the draft at each place. */
export type DraftFaults = ReadonlyMap<number, Partial<Record<keyof Station, string>>>;

/**
 * The form accepts a printer on the server's own machine; only the server knows whether that is allowed.
 */
export function draftFaults(
  drafts: readonly StationDraft[],
  categoryIds: readonly number[],
): DraftFaults {
  const faults = new Map<number, Partial<Record<keyof Station, string>>>();
  const known = new Set(categoryIds);
  const found = stationFaults(drafts.map(stationOf), {
    withOwnMachine: true,
    isCategory: (categoryId) => known.has(categoryId),
  });
  for (const { index, field, text } of found) {
    faults.set(index, { ...faults.get(index), [field]: text });
  }
  return faults;
}
