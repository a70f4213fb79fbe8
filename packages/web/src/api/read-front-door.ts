import { type AnswerOf, listOpenTowns } from '@simplato/contract';
import { call } from './call.ts';

/** For the landing page: where a restaurant may register, and a table to try. */
export async function readFrontDoor(): Promise<AnswerOf<typeof listOpenTowns>> {
  return await call(listOpenTowns);
}
