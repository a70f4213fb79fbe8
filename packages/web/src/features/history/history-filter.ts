import {
  restaurantStatusToWire,
  paymentToWire,
  type QueryOf,
  type WithSchemas,
} from '@simplato/contract';
import { type listHistory } from '@simplato/contract/staff-endpoints';
import {
  isDate,
  RESTAURANT_STATUSES,
  PAYMENT_STATUSES,
  readOrderNumber,
  type RestaurantStatus,
  type PaymentStatus,
} from '@simplato/domain';

/** The filter of the page; empty values do not filter. */
export interface HistoryFilter {
  from: string;
  until: string;
  table: string;
  number: string;
  /** The number of an order, for those of its tab. */
  tabOf: string;
  status: string;
  payment: string;
}

export const NO_FILTER: HistoryFilter = {
  from: '',
  until: '',
  table: '',
  number: '',
  tabOf: '',
  status: '',
  payment: '',
};

/** Parameter names in the address. */
export const WORDS_IN_ADDRESS: Readonly<Record<keyof HistoryFilter, string>> = {
  from: 'desde',
  until: 'hasta',
  table: 'mesa',
  number: 'numero',
  tabOf: 'cuenta',
  status: 'estado',
  payment: 'pago',
};

type Name = keyof QueryOf<WithSchemas<typeof listHistory>>;

/** As query parameters; incomplete values, such as half a date, are left out. */
export function queryOf(filter: HistoryFilter, before: number | null): Record<string, string> {
  const status = RESTAURANT_STATUSES.find((one): one is RestaurantStatus => one === filter.status);
  const payment = PAYMENT_STATUSES.find((one): one is PaymentStatus => one === filter.payment);
  const number = readOrderNumber(filter.number);
  const tabOf = readOrderNumber(filter.tabOf);
  const wanted: Partial<Record<Name, string>> = {
    ...(isDate(filter.from) ? { desde: filter.from } : {}),
    ...(isDate(filter.until) ? { hasta: filter.until } : {}),
    ...(filter.table.trim() === '' ? {} : { mesa: filter.table.trim() }),
    ...(number === null ? {} : { numero: String(number) }),
    ...(tabOf === null ? {} : { cuenta: String(tabOf) }),
    ...(status === undefined ? {} : { status: restaurantStatusToWire(status) }),
    ...(payment === undefined ? {} : { ispaid: paymentToWire(payment) }),
    ...(before === null ? {} : { antes: String(before) }),
  };
  return wanted;
}

/** Whether the typed order number is invalid; it is then left out of the query. */
export function isNoNumber({ number }: HistoryFilter): boolean {
  return number.trim() !== '' && readOrderNumber(number) === null;
}

/** Whether it asks for more than days. */
export function choosesOrders({ table, number, tabOf, status, payment }: HistoryFilter): boolean {
  return [table, number, tabOf, status, payment].some((value) => value.trim() !== '');
}
