import {
  advanceOrder,
  changeStations,
  deleteCategory,
  listCategories,
  listOrders,
  placeOrder,
  readStations,
  removeFromOrder,
  STREAM_EVENTS,
  streamOrders,
  tickLine,
  type StationWire,
} from '@simplato/contract';
import { describe, expect, test } from 'vitest';
import { openTestApp, TEST_CONFIG } from '../../../test/test-app.ts';

const testApp = openTestApp();

/** A restaurant of which the owner has logged in, and its first two categories. */
async function opened() {
  const restaurant = await testApp.openRestaurant();
  const owner = await restaurant.logIn();
  const [first, second] = await owner.call(listCategories);
  return { restaurant, owner, first: first!.idcategoria, second: second!.idcategoria };
}

const station = (nombre: string, categorias: number[] = [], impresora = ''): StationWire => ({
  nombre,
  categorias,
  impresora,
});
const body = (...partidas: StationWire[]) => ({ body: { partidas } });

describe('the stations of a kitchen', () => {
  test('are none until its owner names them, and then the same for all its staff alone', async () => {
    const { restaurant, owner, first, second } = await opened();
    expect(await owner.call(readStations)).toEqual({ partidas: [] });
    const wanted = [
      station('Plancha', [first], '192.168.1.51'),
      station('Barra', [second], 'pantalla'),
    ];
    const changed = await owner.call(changeStations, body(...wanted));
    expect(changed.partidas).toEqual([
      station('Plancha', [first], '192.168.1.51:9100'),
      station('Barra', [second], 'pantalla'),
    ]);
    const cook = await restaurant.logInColleague();
    expect(await cook.call(readStations)).toEqual(changed);
    await cook.refused('forbidden', changeStations, body());
    const other = await (await testApp.openRestaurant()).logIn();
    expect(await other.call(readStations)).toEqual({ partidas: [] });
  });

  test('are replaced as a whole, in the order that was sent', async () => {
    const { owner, first, second } = await opened();
    await owner.call(changeStations, body(station('Plancha', [first]), station('Barra', [second])));
    const swapped = body(station('Barra', [first, second]), station('Fríos'));
    expect(await owner.call(changeStations, swapped)).toEqual(swapped.body);
    expect(await owner.call(changeStations, body())).toEqual({ partidas: [] });
  });

  test('are refused by field, with nothing changed', async () => {
    const { owner, first } = await opened();
    const before = await owner.call(changeStations, body(station('Plancha', [first])));
    const refusal = await owner.refused(
      'bad_request',
      changeStations,
      body(
        station('Fríos', [999_999]),
        station('fríos', [first]),
        station('Barra', [first], '8.8.8.8'),
      ),
    );
    expect(Object.keys(refusal.fields ?? {})).toEqual([
      'partidas.0.categorias',
      'partidas.1.nombre',
      'partidas.2.categorias',
      'partidas.2.impresora',
    ]);
    expect(await owner.call(readStations)).toEqual(before);
  });

  test('do not print on the machine of the server in production', async () => {
    const { restaurant, owner } = await opened();
    const own = body(station('Plancha', [], '127.0.0.1:9101'));
    expect(await owner.call(changeStations, own)).toEqual(own.body);
    const app = await testApp.anotherApp({ config: { ...TEST_CONFIG, isProduction: true } });
    const staff = testApp.visitor(app);
    await staff.logIn(restaurant.mail, 'Comanda2026');
    await staff.refused('bad_request', changeStations, own);
  });

  test('no longer make a category that was taken off the menu', async () => {
    const { owner, first } = await opened();
    await owner.call(changeStations, body(station('Plancha', [first])));
    await owner.call(deleteCategory, { params: { id: first }, query: { borrarproductos: 'true' } });
    expect((await owner.call(readStations)).partidas).toEqual([station('Plancha')]);
  });

  test('are announced to every open board', async () => {
    const { restaurant, owner } = await opened();
    const cook = await restaurant.logInColleague();
    const board = await testApp.read(cook, streamOrders);
    await board.next(STREAM_EVENTS.restaurant);
    await board.next(STREAM_EVENTS.heartbeat);
    await owner.call(changeStations, body(station('Plancha')));
    await board.next(STREAM_EVENTS.restaurant);
  });
});

