import { restaurantToWire, type RestaurantSettings } from '@simplato/contract';
import type { House } from '@simplato/domain';
import { AppError } from '../../app-error.ts';
import type { Database } from '../../db/database.ts';
import { announcedTransaction } from '../../db/signals.ts';
import { findRestaurant, updatePause, updateSettings, updateTips } from './restaurant-queries.ts';

const MINUTE_MS = 60_000;
const NOT_HERE = 'Este dato es el del registro y no se cambia aquí';

/**
 * Stores the settings as they were sent. Whoever saw an older version is told, and given the row as it
 * is now; a tax number or a name that is another than the registered one is refused, not ignored, so
 * that nobody believes to have changed it.
 */
export async function changeSettings(
  db: Database,
  restaurantId: number,
  settings: RestaurantSettings,
): Promise<House> {
  return announcedTransaction(db, 'house', async (tx, announce) => {
    const before = await findRestaurant(tx, restaurantId);
    if (!before) throw new AppError('not_found');
    requireRegistered(before, settings);
    const changed = await updateSettings(tx, restaurantId, settings);
    if (!changed) {
      const now = (await findRestaurant(tx, restaurantId)) ?? before;
      throw new AppError('row_changed', { actual: restaurantToWire(now) });
    }
    announce(restaurantId);
    return changed;
  });
}

function requireRegistered(house: House, { taxId, legalName }: RestaurantSettings): void {
  const fields = {
    ...(taxId === house.taxId ? {} : { nifcif: NOT_HERE }),
    ...(legalName === house.legalName ? {} : { razonsocial: NOT_HERE }),
  };
  if (Object.keys(fields).length > 0) throw new AppError('bad_request', { fields });
}

export interface PauseWish {
  isPaused: boolean;
  /** Null: until somebody opens again. */
  minutes: number | null;
}

/** "Cocina cerrada", or open again. The last one to press has it: there is nothing to merge. */
export async function pauseKitchen(
  db: Database,
  restaurantId: number,
  { isPaused, minutes }: PauseWish,
  now: Date,
): Promise<House> {
  const until = isPaused && minutes !== null ? new Date(now.getTime() + minutes * MINUTE_MS) : null;
  return announcedTransaction(db, 'house', async (tx, announce) => {
    const house = await updatePause(tx, restaurantId, isPaused, until);
    if (!house) throw new AppError('not_found');
    announce(restaurantId);
    return house;
  });
}

/** Whether diners who pay online are asked about a tip. */
export async function switchTips(
  db: Database,
  restaurantId: number,
  takesTips: boolean,
): Promise<House> {
  return announcedTransaction(db, 'house', async (tx, announce) => {
    await updateTips(tx, restaurantId, takesTips);
    const house = await findRestaurant(tx, restaurantId);
    if (!house) throw new AppError('not_found');
    announce(restaurantId);
    return house;
  });
}
