import {
  advanceOrder,
  cancelOrder,
  changeBoardSettings,
  changeStations,
  checkPayment,
  fireCourse,
  fireOwnCourse,
  holdCourse,
  listWaitingTickets,
  placeOrder,
  placeOrderForTable,
  printTicket,
  removeFromOrder,
  STREAM_EVENTS,
  streamOrders,
  type StationWire,
} from '@simplato/contract';
import { COPY_HEADING } from '@simplato/domain';
import { serve } from '@simplato/test-kit';
import { describe, expect, test } from 'vitest';
import {
  openPayingRestaurant,
  orderOnline,
  press,
  type PayingRestaurant,
} from '../../../test/paying.ts';
import { KitchenPrinter, openPrinters } from '../../../test/printers.ts';
import { openTestApp } from '../../../test/test-app.ts';
import { queueTickets } from './ticket-queries.ts';

const testApp = openTestApp();
const { plugIn, unplug } = openPrinters();
const [STARTERS, MAINS, DRINKS] = [1, 2, 4] as const;

/** In code page 858, whose letters here are others. */
const COPY = COPY_HEADING.split(' ')[0]!;
const kitchenPrinter = async () => new KitchenPrinter().plugIn(plugIn);
const station = (nombre: string, categorias: number[], impresora = ''): StationWire => ({
  nombre,
  categorias,
  impresora,
});

async function openUnpaid(): Promise<PayingRestaurant> {
  const restaurant = await testApp.openRestaurant();
  return { restaurant, owner: await restaurant.logIn() };
}

/** A restaurant whose Plancha makes starters and mains on a printer, and whose Barra makes drinks on another. */
async function kitchen(open: typeof openUnpaid = openUnpaid) {
  const { restaurant, owner } = await open();
  const [plancha, barra] = [await kitchenPrinter(), await kitchenPrinter()];
  const { categories } = restaurant;
  const stations = [
    station('Plancha', [categories[STARTERS], categories[MAINS]], plancha.address),
    station('Barra', [categories[DRINKS]], barra.address),
  ];
  await owner.call(changeStations, { body: { partidas: stations } });
  const diner = await restaurant.seat('4');
  return { restaurant, owner, diner, plancha, barra, stations };
}

const waiting = async () =>
  testApp.db.query<{ station: string; course: number; trouble: string | null }>(
    `select station, course, trouble from tickets where printed_at is null
     order by restaurant_id, ticket_id`,
  );
const countPrinted = async () =>
  (await testApp.db.query('select 1 from tickets where printed_at is not null')).length;
/** Until so many tickets are printed, and no other waits. */
async function printed(count: number): Promise<void> {
  await expect.poll(countPrinted, { timeout: 15_000 }).toBe(count);
  expect(await waiting()).toEqual([]);
}

/** Time passes for what is to be tried again, or leased. */
async function letSecondsPass(restaurantId: number, seconds = 60): Promise<void> {
  await testApp.db.query(
    'update tickets set due_at = due_at - make_interval(secs => $1) where printed_at is null',
    [seconds],
  );
  testApp.db.signals.announce('house', String(restaurantId));
}

const says = (paper: string | undefined, ...texts: string[]) =>
  texts.forEach((text) => expect(paper).toContain(text));

