import {
  changeCategory,
  changeProduct,
  IDEMPOTENCY_HEADER,
  listOrders,
  listOwnOrders,
  listProducts,
  placeOrder,
  type BodyInputOf,
  type ProductWire,
} from '@simplato/contract';
import { wallTime } from '@simplato/domain';
import { describe, expect, test } from 'vitest';
import { deafDatabase } from '../../../test/deaf-database.ts';
import { openTestApp } from '../../../test/test-app.ts';

/** Products with options, and categories that are served only at certain hours. */
const testApp = openTestApp();

type Options = NonNullable<BodyInputOf<typeof changeProduct>['opciones']>;
const POINT: Options[number] = {
  nombre: 'Punto',
  minimo: 1,
  maximo: 1,
  valores: [{ nombre: 'Poco hecho' }, { nombre: 'Al punto' }],
};
/** 1,50 € and 4,00 € on the screen, with 10% VAT. */
const EXTRAS: Options[number] = {
  nombre: 'Extras',
  minimo: 0,
  maximo: 2,
  valores: [
    { nombre: 'Patatas', price: '1,363636' },
    { nombre: 'Trufa', price: '3.636364' },
    { nombre: 'Pimientos', price: 1 },
  ],
};

async function atTheTable() {
  const restaurant = await testApp.openRestaurant();
  const [staff, diner] = [await restaurant.logIn(), await restaurant.seat()];
  const idproductos = restaurant.products.rabo;
  const offer = async (opciones: Options | ProductWire['opciones']) =>
    staff.call(changeProduct, { body: { idproductos, opciones } });
  const rabo = await offer([POINT, EXTRAS]);
  const idOf = (name: string) =>
    rabo.opciones.flatMap(({ valores }) => valores).find(({ nombre }) => nombre === name)!.idopcion;
  const line = (names: string[], more: object = {}) => ({
    idproductos,
    quantity: 1,
    opciones: names.map(idOf),
    ...more,
  });
  return { restaurant, staff, diner, rabo, offer, line };
}

