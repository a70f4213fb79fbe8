import type { SentSettings } from '@simplato/contract';
import {
  auditEvent,
  DELAY_LASTS_MINUTES,
  settingsChanges,
  type Restaurant,
  type Photo,
} from '@simplato/domain';
import { AppError } from '../../app-error.ts';
import type { Database, Transaction } from '../../db/database.ts';
import { announcedTransaction } from '../../db/announced-transaction.ts';
import { recordChanges, type Author, type Recorded } from '../audit/record-changes.ts';
import {
  findRestaurant,
  updateDelay,
  updateLogo,
  updatePause,
  updateSettings,
  updateTips,
} from './restaurant-queries.ts';

const MINUTE_MS = 60_000;
const NOT_HERE = 'Este dato es el del registro y no se cambia aquí';

/** Changes a restaurant's settings, notifies its screens and records the change in the audit trail. */
export async function updateRestaurant<Result>(
  db: Database,
  by: Author,
  change: (tx: Transaction) => Promise<Recorded<Result>>,
): Promise<Result> {
  return announcedTransaction(db, 'house', async (tx, announce) => {
    const { result, events } = await change(tx);
    await recordChanges(tx, by, events);
    announce(by.restaurantId);
    return result;
  });
}

/**
 * Stores the settings. If the caller saw an older version, the error carries the current one. A tax
 * number or name that differs from the registered one is refused rather than ignored, so that
 * nobody believes they have changed it.
 */
export async function changeSettings(
  db: Database,
  by: Author,
  settings: SentSettings,
): Promise<Restaurant> {
  const { restaurantId } = by;
  return updateRestaurant(db, by, async (tx) => {
    const before = await findRestaurant(tx, restaurantId);
    if (!before) throw new AppError('not_found');
    requireRegistered(before, settings);
    const changed = await updateSettings(tx, restaurantId, settings);
    if (!changed) {
      const now = (await findRestaurant(tx, restaurantId)) ?? before;
      throw new AppError('row_changed', { restaurant: now });
    }
    const changes = settingsChanges(before, changed);
    const isSame = changes.length === 0;
    return { result: changed, events: isSame ? [] : [auditEvent('settings-changed', '', changes)] };
  });
}

function requireRegistered(restaurant: Restaurant, { taxId, legalName }: SentSettings): void {
  const fields = {
    ...(taxId === restaurant.taxId ? {} : { nifcif: NOT_HERE }),
    ...(legalName === restaurant.legalName ? {} : { razonsocial: NOT_HERE }),
  };
  if (Object.keys(fields).length > 0) throw new AppError('bad_request', { fields });
}

/**
 * The image files are stored in the same transaction: a restaurant never refers to a missing picture.
 */
export async function changeLogo(
  db: Database,
  by: Author,
  logo: Photo | null,
  storeFiles: (tx: Transaction) => Promise<void>,
): Promise<Restaurant> {
  return updateRestaurant(db, by, async (tx) => {
    const restaurant = await updateLogo(tx, by.restaurantId, logo);
    if (!restaurant) throw new AppError('not_found');
    await storeFiles(tx);
    const subject = logo === null ? 'quitado' : 'puesto';
    return { result: restaurant, events: [auditEvent('logo-changed', subject)] };
  });
}

export interface PauseWish {
  isPaused: boolean;
  /** Null until somebody reopens it. */
  minutes: number | null;
}

/** Closes the kitchen ("Cocina cerrada") or reopens it. The last write wins. */
export async function pauseKitchen(
  db: Database,
  by: Author,
  { isPaused, minutes }: PauseWish,
  now: Date,
): Promise<Restaurant> {
  const until = isPaused && minutes !== null ? new Date(now.getTime() + minutes * MINUTE_MS) : null;
  return updateRestaurant(db, by, async (tx) => {
    const restaurant = await updatePause(tx, by.restaurantId, isPaused, until);
    if (!restaurant) throw new AppError('not_found');
    const subject = until === null ? '' : `${minutes} min`;
    const action = isPaused ? 'kitchen-paused' : 'kitchen-opened';
    return { result: restaurant, events: [auditEvent(action, subject)] };
  });
}

/** Says how long an order takes now, for a while; null when it is as usual again. */
export async function delayOrders(
  db: Database,
  by: Author,
  minutes: number | null,
  now: Date,
): Promise<Restaurant> {
  const until = minutes === null ? null : new Date(now.getTime() + DELAY_LASTS_MINUTES * MINUTE_MS);
  return updateRestaurant(db, by, async (tx) => {
    const restaurant = await updateDelay(tx, by.restaurantId, minutes, until);
    if (!restaurant) throw new AppError('not_found');
    const subject = minutes === null ? 'ninguna' : `${minutes} min`;
    return { result: restaurant, events: [auditEvent('delay-changed', subject)] };
  });
}

/** Whether diners who pay online are asked about a tip. */
export async function switchTips(
  db: Database,
  by: Author,
  takesTips: boolean,
): Promise<Restaurant> {
  return updateRestaurant(db, by, async (tx) => {
    await updateTips(tx, by.restaurantId, takesTips);
    const restaurant = await findRestaurant(tx, by.restaurantId);
    if (!restaurant) throw new AppError('not_found');
    const subject = takesTips ? 'se piden' : 'no se piden';
    return { result: restaurant, events: [auditEvent('tips-changed', subject)] };
  });
}
