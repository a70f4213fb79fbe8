import { stationFieldName } from '@simplato/contract';
import {
  auditEvent,
  type FieldChange,
  isSameValue,
  readStationPrinter,
  SCREEN_PRINTER,
  type Station,
  stationFaults,
} from '@simplato/domain';
import { AppError } from '../../app-error.ts';
import type { Database } from '../../db/database.ts';
import type { Author } from '../audit/record-changes.ts';
import type { OrderFeed } from '../orders/order-feed.ts';
import { lockCounter, lockOpenOrders } from '../orders/order-locks.ts';
import { updateRestaurant } from '../restaurants/update-restaurant.ts';
import { changePrinters } from '../tickets/change-printers.ts';
import {
  listStationCategories,
  listStations,
  moveLinesToPresentStations,
  replaceStations,
  type StationCategory,
} from './station-queries.ts';

/**
 * Replaces all stations of a restaurant, and what is on the board of those that are no more goes where it is made
 * now. For owners only: our server connects to their printers.
 */
export async function changeStations(
  { db, config, feed }: { db: Database; config: { isProduction: boolean }; feed: OrderFeed },
  by: Author,
  wanted: readonly Station[],
): Promise<Station[]> {
  const withOwnMachine = !config.isProduction;
  const stations = await updateRestaurant(db, by, async (tx) => {
    const categories = await listStationCategories(tx, by.restaurantId);
    const onMenu = new Set(categories.map(({ categoryId }) => categoryId));
    const faults = stationFaults(wanted, {
      withOwnMachine,
      isCategory: (categoryId) => onMenu.has(categoryId),
    });
    if (faults.length > 0) throw new AppError('bad_request', { fields: byField(faults) });
    const before = await listStations(tx, by.restaurantId);
    await lockOpenOrders(tx, by.restaurantId, 'all');
    await lockCounter(tx, by.restaurantId);
    await changePrinters(tx, by.restaurantId, async () => {
      await replaceStations(
        tx,
        by.restaurantId,
        wanted.map((station) => ({
          ...station,
          printer: readStationPrinter(station.printer, withOwnMachine) ?? '',
        })),
      );
      return moveLinesToPresentStations(tx, by.restaurantId, by.userName);
    });
    const after = await listStations(tx, by.restaurantId);
    const changes = changesOfStations(before, after, categories);
    return {
      result: after,
      events: changes.length === 0 ? [] : [auditEvent('stations-changed', '', changes)],
    };
  });
  feed.announce(by.restaurantId);
  return stations;
}

function byField(faults: ReturnType<typeof stationFaults>): Record<string, string> {
  return Object.fromEntries(
    faults.map(({ index, field, text }) => [stationFieldName(index, field), text]),
  );
}

/** By the name of the station; only their order has changed where none differs. */
function changesOfStations(
  before: readonly Station[],
  after: readonly Station[],
  categories: readonly StationCategory[],
): FieldChange[] {
  const names = [...new Set([...before, ...after].map(({ name }) => name))];
  const changes = names.flatMap((field) => {
    const [from = '', to = ''] = [before, after].map((stations) => {
      const station = stations.find(({ name }) => name === field);
      return station && describe(station, categories);
    });
    return from === to ? [] : { field, from, to };
  });
  if (changes.length > 0 || isSameValue(before, after)) return changes;
  const order = (stations: readonly Station[]) => stations.map(({ name }) => name).join(', ');
  return [{ field: 'Orden', from: order(before), to: order(after) }];
}

function describe(
  { categoryIds, printer }: Station,
  categories: readonly StationCategory[],
): string {
  const names = categories.flatMap(({ categoryId, name }) =>
    categoryIds.includes(categoryId) ? name : [],
  );
  const prints = printer === SCREEN_PRINTER ? 'imprime su pantalla' : printer;
  const parts = [names.length === 0 ? 'sin categorías' : names.join(', '), prints];
  return parts.filter((part) => part !== '').join(' · ');
}