describe('an order', () => {
  test('costs its product plus its options, and keeps both', async () => {
    const { diner, staff, offer, line } = await atTheTable();
    const lineas = [
      line(['Trufa', 'Al punto', 'Patatas'], { quantity: 2, preciounitario: '23.50' }),
      line(['Poco hecho'], { nota: 'sin sal' }),
    ];
    const order = await diner.call(placeOrder, { body: { lineas, total: '65.00' } });
    expect(order.description).toBe(
      '2 × Rabo de toro (Al punto, Patatas, Trufa)\n1 × Rabo de toro (Poco hecho)',
    );
    expect(order.total).toBe('65.00');
    expect(order.lineas[0]).toMatchObject({
      price: '16.363636',
      preciounitario: '23.50',
      subtotal: '47.00',
    });
    expect(order.lineas[0]?.opciones.map(({ nombre, precio }) => [nombre, precio])).toEqual([
      ['Al punto', '0.00'],
      ['Patatas', '1.50'],
      ['Trufa', '4.00'],
    ]);
    await offer([]);
    expect(await diner.call(listOwnOrders)).toEqual([order]);
    expect(await staff.call(listOrders)).toEqual([order]);
  });

  test.each([
    { names: [], text: 'Elige una opción de «Punto»' },
    { names: ['Patatas'], text: 'Elige una opción de «Punto»' },
    { names: ['Poco hecho', 'Al punto'], text: 'Elige como mucho 1 de «Punto»' },
    {
      names: ['Al punto', 'Patatas', 'Trufa', 'Pimientos'],
      text: 'Elige como mucho 2 de «Extras»',
    },
  ])('with a choice of $names is refused: $text', async ({ names, text }) => {
    const { restaurant, diner, line } = await atTheTable();
    const body = { lineas: [{ idproductos: restaurant.products.agua, quantity: 1 }, line(names)] };
    const { fields } = await diner.refused('bad_request', placeOrder, { body });
    expect(fields).toEqual({ 'lineas.1.opciones': text });
    expect(await diner.call(listOwnOrders)).toEqual([]);
  });

  test('from an older client that sends no options is refused, naming the missing choice', async () => {
    const { restaurant, diner } = await atTheTable();
    const { fields } = await diner.refused('bad_request', placeOrder, {
      body: restaurant.order({ rabo: 1 }),
    });
    expect(fields).toEqual({ 'lineas.0.opciones': 'Elige una opción de «Punto»' });
  });

  test('chosen from an older menu is refused, because the menu has changed', async () => {
    const { diner, rabo, offer, line } = await atTheTable();
    const [point, extras] = rabo.opciones;
    await offer([{ ...point!, valores: point!.valores.slice(1) }, extras!, POINT]);
    const gone = line(['Poco hecho']);
    const { lineas, total } = await diner.refused('menu_changed', placeOrder, {
      body: { lineas: [gone] },
    });
    expect(total).toBe('0.00');
    expect(lineas?.[0]).toMatchObject({
      disponible: false,
      motivo: 'opciones',
      preciounitario: null,
      opciones: gone.opciones,
    });
    const stillThere = line(['Al punto'], { version: rabo.version });
    await diner.refused('menu_changed', placeOrder, { body: { lineas: [stillThere] } });
    const ofNow = { ...stillThere, version: rabo.version + 1 };
    await diner.refused('bad_request', placeOrder, { body: { lineas: [ofNow] } });
  });

  test('with an option that became dearer is refused with the new price of the whole line', async () => {
    const { diner, rabo, offer, line } = await atTheTable();
    const [point, extras] = rabo.opciones;
    const valores = extras!.valores.map((one) => ({ ...one, price: '5' }));
    await offer([point!, { ...extras!, valores }]);
    const lineas = [line(['Al punto', 'Patatas'], { preciounitario: '19.50' })];
    const refusal = await diner.refused('menu_changed', placeOrder, { body: { lineas } });
    expect(refusal.lineas?.[0]).toMatchObject({ preciounitario: '23.50', motivo: null });
    expect(refusal.total).toBe('23.50');
  });

  test('is not stored with old options by a process that missed their change', async () => {
    const { diner, rabo, offer, line } = await atTheTable();
    const late = testApp.visitor(
      await testApp.anotherApp({ db: deafDatabase(testApp.db) }),
      diner.cookies,
    );
    const body = { lineas: [line(['Al punto', 'Trufa'], { preciounitario: '22.00' })] };
    await late.call(placeOrder, { body });
    await offer([rabo.opciones[0]!]);
    const { lineas } = await late.refused('menu_changed', placeOrder, { body });
    expect(lineas?.[0]?.motivo).toBe('opciones');
  });

  test('with different options under the same key is refused', async () => {
    const { diner, line } = await atTheTable();
    const headers = { [IDEMPOTENCY_HEADER]: 'una-clave' };
    const first = await diner.call(placeOrder, { body: { lineas: [line(['Al punto'])] }, headers });
    const again = { lineas: [line(['Al punto'])] };
    expect(await diner.call(placeOrder, { body: again, headers })).toEqual(first);
    const other = { lineas: [line(['Poco hecho'])] };
    await diner.refused('key_reused', placeOrder, { body: other, headers });
  });

  test('may name each option only once', async () => {
    const { diner, line } = await atTheTable();
    const body = { lineas: [line(['Al punto', 'Al punto'])] };
    const { fields } = await diner.refused('bad_request', placeOrder, { body });
    expect(fields).toEqual({ 'lineas.0.opciones': 'Hay opciones repetidas' });
  });
});

describe('the options of a product', () => {
  test('keep their numbers when they change, and a number is never reused', async () => {
    const { rabo, offer } = await atTheTable();
    const [point, extras] = rabo.opciones;
    const renamed = await offer([{ ...point!, nombre: 'Punto de la carne' }]);
    expect(renamed.opciones[0]).toEqual({ ...point, nombre: 'Punto de la carne' });
    const known = new Set(
      [point!, extras!].flatMap(({ idgrupo, valores }) => [
        idgrupo,
        ...valores.map(({ idopcion }) => idopcion),
      ]),
    );
    const [, again] = (await offer([point!, EXTRAS])).opciones;
    for (const { idopcion } of again!.valores) expect(known).not.toContain(idopcion);
    expect(known).not.toContain(again!.idgrupo);
  });

  test.each([
    { wrong: { minimo: 2 }, field: 'minimo', text: 'El mínimo no puede ser mayor que el máximo' },
    { wrong: { maximo: 3 }, field: 'maximo', text: 'No hay tantas opciones entre las que elegir' },
    { wrong: { valores: [] }, field: 'valores', text: 'Escribe al menos una opción' },
    { wrong: { nombre: ' ' }, field: 'nombre', text: 'No puede estar vacío' },
    {
      wrong: { valores: [{ nombre: 'X', price: '-1' }] },
      field: 'valores.0.price',
      text: 'El precio no es válido',
    },
  ])('with $wrong are refused', async ({ wrong, field, text }) => {
    const restaurant = await testApp.openRestaurant();
    const opciones = [{ ...POINT, ...wrong }];
    const body = { idproductos: restaurant.products.rabo, opciones };
    const staff = await restaurant.logIn();
    const { fields } = await staff.refused('bad_request', changeProduct, { body });
    expect(fields?.[`opciones.0.${field}`]).toBe(text);
  });
});

