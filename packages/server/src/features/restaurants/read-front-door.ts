import type { AnswerOf, listOpenTowns } from '@simplato/contract';
import type { Dependencies } from '../../dependencies.ts';

/**
 * The data on the landing page: the towns where restaurants may register, and a table to try out.
 */
export async function readFrontDoor({
  config,
  findTryOutCode,
}: Pick<Dependencies, 'config' | 'findTryOutCode'>): Promise<AnswerOf<typeof listOpenTowns>> {
  const code = await findTryOutCode();
  return {
    ciudades: [...config.openTowns],
    ...(code === undefined ? {} : { mesadeprueba: code }),
  };
}
