import { readRestaurant, restaurantToWire } from '@simplato/contract';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../app-error.ts';
import type { Parts } from '../../parts.ts';
import { serveFromMemory } from '../../http/serve-from-memory.ts';
import { findRestaurant } from './restaurant-queries.ts';

export function restaurantRoutes(app: FastifyInstance, { db, memory }: Parts): void {
  serveFromMemory(app, readRestaurant, memory, async (restaurantId) => {
    const restaurant = await findRestaurant(db, restaurantId);
    if (!restaurant) throw new AppError('not_found');
    return restaurantToWire(restaurant);
  });
}
