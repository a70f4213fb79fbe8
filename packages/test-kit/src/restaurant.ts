import {
  createTables,
  registerRestaurant,
  type AnswerOf,
  type BodyInputOf,
} from '@simplato/contract';
import type { Client } from './client.ts';
import { addStaff, type StaffAccount } from './staff.ts';

export type Registration = BodyInputOf<typeof registerRestaurant>;

export const REGISTRATION: Registration = {
  nifcif: 'B00283002',
  razonsocial: 'Taberna Nueva, S.L.',
  telefono: '910000283',
  direccion: 'Calle de los Jardineros, 7',
};

const LETTERS = 'TRWAGMYFPDXBNJZSQVHLCKE';

/** A tax number of somebody, another for each number. */
export function taxIdOf(person: number): string {
  return String(person).padStart(8, '0') + LETTERS[person % LETTERS.length];
}

/** Registers a restaurant with its owner, as the site does; the client is then the owner's. */
export async function openRestaurant(
  client: Client,
  owner: StaffAccount,
  registration: Partial<Registration> = {},
): Promise<void> {
  const { idempresa } = await client.call(registerRestaurant, {
    body: { ...REGISTRATION, ...registration },
  });
  await addStaff(client, idempresa, owner);
}

/** Adds tables; returns them with their printed codes and links. */
export async function addTables(
  owner: Client,
  names: readonly string[],
): Promise<AnswerOf<typeof createTables>> {
  return owner.call(createTables, { body: { mesas: [...names] } });
}
