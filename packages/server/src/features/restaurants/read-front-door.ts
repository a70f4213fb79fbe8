import type { AnswerOf, listOpenTowns } from '@simplato/contract';
import type { Parts } from '../../dependencies.ts';

/**
 * The data on the landing page: the towns where restaurants may register, and a table to try out.
 */
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
