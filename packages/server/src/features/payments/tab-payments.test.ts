import {
  askForRelease,
  cancelOrder,
  chargeTab,
  checkPayment,
  checkTabPayment,
  closeShift,
  closeTab,
  giveBackTabPayment,
  handBack,
  IDEMPOTENCY_HEADER,
  listTabs,
  mergeTabs,
  moveOrder,
  nameMember,
  openShift,
  placeOrder,
  readOrderMoney,
  readOwnTab,
  readShare,
  readShiftSoFar,
  readTab,
  readTabPaymentMoney,
  readTill,
  refundTabPayment,
  releaseTabPayment,
  seatParty,
  splitTab,
  startTabPayment,
  STREAM_EVENTS,
  streamOrders,
  streamOwnOrders,
  undoCharge,
  type BodyInputOf,
  type TabWire,
} from '@simplato/contract';
import { CAME_TOO_LATE, partCents } from '@simplato/domain';
import { describe, expect, test } from 'vitest';
import { openPayingRestaurant, orderOnline, press } from '../../../test/paying.ts';
import { openTestApp } from '../../../test/test-app.ts';
import type { TestClient } from '../../../test/test-client.ts';
import { endOverdueClaims } from './release-claim.ts';

const testApp = openTestApp();
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

type Wish = BodyInputOf<typeof startTabPayment>;

let keys = 0;
const keyed = (key = `key-${(keys += 1)}`) => ({ headers: { [IDEMPOTENCY_HEADER]: key } });

/** Two friends at table 4: one has ordered two oxtails (2 × 18,00), the other a wine (3,50). */
async function open() {
  const { restaurant, owner } = await openPayingRestaurant(testApp, true);
  await restaurant.codeOf('7');
  const [lucia, marco] = [await restaurant.seat('4'), await restaurant.seat('4')];
  const { idcuenta } = await lucia.call(readOwnTab);
  await marco.call(nameMember, { body: { nombre: 'Marco' } });
  const order = await lucia.call(placeOrder, { body: restaurant.order({ rabo: 2 }) });
  const wine = await marco.call(placeOrder, { body: restaurant.order({ vino: 1 }) });
  const [rabo, vino] = [order.lineas[0]!.preciounitario, wine.lineas[0]!.preciounitario];
  const tab = { params: { id: idcuenta } };
  return { restaurant, owner, lucia, marco, order, wine, rabo, vino, tab, idcuenta };
}

const cents = (money: string) => Math.round(Number(money) * 100);
const money = (of: number) => (of / 100).toFixed(2);

async function start(phone: TestClient, body: Wish, key?: string) {
  return phone.call(startTabPayment, { ...keyed(key), body });
}

const paidOf = ({ total, pagado, reservado, pendiente }: TabWire) => ({
  total,
  pagado,
  reservado,
  pendiente,
});

/** Pays on the page, as a person would, and asks how it went. */
async function pay(phone: TestClient, { idpago, url }: { idpago: number; url: string | null }) {
  await press(testApp.app, url!, 'pagar');
  return phone.call(checkTabPayment, { params: { id: idpago } });
}