describe("each station's ticket", () => {
  test('is printed on its printer when the order is placed, with its letters, and the paper cut', async () => {
    const { restaurant, diner, plancha, barra } = await kitchen();
    const body = restaurant.order({ rabo: 2, agua: 1 }, { comentarios: 'Piña · 3 € · œuf' });
    await diner.call(placeOrder, { body });
    await printed(2);
    expect([plancha.papers.length, barra.papers.length]).toEqual([1, 1]);
    const [paper] = plancha.papers;
    says(paper, 'Plancha\n', 'Mesa 4\n', '2x  Rabo de toro\n', 'y 1 de otra partida\n');
    // ñ, · and € in code page 858; œ is spelt.
    says(paper, 'NOTA: Pi\u00A4a \u00FA 3 \u00D5 \u00FA oeuf\n');
    expect(paper).not.toContain('Agua');
    expect(paper?.endsWith('\u001DVB\0')).toBe(true);
    says(barra.papers[0], 'Barra\n', '1x  Agua con gas\n', 'y 2 de otras partidas\n');
  });

  test('waits with its course until that is fired, and comes once however many fire it', async () => {
    const { restaurant, owner, diner, plancha } = await kitchen();
    const body = restaurant.order({ salmorejo: 1, rabo: 1 }, { portiempos: true });
    const { idorder } = await diner.call(placeOrder, { body });
    await printed(1);
    says(plancha.papers[0], 'Primeros', 'Salmorejo');
    expect(plancha.papers[0]).not.toContain('Rabo');
    const fire = { params: { id: idorder }, body: { curso: MAINS } };
    const other = testApp.visitor(await testApp.anotherApp(), owner.cookies);
    await Promise.all([
      ...Array.from({ length: 5 }, async () => owner.call(fireCourse, fire)),
      ...Array.from({ length: 5 }, async () => other.call(fireCourse, fire)),
      diner.call(fireOwnCourse, { body: { curso: MAINS } }),
    ]);
    await expect.poll(() => plancha.papers.length).toBe(2);
    await serve(owner, idorder, 'COMPLETED');
    await printed(2);
    expect(plancha.papers.length).toBe(2);
    says(plancha.papers[1], 'Segundos', 'Rabo de toro');
  });

  test('of what was held again after it was printed comes as a copy when that is fired', async () => {
    const { restaurant, owner, diner, plancha } = await kitchen();
    const body = restaurant.order({ salmorejo: 1, rabo: 1 }, { portiempos: true });
    const { idorder } = await diner.call(placeOrder, { body });
    await owner.call(fireCourse, ofMains(idorder));
    await printed(2);
    await owner.call(holdCourse, ofMains(idorder));
    await owner.call(fireCourse, ofMains(idorder));
    await expect.poll(() => plancha.papers.length).toBe(3);
    says(plancha.papers[2], COPY, 'Rabo de toro');
    await printed(2);
  });

  test.each([
    ['the board', async ({ owner, idorder }) => owner.call(fireCourse, ofMains(idorder))],
    ['the table', async ({ diner }) => diner.call(fireOwnCourse, { body: { curso: MAINS } })],
    [
      'a step of the whole order',
      async ({ owner, idorder }) =>
        owner.call(advanceOrder, { body: { idorder, status: 'PREPARING' } }),
    ],
  ] satisfies [string, (fired: Fired) => Promise<unknown>][])(
    'comes when its course is fired by %s',
    async (_by, fire) => {
      const { restaurant, owner, diner, plancha } = await kitchen();
      const body = restaurant.order({ salmorejo: 1, rabo: 1 }, { portiempos: true });
      const { idorder } = await diner.call(placeOrder, { body });
      await fire({ owner, diner, idorder });
      await expect.poll(() => plancha.papers.length).toBe(2);
      await printed(2);
    },
  );

  test('comes for an order that a waiter takes', async () => {
    const { restaurant, owner, plancha } = await kitchen();
    await owner.call(placeOrderForTable, {
      params: { mesa: '7' },
      body: restaurant.order({ rabo: 1 }),
    });
    await expect.poll(() => plancha.papers.length).toBe(1);
    says(plancha.papers[0], 'Mesa 7', 'Tomado por el camarero');
  });

  test('waits for an order that is being paid online, until it is paid', async () => {
    const { restaurant, diner, plancha } = await kitchen(async () => openPayingRestaurant(testApp));
    const { url, idorder } = await orderOnline(diner, restaurant.order({ rabo: 1 }));
    await diner.call(placeOrder, { body: restaurant.order({ agua: 1 }) });
    await printed(1);
    expect(plancha.papers).toEqual([]);
    await press(testApp.app, url, 'pagar');
    await diner.call(checkPayment, { params: { id: idorder } });
    await printed(2);
    expect(plancha.papers.length).toBe(1);
  });

  test('is not printed of what was cancelled or taken off before', async () => {
    const { restaurant, owner, diner, plancha } = await kitchen();
    plancha.hasPaper = false;
    const placed = await diner.call(placeOrder, { body: restaurant.order({ rabo: 1 }) });
    const taken = await diner.call(placeOrder, { body: restaurant.order({ rabo: 1, agua: 1 }) });
    await diner.call(placeOrder, { body: restaurant.order({ salmorejo: 1 }) });
    await expect.poll(async () => (await waiting())[0]?.trouble).toBe('paper');
    await owner.call(cancelOrder, { params: { id: placed.idorder }, body: { motivo: 'No hay' } });
    const removal = { lineas: [{ linea: 1, unidades: 1 }], motivo: 'No quedan' };
    await owner.call(removeFromOrder, { params: { id: taken.idorder }, body: removal });
    plancha.hasPaper = true;
    await letSecondsPass(restaurant.restaurantId);
    await printed(2);
    expect(plancha.papers.length).toBe(1);
    says(plancha.papers[0], 'Salmorejo');
  });

  test('is none where no station prints, though the kitchen has a printer', async () => {
    const { restaurant, owner, diner, stations, plancha } = await kitchen();
    const partidas = stations.map((one) => ({ ...one, impresora: '' }));
    await owner.call(changeStations, { body: { partidas } });
    await owner.call(changeBoardSettings, { body: printing(plancha.address) });
    await diner.call(placeOrder, { body: restaurant.order({ rabo: 1 }) });
    const { count } = await queueTickets(testApp.db, restaurant.restaurantId);
    expect(count).toBe(0);
  });

  test("has what none of the stations makes on the kitchen's own printer, where it has one", async () => {
    const { restaurant, owner, diner, stations, plancha, barra } = await kitchen();
    const own = await kitchenPrinter();
    await owner.call(changeStations, { body: { partidas: stations.slice(0, 1) } });
    await diner.call(placeOrder, { body: restaurant.order({ rabo: 1, agua: 1 }) });
    await expect.poll(() => plancha.papers.length).toBe(1);
    await owner.call(changeBoardSettings, { body: printing(own.address) });
    await diner.call(placeOrder, { body: restaurant.order({ agua: 1 }) });
    await expect.poll(() => own.papers.length).toBe(1);
    await printed(3);
    // The first order's had been on the board before there was a printer for it.
    expect([plancha, barra, own].map(({ papers }) => papers.length)).toEqual([1, 0, 1]);
    says(own.papers[0], 'Agua con gas');
  });

  test('is not printed of what was on the board when its station got a printer', async () => {
    const { restaurant, owner, diner, stations, plancha, barra } = await kitchen();
    const withoutBar = stations.map((one) =>
      one.nombre === 'Barra' ? { ...one, impresora: '' } : one,
    );
    await owner.call(changeStations, { body: { partidas: withoutBar } });
    const placed = await diner.call(placeOrder, { body: restaurant.order({ rabo: 1, agua: 1 }) });
    await owner.call(changeStations, { body: { partidas: stations } });
    await diner.call(placeOrder, { body: restaurant.order({ vino: 1 }) });
    await expect.poll(() => [plancha.papers.length, barra.papers.length]).toEqual([1, 1]);
    says(barra.papers[0], 'Tinto de la vega');
    expect(placed.idorder).toBe(1);
  });

  test('goes along where its station has another name, and what is fired later follows', async () => {
    const { restaurant, owner, diner, stations, plancha } = await kitchen();
    const [first, bar] = [stations[0]!, stations[1]!];
    const starters = restaurant.order({ salmorejo: 1, rabo: 1 }, { portiempos: true });
    const { idorder } = await diner.call(placeOrder, { body: starters });
    await printed(1);
    plancha.hasPaper = false;
    await diner.call(placeOrder, { body: restaurant.order({ croquetas: 1 }) });
    await expect.poll(async () => (await waiting())[0]?.trouble).toBe('paper');
    const partidas = [{ ...first, nombre: 'Parrilla' }, bar];
    await owner.call(changeStations, { body: { partidas } });
    expect(await waiting()).toMatchObject([{ station: 'Parrilla', course: 0 }]);
    plancha.hasPaper = true;
    await letSecondsPass(restaurant.restaurantId);
    await printed(2);
    await owner.call(fireCourse, ofMains(idorder));
    await printed(3);
    expect(plancha.papers.map((paper) => /(?:Plancha|Parrilla)/.exec(paper)?.[0])).toEqual([
      'Plancha',
      'Parrilla',
      'Parrilla',
    ]);
    says(plancha.papers[2], 'Segundos', 'Rabo de toro');
    expect(plancha.papers.join()).not.toContain(COPY);
  });

  test('that waits goes to the printer of whoever makes its lines now, there as a copy if that has one', async () => {
    const { restaurant, owner, diner, stations, plancha, barra } = await kitchen();
    plancha.hasPaper = false;
    await diner.call(placeOrder, { body: restaurant.order({ rabo: 1, agua: 1 }) });
    await diner.call(placeOrder, { body: restaurant.order({ salmorejo: 1 }) });
    await expect.poll(async () => (await waiting()).length).toBe(2);
    await expect.poll(() => barra.papers.length).toBe(1);
    const all = stations.flatMap(({ categorias }) => categorias);
    const partidas = [{ ...stations[1]!, categorias: all }];
    await owner.call(changeStations, { body: { partidas } });
    await printed(2);
    expect([plancha.papers.length, barra.papers.length]).toEqual([0, 3]);
    says(barra.papers[1], COPY, 'Agua con gas', 'Rabo de toro');
    says(barra.papers[2], 'Salmorejo');
    expect(barra.papers[2]).not.toContain(COPY);
  });

  test('printed by hand after that, the whole of the order is headed as a copy', async () => {
    const { restaurant, owner, diner, plancha } = await kitchen();
    const own = await kitchenPrinter();
    await owner.call(changeBoardSettings, { body: printing(own.address) });
    const { idorder } = await diner.call(placeOrder, { body: restaurant.order({ rabo: 1 }) });
    await expect.poll(() => plancha.papers.length).toBe(1);
    await owner.call(printTicket, { params: { id: idorder } });
    await expect.poll(() => own.papers.length).toBe(1);
    says(own.papers[0], COPY);
    expect(plancha.papers[0]).not.toContain(COPY);
  });
});

