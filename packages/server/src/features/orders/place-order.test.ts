import {
  changeBasket,
  errorMessage,
  IDEMPOTENCY_HEADER,
  listOrders,
  placeOrder,
  placeRound,
  readOwnTab,
} from '@simplato/contract';
import { describe, expect, test } from 'vitest';
import { counted, countOf } from '../../../test/counting.ts';
import { openTestApp } from '../../../test/test-app.ts';

const testApp = openTestApp();

describe('an order', () => {
  test('is priced, described and numbered by the server', async () => {
    const restaurant = await testApp.openRestaurant();
    const diner = await restaurant.seat('Terraza 1');
    const order = await diner.call(placeOrder, {
      body: restaurant.order({ salmorejo: 2, vino: 1 }, { comentarios: ' Sin prisa ' }),
    });
    expect(order).toEqual({
      idorder: 1,
      identerprise: restaurant.restaurantId,
      description: '2 × Salmorejo\n1 × Tinto de la vega',
      total: '26.90',
      ispaid: 'false',
      status: 'READY',
      comentarios: 'Sin prisa',
      evita: [],
      mesa: 'Terraza 1',
      comensal: '',
      verificada: true,
      fecha: order.fecha,
      visto: null,
      alergiavista: null,
      lista: null,
      origen: 'comensal',
      motivo: '',
      propina: '0.00',
      devuelto: '0.00',
      pagosuelto: null,
      pesea: null,
      cursos: [],
      espera: null,
      porpagar: null,
      evento: order.evento,
      lineas: [
        {
          idproductos: restaurant.products.salmorejo,
          name: 'Salmorejo',
          opciones: [],
          quantity: 2,
          nota: '',
          curso: 1,
          price: '6.363636',
          porcentajeimpuestos: 10,
          preciounitario: '7.00',
          subtotal: '14.00',
          hecha: false,
          marcha: 'ya',
          partida: '',
          quitadas: 0,
          motivoquitar: '',
          para: '',
        },
        {
          idproductos: restaurant.products.vino,
          name: 'Tinto de la vega',
          opciones: [],
          quantity: 1,
          nota: '',
          curso: 4,
          price: '10.661157',
          porcentajeimpuestos: 21,
          preciounitario: '12.90',
          subtotal: '12.90',
          hecha: false,
          marcha: 'ya',
          partida: '',
          quitadas: 0,
          motivoquitar: '',
          para: '',
        },
      ],
    });
    expect(Math.abs(Date.parse(order.fecha) - Date.now())).toBeLessThan(60_000);
  });

  test('takes only the lines and notes from the request', async () => {
    const restaurant = await testApp.openRestaurant();
    const order = await (
      await restaurant.seat()
    ).call(placeOrder, {
      body: restaurant.order(
        { agua: 1 },
        {
          description: '1 × Langosta',
          status: 'CLOSED',
          identerprise: restaurant.restaurantId,
          total: undefined,
        },
      ),
    });
    expect(order).toMatchObject({
      description: '1 × Agua con gas',
      status: 'READY',
      total: '2.50',
    });
  });

  test('sent without prices or a total is priced from the current menu', async () => {
    const restaurant = await testApp.openRestaurant();
    const lineas = [{ idproductos: restaurant.products.agua, quantity: 3 }];
    const order = await (await restaurant.seat()).call(placeOrder, { body: { lineas } });
    expect(order.total).toBe('7.50');
  });

  test('accepts its total with a comma or as a number, as older screens send it', async () => {
    const restaurant = await testApp.openRestaurant();
    const diner = await restaurant.seat();
    for (const total of ['7,50', 7.5]) {
      const order = await diner.call(placeOrder, {
        body: restaurant.order({ agua: 3 }, { total }),
      });
      expect(order.total).toBe('7.50');
    }
  });

  test('may contain one product in two lines, each with its note', async () => {
    const restaurant = await testApp.openRestaurant();
    const lineas = ['sin huevo', ''].map((nota) => ({
      idproductos: restaurant.products.salmorejo,
      quantity: 1,
      nota,
    }));
    const order = await (await restaurant.seat()).call(placeOrder, { body: { lineas } });
    expect(order.lineas.map(({ nota }) => nota)).toEqual(['sin huevo', '']);
    expect(order.total).toBe('14.00');
  });

  test('keeps its notes exactly as they were written', async () => {
    const restaurant = await testApp.openRestaurant();
    const nota = `<script>"O'Higgins"</script> \\ {1,2} NULL 🍅\nsegunda línea`;
    const lineas = [{ idproductos: restaurant.products.agua, quantity: 1, nota }];
    const order = await (
      await restaurant.seat()
    ).call(placeOrder, {
      body: { lineas, comentarios: nota },
    });
    expect(order.lineas[0]?.nota).toBe(nota);
    expect(order.comentarios).toBe(nota);
  });

  test.each(['', '4', '  '])(
    "with the note %j has the table's name as comentarios",
    async (note) => {
      const restaurant = await testApp.openRestaurant();
      const body = restaurant.order({ agua: 1 }, { comentarios: note });
      const order = await (await restaurant.seat('4')).call(placeOrder, { body });
      expect(order.comentarios).toBe('4');
    },
  );

  test('gets consecutive numbers, separately in each restaurant', async () => {
    const [restaurant, other] = [await testApp.openRestaurant(), await testApp.openRestaurant()];
    const [diner, guest] = [await restaurant.seat('1'), await other.seat('1')];
    const numbers: number[] = [];
    for (const [who, where] of [
      [diner, restaurant],
      [guest, other],
      [diner, restaurant],
    ] as const) {
      numbers.push((await who.call(placeOrder, { body: where.order({ agua: 1 }) })).idorder);
    }
    expect(numbers).toEqual([1, 1, 2]);
  });
});

