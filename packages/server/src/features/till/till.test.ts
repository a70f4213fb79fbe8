import {
  chargeTab,
  checkPayment,
  closeShift,
  countTill,
  exportShift,
  IDEMPOTENCY_HEADER,
  listAudit,
  listShifts,
  mergeTabs,
  moveOrder,
  openShift,
  placeOrder,
  printShift,
  putCashIn,
  readDay,
  readOrderMoney,
  readOwnTab,
  readShift,
  readShiftSoFar,
  readTill,
  refundOrder,
  seatParty,
  SHIFTS_PAGE,
  takeCashOut,
  undoCharge,
  type Endpoint,
} from '@simplato/contract';
import { businessDay } from '@simplato/domain';
import { describe, expect, test } from 'vitest';
import { openPayingRestaurant, orderOnline, press } from '../../../test/paying.ts';
import { readPdfText } from '../../../test/read-pdf-text.ts';
import type { ProductName } from '../../../test/restaurant.ts';
import { openTestApp } from '../../../test/test-app.ts';
import { handBack, storeCharge, takeBackCharge } from '../../../test/till-rows.ts';

const testApp = openTestApp();
const STEP_MS = 5_000;
const TIMEOUT = { timeout: 60_000 };
const byNumber = (one: number, other: number) => one - other;
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

/** A restaurant with a table that has ordered; nobody has opened the till yet. */
async function restaurantWithTab(
  basket: Partial<Record<ProductName, number>> = { rabo: 1, vino: 1 },
) {
  const { restaurant, owner } = await openPayingRestaurant(testApp, true);
  const { restaurantId } = restaurant;
  const guest = await restaurant.seat();
  const { idorder } = await guest.call(placeOrder, { body: restaurant.order(basket) });
  const { idcuenta: tabId } = await guest.call(readOwnTab);
  const tab = { restaurantId, tabId };
  const charge = async (given: Parameters<typeof storeCharge>[2]) =>
    storeCharge(testApp.db, tab, given);
  const open = async (fondo = '200.00') => owner.call(openShift, { body: { fondo } });
  const close = async (contado: string, deja = '0.00') =>
    owner.call(closeShift, { body: { contado, deja } });
  return { restaurant, restaurantId, owner, guest, idorder, tabId, charge, open, close };
}

