import { restaurantFromWire } from '@simplato/contract';
import { readRestaurant } from '@simplato/contract/endpoints';
import type { Restaurant } from '@simplato/domain';
import { call } from './call.ts';

/** The restaurant of this session. */
export async function fetchRestaurant(): Promise<Restaurant> {
  return restaurantFromWire(await call(readRestaurant));
}