describe('a share of the tab', () => {
  test('is claimed, seen by all, paid, and no longer due', async () => {
    const { lucia, marco, order, rabo, vino } = await open();
    const sum = money(2 * cents(rabo));
    const started = await start(lucia, { modo: 'mio', importe: sum, propina: '1.00' });
    expect(started).toMatchObject({ importe: sum, propina: '1.00', url: expect.any(String) });
    const seen = await marco.call(readOwnTab);
    expect(paidOf(seen)).toEqual({
      total: money(2 * cents(rabo) + cents(vino)),
      pagado: '0.00',
      reservado: sum,
      pendiente: money(2 * cents(rabo) + cents(vino)),
    });
    expect(seen.pagos).toMatchObject([
      {
        idcomensal: 1,
        estado: 'pendiente',
        propina: '0.00',
        lineas: [{ idorder: order.idorder, linea: 1, unidades: 2 }],
      },
    ]);
    expect(seen.pedidos[0]?.lineas[0]).toMatchObject({ libre: 0 });
    const { pago, cuenta } = await pay(lucia, started);
    expect(pago).toMatchObject({ estado: 'pagado', importe: sum, propina: '1.00' });
    expect(paidOf(cuenta!)).toMatchObject({ pagado: sum, reservado: '0.00', pendiente: vino });
  });

  test('is told to another phone and the room as it is claimed, and as it is paid', async () => {
    const { owner, lucia, marco, rabo } = await open();
    const streams = [
      await testApp.read(marco, streamOwnOrders),
      await testApp.read(owner, streamOrders),
    ];
    const expectNews = async (estado: 'pendiente' | 'pagado') => {
      for (const stream of streams) {
        const { data } = await stream.next(STREAM_EVENTS.tab);
        expect(JSON.parse(data)).toMatchObject({ pagos: [{ estado }] });
      }
    };
    const { url } = await start(lucia, { modo: 'mio', importe: money(2 * cents(rabo)) });
    await expectNews('pendiente');
    // Its payer's phone asks nothing: the provider tells.
    await press(testApp.app, url!, 'pagar');
    await expectNews('pagado');
  });

  test('belongs to one: the second phone reads whose it is, and is charged nothing', async () => {
    const { lucia, marco, order, rabo } = await open();
    const both: Wish = {
      modo: 'platos',
      lineas: [{ idorder: order.idorder, linea: 1, unidades: 2 }],
      importe: money(2 * cents(rabo)),
    };
    await start(lucia, both);
    const refusal = await marco.refused('share_taken', startTabPayment, { ...keyed(), body: both });
    expect(refusal.cuenta).toMatchObject({ pagos: [{ idcomensal: 1, estado: 'pendiente' }] });
  });

  test('of a product is a third, and odd cents go to the first', async () => {
    const { lucia, marco, order, rabo } = await open();
    const third = (importe: number, tomo = 1): Wish => ({
      modo: 'platos',
      lineas: [{ idorder: order.idorder, linea: 1, unidades: 1, partes: { de: 3, tomo } }],
      importe: money(importe),
    });
    const all = cents(rabo);
    const first = Math.ceil(all / 3);
    await start(lucia, third(first));
    const seen = await marco.call(readOwnTab);
    expect(seen.pedidos[0]?.lineas[0]).toMatchObject({
      libre: 1,
      compartidas: [{ unidad: 1, de: 3, libres: [2, 3] }],
    });
    await start(marco, third(all - first, 2));
    expect((await lucia.call(readOwnTab)).pedidos[0]?.lineas[0]).toMatchObject({
      libre: 1,
      compartidas: [{ unidad: 1, de: 3, libres: [] }],
    });
  });

  test('is refused when the sum shown is another by now, with the sum as it is', async () => {
    const { lucia, rabo } = await open();
    const refusal = await lucia.refused('amount_changed', startTabPayment, {
      ...keyed(),
      body: { modo: 'mio', importe: rabo },
    });
    expect(refusal.importe).toBe(money(2 * cents(rabo)));
    expect((await lucia.call(readOwnTab)).pagos).toEqual([]);
  });

  test('is the same under the same key, and another under it is refused, also an order', async () => {
    const { restaurant, lucia, vino } = await open();
    const wish: Wish = { modo: 'importe', importe: vino };
    const first = await start(lucia, wish, 'once');
    expect(await start(lucia, wish, 'once')).toEqual(first);
    await lucia.refused('key_reused', startTabPayment, {
      ...keyed('once'),
      body: { ...wish, importe: '1.00' },
    });
    const ordering = { body: restaurant.order({ vino: 1 }) };
    await lucia.refused('key_reused', placeOrder, { ...keyed('once'), ...ordering });
    await lucia.call(placeOrder, { ...keyed('order'), ...ordering });
    await lucia.refused('key_reused', startTabPayment, { ...keyed('order'), body: wish });
    const { pedidos, pagos } = await lucia.call(readOwnTab);
    expect([pedidos.length, pagos.length]).toEqual([3, 1]);
  });

  test.each<Wish>([
    { modo: 'importe', importe: '3.00' },
    { modo: 'mio', importe: '36.00' },
  ])('is claimed once by a request that is sent twice at once: %j', async (wish) => {
    const { lucia } = await open();
    const [first, again] = await Promise.all([
      start(lucia, wish, 'at-once'),
      start(lucia, wish, 'at-once'),
    ]);
    expect(again.idpago).toBe(first.idpago);
    expect((await lucia.call(readOwnTab)).pagos).toHaveLength(1);
  });

  test('may be any amount up to what is open, but not less than the provider takes', async () => {
    const { lucia, rabo, vino } = await open();
    const due = 2 * cents(rabo) + cents(vino);
    const tooMuch = { modo: 'importe', importe: money(due + 1) } as const;
    const refusal = await lucia.refused('amount_changed', startTabPayment, {
      ...keyed(),
      body: tooMuch,
    });
    expect(refusal.importe).toBe(money(due));
    const little = { modo: 'importe', importe: '0.49' } as const;
    await lucia.refused('amount_too_small', startTabPayment, { ...keyed(), body: little });
    const all = await start(lucia, { modo: 'importe', importe: money(due) });
    const one = { modo: 'importe', importe: '1.00' } as const;
    await lucia.refused('share_taken', startTabPayment, { ...keyed(), body: one });
    await pay(lucia, all);
    await lucia.refused('nothing_due', startTabPayment, { ...keyed(), body: one });
  });

  test('that cannot be read is refused by name', async () => {
    const { lucia } = await open();
    const unreadable = [
      { importe: '1.00' },
      { modo: 'importe', importe: '0.00' },
      { modo: 'importe', importe: '-1.00' },
      { modo: 'importe', importe: 'mucho' },
      { modo: 'partes', partes: { de: 0, tomo: 1 }, importe: '1.00' },
      { modo: 'partes', partes: { de: 2, tomo: 3 }, importe: '1.00' },
      { modo: 'platos', lineas: [], importe: '1.00' },
      { modo: 'importe', importe: '1.00', propina: '-0.50' },
    ];
    for (const body of unreadable) {
      const sending = { ...keyed(), body: body as Wish };
      const { fields } = await lucia.refused('bad_request', startTabPayment, sending);
      expect(fields, JSON.stringify(body)).not.toEqual({});
    }
    expect((await lucia.call(readOwnTab)).pagos).toEqual([]);
  });

  test('of another table, or of a line that is not there, is not on the bill', async () => {
    const { restaurant, owner, lucia, order, rabo, tab } = await open();
    const stranger = await restaurant.seat('5');
    await stranger.call(placeOrder, { body: restaurant.order({ rabo: 2 }) });
    const { idcuenta } = await stranger.call(readOwnTab);
    const lineas = (linea: number) => [{ idorder: order.idorder, linea, unidades: 1 }];
    const wish = (linea: number): Wish => ({
      modo: 'platos',
      lineas: lineas(linea),
      importe: rabo,
    });
    await stranger.refused('share_gone', startTabPayment, { ...keyed(), body: wish(1) });
    await lucia.refused('share_gone', startTabPayment, { ...keyed(), body: wish(9) });
    const charge = (linea: number) => ({
      ...keyed(),
      body: { forma: 'efectivo' as const, importe: rabo, lineas: lineas(linea) },
    });
    const other = { params: { id: idcuenta } };
    await owner.refused('share_gone', chargeTab, { ...other, ...charge(1) });
    await owner.refused('share_gone', chargeTab, { ...tab, ...charge(9) });
  });

  test.each([
    ['the last product', 'platos'],
    ['all that is left', 'todo'],
  ] as const)(
    'of twenty phones that claim %s at once, one has it, and the others read who',
    async (_what, modo) => {
      const { restaurant, lucia, wine, rabo, vino } = await open();
      const phones = await Promise.all(Array.from({ length: 20 }, () => restaurant.seat('4')));
      await pay(lucia, await start(lucia, { modo: 'mio', importe: money(2 * cents(rabo)) }));
      const lineas = [{ idorder: wine.idorder, linea: 1, unidades: 1 }];
      const body: Wish =
        modo === 'todo' ? { modo, importe: vino } : { modo, lineas, importe: vino };
      const answers = await Promise.all(
        phones.map(async (phone) => phone.send(startTabPayment, { ...keyed(), body })),
      );
      const winner = answers.findIndex(({ statusCode }) => statusCode === 201);
      const { comensales } = await phones[winner]!.call(readOwnTab);
      const { idcomensal } = comensales.find(({ yo }) => yo)!;
      const lost = answers.filter((_, index) => index !== winner).map((one) => one.json<object>());
      const pagos = [
        expect.objectContaining({ estado: 'pagado' }),
        expect.objectContaining({ idcomensal, estado: 'pendiente', importe: vino }),
      ];
      const refusal = { code: 'share_taken', cuenta: expect.objectContaining({ pagos }) };
      expect(lost).toEqual(lost.map(() => expect.objectContaining(refusal)));
      expect(lost).toHaveLength(19);
    },
  );
});