describe('a shift', () => {
  test('opens with a float, takes cash in and out, is counted blind, and closes with its Z', async () => {
    const { restaurant, owner, charge, open } = await restaurantWithTab();
    const waiter = await restaurant.logInColleague();
    expect(await waiter.call(readTill)).toEqual({
      turno: null,
      deja: null,
      sinturno: 0,
      pordevolver: [],
    });
    expect((await waiter.call(openShift, { body: { fondo: '200,00' } })).turno).toMatchObject({
      numero: 1,
      abre: `barra${restaurant.restaurantId}`,
      fondo: '200.00',
      contado: null,
      movimientos: [],
    });
    await owner.refused('shift_open', openShift, { body: { fondo: '10' } });
    await charge({ cents: 1800, tipCents: 100 });
    await charge({ form: 'card', cents: 1290, takenBy: 'Noa' });
    await waiter.call(putCashIn, { body: { importe: '50', motivo: 'Cambio del banco' } });
    const { turno } = await waiter.call(takeCashOut, { body: { importe: 18.6, motivo: 'Pan' } });
    expect(turno?.movimientos).toMatchObject([
      { numero: 1, tipo: 'entrada', importe: '50.00', motivo: 'Cambio del banco' },
      { numero: 2, tipo: 'salida', importe: '18.60', motivo: 'Pan' },
    ]);

    const blind = await waiter.call(readShiftSoFar);
    expect(blind).toMatchObject({ cobros: 1, venta: '12.90', propinas: '0.00', cajon: null });
    expect(blind.formas.map(({ forma }) => forma)).toEqual(['tarjeta']);
    expect(blind.personas).toEqual([{ nombre: 'Noa', importe: '12.90' }]);

    const counted = await waiter.call(countTill, { body: { contado: '248,00' } });
    expect(counted.turno?.contado).toBe('248.00');
    const x = await waiter.call(readShiftSoFar);
    expect(x).toMatchObject({
      venta: '30.90',
      propinas: '1.00',
      cajon: {
        fondo: '200.00',
        entradas: '50.00',
        salidas: '18.60',
        efectivo: '19.00',
        esperado: '250.40',
      },
      iva: [
        { porcentaje: 10, total: '18.00' },
        { porcentaje: 21, total: '12.90' },
      ],
    });

    const count = { contado: '248.00', deja: '150.00', motivo: 'Cambio mal dado' };
    await waiter.refused('forbidden', closeShift, { body: count });
    const z = await owner.call(closeShift, { body: count });
    expect(z).toMatchObject({
      numero: 1,
      cierra: `cocina${restaurant.restaurantId}`,
      contado: '248.00',
      esperado: '250.40',
      diferencia: '-2.40',
      deja: '150.00',
      cajafuerte: '98.00',
      motivo: 'Cambio mal dado',
      informe: x,
    });
    expect(await waiter.call(readTill)).toEqual({
      turno: null,
      deja: '150.00',
      sinturno: 0,
      pordevolver: [],
    });
    expect((await open('150.00')).turno?.numero).toBe(2);
  });

  test('is counted once: what was counted blind is what its Z says', async () => {
    const { owner, charge, open } = await restaurantWithTab();
    await open('0');
    await charge({ cents: 1800 });
    await owner.call(countTill, { body: { contado: '1' } });
    await owner.refused('till_counted', countTill, { body: { contado: '18' } });
    const body = { contado: '18.00', deja: '0' };
    await owner.refused('till_counted', closeShift, { body });
    const z = await owner.call(closeShift, { body: { ...body, contado: '1.00' } });
    expect(z).toMatchObject({ contado: '1.00', diferencia: '-17.00' });
  });

  test('differs by what was missing when it was counted: cash that moves afterwards is apart', async () => {
    const { restaurantId, owner, charge, open } = await restaurantWithTab();
    await open('100.00');
    await charge({ cents: 1800 });
    await owner.call(countTill, { body: { contado: '117.50' } });
    const late = await charge({ cents: 1290, tipCents: 100 });
    await handBack(testApp.db, restaurantId, late, { cents: 200, by: 'Noa' });
    await owner.call(takeCashOut, { body: { importe: '5', motivo: 'Hielo' } });
    const cajon = { efectivo: '31.90', devuelto: '2.00', esperado: '118.00', despues: '6.90' };
    expect(await owner.call(readShiftSoFar)).toMatchObject({ venta: '28.90', cajon });
    const body = { contado: '117.50', deja: '124.41' };
    const { fields } = await owner.refused('bad_request', closeShift, { body });
    expect(fields).toEqual({ deja: 'No puede quedar más de lo que hay en el cajón' });
    const z = await owner.call(closeShift, { body: { ...body, deja: '100.00' } });
    expect(z).toMatchObject({ esperado: '118.00', diferencia: '-0.50', cajafuerte: '24.40' });
    expect(z.informe).toMatchObject({ venta: '28.90', cajon });
  });

  test('keeps its cash from the figures of the day until it is counted', async () => {
    const { owner, charge, open } = await restaurantWithTab();
    await charge({ cents: 1000 });
    await open('0');
    await charge({ cents: 800, form: 'card' });
    const day = { params: { dia: businessDay(testApp.clock.now()) } };
    const { cobros } = await owner.call(readDay, day);
    expect(cobros).toMatchObject({ venta: '8.00', sinefectivo: true });
    expect(cobros.formas.map(({ forma }) => forma)).toEqual(['tarjeta']);
    await owner.call(countTill, { body: { contado: '10' } });
    const after = await owner.call(readDay, day);
    expect(after.cobros.sinefectivo).toBeUndefined();
    expect(after.cobros.venta).toBe('18.00');
  });

  test('is final: its Z stays as it was closed, whatever becomes of its payments', async () => {
    const { restaurantId, owner, charge, open, close } = await restaurantWithTab();
    await open('0');
    const number = await charge({ cents: 1800 });
    const z = await close('18.00');
    await takeBackCharge(testApp.db, restaurantId, number, 'Noa');
    expect(await owner.call(readShift, { params: { numero: 1 } })).toEqual(z);
    expect((await owner.call(listShifts)).turnos).toMatchObject([{ numero: 1, venta: '18.00' }]);
    // What is undone after a Z counts in the running shift.
    await open('18.00');
    expect(await close('0.00')).toMatchObject({
      esperado: '0.00',
      informe: {
        venta: '-18.00',
        formas: [{ clase: 'deshecho', forma: 'efectivo', veces: 1, importe: '-18.00' }],
        personas: [{ nombre: 'Noa', importe: '-18.00' }],
      },
    });
  });

  test('counts cash that was taken without a shift, and what a waiter handed back', async () => {
    const { restaurantId, owner, charge, open, close } = await restaurantWithTab();
    await open('10.00');
    await close('10.00', '10.00');
    const number = await charge({ cents: 1800 });
    expect(await owner.call(readTill)).toMatchObject({ turno: null, deja: '10.00', sinturno: 1 });
    await open('10.00');
    await handBack(testApp.db, restaurantId, number, { cents: 500, by: 'Noa' });
    const { informe } = await close('23.00');
    expect(informe).toMatchObject({
      venta: '13.00',
      cajon: { efectivo: '18.00', devuelto: '5.00', esperado: '23.00' },
      formas: [{ clase: 'cobro' }, { clase: 'devuelto', forma: 'efectivo', importe: '-5.00' }],
    });
  });

  test('counts what the room charges and undoes', async () => {
    const { restaurantId, owner, tabId, open, close } = await restaurantWithTab();
    await open('0');
    const charge = async (forma: 'efectivo' | 'tarjeta', importe: string, key: string) =>
      owner.call(chargeTab, {
        params: { id: tabId },
        headers: { [IDEMPOTENCY_HEADER]: key },
        body: { forma, importe, propina: '1' },
      });
    await charge('efectivo', '18.00', 'a');
    const { pago: wrong } = await charge('tarjeta', '12.90', 'b');
    await owner.call(undoCharge, {
      params: { id: tabId, idpago: wrong.idpago },
      body: { motivo: 'Pagaban en efectivo' },
    });
    const name = `cocina${restaurantId}`;
    expect((await close('19.00')).informe).toMatchObject({
      venta: '18.00',
      propinas: '1.00',
      formas: [
        { clase: 'cobro', forma: 'tarjeta', importe: '12.90', propina: '1.00' },
        { clase: 'cobro', forma: 'efectivo', importe: '18.00', propina: '1.00' },
        { clase: 'deshecho', forma: 'tarjeta', importe: '-12.90', propina: '-1.00' },
      ],
      personas: [{ nombre: name, importe: '18.00' }],
      cajon: { efectivo: '19.00', esperado: '19.00' },
    });
  });

  test('names the payments that are under way, and does not wait for them', async () => {
    const { owner, charge, open, close } = await restaurantWithTab();
    await open('0');
    const number = await charge({ form: 'online', cents: 1800, state: 'open' });
    const named = [{ idpago: number, mesa: '4', importe: '18.00' }];
    expect((await owner.call(readShiftSoFar)).abiertos).toMatchObject(named);
    expect((await close('0.00')).informe).toMatchObject({ venta: '0.00', abiertos: named });
    await testApp.db.query("update payments set state = 'paid', settled_at = now()");
    await open('0');
    expect((await close('0.00')).informe).toMatchObject({ venta: '18.00', abiertos: [] });
  });

  test('the first of all counts today, and nothing from before its day began', async () => {
    const { restaurantId, owner, charge, open, close } = await restaurantWithTab();
    const early = await charge({ cents: 1800, daysAgo: 2 });
    await charge({ cents: 290 });
    expect((await owner.call(readTill)).sinturno).toBe(1);
    await open('0');
    expect((await close('2.90')).informe.venta).toBe('2.90');
    // Given back today, it counts today all the same.
    await takeBackCharge(testApp.db, restaurantId, early, 'Noa');
    await open('0');
    expect((await close('0.00')).informe.venta).toBe('-18.00');
  });
});

