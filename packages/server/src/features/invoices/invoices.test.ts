import {
  askForInvoice,
  askForInvoiceAtTable,
  cancelOrder,
  changeInvoicing,
  chargeTab,
  checkPayment,
  checkTabPayment,
  closeShift,
  closeTab,
  exportInvoices,
  exportShift,
  IDEMPOTENCY_HEADER,
  listAudit,
  listInvoices,
  listOwnInvoices,
  nameInvoice,
  openShift,
  placeOrder,
  printInvoice,
  printInvoiceBook,
  printOwnInvoice,
  printShift,
  readDay,
  readInvoice,
  readInvoicing,
  readOwnTab,
  readPeriod,
  readShiftSoFar,
  readTab,
  refundTabPayment,
  removeFromOrder,
  startTabPayment,
  undoCharge,
  type BodyInputOf,
  type InvoiceWire,
} from '@simplato/contract';
import { businessDay, formatEuros } from '@simplato/domain';
import { describe, expect, test } from 'vitest';
import { openPayingRestaurant, orderOnline, press } from '../../../test/paying.ts';
import { readPdfText } from '../../../test/read-pdf-text.ts';
import { openTestApp } from '../../../test/test-app.ts';
import type { TestClient } from '../../../test/test-client.ts';

const testApp = openTestApp();

let keys = 0;
const keyed = () => ({ headers: { [IDEMPOTENCY_HEADER]: `key-${(keys += 1)}` } });
const cents = (money: string) => Math.round(Number(money) * 100);
const euros = (of: number) => (of / 100).toFixed(2);

/** Table 4 has two oxtails of Lucía's (2 × 18,00) and a wine of Marco's (3,50); its restaurant invoices. */
async function open({ modo = 'facturas' }: { modo?: 'facturas' | 'ninguna' } = {}) {
  const { restaurant, owner } = await openPayingRestaurant(testApp, true);
  if (modo === 'facturas') await owner.call(changeInvoicing, { body: { modo } });
  const [lucia, marco] = [await restaurant.seat('4'), await restaurant.seat('4')];
  const order = await lucia.call(placeOrder, { body: restaurant.order({ rabo: 2 }) });
  const wine = await marco.call(placeOrder, { body: restaurant.order({ vino: 1 }) });
  const { idcuenta } = await lucia.call(readOwnTab);
  const [rabo, vino] = [order.lineas[0]!.preciounitario, wine.lineas[0]!.preciounitario];
  return { restaurant, owner, lucia, marco, order, wine, idcuenta, rabo, vino };
}

async function start(phone: TestClient, body: BodyInputOf<typeof startTabPayment>) {
  return phone.call(startTabPayment, { ...keyed(), body });
}

/** Pays on the page, as a person would, and asks how it went. */
async function pay(phone: TestClient, body: BodyInputOf<typeof startTabPayment>) {
  const { idpago, url } = await start(phone, body);
  await press(testApp.app, url!, 'pagar');
  await phone.call(checkTabPayment, { params: { id: idpago } });
  return idpago;
}

async function invoicesOf(staff: TestClient, query: Record<string, string> = {}) {
  const { facturas } = await staff.call(listInvoices, { query });
  return facturas;
}

const told = ({ numero, clase, total }: InvoiceWire) => [numero, clase, total];
const year = new Date().getFullYear();

const IMPRENTA = {
  nombre: 'Imprenta Ruiz SL',
  nif: 'B-87654323',
  direccion: 'Calle Mayor 8, 28300 Aranjuez',
};

