import {
  changeRestaurant,
  createTables,
  downloadDiner,
  placeOrder,
  printOwnReceipt,
  printTables,
  readRestaurant,
} from '@simplato/contract';
import { expect, test, vi } from 'vitest';
import { mailsTo, LUCIA, registeredDiner } from '../../../test/people.ts';
import { readPdfText } from '../../../test/read-pdf-text.ts';
import { openTestApp } from '../../../test/test-app.ts';
import type { TestClient } from '../../../test/test-client.ts';

const testApp = openTestApp();

async function name(owner: TestClient, nombrecomercial: string) {
  const settings = await owner.call(readRestaurant);
  return owner.call(changeRestaurant, { body: { ...settings, nombrecomercial } });
}

test('a trade name is on what diners read; their receipts have the legal name', async () => {
  const restaurant = await testApp.openRestaurant('Hostelería Ruiz, S.L.');
  const owner = await restaurant.logIn();
  await name(owner, 'El Palacio');
  const diner = await registeredDiner(testApp, await restaurant.seat());
  const { idorder: id } = await diner.call(placeOrder, { body: restaurant.order({ agua: 1 }) });

  await vi.waitFor(async () => expect(await mailsTo(testApp, LUCIA.mail)).toHaveLength(1), {
    timeout: 60_000,
  });
  const [mail] = await mailsTo(testApp, LUCIA.mail);
  expect(mail).toContain('El Palacio');
  expect((await diner.call(downloadDiner)).visitas[0]?.restaurante).toBe('El Palacio');
  await owner.call(createTables, { body: { mesas: ['4'] } });
  const cards = readPdfText((await owner.send(printTables)).rawPayload);
  expect(cards).toContain('El Palacio');
  expect(cards).not.toContain('Ruiz');

  const receipt = readPdfText((await diner.send(printOwnReceipt, { params: { id } })).rawPayload);
  expect(receipt).toContain('Hostelería Ruiz, S.L.');
  expect(receipt).not.toContain('El Palacio');
});

test('a trade name is optional: an older screen keeps it, and an empty one removes it', async () => {
  const restaurant = await testApp.openRestaurant();
  const [owner, guest] = [await restaurant.logIn(), await restaurant.seat()];
  const { nombrecomercial: _, version: _seen, ...older } = await name(owner, ' El  Palacio ');
  await owner.call(changeRestaurant, { body: older });
  expect((await guest.call(readRestaurant)).nombrecomercial).toBe('El Palacio');
  await name(owner, ' ');
  expect((await guest.call(readRestaurant)).nombrecomercial).toBe('');
});