describe('the VAT of a shift', () => {
  test('is that of the products paid, and of the rest where it was paid on account', async () => {
    const { idorder, owner, charge, open, close } = await restaurantWithTab();
    await open('0');
    const wine = { orderId: idorder, lineNumber: 2, unit: 1, cents: 1290 };
    await charge({ form: 'card', cents: 1290, products: [wine] });
    expect((await owner.call(readShiftSoFar)).iva).toMatchObject([
      { porcentaje: 21, total: '12.90' },
    ]);
    await charge({ cents: 900 });
    await charge({ form: 'other', cents: 900 });
    const { iva } = (await close('9.00')).informe;
    const day = await owner.call(readDay, { params: { dia: businessDay(Date.now()) } });
    expect(iva).toEqual(day.iva);
  });

  test('is that of the tabs, where an order goes and a tab is merged that are partly paid', async () => {
    const { restaurant, idorder, tabId, owner, guest, open, close } = await restaurantWithTab();
    for (const mesa of ['7', '9']) await restaurant.codeOf(mesa);
    await open('0');
    let keys = 0;
    const charge = async (id: number, importe: string, lineas?: { linea: number }[]) =>
      owner.call(chargeTab, {
        params: { id },
        headers: { [IDEMPOTENCY_HEADER]: `cobro-${(keys += 1)}` },
        body: {
          forma: 'tarjeta',
          importe,
          lineas: lineas?.map(({ linea }) => ({ idorder, linea, unidades: 1 })),
        },
      });
    await guest.call(placeOrder, { body: restaurant.order({ salmorejo: 1, vino: 1 }) });
    await charge(tabId, '12.90', [{ linea: 2 }]);
    const { idcuenta: beside } = await owner.call(seatParty, { body: { mesa: '7' } });
    await owner.call(moveOrder, { params: { id: idorder }, body: { idcuenta: beside } });
    await charge(beside, '9.00');
    await charge(tabId, '9.90');
    const ofTwo = [
      { porcentaje: 10, total: '12.49' },
      { porcentaje: 21, total: '19.31' },
    ];
    expect((await owner.call(readShiftSoFar)).iva).toMatchObject(ofTwo);
    const { idcuenta: third } = await owner.call(seatParty, { body: { mesa: '9' } });
    await owner.call(mergeTabs, { params: { id: beside }, body: { idcuenta: third } });
    expect((await owner.call(readShiftSoFar)).iva).toMatchObject(ofTwo);
    await charge(third, '9.00');
    await charge(tabId, '10.00');
    const { iva } = (await close('0.00')).informe;
    const day = await owner.call(readDay, { params: { dia: businessDay(Date.now()) } });
    expect(iva).toEqual(day.iva);
    expect(iva).toMatchObject([
      { porcentaje: 10, total: '25.00' },
      { porcentaje: 21, total: '25.80' },
    ]);
  });
});