test('four friends who pay in four ways have four invoices, and what is paid is told once', async () => {
  const { owner, restaurant, lucia, marco, idcuenta, rabo, vino, order } = await open();
  const [ana, luis] = [await restaurant.seat('4'), await restaurant.seat('4')];
  const one = { lineas: [{ idorder: order.idorder, linea: 1, unidades: 1 }] };
  const online = await pay(lucia, { modo: 'platos', ...one, importe: rabo, propina: '2.00' });
  const half = euros(Math.round(cents(rabo) / 2));
  const onAccount = await pay(marco, { modo: 'importe', importe: half });
  const charged = await owner.call(chargeTab, {
    params: { id: idcuenta },
    ...keyed(),
    body: { forma: 'efectivo', importe: '4.00' },
  });
  // Money on account waits until the tab is complete.
  expect((await invoicesOf(owner)).map(told)).toEqual([[`T${year}-000001`, 'F2', rabo]]);
  expect(await marco.call(listOwnInvoices, { params: { id: onAccount } })).toEqual({
    facturas: [],
    saldra: true,
    faltanombre: false,
    cliente: null,
  });
  const rest = euros(cents(rabo) + cents(vino) - cents(half) - 400);
  await pay(ana, { modo: 'todo', importe: rest });
  const all = (await invoicesOf(owner)).toReversed();
  expect(all.map(told)).toEqual([
    [`T${year}-000001`, 'F2', rabo],
    [`T${year}-000002`, 'F2', half],
    [`T${year}-000003`, 'F2', '4.00'],
    [`T${year}-000004`, 'F2', rest],
  ]);
  expect(all[0]).toMatchObject({
    idpago: online,
    mesa: '4',
    forma: 'online',
    acuenta: false,
    lineas: [{ unidades: 1, nombre: 'Rabo de toro', importe: rabo }],
    cliente: null,
  });
  expect(all[2]).toMatchObject({ idpago: charged.pago.idpago, forma: 'efectivo', acuenta: true });
  const own = await lucia.call(listOwnInvoices, { params: { id: online } });
  expect(own.facturas).toEqual([all[0]]);
  await marco.refused('not_found', listOwnInvoices, { params: { id: online } });
  await luis.refused('not_found', printOwnInvoice, {
    params: { id: online, idfactura: all[0]!.idfactura },
  });
});

describe('money on account', () => {
  test('has its invoice when its tab is closed with something due', async () => {
    const { owner, marco, idcuenta } = await open();
    await pay(marco, { modo: 'importe', importe: '5.00' });
    expect(await invoicesOf(owner)).toEqual([]);
    await owner.call(closeTab, { params: { id: idcuenta }, body: { motivo: 'simpa' } });
    expect((await invoicesOf(owner)).map(told)).toEqual([[`T${year}-000001`, 'F2', '5.00']]);
  });
});

describe('what is taken back', () => {
  test('an order that was paid and is cancelled, a product that is taken off, money given back', async () => {
    const { owner, restaurant, lucia, idcuenta, order, rabo } = await open();
    const { idorder, url } = await orderOnline(lucia, restaurant.order({ vino: 1 }));
    await press(testApp.app, url, 'pagar');
    await lucia.call(checkPayment, { params: { id: idorder } });
    const all = await pay(lucia, { modo: 'mio', importe: euros(2 * cents(rabo)) });
    await owner.call(cancelOrder, { params: { id: idorder }, body: { motivo: 'No queda' } });
    await owner.call(removeFromOrder, {
      params: { id: order.idorder },
      ...keyed(),
      body: { lineas: [{ linea: 1, unidades: 1 }], motivo: 'Se ha caído' },
    });
    await owner.call(refundTabPayment, {
      params: { id: idcuenta, idpago: all },
      ...keyed(),
      body: { que: { tipo: 'importe', importe: '3.00' }, motivo: 'Salió frío' },
    });
    const [wine, meal, ...corrections] = (await invoicesOf(owner)).toReversed();
    expect(corrections.map(told)).toEqual([
      [`R${year}-000001`, 'R5', `-${wine!.total}`],
      [`R${year}-000002`, 'R5', `-${rabo}`],
      [`R${year}-000003`, 'R5', '-3.00'],
    ]);
    expect(corrections.map(({ rectifica }) => rectifica)).toEqual(
      [wine, meal, meal].map((of) => [{ numero: of!.numero, dia: of!.dia }]),
    );
    expect(corrections[1]?.lineas).toEqual([
      { unidades: -1, nombre: 'Rabo de toro', preciounitario: rabo, importe: `-${rabo}` },
    ]);
  });

  test('a charge that is undone, and goes on being corrected once no more invoices are issued', async () => {
    const { owner, idcuenta, rabo, order } = await open();
    const one = [{ idorder: order.idorder, linea: 1, unidades: 1 }];
    const charge = { forma: 'efectivo' as const, importe: rabo, lineas: one };
    const id = { id: idcuenta };
    const { pago } = await owner.call(chargeTab, { params: id, ...keyed(), body: charge });
    await owner.call(changeInvoicing, { body: { modo: 'ninguna' } });
    const params = { ...id, idpago: pago.idpago };
    await owner.call(undoCharge, { params, body: { motivo: 'Pagan con tarjeta' } });
    await owner.call(chargeTab, { params: id, ...keyed(), body: charge });
    expect((await invoicesOf(owner)).map(told)).toEqual([
      [`R${year}-000001`, 'R5', `-${rabo}`],
      [`T${year}-000001`, 'F2', rabo],
    ]);
  });
});