describe('equal parts', () => {
  test('are fixed by the first: another number is refused until all are free', async () => {
    const { lucia, marco, rabo, vino } = await open();
    const due = 2 * cents(rabo) + cents(vino);
    const part = (de: number, importe: number): Wish => ({
      modo: 'partes',
      partes: { de, tomo: 1 },
      importe: money(importe),
    });
    const first = await start(lucia, part(4, Math.ceil(due / 4)));
    const refusal = await marco.refused('other_parts', startTabPayment, {
      ...keyed(),
      body: part(2, Math.ceil(due / 2)),
    });
    expect(refusal.cuenta).toMatchObject({ partes: { de: 4, importe: money(due) } });
    await lucia.call(giveBackTabPayment, { params: { id: first.idpago } });
    await start(marco, part(2, Math.ceil(due / 2)));
  });

  test('end once the rest is paid otherwise: what is ordered then is divided anew', async () => {
    const { restaurant, owner, lucia, marco, rabo, vino, idcuenta } = await open();
    const due = 2 * cents(rabo) + cents(vino);
    const quarter = Math.ceil(due / 4);
    const part = (de: number, importe: number): Wish => ({
      modo: 'partes',
      partes: { de, tomo: 1 },
      importe: money(importe),
    });
    await pay(lucia, await start(lucia, part(4, quarter)));
    await owner.call(chargeTab, {
      params: { id: idcuenta },
      ...keyed(),
      body: { forma: 'efectivo', importe: money(due - quarter) },
    });
    await marco.call(placeOrder, { body: restaurant.order({ vino: 1 }) });
    expect(await marco.call(readOwnTab)).toMatchObject({ partes: null, pendiente: vino });
    await start(marco, part(2, Math.ceil(cents(vino) / 2)));
  });
});

