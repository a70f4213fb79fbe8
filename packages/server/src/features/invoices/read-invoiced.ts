/** What the till and the figures of a day say of invoices. */
export { listInvoiced as readInvoiced, lockInvoicing } from './invoice-queries.ts';