describe('each line of an order says which station makes it', () => {
  test('as it is when it is ordered, and where that is no more, as it is now', async () => {
    const { restaurant, owner } = await opened();
    const { categories } = restaurant;
    const [MAINS, DRINKS] = [categories[2], categories[4]];
    const diner = await restaurant.seat();
    const sending = { body: restaurant.order({ rabo: 1, agua: 1 }) };
    const { idorder } = await diner.call(placeOrder, sending);
    const change = async (...partidas: StationWire[]) => {
      await owner.call(changeStations, { body: { partidas } });
      const [order] = await owner.call(listOrders);
      return order!.lineas.map(({ partida }) => partida);
    };
    const plancha = station('Plancha', [MAINS, DRINKS]);
    expect(await change(plancha)).toEqual(['Plancha', 'Plancha']);
    // The menu of the moment moves nothing that is being made.
    expect(await change(station('Plancha', [MAINS]), station('Barra', [DRINKS]))).toEqual([
      'Plancha',
      'Plancha',
    ]);
    expect(await change(station('Parrilla', [MAINS]), station('Barra', [DRINKS]))).toEqual([
      'Parrilla',
      'Barra',
    ]);
    expect(await change(station('Barra', [DRINKS]))).toEqual(['', 'Barra']);
    await owner.call(advanceOrder, { body: { idorder, status: 'PREPARING' } });
    expect(await change()).toEqual(['', '']);
  });

  test('and each open board hears it of each order, once', async () => {
    const { restaurant, owner } = await opened();
    const all = Object.values(restaurant.categories);
    await owner.call(changeStations, body(station('Plancha', all)));
    const diner = await restaurant.seat();
    const placed: number[] = [];
    for (let count = 1; count <= 3; count += 1) {
      const { idorder } = await diner.call(placeOrder, { body: restaurant.order({ rabo: 1 }) });
      placed.push(idorder);
    }
    await owner.call(advanceOrder, { body: { idorder: placed[0]!, status: 'PREPARING' } });
    const board = await testApp.read(owner, streamOrders);
    await owner.call(changeStations, body(station('Parrilla', all)));
    for (const idorder of placed) {
      const { data } = await board.next(STREAM_EVENTS.order);
      expect(JSON.parse(data)).toMatchObject({ idorder, lineas: [{ partida: 'Parrilla' }] });
    }
  });
});

describe('where stations tick their lines', () => {
  /** An order that comes all at once, of two lines, where there is a station or none. */
  async function oneOrder(...partidas: StationWire[]) {
    const { restaurant, owner } = await opened();
    await owner.call(changeStations, body(...partidas));
    const diner = await restaurant.seat();
    const sending = { body: restaurant.order({ agua: 1, rabo: 1 }) };
    const { idorder } = await diner.call(placeOrder, sending);
    const tick = async (linea: number, hecha = true) =>
      owner.call(tickLine, { params: { id: idorder, linea }, body: { hecha } });
    return { owner, idorder, tick };
  }

  test('an order is ready with its last line, and being made when one is called back', async () => {
    const { tick } = await oneOrder(station('Plancha'));
    expect((await tick(1)).status).toBe('READY');
    expect(await tick(2)).toMatchObject({ status: 'COMPLETED', lista: expect.any(String) });
    const recalled = await tick(1, false);
    expect(recalled.status).toBe('PREPARING');
    expect(recalled.lineas.map(({ marcha }) => marcha)).toEqual(['ya', 'hecha']);
    expect((await tick(1)).status).toBe('COMPLETED');
  });

  test('of what a whole order’s step finished, one line alone is called back', async () => {
    const { owner, idorder, tick } = await oneOrder(station('Plancha'));
    await tick(1);
    for (const status of ['PREPARING', 'COMPLETED'] as const) {
      await owner.call(advanceOrder, { body: { idorder, status } });
    }
    expect((await tick(1, false)).lineas.map(({ marcha }) => marcha)).toEqual(['ya', 'hecha']);
  });

  test('what is left is ready when the rest is taken off', async () => {
    const { owner, idorder, tick } = await oneOrder(station('Plancha'));
    await tick(1);
    const left = await owner.call(removeFromOrder, {
      params: { id: idorder },
      body: { lineas: [{ linea: 2, unidades: 1 }], motivo: 'Se ha terminado' },
    });
    expect(left.status).toBe('COMPLETED');
  });

  test('and nowhere else: there a step says that all is ready', async () => {
    const { tick } = await oneOrder();
    await tick(1);
    expect((await tick(2)).status).toBe('READY');
  });

  test('four at once leave it ready', async () => {
    const { owner, tick } = await oneOrder(station('Plancha'));
    await Promise.all([1, 2, 1, 2].map(async (line) => tick(line)));
    expect((await owner.call(listOrders))[0]?.status).toBe('COMPLETED');
  });
});