describe('a claim', () => {
  test('stays while a bank decides: neither its payer nor a friend takes it back', async () => {
    const { restaurant, lucia, marco, vino } = await open();
    const started = await start(marco, { modo: 'mio', importe: vino });
    // The bank decides within a minute of the clock: a friend may ask after three.
    await testApp.db.query(
      `update payments set created_at = created_at - interval '4 minutes'
       where restaurant_id = $1`,
      [restaurant.restaurantId],
    );
    await press(testApp.app, started.url!, 'pagar-tarde');
    const params = { id: started.idpago };
    await marco.refused('payment_underway', giveBackTabPayment, { params });
    await lucia.refused('payment_underway', askForRelease, { params });
    const { reservado, pagos } = await lucia.call(readOwnTab);
    expect(reservado).toBe(vino);
    expect(pagos).toMatchObject([{ estado: 'pendiente', banco: true }]);
  });

  test('is given back by its payer, and free at once', async () => {
    const { lucia, marco, rabo } = await open();
    const wish: Wish = { modo: 'mio', importe: money(2 * cents(rabo)) };
    const { idpago, url } = await start(lucia, wish);
    const tab = await lucia.call(giveBackTabPayment, { params: { id: idpago } });
    expect(tab).toMatchObject({ reservado: '0.00', pagos: [{ estado: 'caducado' }] });
    // Twice is once, and nobody can give back what is another's.
    await lucia.call(giveBackTabPayment, { params: { id: idpago } });
    await marco.refused('not_found', giveBackTabPayment, { params: { id: idpago } });
    expect(url).not.toBeNull();
    await start(lucia, wish);
  });

  test('of another may be asked for after three minutes, and not before', async () => {
    const { lucia, marco, vino } = await open();
    const { idpago } = await start(marco, { modo: 'mio', importe: vino });
    await lucia.refused('too_soon_to_release', askForRelease, { params: { id: idpago } });
    testApp.clock.advance(4 * MINUTE_MS);
    const tab = await lucia.call(askForRelease, { params: { id: idpago } });
    expect(tab).toMatchObject({ reservado: '0.00' });
  });

  test('is let go by the waiter at once', async () => {
    const { owner, marco, vino, tab } = await open();
    const started = await start(marco, { modo: 'mio', importe: vino });
    const before = await owner.call(releaseTabPayment, {
      params: { ...tab.params, idpago: started.idpago },
    });
    expect(before).toMatchObject({ reservado: '0.00', pagos: [{ estado: 'caducado' }] });
  });

  test('whose money comes too late says why it goes back, to its payer and to the room alike', async () => {
    const { restaurant, owner, marco, vino, tab } = await open();
    const { idpago, url } = await start(marco, { modo: 'mio', importe: vino });
    // Let go of, and its page not closed yet.
    await testApp.db.query(
      `update payments set released_at = now(), look_at = 'infinity'
       where restaurant_id = $1 and payment_number = $2`,
      [restaurant.restaurantId, idpago],
    );
    const { pago } = await pay(marco, { idpago, url });
    expect(pago).toMatchObject({ estado: 'devuelto', motivo: CAME_TOO_LATE });
    const { pagos } = await owner.call(readTab, tab);
    expect(pagos).toMatchObject([{ idpago, estado: 'devuelto', motivo: CAME_TOO_LATE }]);
  });

  test('says why it ended, to its payer and to the room alike', async () => {
    const { owner, lucia, marco, wine, vino, rabo, tab } = await open();
    const begin = async () => start(marco, { modo: 'mio', importe: vino });
    const endOf = async ({ idpago }: { idpago: number }) => {
      const told = [await marco.call(readOwnTab), await owner.call(readTab, tab)].map(
        ({ pagos }) => pagos.find((one) => one.idpago === idpago)?.fin,
      );
      expect(told[0]).toBe(told[1]);
      return told[0];
    };
    const left = await begin();
    expect(await endOf(left)).toBeUndefined();
    await marco.call(giveBackTabPayment, { params: { id: left.idpago } });
    expect(await endOf(left)).toBe('dejado');
    const asked = await begin();
    testApp.clock.advance(4 * MINUTE_MS);
    await lucia.call(askForRelease, { params: { id: asked.idpago } });
    expect(await endOf(asked)).toBe('soltado');
    const late = await begin();
    testApp.clock.advance(HOUR_MS);
    await marco.call(checkTabPayment, { params: { id: late.idpago } });
    expect(await endOf(late)).toBe('tiempo');
    const refused = await begin();
    await press(testApp.app, refused.url!, 'pagar-tarde-y-falla');
    testApp.clock.advance(MINUTE_MS);
    await marco.call(checkTabPayment, { params: { id: refused.idpago } });
    expect(await endOf(refused)).toBe('rechazado');
    const cancelled = await begin();
    await owner.call(cancelOrder, { params: { id: wine.idorder }, body: { motivo: 'No queda' } });
    expect(await endOf(cancelled)).toBe('cambiado');
    const rest = async () => start(marco, { modo: 'todo', importe: money(2 * cents(rabo)) });
    const taken = await rest();
    const body = { forma: 'efectivo', importe: money(2 * cents(rabo)) } as const;
    const { pago } = await owner.call(chargeTab, { ...tab, ...keyed(), body });
    expect(await endOf(taken)).toBe('cobrado');
    const undone = { params: { ...tab.params, idpago: pago.idpago }, body: { motivo: 'Error' } };
    await owner.call(undoCharge, undone);
    const closed = await rest();
    await owner.call(closeTab, { ...tab, body: { motivo: 'otro' } });
    expect(await endOf(closed)).toBe('cerrada');
  });

  test('ends an hour after its page has closed, if the provider says nothing', async () => {
    const { lucia, vino } = await open();
    await start(lucia, { modo: 'importe', importe: vino });
    testApp.clock.advance(HOUR_MS + 40 * MINUTE_MS);
    const dependencies = {
      db: testApp.db,
      now: testApp.clock.now,
      announce: () => {},
      onError: (error: unknown) => {
        throw error;
      },
    };
    await endOverdueClaims(dependencies as unknown as Parameters<typeof endOverdueClaims>[0]);
    expect(await lucia.call(readOwnTab)).toMatchObject({ reservado: '0.00' });
  });
});

describe.each([
  ['at another table', false],
  ['before the question whose another table’s tab is', true],
])('the payer who is by now %s', (_where, isAsked) => {
  async function goOn() {
    const table = await open();
    const { restaurant, marco, vino } = table;
    const started = await start(marco, { modo: 'mio', importe: vino, propina: '1.00' });
    if (isAsked) {
      const other = await restaurant.seat('7');
      await other.call(placeOrder, { body: restaurant.order({ vino: 1 }) });
      await testApp.db.query(`update orders set status = 'closed' where table_name = '7'`);
    }
    const { idcuenta } = await marco.enter(await restaurant.codeOf('7'));
    expect(idcuenta === null).toBe(isAsked);
    return { ...table, ...started };
  }

  test('reads that it was paid, and has its receipt', async () => {
    const { lucia, marco, vino, ...started } = await goOn();
    expect(await pay(marco, started)).toMatchObject({
      pago: { estado: 'pagado', importe: vino, propina: '1.00' },
      cuenta: null,
    });
    const params = { id: started.idpago };
    expect(await marco.call(readShare, { params })).toMatchObject({ idpago: started.idpago });
    // Everybody else finds it at its own table alone.
    const { cuenta } = await lucia.call(checkTabPayment, { params });
    expect(cuenta).toMatchObject({ pagado: vino });
    const stranger = await started.restaurant.seat('5');
    await stranger.refused('not_found', checkTabPayment, { params });
  });

  test('reads that it came too late and goes back', async () => {
    const { marco, restaurant, ...started } = await goOn();
    // Let go of, and its page not closed yet.
    await testApp.db.query(
      `update payments set released_at = now(), look_at = 'infinity'
       where restaurant_id = $1 and payment_number = $2`,
      [restaurant.restaurantId, started.idpago],
    );
    expect(await pay(marco, started)).toMatchObject({
      pago: { estado: 'devuelto', motivo: CAME_TOO_LATE },
      cuenta: null,
    });
  });

  test('leaves it, and it is free at the table', async () => {
    const { lucia, marco, idpago } = await goOn();
    const params = { id: idpago };
    const left = { pago: { idpago, estado: 'caducado', fin: 'dejado' } };
    for (const _time of [1, 2]) {
      expect(await marco.call(giveBackTabPayment, { params })).toMatchObject(left);
    }
    expect(await lucia.call(readOwnTab)).toMatchObject({ reservado: '0.00' });
  });
});

