import {
  houseStatusToWire,
  paymentToWire,
  type listHistory,
  type QueryOf,
} from '@simplato/contract';
import {
  isDate,
  HOUSE_STATUSES,
  PAYMENT_STATUSES,
  readOrderNumber,
  type HouseStatus,
  type PaymentStatus,
} from '@simplato/domain';

/** What is chosen on the page; an empty text asks for nothing. */
export interface HistoryFilter {
  from: string;
  until: string;
  table: string;
  number: string;
  status: string;
  payment: string;
}

export const NO_FILTER: HistoryFilter = {
  from: '',
  until: '',
  table: '',
  number: '',
  status: '',
  payment: '',
};

/** How the address calls them. */
export const WORDS_IN_ADDRESS: Readonly<Record<keyof HistoryFilter, string>> = {
  from: 'desde',
  until: 'hasta',
  table: 'mesa',
  number: 'numero',
  status: 'estado',
  payment: 'pago',
};

type Name = keyof QueryOf<typeof listHistory>;

/** As the call wants it; what cannot be meant yet, such as half a date, is left out. */
export function queryOf(filter: HistoryFilter, before: number | null): Record<string, string> {
  const status = HOUSE_STATUSES.find((one): one is HouseStatus => one === filter.status);
  const payment = PAYMENT_STATUSES.find((one): one is PaymentStatus => one === filter.payment);
  const number = readOrderNumber(filter.number);
  const wanted: Partial<Record<Name, string>> = {
    ...(isDate(filter.from) ? { desde: filter.from } : {}),
    ...(isDate(filter.until) ? { hasta: filter.until } : {}),
    ...(filter.table.trim() === '' ? {} : { mesa: filter.table.trim() }),
    ...(number === null ? {} : { numero: String(number) }),
    ...(status === undefined ? {} : { status: houseStatusToWire(status) }),
    ...(payment === undefined ? {} : { ispaid: paymentToWire(payment) }),
    ...(before === null ? {} : { antes: String(before) }),
  };
  return wanted;
}

/** Whether something was typed for the number that is none, so that nothing is asked for by it. */
export function isNoNumber({ number }: HistoryFilter): boolean {
  return number.trim() !== '' && readOrderNumber(number) === null;
}