const takeOff = (id: number, linea: number, unidades: number) => ({
  params: { id },
  body: { lineas: [{ linea, unidades }], motivo: 'No quedan' },
});
const QUITAR = /QUITAR (.+)\n/;

describe('what was taken off an order', () => {
  test('is told each station that has it on paper, once, after its ticket', async () => {
    const { restaurant, owner, diner, plancha, barra } = await kitchen();
    const body = restaurant.order({ rabo: 3, agua: 1 });
    const { idorder } = await diner.call(placeOrder, { body });
    await printed(2);
    await owner.call(removeFromOrder, takeOff(idorder, 1, 1));
    await expect.poll(() => plancha.papers.length).toBe(2);
    says(plancha.papers[1], 'Plancha\n', 'Mesa 4\n', 'QUITAR 1 \u009E Rabo de toro\n', 'No quedan');
    await owner.call(cancelOrder, { params: { id: idorder }, body: { motivo: 'Se han ido' } });
    await expect.poll(() => [plancha.papers.length, barra.papers.length]).toEqual([3, 2]);
    says(plancha.papers[2], 'QUITAR 2 \u009E Rabo de toro\n', 'Se han ido');
    says(barra.papers[1], 'QUITAR 1 \u009E Agua con gas\n', 'Se han ido');
    await printed(2);
    await queueTickets(testApp.db, restaurant.restaurantId);
    await printed(2);
    expect([...plancha.papers, ...barra.papers].join()).not.toContain(COPY);
  });

  test('of a ticket that was never printed is told nobody: it comes without that line', async () => {
    const { restaurant, owner, diner, plancha } = await kitchen();
    plancha.hasPaper = false;
    const body = restaurant.order({ salmorejo: 1, rabo: 2 });
    const { idorder } = await diner.call(placeOrder, { body });
    await expect.poll(async () => (await waiting())[0]?.trouble).toBe('paper');
    await owner.call(removeFromOrder, takeOff(idorder, 1, 1));
    await owner.call(removeFromOrder, takeOff(idorder, 2, 1));
    plancha.hasPaper = true;
    await letSecondsPass(restaurant.restaurantId);
    await printed(1);
    says(plancha.papers[0], '1x  Rabo de toro\n');
    await queueTickets(testApp.db, restaurant.restaurantId);
    await printed(1);
    expect(plancha.papers.length).toBe(1);
  });

  test('waits for paper as a ticket does, and the boards are told', async () => {
    const { restaurant, owner, diner, plancha } = await kitchen();
    const { idorder } = await diner.call(placeOrder, { body: restaurant.order({ rabo: 3 }) });
    await printed(1);
    plancha.hasPaper = false;
    await owner.call(cancelOrder, { params: { id: idorder }, body: { motivo: 'Se han ido' } });
    await expect.poll(async () => (await waiting())[0]?.trouble).toBe('paper');
    const { pendientes } = await owner.call(listWaitingTickets);
    expect(pendientes).toMatchObject([{ partida: 'Plancha', idorder, motivo: 'papel' }]);
    plancha.hasPaper = true;
    await letSecondsPass(restaurant.restaurantId);
    await printed(1);
    expect(QUITAR.exec(plancha.papers[1]!)?.[1]).toBe('3 \u009E Rabo de toro');
  });

  test('after a sending whose end nobody knows is told even where nothing is left to copy', async () => {
    const { restaurant, owner, diner, plancha } = await kitchen();
    plancha.answers = false;
    plancha.cutsAfter = [20];
    const { idorder } = await diner.call(placeOrder, { body: restaurant.order({ rabo: 1 }) });
    await expect.poll(async () => (await waiting())[0]?.trouble).toBe('silent');
    await owner.call(cancelOrder, { params: { id: idorder }, body: { motivo: 'Se han ido' } });
    await letSecondsPass(restaurant.restaurantId);
    await expect.poll(() => plancha.papers.length).toBe(2);
    says(plancha.papers[1], 'QUITAR 1 \u009E Rabo de toro\n');
    await printed(1);
  });

  test('is on the kitchen’s own printer as well, once, in the place of a station that shares it', async () => {
    const { restaurant, owner, diner, plancha, barra } = await kitchen();
    const own = await kitchenPrinter();
    await owner.call(changeBoardSettings, { body: printing(own.address) });
    const body = restaurant.order({ rabo: 3, agua: 1 });
    const { idorder } = await diner.call(placeOrder, { body });
    await printed(2);
    await owner.call(removeFromOrder, takeOff(idorder, 1, 1));
    await expect.poll(() => [plancha.papers.length, own.papers.length]).toEqual([2, 1]);
    says(own.papers[0], 'Mesa 4\n', 'QUITAR 1 \u009E Rabo de toro\n', 'No quedan');
    await owner.call(changeBoardSettings, { body: printing(plancha.address) });
    await owner.call(cancelOrder, { params: { id: idorder }, body: { motivo: 'Se han ido' } });
    await expect.poll(() => [plancha.papers.length, barra.papers.length]).toEqual([4, 2]);
    const ofCancelled = plancha.papers.slice(2).join('');
    expect(ofCancelled.match(/QUITAR 2 \u009E Rabo de toro/g)).toHaveLength(1);
    expect(ofCancelled.match(/QUITAR 1 \u009E Agua con gas/g)).toHaveLength(1);
    expect(own.papers.length).toBe(1);
    expect([...plancha.papers, ...own.papers].join()).not.toContain(COPY);
  });

  test('waits for the kitchen’s own printer where no station has one, and the boards are told', async () => {
    const { restaurant, owner } = await openUnpaid();
    const own = await kitchenPrinter();
    own.hasPaper = false;
    await owner.call(changeBoardSettings, { body: printing(own.address) });
    const diner = await restaurant.seat('4');
    const { idorder } = await diner.call(placeOrder, { body: restaurant.order({ rabo: 3 }) });
    await owner.call(removeFromOrder, takeOff(idorder, 1, 1));
    await owner.call(removeFromOrder, takeOff(idorder, 1, 1));
    await expect.poll(async () => (await waiting())[0]?.trouble).toBe('paper');
    const { pendientes } = await owner.call(listWaitingTickets);
    const one = { partida: '', idorder, curso: null, motivo: 'papel' };
    expect(pendientes).toMatchObject([one, one]);
    own.hasPaper = true;
    await letSecondsPass(restaurant.restaurantId);
    await printed(2);
    expect(own.papers.map((paper) => QUITAR.exec(paper)?.[1])).toEqual([
      '1 \u009E Rabo de toro',
      '1 \u009E Rabo de toro',
    ]);
  });

  test('of an order that was printed by hand and cancelled is told, and a second print is a copy', async () => {
    const { restaurant, owner } = await openUnpaid();
    const own = await kitchenPrinter();
    await owner.call(changeBoardSettings, { body: printing(own.address) });
    const diner = await restaurant.seat('4');
    const { idorder } = await diner.call(placeOrder, { body: restaurant.order({ rabo: 3 }) });
    const params = { id: idorder };
    await owner.call(printTicket, { params });
    await owner.call(printTicket, { params });
    await owner.call(cancelOrder, { params, body: { motivo: 'Se han ido' } });
    await expect.poll(() => own.papers.length).toBe(3);
    expect(own.papers.map((paper) => paper.includes(COPY))).toEqual([false, true, false]);
    says(own.papers[2], 'QUITAR 3 \u009E Rabo de toro\n', 'Se han ido');
  });

  test('follows its station to another name', async () => {
    const { restaurant, owner, diner, stations, plancha } = await kitchen();
    const { idorder } = await diner.call(placeOrder, { body: restaurant.order({ rabo: 3 }) });
    await printed(1);
    const partidas = [{ ...stations[0]!, nombre: 'Parrilla' }, stations[1]!];
    await owner.call(changeStations, { body: { partidas } });
    await owner.call(removeFromOrder, takeOff(idorder, 1, 2));
    await expect.poll(() => plancha.papers.length).toBe(2);
    says(plancha.papers[1], 'Parrilla\n', 'QUITAR 2 \u009E Rabo de toro\n');
  });
});