describe('the waiter', () => {
  const given = (importe: string, more: object = {}) =>
    ({ forma: 'efectivo', importe, ...more }) as BodyInputOf<typeof chargeTab>;

  test('takes the rest in cash, works out the change, and frees what phones hold', async () => {
    const { owner, lucia, rabo, vino, tab } = await open();
    const started = await start(lucia, { modo: 'mio', importe: money(2 * cents(rabo)) });
    const due = money(2 * cents(rabo) + cents(vino));
    const charged = await owner.call(chargeTab, {
      ...tab,
      ...keyed(),
      body: given(due, { entregado: '100.00' }),
    });
    expect(charged.cambio).toBe(money(10_000 - cents(due)));
    expect(charged.pago).toMatchObject({ forma: 'efectivo', estado: 'pagado', importe: due });
    expect(charged.cuenta).toMatchObject({ pendiente: '0.00', reservado: '0.00', pagado: due });
    // Her page is closed by the worker; should she have paid on it before, her money goes back.
    await press(testApp.app, started.url!, 'pagar').catch(() => {});
    const { pago, cuenta } = await lucia.call(checkTabPayment, {
      params: { id: started.idpago },
    });
    expect(['caducado', 'devuelto']).toContain(pago.estado);
    expect(cuenta).toMatchObject({ pagado: due, pendiente: '0.00' });
  });

  test('takes the part of one, and frees only what is in the way', async () => {
    const { owner, lucia, marco, order, rabo, vino, tab } = await open();
    await start(marco, { modo: 'mio', importe: vino });
    await start(lucia, {
      modo: 'platos',
      lineas: [{ idorder: order.idorder, linea: 1, unidades: 2 }],
      importe: money(2 * cents(rabo)),
    });
    const { cuenta } = await owner.call(chargeTab, {
      ...tab,
      ...keyed(),
      body: given(rabo, {
        forma: 'tarjeta',
        idcomensal: 1,
        lineas: [{ idorder: order.idorder, linea: 1, unidades: 1 }],
      }),
    });
    expect(cuenta.pagos.map(({ estado }) => estado)).toEqual(['pendiente', 'caducado', 'pagado']);
    expect(cuenta).toMatchObject({ pagado: rabo, reservado: vino });
  });

  test('takes what is free beside what phones are paying, products and the rest', async () => {
    const { owner, lucia, order, rabo, vino, tab } = await open();
    const one = [{ idorder: order.idorder, linea: 1, unidades: 1 }];
    await start(lucia, { modo: 'platos', lineas: one, importe: rabo });
    const take = async (importe: string, more: object) =>
      owner.call(chargeTab, { ...tab, ...keyed(), body: given(importe, more) });
    const product = await take(rabo, { lineas: one, idcomensal: 1 });
    expect(product.cuenta).toMatchObject({ pagado: rabo, reservado: rabo });
    const rest = await take(vino, {});
    expect(rest.pago.lineas).toHaveLength(1);
    expect(rest.cuenta).toMatchObject({ reservado: rabo, pendiente: rabo });
    expect(rest.cuenta.pagos.map(({ estado }) => estado)).toEqual([
      'pendiente',
      'pagado',
      'pagado',
    ]);
  });

  test('charges once under one key, never more than is due, and nothing that is paid', async () => {
    const { restaurant, owner, lucia, order, rabo, tab } = await open();
    const body = given(rabo, { lineas: [{ idorder: order.idorder, linea: 1, unidades: 1 }] });
    const [one, two] = [
      await owner.call(chargeTab, { ...tab, ...keyed('cash'), body }),
      await owner.call(chargeTab, { ...tab, ...keyed('cash'), body }),
    ];
    expect(two.pago.idpago).toBe(one.pago.idpago);
    await owner.refused('key_reused', chargeTab, {
      ...tab,
      ...keyed('cash'),
      body: given('1.00'),
    });
    const ordering = { body: restaurant.order({ vino: 1 }) };
    await lucia.refused('key_reused', placeOrder, { ...keyed('cash'), ...ordering });
    await lucia.call(placeOrder, { ...keyed('order'), ...ordering });
    await owner.refused('key_reused', chargeTab, {
      ...tab,
      ...keyed('order'),
      body: given('1.00'),
    });
    await owner.refused('amount_changed', chargeTab, { ...tab, ...keyed(), body: given('900.00') });
    const both = { ...body, lineas: [{ idorder: order.idorder, linea: 1, unidades: 2 }] };
    await owner.refused('share_taken', chargeTab, { ...tab, ...keyed(), body: both });
    const short = await owner.refused('bad_request', chargeTab, {
      ...tab,
      ...keyed(),
      body: given('2.00', { entregado: '1.00' }),
    });
    expect(short.fields).toHaveProperty('entregado');
    for (const [more, field] of [
      [{ propina: '999999' }, 'propina'],
      [{ forma: 'tarjeta', entregado: '50.00' }, 'entregado'],
      [{ entregado: '1000000' }, 'entregado'],
    ] as const) {
      const { fields } = await owner.refused('bad_request', chargeTab, {
        ...tab,
        ...keyed(),
        body: given('1.00', more),
      });
      expect(fields).toHaveProperty(field);
    }
  });

  test('undoes a charge with a reason while the tab is open, once', async () => {
    const { owner, tab, rabo, idcuenta } = await open();
    const { pago } = await owner.call(chargeTab, { ...tab, ...keyed(), body: given(rabo) });
    const of = { params: { id: idcuenta, idpago: pago.idpago } };
    await owner.refused('bad_request', undoCharge, { ...of, body: { motivo: '' } });
    const body = { motivo: 'Pagaban con tarjeta' };
    for (const _time of [1, 2]) {
      expect(await owner.call(undoCharge, { ...of, body })).toMatchObject({
        pagado: '0.00',
        pagos: [{ estado: 'deshecho', motivo: 'Pagaban con tarjeta' }],
      });
    }
    const again = await owner.call(chargeTab, { ...tab, ...keyed(), body: given(rabo) });
    await owner.call(closeTab, { ...tab, body: { motivo: 'otro' } });
    await owner.refused('tab_closed', undoCharge, {
      params: { id: idcuenta, idpago: again.pago.idpago },
      body,
    });
    await owner.refused('tab_closed', chargeTab, { ...tab, ...keyed(), body: given('1.00') });
  });

  test('of another restaurant finds nothing', async () => {
    const { tab, rabo, lucia, idcuenta } = await open();
    const { owner: other } = await openPayingRestaurant(testApp);
    await other.refused('not_found', chargeTab, { ...tab, ...keyed(), body: given(rabo) });
    const { idpago } = await start(lucia, { modo: 'importe', importe: '1.00' });
    const of = { params: { id: idcuenta, idpago } };
    await other.refused('not_found', releaseTabPayment, of);
    await other.refused('not_found', handBack, of);
  });
});

