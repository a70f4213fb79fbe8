import type { AnswerOf, WithSchemas } from '@simplato/contract';
import { listOpenTowns } from '@simplato/contract/account-endpoints';
import { call } from './call.ts';

/** For the landing page: where a restaurant may register, and a table to try. */
export async function readFrontDoor(): Promise<AnswerOf<WithSchemas<typeof listOpenTowns>>> {
  return await call(listOpenTowns);
}