describe('an invoice in somebody’s name', () => {
  test('takes the place of the simplified one and of what corrected it, once', async () => {
    const { owner, lucia, idcuenta, rabo } = await open();
    const id = await pay(lucia, { modo: 'mio', importe: euros(2 * cents(rabo)) });
    const back = { params: { id: idcuenta, idpago: id }, ...keyed() };
    await owner.call(refundTabPayment, {
      ...back,
      body: { que: { tipo: 'importe', importe: '6.00' }, motivo: 'Salió frío' },
    });
    const [correction, ticket] = await invoicesOf(owner);
    const params = { id: ticket!.idfactura };
    const full = await owner.call(nameInvoice, { params, body: IMPRENTA });
    const total = euros(2 * cents(rabo) - 600);
    expect(full).toMatchObject({
      numero: `F${year}-000001`,
      clase: 'F3',
      total,
      cliente: { ...IMPRENTA, nif: 'B87654323' },
      sustituye: [ticket, correction].map((of) => ({ numero: of!.numero, dia: of!.dia })),
    });
    expect(await owner.call(nameInvoice, { params, body: IMPRENTA })).toEqual(full);
    // What goes back now corrects the first of its tickets, and they have one in place of that.
    await owner.call(refundTabPayment, {
      ...back,
      ...keyed(),
      body: { que: { tipo: 'todo' }, motivo: 'No volverán' },
    });
    const [theirs, last] = await invoicesOf(owner);
    expect(last).toMatchObject({
      clase: 'R5',
      total: `-${total}`,
      cliente: null,
      rectifica: [{ numero: ticket!.numero, dia: ticket!.dia }],
    });
    expect(theirs).toMatchObject({
      clase: 'F3',
      total: `-${total}`,
      cliente: full.cliente,
      sustituye: [{ numero: last!.numero, dia: last!.dia }],
    });
    const other = { ...IMPRENTA, nombre: 'Otra SL' };
    await owner.refused('nothing_to_name', nameInvoice, { params, body: other });
    await owner.refused('not_found', nameInvoice, { params: { id: 99 }, body: IMPRENTA });
  });

  test('is asked for at the table, too, where the restaurant invoices', async () => {
    const { owner, marco, vino, idcuenta } = await open();
    const { idpago, url } = await start(marco, { modo: 'mio', importe: vino });
    const read = async () => owner.call(listInvoices, { query: { pago: String(idpago) } });
    expect(await read()).toMatchObject({ facturas: [], saldra: true, cliente: null });
    const asked = { params: { id: idcuenta, idpago }, body: IMPRENTA };
    expect(await owner.call(askForInvoiceAtTable, asked)).toEqual({ factura: null });
    expect(await read()).toMatchObject({ saldra: true, cliente: { nif: 'B87654323' } });
    const elsewhere = { ...asked, params: { id: idcuenta + 1, idpago } };
    await owner.refused('not_found', askForInvoiceAtTable, elsewhere);
    await press(testApp.app, url!, 'pagar');
    await marco.call(checkTabPayment, { params: { id: idpago } });
    const { facturas, saldra } = await read();
    expect([facturas.map(told), saldra]).toEqual([[[`F${year}-000001`, 'F1', vino]], false]);
    expect(await owner.call(listInvoices)).not.toHaveProperty('saldra');
    expect(await owner.call(askForInvoiceAtTable, asked)).toEqual({ factura: facturas[0] });

    const off = await open({ modo: 'ninguna' });
    const untold = await start(off.marco, { modo: 'mio', importe: off.vino });
    const query = { pago: String(untold.idpago) };
    expect(await off.owner.call(listInvoices, { query })).toMatchObject({ saldra: false });
  });

  test('is asked for by the phone that pays, before it has paid or after', async () => {
    const { owner, lucia, marco, rabo, vino } = await open();
    const { idpago: id, url } = await start(marco, { modo: 'mio', importe: vino });
    const asked = { params: { id }, body: IMPRENTA };
    expect(await marco.call(askForInvoice, asked)).toEqual({ factura: null });
    await lucia.refused('not_found', askForInvoice, asked);
    await press(testApp.app, url!, 'pagar');
    await marco.call(checkTabPayment, { params: { id } });
    const [own] = await invoicesOf(owner);
    expect(own).toMatchObject({ clase: 'F1', total: vino, cliente: { nif: 'B87654323' } });
    expect(await marco.call(askForInvoice, asked)).toEqual({ factura: own });
    const later = await pay(lucia, { modo: 'mio', importe: euros(2 * cents(rabo)) });
    const { factura } = await lucia.call(askForInvoice, { params: { id: later }, body: IMPRENTA });
    expect(factura).toMatchObject({ clase: 'F3', idpago: later });
  });

  test('is the first, where its name comes with the payment, from the phone or at the table', async () => {
    const { owner, lucia, marco, rabo, vino, idcuenta } = await open();
    await pay(marco, { modo: 'mio', importe: vino, factura: IMPRENTA });
    await owner.call(chargeTab, {
      params: { id: idcuenta },
      ...keyed(),
      body: { forma: 'tarjeta', importe: euros(2 * cents(rabo)), factura: IMPRENTA },
    });
    const all = await invoicesOf(owner);
    expect(all.map(({ clase, cliente }) => [clase, cliente?.nif])).toEqual([
      ['F1', 'B87654323'],
      ['F1', 'B87654323'],
    ]);
    expect(await lucia.call(readOwnTab)).toMatchObject({ facturas: true, pendiente: '0.00' });
  });

  test('cannot name the restaurant, nor be asked for where there are none: then nothing is paid', async () => {
    const { owner, marco, vino, idcuenta } = await open();
    const { nif } = await owner.call(readInvoicing);
    const own = { ...IMPRENTA, nif };
    const shared = { importe: vino, factura: own };
    const wish = { modo: 'mio', ...shared } as const;
    const charge = { forma: 'efectivo', ...shared } as const;
    const at = { params: { id: idcuenta } };
    const { fields } = await marco.refused('bad_request', startTabPayment, {
      ...keyed(),
      body: wish,
    });
    expect(fields).toEqual({ nif: expect.stringContaining('propio restaurante') });
    await owner.refused('bad_request', chargeTab, { ...at, ...keyed(), body: charge });
    await owner.call(changeInvoicing, { body: { modo: 'ninguna' } });
    const off = { factura: IMPRENTA };
    await marco.refused('invoices_off', startTabPayment, { ...keyed(), body: { ...wish, ...off } });
    await owner.refused('invoices_off', chargeTab, {
      ...at,
      ...keyed(),
      body: { ...charge, ...off },
    });
    const tab = await marco.call(readOwnTab);
    expect(tab.pagos).toEqual([]);
    expect(tab.facturas).toBeUndefined();
  });

  test('that named somebody wrongly is issued anew by the staff, as often as it takes', async () => {
    const { owner, lucia, marco, rabo, vino, idcuenta } = await open();
    const { idpago, url } = await start(marco, { modo: 'mio', importe: vino });
    await marco.call(askForInvoice, { params: { id: idpago }, body: IMPRENTA });
    await press(testApp.app, url!, 'pagar');
    await marco.call(checkTabPayment, { params: { id: idpago } });
    const [first] = await invoicesOf(owner);
    const of = { params: { id: first!.idfactura } };
    const right = { ...IMPRENTA, nombre: 'Imprenta Ruiz e Hijos SL' };
    const asked = { params: { id: idpago }, body: right };
    await marco.refused('invoices_off', askForInvoice, asked);
    const anew = await owner.call(nameInvoice, { ...of, body: right });
    expect(anew).toMatchObject({
      numero: `R${year}-000001`,
      clase: 'R4',
      total: vino,
      cliente: { nombre: right.nombre },
      rectifica: [],
      sustituye: [{ numero: first!.numero, dia: first!.dia }],
    });
    expect(await owner.call(nameInvoice, { ...of, body: right })).toEqual(anew);
    expect(await marco.call(askForInvoice, asked)).toEqual({ factura: anew });

    const later = await pay(lucia, { modo: 'mio', importe: euros(2 * cents(rabo)) });
    await lucia.call(askForInvoice, { params: { id: later }, body: IMPRENTA });
    const [full, ticket] = await invoicesOf(owner);
    const params = { id: idcuenta, idpago: later };
    await owner.call(askForInvoiceAtTable, { params, body: right });
    const [renamed, back] = await invoicesOf(owner);
    const sustituye = [{ numero: ticket!.numero, dia: ticket!.dia }];
    expect(back).toMatchObject({
      clase: 'F3',
      total: `-${full!.total}`,
      cliente: full!.cliente,
      sustituye,
    });
    expect(renamed).toMatchObject({
      clase: 'F3',
      total: full!.total,
      cliente: { nombre: right.nombre },
      sustituye,
    });
    const { cambios } = await owner.call(listAudit, { query: {} });
    const named = cambios.filter(({ que }) => que === 'Factura completa emitida');
    expect(named.map(({ sobre }) => sobre)).toEqual([renamed!.numero, anew.numero]);
  });

  test('is waited for by what comes to more than 3.000 €, and the staff is told of it', async () => {
    const { owner, lucia, restaurant, idcuenta, rabo } = await open();
    const feast = await lucia.call(placeOrder, { body: restaurant.order({ rabo: 90 }) });
    const more = await lucia.call(placeOrder, { body: restaurant.order({ rabo: 90 }) });
    const lineas = [feast, more].map(({ idorder }) => ({ idorder, linea: 1, unidades: 90 }));
    const importe = euros(180 * cents(rabo));
    const { pago } = await owner.call(chargeTab, {
      params: { id: idcuenta },
      ...keyed(),
      body: { forma: 'tarjeta', importe, lineas },
    });
    const { facturas, sinnombre } = await owner.call(listInvoices, { query: {} });
    expect(facturas).toEqual([]);
    const { idpago } = pago;
    expect(sinnombre).toEqual([
      { idpago, idcuenta, mesa: '4', total: importe, fecha: expect.any(String) },
    ]);
    expect(await owner.call(listInvoices, { query: { pago: String(idpago) } })).toMatchObject({
      saldra: true,
      faltanombre: true,
    });
    const asked = { params: { id: idcuenta, idpago }, body: IMPRENTA };
    const { factura } = await owner.call(askForInvoiceAtTable, asked);
    expect(factura).toMatchObject({ clase: 'F1', total: importe });
    expect(await owner.call(listInvoices, { query: {} })).toMatchObject({ sinnombre: [] });
  });

  test('is not in the name of who issues it', async () => {
    const { owner, lucia, rabo } = await open();
    const idpago = await pay(lucia, { modo: 'mio', importe: euros(2 * cents(rabo)) });
    const { nif } = await owner.call(readInvoicing);
    const sent = await lucia.send(askForInvoice, {
      params: { id: idpago },
      body: { ...IMPRENTA, nif },
    });
    expect(sent.statusCode).toBe(400);
    expect(sent.json()).toMatchObject({ fields: { nif: expect.stringContaining('propio') } });
  });

  test('says what is wrong with each of its data', async () => {
    const { owner, marco, vino } = await open();
    await pay(marco, { modo: 'mio', importe: vino });
    const [{ idfactura } = { idfactura: 0 }] = await invoicesOf(owner);
    const sent = await owner.send(nameInvoice, {
      params: { id: idfactura },
      body: { nombre: ' ', nif: 'B87654324', direccion: 'x'.repeat(201) },
    });
    expect(sent.statusCode).toBe(400);
    expect(sent.json<{ fields: Record<string, string> }>().fields).toEqual({
      nombre: 'Escribe el nombre o la razón social',
      nif: 'La letra o cifra de control de este NIF no cuadra',
      direccion: 'No puede tener más de 200 caracteres',
    });
  });
});

