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
}

const DINERS: BasketPlace = {
  menuPath: PATHS.menu,
  summaryPath: PATHS.orderSummary,
  table: null,
};

export const BasketPlaceContext = createContext(DINERS);

export function useBasketPlace(): BasketPlace {
  return use(BasketPlaceContext);
}

/** The table that this device is entering an order for; like the basket, it survives a reload. */
export const storedStaffTable = createStoredValue<string>({
  key: 'mesaCamarero',
  empty: '',
  parse: (json) => (typeof json === 'string' ? json : null),
  toJson: (table) => table,
});
