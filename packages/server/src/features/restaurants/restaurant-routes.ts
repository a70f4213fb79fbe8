import {
  askForClosing,
  listOpenTowns,
  newRestaurantFromWire,
  readRestaurant,
  registerRestaurant as registerRestaurantEndpoint,
  restaurantToWire,
} from '@simplato/contract';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../app-error.ts';
import { serveFromMemory } from '../../http/serve-from-memory.ts';
import { answer, serve } from '../../http/serve.ts';
import type { Parts } from '../../parts.ts';
import { countInquiry } from '../attempts/slow-down.ts';
import { confirmPassword } from '../accounts/confirm-password.ts';
import { readPassword } from '../accounts/read-password.ts';
import { requireMember } from '../staff/require-member.ts';
import { registerRestaurant } from './register-restaurant.ts';
import { findRestaurant, insertClosingRequest } from './restaurant-queries.ts';

export function restaurantRoutes(app: FastifyInstance, parts: Parts): void {
  const { config, db, memory, cookies, now } = parts;

  serve(app, registerRestaurantEndpoint, async ({ body, request, reply }) => {
    await countInquiry(db, request.ip);
    const restaurant = newRestaurantFromWire(body);
    const registered = await registerRestaurant(db, restaurant, config.openTowns, now());
    cookies.setTicket(reply, registered.ticket);
    return answer(201, {
      idempresa: registered.restaurantId,
      nifcif: restaurant.taxId,
      razonsocial: restaurant.legalName,
    });
  });

  serve(app, listOpenTowns, async () => answer(200, { ciudades: [...config.openTowns] }));

  serveFromMemory(app, readRestaurant, memory, async (restaurantId) => {
    const restaurant = await findRestaurant(db, restaurantId);
    if (!restaurant) throw new AppError('not_found');
    return restaurantToWire(restaurant);
  });

  serve(app, askForClosing, async ({ body, session, request }) => {
    const digest = readPassword(body.password, request.checkId, now());
    const { restaurantId, staffId } = await requireMember(db, session);
    await confirmPassword(db, session, digest, request.ip);
    const requestedAt = await insertClosingRequest(db, {
      restaurantId,
      staffId,
      reason: body.motivo,
    });
    return answer(200, { solicitada: requestedAt.toISOString() });
  });
}
