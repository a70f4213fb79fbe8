import {
  changeBasket,
  changeProduct,
  IDEMPOTENCY_HEADER,
  listOrders,
  markSoldOut,
  placeOrder,
  placeRound,
  readPlace,
  type BodyInputOf,
} from '@simplato/contract';
import { describe, expect, test } from 'vitest';
import { openTestApp } from '../../../test/test-app.ts';

/** A product that is sold in several sizes. */
const testApp = openTestApp();

type Formats = NonNullable<BodyInputOf<typeof changeProduct>['formatos']>;
/** 3,50 €, 7,00 € and 12,00 € on the screen, with 10% VAT. */
const FORMATS: Formats = [
  { nombre: 'Tapa', price: '3,181818' },
  { nombre: 'Media ración', price: '6,363636' },
  { nombre: 'Ración', price: '10,909091', alergenos: ['gluten'] },
];

async function atTheTable() {
  const restaurant = await testApp.openRestaurant();
  const [staff, diner] = [await restaurant.logIn(), await restaurant.seat()];
  const idproductos = restaurant.products.rabo;
  const change = async (body: Partial<BodyInputOf<typeof changeProduct>>) =>
    staff.call(changeProduct, { body: { idproductos, ...body } });
  const product = await change({ formatos: FORMATS });
  const [tapa, half, whole] = product.formatos!.map(({ idformato }) => idformato);
  const line = (idformato: number | undefined, more: object = {}) => ({
    idproductos,
    quantity: 1,
    ...(idformato !== undefined && { idformato }),
    ...more,
  });
  return { restaurant, staff, diner, idproductos, change, product, tapa, half, whole, line };
}

describe('a product with formats', () => {
  test('costs what its cheapest does, whatever price is sent with it', async () => {
    const { product, change } = await atTheTable();
    expect(product.price).toBe('3.181818');
    const renamed = await change({ name: 'Rabo', price: '20.00' });
    expect(renamed).toMatchObject({ name: 'Rabo', price: '3.181818', formatos: product.formatos });
    const { formatos, price } = await change({ formatos: [], price: '20.00' });
    expect({ formatos, price }).toEqual({ formatos: undefined, price: '20.00' });
  });

  test('is stored with two to six of them, of different names', async () => {
    const { staff, idproductos } = await atTheTable();
    for (const formatos of [FORMATS.slice(0, 1), [...FORMATS, { nombre: 'TAPA', price: '1' }]]) {
      const { fields } = await staff.refused('bad_request', changeProduct, {
        body: { idproductos, formatos },
      });
      expect(Object.keys(fields ?? {})).toEqual(['formatos']);
    }
  });
});

describe('an order of a format', () => {
  test('costs what the format costs, and says everywhere which it is', async () => {
    const { diner, staff, half, whole, line } = await atTheTable();
    const lineas = [
      line(half, { quantity: 2, preciounitario: '7.00' }),
      line(whole, { preciounitario: '12.00' }),
    ];
    const order = await diner.call(placeOrder, { body: { lineas, total: '26.00' } });
    expect(order).toMatchObject({
      total: '26.00',
      lineas: [
        { idformato: half, price: '6.363636', preciounitario: '7.00', subtotal: '14.00' },
        { idformato: whole, preciounitario: '12.00' },
      ],
    });
    expect(order.lineas.map(({ name }) => name)).toEqual([
      expect.stringMatching(/^½ /),
      expect.stringMatching(/^Ración · /),
    ]);
    expect(order.description).toMatch(/^2 × ½ .*\n1 × Ración · /);
    expect(await staff.call(listOrders)).toEqual([order]);
  });

  test('is refused without one, and where the menu no longer has it', async () => {
    const { diner, change, tapa, line } = await atTheTable();
    const body = { lineas: [line(undefined)] };
    const { fields } = await diner.refused('bad_request', placeOrder, { body });
    expect(fields).toEqual({ 'lineas.0.idformato': 'Elige un formato' });
    await change({ formatos: FORMATS.slice(1) });
    const gone = await diner.refused('menu_changed', placeOrder, {
      body: { lineas: [line(tapa)] },
    });
    expect(gone.lineas).toMatchObject([{ idformato: tapa, motivo: 'opciones' }]);
  });

  test('is refused at another price than its own', async () => {
    const { diner, half, line } = await atTheTable();
    const lineas = [line(half, { preciounitario: '3.50' })];
    const refusal = await diner.refused('menu_changed', placeOrder, { body: { lineas } });
    expect(refusal.lineas).toMatchObject([
      { idformato: half, preciounitario: '7.00', motivo: null },
    ]);
  });

  test('is refused if that is sold out, also after the product is edited, and the others are not', async () => {
    const { diner, staff, idproductos, change, product, tapa, half, line } = await atTheTable();
    const body = { agotado: 'hoy', idformato: half } as const;
    const marked = await staff.call(markSoldOut, { params: { id: idproductos }, body });
    expect(marked.formatos?.map(({ agotado }) => agotado)).toEqual(['no', 'hoy', 'no']);
    expect(marked).toMatchObject({ disponible: true, agotado: 'no', version: product.version + 1 });
    const ids = product.formatos!.map(({ idformato }) => idformato);
    await change({ formatos: FORMATS.map((one, at) => ({ ...one, idformato: ids[at] })) });
    const refusal = await diner.refused('menu_changed', placeOrder, {
      body: { lineas: [line(half)] },
    });
    expect(refusal.lineas).toMatchObject([{ motivo: 'agotado' }]);
    await diner.call(placeOrder, { body: { lineas: [line(tapa)] } });
    await staff.refused('not_found', markSoldOut, {
      params: { id: idproductos },
      body: { agotado: 'hoy', idformato: 99 },
    });
  });

  test('is another one under the same key', async () => {
    const { diner, tapa, half, line } = await atTheTable();
    const headers = { [IDEMPOTENCY_HEADER]: 'la-misma' };
    await diner.call(placeOrder, { headers, body: { lineas: [line(tapa)] } });
    await diner.refused('key_reused', placeOrder, { headers, body: { lineas: [line(half)] } });
  });

  test('is shared in a basket and sent with a round', async () => {
    const { diner, half, line } = await atTheTable();
    const tab = await diner.call(changeBasket, { body: { lineas: [line(half)] } });
    expect(tab.cestas[0]?.lineas).toMatchObject([{ idformato: half, opciones: [] }]);
    const order = await diner.call(placeRound, {
      body: { comensales: [tab.cestas[0]!.idcomensal], version: tab.version },
    });
    expect(order.lineas).toMatchObject([{ idformato: half, preciounitario: '7.00' }]);
    const { cuenta } = await diner.call(readPlace);
    expect(cuenta?.cestas).toEqual([]);
  });
});
