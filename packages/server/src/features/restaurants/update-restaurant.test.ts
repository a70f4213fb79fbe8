import {
  changeRestaurant,
  pauseKitchen,
  readRestaurant,
  type SettingsWire,
} from '@simplato/contract';
import { describe, expect, test } from 'vitest';
import type { RestaurantOfTest } from '../../../test/restaurant.ts';
import { openTestApp } from '../../../test/test-app.ts';
import type { TestClient } from '../../../test/test-client.ts';

const testApp = openTestApp();

async function settingsOf(staff: TestClient, change: Partial<SettingsWire> = {}) {
  return { ...(await staff.call(readRestaurant)), ...change };
}

async function openForChange(): Promise<[RestaurantOfTest, TestClient]> {
  const restaurant = await testApp.openRestaurant();
  return [restaurant, await restaurant.logIn()];
}

describe('settings', () => {
  test('are stored completely, and diners read them at once', async () => {
    const [restaurant, staff] = await openForChange();
    const guest = await restaurant.seat();
    await guest.call(readRestaurant);
    const body = await settingsOf(staff, {
      direccion: 'Calle Nueva, 1',
      telefono: '600100200',
      iva: 21,
      instagram: '@taberna',
      horario: [{ dia: 5, abre: '20:00', cierra: '02:00' }],
    });
    const saved = await staff.call(changeRestaurant, { body });
    expect(saved).toEqual({ ...body, version: 2 });
    expect(await guest.call(readRestaurant)).toEqual(saved);
  });

  test('keep the opening hours if none are sent; an empty list removes them', async () => {
    const [, staff] = await openForChange();
    const horario = [{ dia: 5, abre: '20:00', cierra: '02:00' }];
    await staff.call(changeRestaurant, { body: await settingsOf(staff, { horario }) });
    const { horario: _, ...older } = await settingsOf(staff);
    expect((await staff.call(changeRestaurant, { body: older })).horario).toEqual(horario);
    const none = await settingsOf(staff, { horario: [] });
    expect((await staff.call(changeRestaurant, { body: none })).horario).toEqual([]);
  });

  test('changed by two owners at once: the second is refused, and gets the current data', async () => {
    const [restaurant, ana] = await openForChange();
    const luis = await restaurant.logIn();
    const [hers, his] = [
      await settingsOf(ana, { direccion: 'La de Ana, 1' }),
      await settingsOf(luis, { telefono: '600000000' }),
    ];
    const saved = await ana.call(changeRestaurant, { body: hers });
    const refusal = await luis.refused('row_changed', changeRestaurant, { body: his });
    expect(refusal.message).toBe(
      'Alguien lo ha cambiado mientras lo editabas. Mira cómo está ahora.',
    );
    expect(refusal.actual).toEqual(saved);
    expect(await luis.call(readRestaurant)).toEqual(saved);
    const again = await luis.call(changeRestaurant, { body: { ...saved, telefono: '600000000' } });
    expect(again).toMatchObject({ direccion: 'La de Ana, 1', telefono: '600000000', version: 3 });
  });

  test('changed many times at once: one change is stored', async () => {
    const [, staff] = await openForChange();
    const body = await settingsOf(staff);
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        staff.send(changeRestaurant, { body: { ...body, direccion: `Calle ${index}` } }),
      ),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(9);
    expect((await staff.call(readRestaurant)).version).toBe(2);
  });

  test('from a screen that sends no version: the last change wins', async () => {
    const [, staff] = await openForChange();
    const { version: _, ...older } = await settingsOf(staff);
    await staff.call(changeRestaurant, { body: { ...older, direccion: 'Primera' } });
    await staff.call(changeRestaurant, { body: { ...older, direccion: 'Segunda' } });
    expect((await staff.call(readRestaurant)).direccion).toBe('Segunda');
  });

  test('cannot change the tax number or the company name', async () => {
    const [, staff] = await openForChange();
    for (const change of [{ nifcif: '12345678Z' }, { razonsocial: 'Otra, S.L.' }]) {
      const body = await settingsOf(staff, change);
      const { fields } = await staff.refused('bad_request', changeRestaurant, { body });
      expect(Object.keys(fields ?? {})).toEqual(Object.keys(change));
    }
    const spaced = await settingsOf(staff, { nifcif: ' b00283002 ' });
    expect((await staff.call(changeRestaurant, { body: spaced })).nifcif).toBe('B00283002');
  });

  test('of another restaurant cannot be changed, whichever id the body contains', async () => {
    const [restaurant, staff] = await openForChange();
    const other = await testApp.openRestaurant('Otra Casa, S.L.');
    for (const name of ['idempresa', 'identerprise'] as const) {
      const body = await settingsOf(staff, { [name]: other.restaurantId });
      await staff.refused('other_house', changeRestaurant, { body });
    }
    await (
      await restaurant.seat()
    ).refused('forbidden', changeRestaurant, {
      body: await settingsOf(staff),
    });
  });

  test('with invalid values have an error at each field', async () => {
    const [, staff] = await openForChange();
    const body = await settingsOf(staff, {
      direccion: ' ',
      telefono: '1',
      facebook: 'javascript:alert(1)',
      horario: [{ dia: 5, abre: '13:00', cierra: '13:00' }],
    });
    const { fields } = await staff.refused('bad_request', changeRestaurant, { body });
    expect(fields).toEqual({
      direccion: 'La dirección no puede ir vacía',
      telefono: 'El teléfono no cumple con el formato correcto de 9 digitos',
      facebook: 'Escribe tu usuario de Facebook o pega la dirección de tu página',
      horario: expect.stringContaining('Abre y cierra a la misma hora'),
    });
  });
});

describe('a pause', () => {
  test('can be started for some minutes or without an end, and ended, by any member of staff', async () => {
    const [restaurant, staff] = await openForChange();
    const guest = await restaurant.seat();
    const shut = await staff.call(pauseKitchen, { body: { cerrada: true } });
    expect(shut).toEqual({
      abierta: false,
      cocinacerrada: true,
      cerradahasta: null,
      horario: [],
      version: 1,
      pagoonline: false,
      stripeAccountId: '',
      propinas: false,
      cocinamira: false,
    });
    expect(await guest.call(readRestaurant)).toMatchObject({ cocinacerrada: true });
    const timed = await staff.call(pauseKitchen, { body: { cerrada: true, minutos: 15 } });
    const minutes = (Date.parse(timed.cerradahasta ?? '') - Date.now()) / 60_000;
    expect(minutes).toBeGreaterThan(14);
    expect(minutes).toBeLessThanOrEqual(15);
    const open = await staff.call(pauseKitchen, { body: { cerrada: false, minutos: 15 } });
    expect(open).toEqual({
      abierta: true,
      cocinacerrada: false,
      cerradahasta: null,
      horario: [],
      version: 1,
      pagoonline: false,
      stripeAccountId: '',
      propinas: false,
      cocinamira: false,
    });
  });

  test('does not conflict with somebody who is editing the settings', async () => {
    const [, staff] = await openForChange();
    const body = await settingsOf(staff);
    await staff.call(pauseKitchen, { body: { cerrada: true } });
    const saved = await staff.call(changeRestaurant, { body });
    expect(saved).toMatchObject({ version: 2, cocinacerrada: true });
  });
});