test('a Z adds up with the figures of its day: online money, refunds, tips and VAT', async () => {
  const { restaurant, owner, charge, open, close } = await restaurantWithTab();
  await open('0');
  const guest = await restaurant.seat('7');
  const basket = restaurant.order({ salmorejo: 2, vino: 1 }, { propina: '1.35' });
  const { idorder, url } = await orderOnline(guest, basket);
  await press(testApp.app, url, 'pagar');
  const params = { id: idorder };
  await guest.call(checkPayment, { params });
  await owner.call(refundOrder, {
    params,
    body: { que: { tipo: 'lineas', lineas: [{ linea: 1, quantity: 1 }] }, motivo: 'Frío' },
  });
  await expect
    .poll(async () => {
      testApp.clock.advance(STEP_MS);
      return (await owner.call(readOrderMoney, { params })).devuelto;
    }, TIMEOUT)
    .toBe('7.00');
  await charge({ cents: 3090, tipCents: 110 });

  const { informe } = await close('32.00');
  const day = await owner.call(readDay, { params: { dia: businessDay(Date.now()) } });
  expect(informe.iva).toEqual(day.iva);
  expect(informe.formas).toEqual([
    { clase: 'cobro', forma: 'online', veces: 1, importe: '26.90', propina: '1.35' },
    { clase: 'cobro', forma: 'efectivo', veces: 1, importe: '30.90', propina: '1.10' },
    { clase: 'devuelto', forma: 'online', veces: 1, importe: '-7.00', propina: '0.00' },
  ]);
  expect(day.dinero).toMatchObject({ cobrado: '28.25', propinas: '1.35', devuelto: '7.00' });
  expect(informe).toMatchObject({ venta: '50.80', propinas: '2.45', cobros: 2, devoluciones: 1 });
});

