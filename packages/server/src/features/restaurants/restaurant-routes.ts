import {
  askForClosing,
  changeRestaurant,
  delayOrders as delayOrdersEndpoint,
  kitchenNowToWire,
  listOpenTowns,
  newRestaurantFromWire,
  pauseKitchen as pauseKitchenEndpoint,
  readAccent,
  readClosing,
  readRestaurant,
  registerRestaurant as registerRestaurantEndpoint,
  restaurantToWire,
  settingsFromWire,
} from '@simplato/contract';
import type { Restaurant } from '@simplato/domain';
import type { FastifyInstance } from 'fastify';
import { requireOwnRestaurant } from '../../auth/own-restaurant.ts';
import { serveFromCache } from '../../http/serve-from-cache.ts';
import { answer, readCall, routeOf, serve } from '../../http/serve.ts';
import type { Dependencies } from '../../dependencies.ts';
import { countInquiry } from '../../auth/rate-limit.ts';
import { confirmPassword } from '../../auth/confirm-password.ts';
import { readPassword } from '../../auth/read-password.ts';
import { requireMember } from '../people/members.ts';
import { accentStylesheet } from './accent-stylesheet.ts';
import { changeSettings, delayOrders, pauseKitchen } from './update-restaurant.ts';
import { findClosingRequest } from './closing-queries.ts';
import { loadRestaurant } from './load-restaurant.ts';
import { readFrontDoor } from './read-front-door.ts';
import { registerRestaurant } from './register-restaurant.ts';
import { requestClosing } from './request-closing.ts';

const A_YEAR_S = 31_536_000;

export function restaurantRoutes(app: FastifyInstance, dependencies: Dependencies): void {
  const { config, db, restaurantCache, cookies, feed, now } = dependencies;

  const answerKitchen = async (restaurant: Restaurant) =>
    answer(200, kitchenNowToWire(restaurant, now(), await feed.readWatch(restaurant.restaurantId)));

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

  serve(app, listOpenTowns, async () => answer(200, await readFrontDoor(dependencies)));

  serveFromCache(app, readRestaurant, restaurantCache, async (restaurantId) => {
    return restaurantToWire(await loadRestaurant(db, restaurantId));
  });

  serve(app, changeRestaurant, async ({ body, session }) => {
    requireOwnRestaurant(body, session);
    requireOwnRestaurant({ identerprise: body.idempresa }, session);
    const changed = await changeSettings(db, session, settingsFromWire(body));
    return answer(200, restaurantToWire(changed));
  });

  serve(app, pauseKitchenEndpoint, async ({ body, session }) => {
    const wish = { isPaused: body.cerrada, minutes: body.minutos };
    return answerKitchen(await pauseKitchen(db, session, wish, now()));
  });

  serve(app, delayOrdersEndpoint, async ({ body, session }) =>
    answerKitchen(await delayOrders(db, session, body.minutos, now())),
  );

  // Depends on nothing but the colour in the path, so it needs no session and can be cached for
  // ever.
  app.route({
    ...routeOf(readAccent),
    schema: {},
    handler: async (request, reply) => {
      const { color } = readCall(readAccent, request, reply).params;
      return reply
        .type(readAccent.file)
        .header('cache-control', `public, max-age=${A_YEAR_S}, immutable`)
        .send(accentStylesheet(`#${color}`));
    },
  });

  serve(app, askForClosing, async ({ body, session, request }) => {
    const digest = readPassword(body.password, request.checkId, now());
    const member = await requireMember(db, session);
    const confirmed = await confirmPassword(db, session, digest, request.ip);
    const requestedAt = await requestClosing(db, member, confirmed, body.motivo);
    return answer(200, { solicitada: requestedAt.toISOString() });
  });

  serve(app, readClosing, async ({ session }) => {
    const { restaurantId } = await requireMember(db, session);
    const requestedAt = await findClosingRequest(db, restaurantId);
    return answer(200, { solicitada: requestedAt?.toISOString() ?? null });
  });
}