describe('a category with hours', () => {
  const oneHourFrom = (hours: number) => {
    const time = (ahead: number) =>
      wallTime(new Date(testApp.clock.now().getTime() + ahead * 3_600_000)).time;
    const dias = [1, 2, 3, 4, 5, 6, 7] as const;
    return [{ dias: [...dias], desde: time(hours), hasta: time(hours + 1) }];
  };

  test('can be ordered from only while it is served', async () => {
    const { restaurant, staff, diner } = await atTheTable();
    const body = restaurant.order({ salmorejo: 1, agua: 1 });
    const idcategoria = restaurant.categories[1];
    const horario = oneHourFrom(2);
    const changed = await staff.call(changeCategory, { body: { idcategoria, horario } });
    expect(changed.horario).toEqual(horario);
    const { lineas, total } = await diner.refused('menu_changed', placeOrder, { body });
    expect(total).toBe('2.50');
    expect(lineas?.map(({ motivo }) => motivo)).toEqual(['fuera_de_horario', null]);
    testApp.clock.advance(2.5 * 3_600_000);
    await diner.call(placeOrder, { body });
    testApp.clock.advance(3_600_000);
    await diner.refused('menu_changed', placeOrder, { body });
    await staff.call(changeCategory, { body: { idcategoria, horario: null } });
    await diner.call(placeOrder, { body });
  });

  test('cannot be ordered from while it is switched off', async () => {
    const { restaurant, staff, diner } = await atTheTable();
    await staff.call(changeCategory, {
      body: { idcategoria: restaurant.categories[1], activo: 0 },
    });
    const body = restaurant.order({ salmorejo: 1 });
    const { lineas } = await diner.refused('menu_changed', placeOrder, { body });
    expect(lineas?.[0]?.motivo).toBe('borrado');
    expect(await staff.call(listProducts)).toHaveLength(5);
  });

  test('is checked against the database by a process that missed a change of its hours', async () => {
    const { restaurant, staff, diner } = await atTheTable();
    const late = testApp.visitor(
      await testApp.anotherApp({ db: deafDatabase(testApp.db) }),
      diner.cookies,
    );
    const body = restaurant.order({ salmorejo: 1 });
    await late.call(placeOrder, { body });
    const hours = { idcategoria: restaurant.categories[1], horario: oneHourFrom(2) };
    await staff.call(changeCategory, { body: hours });
    await late.refused('menu_changed', placeOrder, { body });
  });

  test.each([
    { horario: [], field: 'horario' },
    { horario: [{ dias: [], desde: '13:00', hasta: '16:00' }], field: 'horario.0.dias' },
    { horario: [{ dias: [8], desde: '13:00', hasta: '16:00' }], field: 'horario.0.dias.0' },
    { horario: [{ dias: [1], desde: '24:00', hasta: '16:00' }], field: 'horario.0.desde' },
    { horario: [{ dias: [1], desde: '1:00', hasta: '16:00' }], field: 'horario.0.desde' },
    { horario: [{ dias: [1], desde: '13:00', hasta: '13:00' }], field: 'horario.0.hasta' },
  ])('with the hours $horario is refused', async ({ horario, field }) => {
    const restaurant = await testApp.openRestaurant();
    const body = { idcategoria: restaurant.categories[1], horario };
    const staff = await restaurant.logIn();
    const { fields } = await staff.refused('bad_request', changeCategory, { body });
    expect(Object.keys(fields ?? {})).toEqual([field]);
  });
});
