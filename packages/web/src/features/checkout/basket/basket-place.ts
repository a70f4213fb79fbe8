import { createContext, use } from 'react';
import { PATHS } from '../../../paths.ts';
import { createStoredValue } from '../../../storage/stored-value.ts';

/** Whose basket it is: a diner's own, or one that a waiter fills for a table on the same pages. */
export interface BasketPlace {
  menuPath: string;
  summaryPath: string;
  /**
   * The table that a waiter enters the order for; null for diners, whose session has their table.
   */
  table: string | null;
  /** Which of that table's tabs; null for its own, or for one that the order opens. */
  tabId: number | null;
}

const DINERS: BasketPlace = {
  menuPath: PATHS.menu,
  summaryPath: PATHS.orderSummary,
  table: null,
  tabId: null,
};

export const BasketPlaceContext = createContext(DINERS);

export function useBasketPlace(): BasketPlace {
  return use(BasketPlaceContext);
}

/** What a waiter's device is entering an order for; like the basket, it survives a reload. */
export interface StaffPlace {
  /** Empty while none is chosen. */
  tableName: string;
  tabId: number | null;
  /** Whether it was chosen in the room, where the waiter then goes back to. */
  isFromRoom: boolean;
}

export const NO_STAFF_PLACE: StaffPlace = { tableName: '', tabId: null, isFromRoom: false };

export const storedStaffPlace = createStoredValue<StaffPlace>({
  key: 'mesaCamarero',
  empty: NO_STAFF_PLACE,
  parse: parseStaffPlace,
  toJson: ({ tableName, tabId, isFromRoom }) => ({
    mesa: tableName,
    idcuenta: tabId,
    sala: isFromRoom,
  }),
});

function parseStaffPlace(json: unknown): StaffPlace | null {
  // As it was stored before there were tabs.
  if (typeof json === 'string') return { ...NO_STAFF_PLACE, tableName: json };
  if (typeof json !== 'object' || json === null) return null;
  const { mesa, idcuenta, sala } = json as Record<string, unknown>;
  if (typeof mesa !== 'string') return null;
  return {
    tableName: mesa,
    tabId: Number.isSafeInteger(idcuenta) ? Number(idcuenta) : null,
    isFromRoom: sala === true,
  };
}
