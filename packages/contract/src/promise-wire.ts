import type { OrderPromise } from '@simplato/domain';
import * as z from 'zod/mini';
import { isoTime } from './wire-fields.ts';

/** Whole minutes: the first and the last at which it may be ready. */
export const promiseWire = z.object({ desde: isoTime, hasta: isoTime });
type PromiseWire = z.output<typeof promiseWire>;

export function promiseToWire({ from, until }: OrderPromise): PromiseWire {
  return { desde: from, hasta: until };
}

export function promiseFromWire({ desde, hasta }: PromiseWire): OrderPromise {
  return { from: desde, until: hasta };
}