describe.each(['cobro', 'cerrar', 'soltar'] as const)(
  'money that is with the bank when %s takes its share',
  (how) => {
    async function openAtBank(action: 'pagar-tarde' | 'pagar-tarde-y-falla') {
      const table = await open();
      const { owner, lucia, tab, rabo, vino } = table;
      await owner.call(openShift, { body: { fondo: '0' } });
      const started = await start(lucia, { modo: 'mio', importe: money(2 * cents(rabo)) });
      await press(testApp.app, started.url!, action);
      const asked = await lucia.call(checkTabPayment, { params: { id: started.idpago } });
      expect(asked.pago).toMatchObject({ estado: 'pendiente', banco: true });
      const due = money(2 * cents(rabo) + cents(vino));
      if (how === 'cobro') {
        await owner.call(chargeTab, {
          ...tab,
          ...keyed(),
          body: { forma: 'tarjeta', importe: due },
        });
      } else if (how === 'cerrar') {
        await owner.call(closeTab, { ...tab, body: { motivo: 'otro' } });
      } else {
        const params = { ...tab.params, idpago: started.idpago };
        await owner.call(releaseTabPayment, { params });
      }
      const ask = async () => lucia.call(checkTabPayment, { params: { id: started.idpago } });
      return { ...table, ...started, ask };
    }

    test('claims nothing, and is said to be there until the bank has spoken', async () => {
      const { owner, tab, idpago, ask } = await openAtBank('pagar-tarde');
      const waiting = { idpago, estado: 'pendiente', banco: true, sincargo: false, lineas: [] };
      const { pago, cuenta } = await ask();
      expect(pago).toMatchObject(waiting);
      expect(cuenta?.reservado).toBe('0.00');
      const { pagos } = await owner.call(readTab, tab);
      expect(pagos.find((one) => one.idpago === idpago)).toMatchObject(waiting);
      const named = [{ idpago, suelto: true }];
      expect(await owner.call(readShiftSoFar)).toMatchObject({ abiertos: named });
      const z = await owner.call(closeShift, { body: { contado: '0', deja: '0' } });
      expect(z.informe).toMatchObject({ abiertos: named });
      // Then its money goes back, and nobody's sums have it.
      testApp.clock.advance(MINUTE_MS);
      expect((await ask()).pago).toMatchObject({ estado: 'devuelto' });
    });

    test('is known to have cost nothing once the bank has refused it', async () => {
      const { ask } = await openAtBank('pagar-tarde-y-falla');
      testApp.clock.advance(MINUTE_MS);
      const { pago } = await ask();
      expect(pago).toMatchObject({ estado: 'caducado', banco: false, sincargo: true });
      const ends = { cobro: 'cobrado', cerrar: 'cerrada', soltar: 'soltado' };
      expect(pago.fin).toBe(ends[how]);
    });
  },
);

