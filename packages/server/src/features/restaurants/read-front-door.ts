import type { AnswerOf, listOpenTowns } from '@simplato/contract';
import type { Parts } from '../../parts.ts';

/** What the landing page says beside its own words: where a restaurant may register, and a table to try. */
export async function readFrontDoor({
  config,
  findTryOutCode,
}: Pick<Parts, 'config' | 'findTryOutCode'>): Promise<AnswerOf<typeof listOpenTowns>> {
  const code = await findTryOutCode();
  return {
    ciudades: [...config.openTowns],
    ...(code === undefined ? {} : { mesadeprueba: code }),
  };
}
