import { type Cents, parseCents } from '@simplato/domain';

/** Of an amount as the server writes it; zero for none. */
export function centsFromWire(sent: string): Cents {
  return parseCents(sent) ?? 0;
}