describe('pressed twice, or by two', () => {
  test('two Z at once are one', async () => {
    const { owner, charge, open } = await restaurantWithTab();
    await open('0');
    await charge({ cents: 1800 });
    const body = { contado: '18.00', deja: '0.00', turno: 1 };
    const answers = await Promise.all(
      Array.from({ length: 4 }, async () => owner.send(closeShift, { body })),
    );
    expect(answers.map(({ statusCode }) => statusCode).toSorted(byNumber)).toEqual([
      200, 200, 200, 201,
    ]);
    expect(new Set(answers.map((answer) => answer.body)).size).toBe(1);
    expect((await owner.call(listShifts)).turnos).toHaveLength(1);
    await owner.refused('shift_closed', closeShift, { body: { ...body, contado: '19.00' } });
    // A late repetition does not close the shift that was opened meanwhile.
    await open('0');
    expect((await owner.send(closeShift, { body })).statusCode).toBe(200);
    expect((await owner.call(readTill)).turno?.numero).toBe(2);
  });

  test('of two who open a shift, one does', async () => {
    const { owner } = await restaurantWithTab();
    const answers = await Promise.all(
      Array.from({ length: 3 }, async () => owner.send(openShift, { body: { fondo: '1' } })),
    );
    expect(answers.map(({ statusCode }) => statusCode).toSorted(byNumber)).toEqual([201, 409, 409]);
  });

  test('cash that is moved under one key moves once', async () => {
    const { owner, open } = await restaurantWithTab();
    await open('0');
    const headers = { 'idempotency-key': 'pan' };
    const body = { importe: '18.60', motivo: 'Pan' };
    const answers = await Promise.all(
      Array.from({ length: 3 }, async () => owner.send(takeCashOut, { headers, body })),
    );
    expect(answers.map(({ statusCode }) => statusCode).toSorted(byNumber)).toEqual([200, 200, 201]);
    expect((await owner.call(readTill)).turno?.movimientos).toHaveLength(1);
    await owner.refused('key_reused', takeCashOut, { headers, body: { ...body, motivo: 'Hielo' } });
    await owner.refused('key_reused', putCashIn, { headers, body });
  });
});

describe('is refused by name', () => {
  const refusals: [endpoint: Endpoint, body: object, field: string][] = [
    [openShift, { fondo: '-1' }, 'fondo'],
    [openShift, { fondo: 'mucho' }, 'fondo'],
    [openShift, { fondo: '1000000.01' }, 'fondo'],
    [openShift, {}, 'fondo'],
    [putCashIn, { importe: '0', motivo: 'Nada' }, 'importe'],
    [putCashIn, { importe: -5, motivo: 'Nada' }, 'importe'],
    [takeCashOut, { importe: '1', motivo: '' }, 'motivo'],
    [countTill, { contado: '-0.01' }, 'contado'],
    [closeShift, { contado: 'diez', deja: '0' }, 'contado'],
    [closeShift, { contado: '1', deja: '0', motivo: 'x'.repeat(121) }, 'motivo'],
  ];
  test('an amount below zero, none at all, and too much', async () => {
    const owner = await (await testApp.openRestaurant()).logIn();
    for (const [endpoint, body, field] of refusals) {
      const { fields } = await owner.refused('bad_request', endpoint, { body });
      expect(Object.keys(fields ?? {}), JSON.stringify(body)).toEqual([field]);
    }
  });

  test('whatever needs an open shift, without one', async () => {
    const owner = await (await testApp.openRestaurant()).logIn();
    const moved = { body: { importe: '1', motivo: 'Pan' } };
    await owner.refused('no_shift', putCashIn, moved);
    await owner.refused('no_shift', takeCashOut, moved);
    await owner.refused('no_shift', countTill, { body: { contado: '1' } });
    await owner.refused('no_shift', readShiftSoFar);
    await owner.refused('no_shift', closeShift, { body: { contado: '1', deja: '0' } });
    await owner.call(openShift, { body: { fondo: '0' } });
    await owner.refused('no_shift', closeShift, { body: { contado: '1', deja: '0', turno: 7 } });
    const { fields } = await owner.refused('bad_request', closeShift, {
      body: { contado: '10.00', deja: '10.01' },
    });
    expect(Object.keys(fields ?? {})).toEqual(['deja']);
    await owner.refused('not_found', readShift, { params: { numero: 1 } });
  });
});

