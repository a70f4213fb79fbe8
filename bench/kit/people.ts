import { listProducts, placeOrder, type NewOrderWire } from '@simplato/contract';
import { encodeTableCode, ORDER_PACE } from '@simplato/domain';
import type { StoredRestaurant } from '@simplato/server/test/stored-restaurant';
import * as kit from '@simplato/test-kit';
import { Device } from './device.ts';

/** Somebody with a session, for the load and the streams. */
export interface Person {
  restaurantId: number;
  headers: Record<string, string>;
  device: Device;
}

function personWith(device: Device): Person {
  return { restaurantId: device.restaurantId, headers: device.headers(placeOrder), device };
}

export async function logIn(url: string, { email }: StoredRestaurant): Promise<Person> {
  const device = new Device(url);
  await kit.logIn(device, { email, password: kit.PASSWORD });
  return personWith(device);
}

/**
 * A guest at a table of the restaurant; unverified, as if the number had been typed, without the table's
 * key.
 */
export async function sitDown(
  url: string,
  restaurantId: number,
  tableName: string,
  key: string | null = null,
): Promise<Person> {
  const device = new Device(url);
  await kit.sitDown(device, encodeTableCode({ restaurantId, tableName, key }));
  return personWith(device);
}

/**
 * Returns guests at separate tables, one after the other, so that no phone exceeds the order limit.
 */
export function seatInTurn(url: string, restaurantId: number): () => Promise<Person> {
  let orders = 0;
  let guest: Person | null = null;
  return async () => {
    if (guest === null || orders % ORDER_PACE.ofVisit === 0) {
      guest = await sitDown(url, restaurantId, `${1 + orders / ORDER_PACE.ofVisit}`);
    }
    orders += 1;
    return guest;
  };
}

export async function readMenu({ device }: Person) {
  return device.call(listProducts);
}

/** One order, outside the measured load. */
export async function placeOne({ device }: Person, body: string, key: string) {
  return kit.order(device, JSON.parse(body) as NewOrderWire, key);
}
