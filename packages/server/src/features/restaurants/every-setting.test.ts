import {
  changeRestaurant,
  listAudit,
  readRestaurant,
  restaurantFromWire,
  restaurantToWire,
} from '@simplato/contract';
import { SETTINGS_FIELDS, type Settings } from '@simplato/domain';
import { expect, test } from 'vitest';
import { openTestApp } from '../../../test/test-app.ts';

const testApp = openTestApp();

/** Another value for each setting. */
const SETTINGS: Settings = {
  tradeName: 'El Palacio',
  province: 'Toledo',
  city: 'Ocaña',
  postalCode: '45300',
  address: 'Plaza Mayor, 1',
  phone: '600100200',
  vatPercent: 21,
  facebook: 'taberna',
  instagram: 'taberna.palacio',
  google: 'https://maps.google.com/?cid=1',
  accent: '#123456',
  hasPublicMenu: true,
  suggestsCourses: true,
  dinersFire: false,
  hours: [{ day: 5, opens: '20:00', closes: '02:00' }],
};
const FIELDS = Object.keys(SETTINGS) as (keyof Settings)[];

test('each setting is stored when it is changed, and its change is in the trail', async () => {
  const restaurant = await testApp.openRestaurant();
  const [owner, guest] = [await restaurant.logIn(), await restaurant.seat()];
  const read = async () => {
    const { kitchen, ...whole } = restaurantFromWire(await guest.call(readRestaurant));
    return { ...whole, kitchen, hours: kitchen.hours };
  };
  for (const field of FIELDS) {
    const { hours, ...before } = await read();
    const after = { ...before, hours, [field]: SETTINGS[field] };
    const body = restaurantToWire({ ...after, kitchen: { ...before.kitchen, hours: after.hours } });
    expect({ ...before, hours }[field], field).not.toEqual(SETTINGS[field]);
    await owner.call(changeRestaurant, { body });
    expect.soft((await read())[field], field).toEqual(SETTINGS[field]);
    const [entry] = (await owner.call(listAudit)).cambios;
    const headings = entry?.cambios.map(({ campo }) => campo);
    expect.soft(headings, field).toEqual([SETTINGS_FIELDS[field].heading]);
  }
  expect(await read()).toMatchObject(SETTINGS);
});