interface Fired {
  owner: Awaited<ReturnType<typeof kitchen>>['owner'];
  diner: Awaited<ReturnType<typeof kitchen>>['diner'];
  idorder: number;
}
const ofMains = (id: number) => ({ params: { id }, body: { curso: MAINS } });
const printing = (impresora: string) => ({ avisominutos: 10, retrasominutos: 20, impresora });

describe('a printer', () => {
  test('that is silent gets its tickets in their order once it is back, and the boards are told', async () => {
    const { restaurant, owner, diner, stations, plancha, barra } = await kitchen();
    const gone = await kitchenPrinter();
    const partidas = [{ ...stations[0]!, impresora: gone.address }, stations[1]!];
    await owner.call(changeStations, { body: { partidas } });
    unplug();
    await plancha.plugIn(plugIn);
    await barra.plugIn(plugIn);
    await owner.call(changeStations, {
      body: { partidas: [partidas[0]!, { ...stations[1]!, impresora: barra.address }] },
    });
    const board = await testApp.read(owner, streamOrders);
    await board.next(STREAM_EVENTS.restaurant);
    await board.next(STREAM_EVENTS.heartbeat);
    for (const product of ['salmorejo', 'croquetas', 'rabo'] as const) {
      await diner.call(placeOrder, { body: restaurant.order({ [product]: 1 }) });
    }
    await board.next(STREAM_EVENTS.restaurant);
    await expect
      .poll(async () => (await waiting()).map(({ trouble }) => trouble))
      .toEqual(['silent', null, null]);
    // Another station does not wait for it.
    await diner.call(placeOrder, { body: restaurant.order({ agua: 1 }) });
    await expect.poll(() => barra.papers.length).toBe(1);
    await owner.call(changeStations, {
      body: {
        partidas: [
          { ...stations[0]!, impresora: plancha.address },
          { ...stations[1]!, impresora: barra.address },
        ],
      },
    });
    await letSecondsPass(restaurant.restaurantId);
    await printed(4);
    expect(plancha.papers.map((paper) => /Salmorejo|Croquetas|Rabo/.exec(paper)?.[0])).toEqual([
      'Salmorejo',
      'Croquetas',
      'Rabo',
    ]);
    expect(plancha.mostOpen).toBe(1);
    expect(plancha.papers.join()).not.toContain(COPY);
    await board.next(STREAM_EVENTS.restaurant);
  });

  test('without paper is sent nothing until it has some', async () => {
    const { restaurant, diner, plancha } = await kitchen();
    plancha.hasPaper = false;
    await diner.call(placeOrder, { body: restaurant.order({ rabo: 1 }) });
    await expect.poll(waiting).toEqual([{ station: 'Plancha', course: 0, trouble: 'paper' }]);
    expect(plancha.papers).toEqual([]);
    plancha.hasPaper = true;
    await letSecondsPass(restaurant.restaurantId);
    await printed(1);
    expect(plancha.papers.length).toBe(1);
    expect(plancha.papers[0]).not.toContain(COPY);
  });

  test('that breaks off in the middle prints again, and that one is headed as a copy', async () => {
    const { restaurant, diner, plancha } = await kitchen();
    plancha.answers = false;
    plancha.cutsAfter = [20];
    await diner.call(placeOrder, { body: restaurant.order({ rabo: 1 }) });
    await expect.poll(async () => (await waiting())[0]?.trouble).toBe('silent');
    await letSecondsPass(restaurant.restaurantId);
    await printed(1);
    expect(plancha.papers.length).toBe(2);
    says(plancha.papers[1], `${COPY} `, 'Rabo de toro');
  });

  test('that always breaks off does not print for ever', async () => {
    const { restaurant, diner, plancha } = await kitchen();
    plancha.answers = false;
    plancha.cutsAfter = [20];
    await diner.call(placeOrder, { body: restaurant.order({ rabo: 1 }) });
    await expect.poll(async () => (await waiting())[0]?.trouble).toBe('silent');
    await testApp.db.query('update tickets set sendings = 4');
    await letSecondsPass(restaurant.restaurantId);
    await printed(1);
    expect(plancha.papers.length).toBe(1);
  });

  test('gets its tickets one by one, each once, from several processes at a time', async () => {
    const { restaurant, diner, plancha } = await kitchen();
    await testApp.anotherApp();
    await testApp.anotherApp();
    const orders = await Promise.all(
      Array.from({ length: 12 }, async () =>
        diner.call(placeOrder, { body: restaurant.order({ rabo: 1 }) }),
      ),
    );
    await printed(12);
    const numbers = plancha.papers.map((paper) => Number(/n\u00A7 (\d+)/.exec(paper)?.[1]));
    expect(numbers).toEqual(numbers.toSorted((one, other) => one - other));
    expect(plancha.papers.length).toBe(orders.length);
    expect(plancha.mostOpen).toBe(1);
  });

  test('whose process died with its ticket has it from another, once the lease is over', async () => {
    const { restaurant, diner, plancha } = await kitchen();
    plancha.hasPaper = false;
    await diner.call(placeOrder, { body: restaurant.order({ rabo: 1 }) });
    await expect.poll(async () => (await waiting())[0]?.trouble).toBe('paper');
    // As that process leaves it: taken and being sent.
    await testApp.db.query(
      `update tickets set sendings = 1, attempts = attempts + 1,
         due_at = clock_timestamp() + interval '15 seconds'`,
    );
    plancha.hasPaper = true;
    await letSecondsPass(restaurant.restaurantId, 10);
    await diner.call(placeOrder, { body: restaurant.order({ croquetas: 1 }) });
    expect(plancha.papers).toEqual([]);
    await letSecondsPass(restaurant.restaurantId, 6);
    await printed(2);
    expect(plancha.papers.map((paper) => paper.includes(COPY))).toEqual([true, false]);
  });
});
