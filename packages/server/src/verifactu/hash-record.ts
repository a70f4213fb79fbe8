import { createHash } from 'node:crypto';
import { hashedText, type InvoiceRecord } from '@simplato/domain';

/** The record's place in its chain: 64 upper-case hexadecimal digits. */
export function hashRecord(record: InvoiceRecord): string {
  return createHash('sha256').update(hashedText(record), 'utf8').digest('hex').toUpperCase();
}