test('an order sends one statement to the database, and a round of two one transaction of twelve', async () => {
  const restaurant = await testApp.openRestaurant();
  const app = await testApp.anotherApp({ db: counted(testApp.db) });
  const [lucia, marco] = [testApp.visitor(app), testApp.visitor(app)];
  const body = restaurant.order({ agua: 1, vino: 2 });
  for (const phone of [lucia, marco]) {
    await phone.enter(await restaurant.codeOf('4'));
    // Reads who it is, the restaurant and its menu, which are kept from then on.
    await phone.call(placeOrder, { body });
    await phone.call(changeBasket, { body: { lineas: body.lineas! } });
  }
  const { version } = await lucia.call(readOwnTab);
  const round = { body: { comensales: [1, 2], version } };
  expect(await countOf(async () => lucia.call(placeRound, round))).toBe(12);
  expect(await countOf(async () => marco.call(placeOrder, { body }))).toBe(1);
});

test('an order of products that cost nothing reaches the kitchen', async () => {
  const restaurant = await testApp.openRestaurant();
  const { agua } = restaurant.products;
  await testApp.db.query('update products set net_price = 0 where product_id = $1', [agua]);
  const [diner, staff] = [await restaurant.seat(), await restaurant.logIn()];
  const lineas = [{ idproductos: agua, quantity: 2, preciounitario: '0.00' }];
  await diner.call(placeOrder, { body: { lineas, total: '0.00' } });
  expect(await staff.call(listOrders)).toMatchObject([{ total: '0.00', status: 'READY' }]);
});

describe('an order that is refused', () => {
  test.each([{}, { lineas: [] }, { lineas: [], total: '0.00' }])(
    'without lines: %j',
    async (body) => {
      const diner = await (await testApp.openRestaurant()).seat();
      const { message } = await diner.refused('empty_basket', placeOrder, { body });
      expect(message).toBe('No hay productos en el carrito');
    },
  );

  test('to be paid online in a restaurant that takes no online payments', async () => {
    const restaurant = await testApp.openRestaurant();
    const body = restaurant.order({ agua: 1 }, { ispaid: 'pending' });
    await (await restaurant.seat()).refused('no_online_payment', placeOrder, { body });
  });

  test('that claims to be paid already', async () => {
    const restaurant = await testApp.openRestaurant();
    const body = restaurant.order({ agua: 1 }, { ispaid: 'true' });
    const refusal = await (await restaurant.seat()).refused('bad_request', placeOrder, { body });
    expect(Object.keys(refusal.fields ?? {})).toEqual(['ispaid']);
  });

  test.each([
    { wrong: { quantity: 0 }, text: 'El mínimo es 1' },
    { wrong: { quantity: 100 }, text: 'El máximo es 99' },
    { wrong: { quantity: -1 }, text: 'El mínimo es 1' },
    { wrong: { quantity: '2' }, text: 'Este dato no es del tipo esperado' },
    { wrong: { nota: 'x'.repeat(141) }, text: 'No puede tener más de 140 caracteres' },
    { wrong: { idproductos: undefined }, text: 'Falta este dato' },
    { wrong: { preciounitario: 'siete' }, text: 'El importe no es válido' },
  ])('with a line of $wrong, with the error at its field', async ({ wrong, text }) => {
    const restaurant = await testApp.openRestaurant();
    const line = { idproductos: restaurant.products.agua, quantity: 1 };
    const body = { lineas: [line, { ...line, ...wrong }] };
    const { fields } = await (await restaurant.seat()).refused('bad_request', placeOrder, { body });
    expect(fields).toEqual({ [`lineas.1.${Object.keys(wrong)[0]}`]: text });
  });

  test.each(['', 'x'.repeat(101), 'dos palabras'])('with the key %j', async (key) => {
    const restaurant = await testApp.openRestaurant();
    await (
      await restaurant.seat()
    ).refused('bad_request', placeOrder, {
      body: restaurant.order({ agua: 1 }),
      headers: { [IDEMPOTENCY_HEADER]: key },
    });
  });

  test('with more than 100 lines', async () => {
    const restaurant = await testApp.openRestaurant();
    const line = { idproductos: restaurant.products.agua, quantity: 1 };
    const lineas = Array.from({ length: 101 }, () => line);
    await (await restaurant.seat()).refused('bad_request', placeOrder, { body: { lineas } });
  });

  test('stores nothing and uses no number', async () => {
    const restaurant = await testApp.openRestaurant();
    const diner = await restaurant.seat();
    const body = restaurant.order({ agua: 1 }, { total: '1.00' });
    const refusal = await diner.refused('menu_changed', placeOrder, { body });
    expect(refusal.message).toBe(errorMessage('menu_changed'));
    expect((await diner.call(placeOrder, { body: restaurant.order({ agua: 1 }) })).idorder).toBe(1);
  });
});