describe('turning it on', () => {
  test('tells nothing that was paid before, even if it goes back later', async () => {
    const { owner, lucia, marco, idcuenta, rabo, vino } = await open({ modo: 'ninguna' });
    const before = await pay(lucia, { modo: 'mio', importe: euros(2 * cents(rabo)) });
    await marco.refused('not_found', askForInvoice, { params: { id: before }, body: IMPRENTA });
    await lucia.refused('invoices_off', askForInvoice, { params: { id: before }, body: IMPRENTA });
    expect(await owner.call(changeInvoicing, { body: { modo: 'facturas' } })).toMatchObject({
      modo: 'facturas',
      desde: expect.any(String),
      obstaculo: null,
    });
    await lucia.refused('invoices_off', askForInvoice, { params: { id: before }, body: IMPRENTA });
    await owner.call(refundTabPayment, {
      params: { id: idcuenta, idpago: before },
      ...keyed(),
      body: { que: { tipo: 'importe', importe: '6.00' }, motivo: 'Salió frío' },
    });
    await pay(marco, { modo: 'mio', importe: vino });
    expect((await invoicesOf(owner)).map(told)).toEqual([[`T${year}-000001`, 'F2', vino]]);
  });

  test('tells what is begun afterwards, although the clock has been set back meanwhile', async () => {
    const { owner, lucia, marco, idcuenta, rabo, vino, restaurant } = await open({
      modo: 'ninguna',
    });
    const before = await pay(lucia, { modo: 'mio', importe: euros(2 * cents(rabo)) });
    await owner.call(changeInvoicing, { body: { modo: 'facturas' } });
    await testApp.db.query(
      `update invoicing set since = since + interval '1 hour' where restaurant_id = $1`,
      [restaurant.restaurantId],
    );
    const { idpago, url } = await start(marco, { modo: 'mio', importe: vino });
    await press(testApp.app, url!, 'pagar');
    await marco.call(checkTabPayment, { params: { id: idpago } });
    await owner.call(refundTabPayment, {
      params: { id: idcuenta, idpago: before },
      ...keyed(),
      body: { que: { tipo: 'importe', importe: '6.00' }, motivo: 'Salió frío' },
    });
    expect((await invoicesOf(owner)).map(told)).toEqual([[`T${year}-000001`, 'F2', vino]]);
    expect(await lucia.call(listOwnInvoices, { params: { id: before } })).toMatchObject({
      saldra: false,
    });
  });

  test('is not for a restaurant whose treasury is another', async () => {
    const { owner, restaurant } = await openPayingRestaurant(testApp, true);
    await testApp.db.query(`update restaurants set province = 'Vizcaya' where restaurant_id = $1`, [
      restaurant.restaurantId,
    ]);
    const { obstaculo } = await owner.call(readInvoicing);
    expect(obstaculo).toContain('TicketBAI');
    const refused = await owner.send(changeInvoicing, { body: { modo: 'facturas' } });
    expect(refused.statusCode).toBe(400);
    expect(refused.json()).toMatchObject({ fields: { modo: obstaculo } });
    expect(await owner.call(readInvoicing)).toMatchObject({ modo: 'ninguna', desde: null });
  });
});

