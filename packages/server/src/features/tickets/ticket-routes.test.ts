import {
  changeBoardSettings,
  changeStations,
  confirmTicket,
  listWaitingTickets,
  placeOrder,
  cancelOrder,
  removeFromOrder,
  takeTicket,
  ticketRowFromWire,
} from '@simplato/contract';
import { COPY_HEADING } from '@simplato/domain';
import { describe, expect, test } from 'vitest';
import { KitchenPrinter, openPrinters } from '../../../test/printers.ts';
import { openTestApp } from '../../../test/test-app.ts';

const testApp = openTestApp();
const { plugIn } = openPrinters();
const BAR = { body: { partida: 'Barra' } };

/** A restaurant whose Barra makes all, and prints on its screen or at an address. */
async function bar(impresora = 'pantalla') {
  const restaurant = await testApp.openRestaurant();
  const owner = await restaurant.logIn();
  const categorias = Object.values(restaurant.categories);
  const partidas = [{ nombre: 'Barra', categorias, impresora }];
  await owner.call(changeStations, { body: { partidas } });
  const screen = await restaurant.logInColleague();
  return { restaurant, owner, screen, diner: await restaurant.seat('4') };
}

const byId = (id: number) => ({ params: { id } });

describe('a screen of a station that prints', () => {
  test('gets its tickets one by one in their order, each once whatever tabs ask', async () => {
    const { restaurant, screen, diner } = await bar();
    expect(await screen.call(takeTicket, BAR)).toEqual({ comanda: null });
    const first = await diner.call(placeOrder, { body: restaurant.order({ agua: 2 }) });
    await diner.call(placeOrder, { body: restaurant.order({ vino: 1 }) });
    const asked = await Promise.all(
      Array.from({ length: 5 }, async () => screen.call(takeTicket, BAR)),
    );
    const [ticket, ...more] = asked.flatMap(({ comanda }) => comanda ?? []);
    expect(more).toEqual([]);
    expect(ticket?.filas.map(ticketRowFromWire)).toEqual([
      { kind: 'station', text: 'Barra' },
      { kind: 'table', text: 'Mesa 4' },
      { kind: 'detail', text: expect.stringContaining(`nº ${first.idorder} ·`) },
      { kind: 'rule' },
      { kind: 'course', text: 'Bebidas' },
      { kind: 'product', quantity: 2, text: 'Agua con gas' },
    ]);
    expect(await screen.call(takeTicket, BAR)).toEqual({ comanda: null });
    for (let time = 1; time <= 2; time += 1) {
      expect(await screen.call(confirmTicket, byId(ticket!.idcomanda))).toEqual({ impresa: true });
    }
    const { comanda } = await screen.call(takeTicket, BAR);
    expect(comanda?.filas.map(({ texto }) => texto)).toContain('Tinto de la vega');
  });

  test('that takes one and is closed leaves it to another after a minute, headed as a copy', async () => {
    const { restaurant, screen, diner } = await bar();
    await diner.call(placeOrder, { body: restaurant.order({ agua: 2 }) });
    const { comanda: taken } = await screen.call(takeTicket, BAR);
    await testApp.db.query(`update tickets set due_at = due_at - interval '59 seconds'`);
    expect(await screen.call(takeTicket, BAR)).toEqual({ comanda: null });
    await testApp.db.query(`update tickets set due_at = due_at - interval '2 seconds'`);
    const { comanda: again } = await screen.call(takeTicket, BAR);
    expect(again?.filas).toEqual([{ tipo: 'copia', texto: COPY_HEADING }, ...taken!.filas]);
  });

  test('gets what was taken off of what it has printed', async () => {
    const { restaurant, owner, screen, diner } = await bar();
    const { idorder } = await diner.call(placeOrder, { body: restaurant.order({ agua: 2 }) });
    const { comanda: ticket } = await screen.call(takeTicket, BAR);
    await screen.call(confirmTicket, byId(ticket!.idcomanda));
    const body = { lineas: [{ linea: 1, unidades: 1 }], motivo: 'No quedan' };
    await owner.call(removeFromOrder, { params: { id: idorder }, body });
    const { comanda: slip } = await screen.call(takeTicket, BAR);
    expect(slip?.filas).toContainEqual({ tipo: 'quitado', texto: 'QUITAR 1 × Agua con gas' });
    await screen.call(confirmTicket, byId(slip!.idcomanda));
    expect(await screen.call(takeTicket, BAR)).toEqual({ comanda: null });
  });

  test('does not get what was cancelled, what others print, or what is of another restaurant', async () => {
    const { restaurant, owner, screen, diner } = await bar();
    const { idorder } = await diner.call(placeOrder, { body: restaurant.order({ agua: 2 }) });
    const other = await bar();
    expect(await other.screen.call(takeTicket, BAR)).toEqual({ comanda: null });
    const { fields } = await screen.refused('bad_request', takeTicket, {
      body: { partida: 'Plancha' },
    });
    expect(fields).toEqual({ partida: 'No hay ninguna partida «Plancha»' });
    const [waiting] = (await screen.call(listWaitingTickets)).pendientes;
    await other.screen.refused('not_found', confirmTicket, byId(waiting!.idcomanda));
    await owner.call(cancelOrder, { params: { id: idorder }, body: { motivo: 'No hay' } });
    expect(await screen.call(takeTicket, BAR)).toEqual({ comanda: null });
    await screen.refused('not_found', confirmTicket, byId(1));
  });
});

describe('what waits for a printer', () => {
  test('is told with its reason, which those behind it share, and no more once it is printed', async () => {
    const printer = await new KitchenPrinter().plugIn(plugIn);
    printer.hasPaper = false;
    const { restaurant, screen, diner } = await bar(printer.address);
    const placed = await diner.call(placeOrder, { body: restaurant.order({ rabo: 1 }) });
    await diner.call(placeOrder, { body: restaurant.order({ agua: 1 }) });
    const pendientes = async () => (await screen.call(listWaitingTickets)).pendientes;
    await expect
      .poll(async () => (await pendientes()).map(({ motivo }) => motivo))
      .toEqual(['papel', 'papel']);
    expect((await pendientes())[0]).toEqual({
      idcomanda: expect.any(Number),
      partida: 'Barra',
      mesa: '4',
      idorder: placed.idorder,
      curso: null,
      desde: expect.stringMatching(/Z$/),
      motivo: 'papel',
    });
    printer.hasPaper = true;
    await testApp.db.query(`update tickets set due_at = due_at - interval '1 minute'`);
    testApp.db.signals.announce('house', String(restaurant.restaurantId));
    await expect.poll(pendientes).toEqual([]);
  });

  test('is nothing of a station that prints nothing, and of no other restaurant', async () => {
    const { restaurant, owner, screen, diner } = await bar();
    await diner.call(placeOrder, { body: restaurant.order({ agua: 1 }) });
    await expect
      .poll(async () => (await screen.call(listWaitingTickets)).pendientes.length)
      .toBe(1);
    const other = await bar();
    expect(await other.screen.call(listWaitingTickets)).toEqual({ pendientes: [] });
    await owner.call(changeStations, { body: { partidas: [] } });
    await owner.call(changeBoardSettings, {
      body: { avisominutos: 10, retrasominutos: 20, impresora: '127.0.0.1:9199' },
    });
    expect(await screen.call(listWaitingTickets)).toEqual({ pendientes: [] });
  });
});