test('a closed shift is a PDF and a CSV file, and another restaurant’s is not found', async () => {
  const { owner, charge, open, close } = await restaurantWithTab();
  await open('20.00');
  await charge({ cents: 1800, tipCents: 50, takenBy: 'Álvaro' });
  await close('38.50');
  const params = { numero: 1 };
  const pdf = await owner.send(printShift, { params });
  expect(pdf.headers['content-disposition']).toBe('attachment; filename="z-1.pdf"');
  const paper = plain(readPdfText(pdf.rawPayload));
  for (const text of ['Z 1', 'Álvaro', '18,00 €', 'Esperado', '38,50 €']) {
    expect(paper).toContain(text);
  }
  const csv = await owner.send(exportShift, { params });
  expect(csv.body).toContain('Quién cobra;Álvaro;;;;18,00;');
  const other = await (await testApp.openRestaurant()).logIn();
  for (const endpoint of [readShift, printShift, exportShift]) {
    await other.refused('not_found', endpoint, { params });
  }
  expect((await other.call(listShifts)).turnos).toEqual([]);
});

test('closed shifts come in pages, the last first', async () => {
  const owner = await (await testApp.openRestaurant()).logIn();
  for (let number = 0; number < SHIFTS_PAGE + 2; number += 1) {
    await owner.call(openShift, { body: { fondo: '0' } });
    await owner.call(closeShift, { body: { contado: '0', deja: '0' } });
  }
  const first = await owner.call(listShifts);
  expect(first.turnos).toHaveLength(SHIFTS_PAGE);
  const second = await owner.call(listShifts, { query: { antes: String(first.siguiente) } });
  expect(second).toMatchObject({ turnos: [{ numero: 2 }, { numero: 1 }], siguiente: null });
});

test('the owner reads in the trail who opened, moved cash, counted and closed', async () => {
  const { owner, open, close } = await restaurantWithTab();
  await open('200.00');
  await owner.call(takeCashOut, { body: { importe: '18.60', motivo: 'Pan' } });
  await owner.call(putCashIn, { body: { importe: '5', motivo: 'Cambio' } });
  await owner.call(countTill, { body: { contado: '186.40' } });
  await owner.call(countTill, { body: { contado: '186.40' } });
  await close('186.40', '100');
  const { cambios } = await owner.call(listAudit, { query: { area: 'cobros' } });
  const told = cambios
    .slice(0, 5)
    .map(({ que, sobre, cambios: all }) => [
      que,
      sobre,
      ...all.map(({ campo, antes, despues }) => plain(`${campo}: ${antes} → ${despues}`)),
    ]);
  expect(told).toEqual([
    [
      'Caja cerrada con Z',
      'Z 1',
      'Contado:  → 186,40 €',
      'Diferencia:  → 0,00 €',
      'Queda:  → 100,00 €',
    ],
    ['Caja contada', 'Turno 1', 'Contado:  → 186,40 €'],
    ['Entrada de efectivo', 'Cambio', 'Importe:  → 5,00 €'],
    ['Salida de efectivo', 'Pan', 'Importe:  → 18,60 €'],
    ['Caja abierta', 'Turno 1', 'Fondo:  → 200,00 €'],
  ]);
});