test('two restaurants of one tax number never issue the same', async () => {
  const first = await open();
  const second = await open({ modo: 'ninguna' });
  await testApp.db.query(
    `update restaurants set tax_id = (select tax_id from restaurants where restaurant_id = $1)
     where restaurant_id = $2`,
    [first.restaurant.restaurantId, second.restaurant.restaurantId],
  );
  await second.owner.call(changeInvoicing, { body: { modo: 'facturas' } });
  await pay(first.marco, { modo: 'mio', importe: first.vino });
  await pay(second.marco, { modo: 'mio', importe: second.vino });
  const numbers = [...(await invoicesOf(first.owner)), ...(await invoicesOf(second.owner))];
  expect(numbers.map(({ numero }) => numero)).toEqual([`T${year}-000001`, `T2-${year}-000001`]);
});

describe('the books', () => {
  test('of a day, a month and a Z count each series, and what stands in for others adds nothing', async () => {
    const { owner, lucia, marco, rabo, vino } = await open();
    await owner.call(openShift, { body: { fondo: '0.00' } });
    const paid = await pay(lucia, { modo: 'mio', importe: euros(2 * cents(rabo)) });
    await lucia.call(askForInvoice, { params: { id: paid }, body: IMPRENTA });
    await pay(marco, { modo: 'mio', importe: vino });
    const venta = euros(2 * cents(rabo) + cents(vino));
    const facturado = [
      {
        serie: `F${year}`,
        desde: `F${year}-000001`,
        hasta: `F${year}-000001`,
        facturas: 1,
        venta: '0.00',
      },
      {
        serie: `T${year}`,
        desde: `T${year}-000001`,
        hasta: `T${year}-000002`,
        facturas: 2,
        venta,
      },
    ];
    const day = businessDay(new Date());
    // Whoever is to count the drawer does not read here what is in it.
    expect((await owner.call(readShiftSoFar)).facturado).toBeUndefined();
    expect((await owner.call(readDay, { params: { dia: day } })).facturado).toEqual([]);
    const { informe } = await owner.call(closeShift, { body: { contado: '0.00', deja: '0.00' } });
    expect(informe).toMatchObject({ venta, facturado });
    expect((await owner.call(readDay, { params: { dia: day } })).facturado).toEqual(facturado);
    const { dias } = await owner.call(readPeriod, { query: { desde: day, hasta: day } });
    expect(dias[0]?.facturado).toEqual(facturado);
    const z = { params: { numero: 1 } };
    const paper = readPdfText((await owner.send(printShift, z)).rawPayload);
    expect(paper).toContain(`T${year}-000001 a T${year}-000002`);
    expect((await owner.send(exportShift, z)).body).toContain(
      `T${year}-000001 a T${year}-000002;2`,
    );
    // The next has what comes next.
    await owner.call(openShift, { body: { fondo: '0.00' } });
    const next = await owner.call(closeShift, { body: { contado: '0.00', deja: '0.00' } });
    expect(next.informe.facturado).toEqual([]);
  });

  test('are searched by number, name, NIF, amount and day, and read as a file', async () => {
    const { owner, lucia, marco, rabo, vino } = await open();
    await pay(marco, { modo: 'mio', importe: vino });
    await pay(lucia, { modo: 'mio', importe: euros(2 * cents(rabo)) });
    const [meal, wine] = await invoicesOf(owner);
    const full = await owner.call(nameInvoice, {
      params: { id: meal!.idfactura },
      body: IMPRENTA,
    });
    const found = async (query: Record<string, string>) =>
      (await invoicesOf(owner, query)).map(({ numero }) => numero);
    expect(await found({ buscar: '000002' })).toEqual([meal!.numero]);
    expect(await found({ buscar: 'imprenta' })).toEqual([full.numero]);
    expect(await found({ buscar: 'Imprénta  ruiz' })).toEqual([full.numero]);
    expect(await found({ buscar: 'b87654323' })).toEqual([full.numero]);
    expect(await found({ buscar: 'B-87.654.323' })).toEqual([full.numero]);
    expect(await found({ buscar: meal!.numero.replace('-', ' ') })).toContain(meal!.numero);
    expect(await found({ buscar: `−${vino.replace('.', ',')}` })).toEqual([wine!.numero]);
    expect(await found({ buscar: `${vino.replace('.', ',')} €` })).toEqual([wine!.numero]);
    expect(await found({ pago: String(wine!.idpago) })).toEqual([wine!.numero]);
    expect(await found({ hasta: '2020-01-01' })).toEqual([]);
    expect(await found({ desde: wine!.dia, hasta: wine!.dia })).toHaveLength(3);
    const days = { desde: wine!.dia, hasta: wine!.dia };
    const { body } = await owner.send(exportInvoices, { query: days });
    const rows = body.replace('\uFEFF', '').trim().split('\r\n');
    expect(rows).toHaveLength(4);
    expect(rows[3]).toContain(`${full.numero};`);
    expect(rows[3]).toContain(`B87654323;Imprenta Ruiz SL;`);
    expect(rows[3]).toContain(meal!.numero);
    const { rawPayload } = await owner.send(printInvoiceBook, { query: days });
    const book = readPdfText(rawPayload).replace(/\s+/g, ' ');
    const tickets = `${wine!.numero} a ${meal!.numero}`;
    for (const said of [full.numero, 'B87654323', 'Imprenta Ruiz SL', tickets]) {
      expect(book).toContain(said);
    }
    // The full one stands in for the simplified one: the day has sold the meal once.
    expect(book).toContain(formatEuros(cents(meal!.total) + cents(vino)).replace(/\s/g, ' '));
  });

  test('print an invoice with all that the law asks for', async () => {
    const { owner, marco, vino, restaurant } = await open();
    const id = await pay(marco, { modo: 'mio', importe: vino });
    const [invoice] = await invoicesOf(owner);
    const params = { id: invoice!.idfactura };
    const { rawPayload } = await owner.send(printInvoice, { params });
    const text = readPdfText(rawPayload);
    for (const said of [
      'Factura simplificada',
      invoice!.numero,
      invoice!.emisor.nif,
      invoice!.emisor.razonsocial,
      'Base al',
      'Total, IVA incluido',
    ]) {
      expect(text).toContain(said);
    }
    const own = await marco.send(printOwnInvoice, {
      params: { id, idfactura: invoice!.idfactura },
    });
    expect(readPdfText(own.rawPayload)).toBe(text);
    const other = await testApp.openRestaurant();
    const stranger = await other.logIn();
    await stranger.refused('not_found', readInvoice, { params });
    expect(await invoicesOf(stranger)).toEqual([]);
    expect(restaurant.restaurantId).not.toBe(other.restaurantId);
  });
});

test('a day’s invoices add up to what the table paid', async () => {
  const { owner, lucia, marco, idcuenta, rabo, vino } = await open();
  await pay(lucia, { modo: 'mio', importe: euros(2 * cents(rabo)) });
  await pay(marco, { modo: 'todo', importe: vino });
  const { pagado } = await owner.call(readTab, { params: { id: idcuenta } });
  const all = await invoicesOf(owner);
  expect(all.reduce((sum, { total }) => sum + cents(total), 0)).toBe(cents(pagado));
  expect(all[0]?.dia.slice(0, 4)).toBe(businessDay(Date.now()).slice(0, 4));
});
