import { frontDoorToWire } from '@simplato/contract';
import type { Dependencies } from '../../dependencies.ts';

/**
 * The data on the landing page: the towns where restaurants may register, and a table to try out.
 */
export async function readFrontDoor({
  config,
  findTryOutCode,
}: Pick<Dependencies, 'config' | 'findTryOutCode'>) {
  return frontDoorToWire(config.openTowns, await findTryOutCode());
}