describe('when a tab changes under its payments', () => {
  test('closing it ends every claim', async () => {
    const { owner, lucia, rabo, tab } = await open();
    await start(lucia, { modo: 'mio', importe: money(2 * cents(rabo)) });
    const closed = await owner.call(closeTab, { ...tab, body: { motivo: 'otro' } });
    expect(closed).toMatchObject({ estado: 'CERRADA', reservado: '0.00' });
    await lucia.refused('tab_closed', startTabPayment, {
      ...keyed(),
      body: { modo: 'importe', importe: '1.00' },
    });
  });

  test('equal parts go into another tab and back, each of what it was', async () => {
    const { restaurant, owner, lucia, marco, rabo, vino, tab } = await open();
    const due = 2 * cents(rabo) + cents(vino);
    const part = (de: number, importe: number): Wish => ({
      modo: 'partes',
      partes: { de, tomo: 1 },
      importe: money(importe),
    });
    const quarter = (which: number) => part(4, partCents(due, 4, which));
    await pay(lucia, await start(lucia, quarter(1)));
    const other = await restaurant.seat('7');
    const { idcuenta: into } = await other.call(readOwnTab);
    await other.call(placeOrder, { body: restaurant.order({ vino: 2 }) });
    // Another table's halves go first at their own, and then the quarters are as they were.
    await pay(other, await start(other, part(2, cents(vino))));
    await owner.call(mergeTabs, { ...tab, body: { idcuenta: into } });
    await marco.refused('other_parts', startTabPayment, { ...keyed(), body: quarter(2) });
    const back = await owner.call(splitTab, { params: { id: into } });
    expect(back.partes).toMatchObject({ de: 4, importe: money(due), libres: [2, 3, 4] });
    expect((await other.call(readOwnTab)).partes).toMatchObject({ de: 2, libres: [2] });
    await owner.call(mergeTabs, { ...tab, body: { idcuenta: into } });
    await pay(other, await start(other, part(2, cents(vino))));
    for (const which of [2, 3, 4]) await pay(marco, await start(marco, quarter(which)));
    expect(paidOf(await marco.call(readOwnTab))).toMatchObject({
      pagado: money(due + 2 * cents(vino)),
      pendiente: '0.00',
    });
  });

  test('a merge brings payments and claims along, and cannot be undone once more was paid', async () => {
    const { restaurant, owner, lucia, marco, vino, rabo, tab } = await open();
    const paid = await start(marco, { modo: 'mio', importe: vino });
    await pay(marco, paid);
    await start(lucia, { modo: 'mio', importe: money(2 * cents(rabo)) });
    const { idcuenta: into } = await owner.call(seatParty, { body: { mesa: '7' } });
    const merged = await owner.call(mergeTabs, { ...tab, body: { idcuenta: into } });
    expect(merged).toMatchObject({ pagado: vino, reservado: money(2 * cents(rabo)) });
    const back = await owner.call(splitTab, { params: { id: into } });
    expect(back).toMatchObject({ pagado: vino, reservado: money(2 * cents(rabo)) });
    await owner.call(mergeTabs, { ...tab, body: { idcuenta: into } });
    await lucia.call(placeOrder, { body: restaurant.order({ vino: 1 }) });
    await start(marco, { modo: 'importe', importe: '1.00' });
    await owner.refused('too_late_to_split', splitTab, { params: { id: into } });
  });

  test('an order goes to another tab with what was paid of it', async () => {
    const { owner, marco, wine, vino, tab } = await open();
    const started = await start(marco, { modo: 'mio', importe: vino });
    await pay(marco, started);
    const { idcuenta: into } = await owner.call(seatParty, { body: { mesa: '7' } });
    const params = { id: wine.idorder };
    const moved = await owner.call(moveOrder, { params, body: { idcuenta: into } });
    expect(moved).toMatchObject({ total: vino, pagado: vino, pendiente: '0.00' });
    expect(await owner.call(readTab, tab)).toMatchObject({ pagado: '0.00' });
    expect(await owner.call(readOrderMoney, { params })).toMatchObject({
      cuenta: { idcuenta: into, pagos: [{ idpago: started.idpago, importe: vino }] },
    });
  });

  test('what is given back of a payment for orders of two tabs is given back once', async () => {
    const { owner, marco, wine, vino, rabo, idcuenta, tab } = await open();
    const all = money(2 * cents(rabo) + cents(vino));
    const started = await start(marco, { modo: 'todo', importe: all });
    await pay(marco, started);
    const { idcuenta: into } = await owner.call(seatParty, { body: { mesa: '7' } });
    await owner.call(moveOrder, { params: { id: wine.idorder }, body: { idcuenta: into } });
    const giveBack = async (importe: string) =>
      owner.call(refundTabPayment, {
        ...keyed(),
        params: { id: idcuenta, idpago: started.idpago },
        body: { que: { tipo: 'importe', importe }, motivo: 'Salió frío' },
      });
    const told = async () => [
      paidOf(await owner.call(readTab, tab)),
      paidOf(await owner.call(readTab, { params: { id: into } })),
    ];
    await giveBack('5.00');
    expect(await told()).toMatchObject([
      { pagado: money(2 * cents(rabo) - 500), pendiente: '0.00' },
      { pagado: vino, pendiente: '0.00' },
    ]);
    await giveBack(money(2 * cents(rabo) - 500 + 1));
    expect(await told()).toMatchObject([
      { pagado: '0.00', pendiente: '0.00' },
      { pagado: money(cents(vino) - 1), pendiente: '0.00' },
    ]);
  });

  test('an order that goes while somebody pays it takes the payment out of the list of its tab', async () => {
    const { restaurant, owner, marco, lucia, wine, vino, tab } = await open();
    await lucia.call(placeOrder, { body: restaurant.order({ rabo: 1 }) });
    const started = await start(marco, { modo: 'mio', importe: vino, propina: '1.00' });
    const { idcuenta: into } = await owner.call(seatParty, { body: { mesa: '7' } });
    await owner.call(moveOrder, { params: { id: wine.idorder }, body: { idcuenta: into } });
    for (const estado of ['pendiente', 'pagado']) {
      if (estado === 'pagado') await pay(marco, started);
      expect((await owner.call(readTab, tab)).pagos).toEqual([]);
      expect((await lucia.call(readOwnTab)).pagos).toEqual([]);
      // Its payer finds it where they are.
      const own = { idpago: started.idpago, estado, importe: '0.00', propina: '1.00' };
      expect((await marco.call(readOwnTab)).pagos).toMatchObject([own]);
      expect((await owner.call(readTab, { params: { id: into } })).pagos).toMatchObject([
        { idpago: started.idpago, estado, importe: vino },
      ]);
    }
    const { pedidos } = await owner.call(readTab, tab);
    const params = { id: pedidos[0]?.idorder ?? 0 };
    expect((await owner.call(readOrderMoney, { params })).cuenta?.pagos ?? []).toEqual([]);
  });

  test('the money of an order shows what else came of its tab, and of orders paid by themselves', async () => {
    const { restaurant, owner, lucia, marco, order, vino, idcuenta } = await open();
    const own = await orderOnline(lucia, restaurant.order({ rabo: 1 }));
    await press(testApp.app, own.url, 'pagar');
    await lucia.call(checkPayment, { params: { id: own.idorder } });
    await pay(marco, await start(marco, { modo: 'mio', importe: vino }));
    const paidOfTabOf = async (id: number) =>
      (await owner.call(readOrderMoney, { params: { id } })).cuenta;
    expect(await paidOfTabOf(order.idorder)).toMatchObject({
      idcuenta,
      pagos: [
        { idorder: own.idorder, nombre: 'Comensal 1' },
        { importe: vino, nombre: 'Marco' },
      ],
    });
    // Its own payment is told apart.
    expect((await paidOfTabOf(own.idorder))?.pagos).toMatchObject([{ importe: vino }]);
  });

  test('a charge of an order that went is undone, or handed back, from where it is shown', async () => {
    const { owner, order, rabo, tab } = await open();
    const { idcuenta: beside } = await owner.call(seatParty, { body: { mesa: '7' } });
    const { pago } = await owner.call(chargeTab, {
      ...keyed(),
      ...tab,
      body: {
        forma: 'efectivo',
        importe: money(2 * cents(rabo)),
        lineas: [{ idorder: order.idorder, linea: 1, unidades: 2 }],
      },
    });
    const charge = { id: beside, idpago: pago.idpago };
    const undo = { params: charge, body: { motivo: 'Era con tarjeta' } };
    await owner.refused('not_found', undoCharge, undo);
    await owner.call(moveOrder, { params: { id: order.idorder }, body: { idcuenta: beside } });
    await owner.call(closeTab, { ...tab, body: { motivo: 'otro' } });
    const undone = await owner.call(undoCharge, undo);
    expect(undone).toMatchObject({ pagado: '0.00', pendiente: money(2 * cents(rabo)) });
  });

  test('an order that goes leaves no more paid than is left', async () => {
    const { owner, lucia, order, rabo, vino, tab } = await open();
    const { pago } = await owner.call(chargeTab, {
      ...tab,
      ...keyed(),
      body: { forma: 'efectivo', importe: money(cents(vino) + 100) },
    });
    const { idcuenta: into } = await owner.call(seatParty, { body: { mesa: '7' } });
    const params = { id: order.idorder };
    await owner.refused('paid_on_account', moveOrder, { params, body: { idcuenta: into } });
    await owner.call(undoCharge, {
      params: { ...tab.params, idpago: pago.idpago },
      body: { motivo: 'Era de la otra mesa' },
    });
    await start(lucia, { modo: 'importe', importe: money(2 * cents(rabo)) });
    await owner.call(moveOrder, { params, body: { idcuenta: into } });
    expect(await owner.call(readTab, tab)).toMatchObject({ reservado: '0.00', pendiente: vino });
  });

  /** The wine goes to another tab, which joins this one; then all else here is cancelled. */
  async function joinedAgain({ owner, order, wine, idcuenta }: Awaited<ReturnType<typeof open>>) {
    const { idcuenta: other } = await owner.call(seatParty, { body: { mesa: '7' } });
    await owner.call(moveOrder, { params: { id: wine.idorder }, body: { idcuenta: other } });
    await owner.call(mergeTabs, { params: { id: other }, body: { idcuenta } });
    await owner.call(cancelOrder, { params: { id: order.idorder }, body: { motivo: 'Se van' } });
  }

  test('tabs that are split again leave no more claimed than each costs', async () => {
    const table = await open();
    await start(table.lucia, { modo: 'importe', importe: '1.00' });
    await joinedAgain(table);
    await table.owner.call(splitTab, table.tab);
    expect(await table.owner.call(readTab, table.tab)).toMatchObject({
      total: '0.00',
      reservado: '0.00',
    });
  });

  test('tabs are not split where one would have been paid more than it costs', async () => {
    const table = await open();
    await pay(table.lucia, await start(table.lucia, { modo: 'importe', importe: '1.00' }));
    await joinedAgain(table);
    await table.owner.refused('paid_on_account', splitTab, table.tab);
    expect(await table.owner.call(readTab, table.tab)).toMatchObject({
      total: table.vino,
      pagado: '1.00',
    });
  });

  test('an order that is cancelled gives back what was paid of it: online by itself, cash by hand', async () => {
    const { owner, marco, order, wine, vino, rabo, tab, idcuenta } = await open();
    await pay(marco, await start(marco, { modo: 'mio', importe: vino, propina: '1.00' }));
    const { pago } = await owner.call(chargeTab, {
      ...tab,
      ...keyed(),
      body: {
        forma: 'efectivo',
        importe: rabo,
        propina: '0.50',
        idcomensal: 1,
        lineas: [{ idorder: order.idorder, linea: 1, unidades: 1 }],
      },
    });
    for (const { idorder } of [order, wine]) {
      await owner.call(cancelOrder, { params: { id: idorder }, body: { motivo: 'Se ha caído' } });
    }
    const withTip = money(cents(rabo) + 50);
    const tabNow = await owner.call(readTab, tab);
    expect(tabNow).toMatchObject({ total: '0.00', pagado: '0.00', pendiente: '0.00' });
    expect(tabNow.pagos).toMatchObject([
      { forma: 'online', estado: 'devuelto', motivo: 'Se ha caído' },
      { forma: 'efectivo', estado: 'pordevolver', pordevolver: withTip },
    ]);
    // Nothing is left of what they paid, so their tips go back too, and our fee.
    const { devoluciones } = await owner.call(readTabPaymentMoney, {
      params: { id: idcuenta, idpago: tabNow.pagos[0]!.idpago },
    });
    expect(devoluciones).toMatchObject([{ importe: money(cents(vino) + 100) }]);
    await owner.call(closeTab, { ...tab, body: {} });
    const inRoom = async () => (await owner.call(listTabs)).map((one) => one.idcuenta);
    const inTill = async () => (await owner.call(readTill)).pordevolver;
    expect(await inRoom()).toEqual([idcuenta]);
    const owed = {
      idcuenta,
      idpago: pago.idpago,
      mesa: '4',
      nombre: 'Comensal 1',
      importe: withTip,
    };
    const takenBy = { quien: pago.quien };
    expect(await inTill()).toEqual([{ ...owed, ...takenBy }]);
    const of = { params: { id: idcuenta, idpago: pago.idpago } };
    for (const _time of [1, 2]) {
      expect((await owner.call(handBack, of)).pagos[1]).toMatchObject({
        estado: 'devuelto',
        pordevolver: '0.00',
      });
    }
    expect(await inRoom()).toEqual([]);
    expect(await inTill()).toEqual([]);
  });
});

test('a restaurant that takes no money online sends its tables to the waiter', async () => {
  const restaurant = await testApp.openRestaurant();
  const guest = await restaurant.seat('4');
  await guest.call(placeOrder, { body: restaurant.order({ rabo: 1 }) });
  const body = { modo: 'importe', importe: '1.00' } as const;
  await guest.refused('no_online_payment', startTabPayment, { ...keyed(), body });
});
