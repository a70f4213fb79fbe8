import {
  amendRecords,
  changeInvoicing,
  chargeTab,
  checkRecords,
  IDEMPOTENCY_HEADER,
  listInvoices,
  nameInvoice,
  placeOrder,
  printInvoice,
  readInvoicing,
  readOwnTab,
  readRecording,
  undoCharge,
  uploadCertificate,
} from '@simplato/contract';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readPrintedPages } from '../../../test/read-printed-codes.ts';
import { openTestApp, TEST_CONFIG } from '../../../test/test-app.ts';
import type { TestClient } from '../../../test/test-client.ts';
import { AgencyDouble } from '../../../test/verifactu/agency-double.ts';
import {
  CERTIFICATE_PASSWORD,
  COMPANY_CERTIFICATE,
  OLD_CERTIFICATE,
  OWN_CERTIFICATE,
} from '../../../test/verifactu/certificates.ts';
import { changeInvoicing as changeState, readInvoicing as readState } from './change-invoicing.ts';
import { sendDue } from './record-sender.ts';

const testApp = openTestApp();
const TAX_ID = 'B12345674';
const KEY = Buffer.alloc(32, 7);

let agency: AgencyDouble;
let aheadMs = 0;

beforeEach(async () => {
  aheadMs = 0;
  agency = new AgencyDouble(() => new Date(Date.now() + aheadMs));
  await agency.start();
});
afterEach(() => agency.stop());

const configOf = (environment: 'test' | 'production' = 'test', key = KEY) => ({
  environment,
  service: agency.url,
  verification: 'https://agencia.test/ValidarQR',
  key,
  producer: {
    name: 'Simplato SL',
    taxId: 'B87654323',
    address: 'Calle Mayor 1, 28300 Aranjuez',
    declaredOn: '2026-11-30',
    declaredAt: 'Aranjuez, España',
  },
  ca: agency.ca,
});

let keys = 0;
const keyed = () => ({ headers: { [IDEMPOTENCY_HEADER]: `key-${(keys += 1)}` } });
const A_DAY_MS = 86_400_000;
const year = new Date().getFullYear();

/** A restaurant of a server that tells the agency, and its owner. */
async function open(config: ReturnType<typeof configOf> | null = configOf()) {
  await testApp.restart({
    config: { ...TEST_CONFIG, verifactu: config },
    recordRoundMs: A_DAY_MS,
  });
  const restaurant = await testApp.openRestaurant('Bar Peña, S.L.');
  const { restaurantId } = restaurant;
  await testApp.db.query('update restaurants set tax_id = $2 where restaurant_id = $1', [
    restaurantId,
    TAX_ID,
  ]);
  const owner = await restaurant.logIn();
  const guest = await restaurant.seat('4');
  const { idcuenta } = await guest.call(readOwnTab);
  return { restaurant, restaurantId, owner, guest, idcuenta };
}

const file = (pfx: Buffer, clave = CERTIFICATE_PASSWORD) => ({
  body: { archivo: pfx.toString('base64'), clave },
});

async function turnOn(owner: TestClient) {
  await owner.call(uploadCertificate, file(COMPANY_CERTIFICATE));
  return owner.call(changeInvoicing, { body: { modo: 'verifactu' } });
}

async function openTelling(config = configOf()) {
  const opened = await open(config);
  await turnOn(opened.owner);
  return opened;
}

/** Somebody orders a salmorejo (7,00) and pays the waiter. */
async function sell({ restaurant, guest, owner, idcuenta }: Awaited<ReturnType<typeof open>>) {
  const order = await guest.call(placeOrder, { body: restaurant.order({ salmorejo: 1 }) });
  const { pago } = await owner.call(chargeTab, {
    params: { id: idcuenta },
    ...keyed(),
    body: {
      forma: 'efectivo',
      importe: '7.00',
      lineas: [{ idorder: order.idorder, linea: 1, unidades: 1 }],
    },
  });
  return pago.idpago;
}

const troubles: string[] = [];
const send = async (config = configOf()) =>
  sendDue({
    db: testApp.db,
    agency: config,
    onTrouble: ({ kind }) => troubles.push(kind),
    onError: (error) => {
      throw error;
    },
  });

/** For the agency and for whoever waits for it. */
async function pass(seconds: number) {
  aheadMs += seconds * 1000;
  await testApp.db.query(
    'update record_sendings set next_at = next_at - make_interval(secs => $1)',
    [seconds],
  );
}

const booked = () =>
  agency.books.invoicesOf(TAX_ID).map(({ record, state }) => [record.number, state]);

describe('a restaurant that tells the agency', () => {
  test('has its certificate sealed, and never told again', async () => {
    const { owner, restaurantId } = await open();
    expect(await owner.call(readInvoicing)).toMatchObject({
      obstaculo: null,
      obstaculoverifactu: 'Sube antes el certificado con el que se envían los registros.',
    });
    const state = await owner.call(uploadCertificate, file(COMPANY_CERTIFICATE));
    expect(state).toMatchObject({
      entorno: 'pruebas',
      certificado: { titular: 'Bar Peña, S.L.', nif: TAX_ID },
      pendientes: 0,
      incidencia: null,
      reparos: [],
    });
    const [row] = await testApp.db.query<{ certificate: Buffer }>(
      'select certificate from record_sendings where restaurant_id = $1',
      [restaurantId],
    );
    const stored = Buffer.from(row!.certificate);
    expect(stored.includes(CERTIFICATE_PASSWORD)).toBe(false);
    expect(stored.includes(COMPANY_CERTIFICATE.subarray(200, 240))).toBe(false);
    expect(await owner.call(readInvoicing)).toMatchObject({ obstaculoverifactu: null });
  });

  test.each([
    ['a wrong password', file(COMPANY_CERTIFICATE, 'otra'), { clave: /contraseña/ }],
    ['an old encryption', file(OLD_CERTIFICATE), { archivo: /cifrado antiguo/ }],
    ['what is no certificate', file(Buffer.from('hola')), { archivo: /no es un certificado/ }],
  ])('is told what is wrong with %s', async (_what, input, wrong) => {
    const { owner } = await open();
    const sent = await owner.send(uploadCertificate, input);
    expect(sent.statusCode).toBe(400);
    const { fields } = sent.json<{ fields: Record<string, string> }>();
    for (const [field, text] of Object.entries(wrong)) expect(fields[field]).toMatch(text);
  });

  test('is refused where the server tells nobody, or without a certificate', async () => {
    const without = await open(null);
    const refused = await without.owner.send(changeInvoicing, { body: { modo: 'verifactu' } });
    expect(refused.json()).toMatchObject({
      fields: { modo: expect.stringContaining('no está preparado') },
    });
    const { owner } = await open();
    const early = await owner.send(changeInvoicing, { body: { modo: 'verifactu' } });
    expect(early.json()).toMatchObject({
      fields: { modo: expect.stringContaining('certificado') },
    });
  });

  test('sends each invoice and what corrects and replaces it, in one chain', async () => {
    const opened = await openTelling();
    const { owner, idcuenta } = opened;
    const first = await sell(opened);
    await sell(opened);
    await owner.call(undoCharge, {
      params: { id: idcuenta, idpago: first },
      body: { motivo: 'Pagan con tarjeta' },
    });
    const { facturas } = await owner.call(listInvoices, { query: {} });
    const ticket = facturas.find(({ numero }) => numero === `T${year}-000002`);
    await owner.call(nameInvoice, {
      params: { id: ticket!.idfactura },
      body: { nombre: 'Imprenta Ruiz SL', nif: 'B87654323', direccion: 'Mayor 8, Aranjuez' },
    });
    expect(await owner.call(readRecording)).toMatchObject({ pendientes: 4 });
    await send();
    expect(booked()).toEqual([
      [`F${year}-000001`, 'Correcta'],
      [`R${year}-000001`, 'Correcta'],
      [`T${year}-000001`, 'Correcta'],
      [`T${year}-000002`, 'Correcta'],
    ]);
    expect(agency.books.brokenLinks()).toEqual([]);
    expect(agency.early).toBe(0);
    expect(await owner.call(readRecording)).toMatchObject({ pendientes: 0, desde: null });
    expect(await owner.call(checkRecords)).toEqual({ registros: 4, fallo: null });
  });

  test('prints a code on each invoice that leads to the agency', async () => {
    const opened = await openTelling();
    await sell(opened);
    const { owner } = opened;
    const { facturas } = await owner.call(listInvoices, { query: {} });
    const [invoice] = facturas;
    const day = invoice!.dia.split('-').toReversed().join('-');
    expect(invoice?.qr).toBe(
      `https://agencia.test/ValidarQR?nif=${TAX_ID}&numserie=T${year}-000001&fecha=${day}&importe=7.00`,
    );
    const { rawPayload } = await owner.send(printInvoice, { params: { id: invoice!.idfactura } });
    expect(readPrintedPages(rawPayload).map((page) => page.codes(1, 1))).toEqual([[invoice?.qr]]);
  });

  test('may not leave before the year ends, unless it only tries it out', async () => {
    const opened = await openTelling(configOf('production'));
    await opened.owner.refused('verifactu_stays', changeInvoicing, { body: { modo: 'facturas' } });
    const until = { verifactuhasta: `${year}-12-31`, otroservicio: false };
    expect(await opened.owner.call(readInvoicing)).toMatchObject(until);
    const trying = await openTelling();
    const left = await trying.owner.call(changeInvoicing, { body: { modo: 'ninguna' } });
    expect(left).toMatchObject({ modo: 'ninguna', verifactuhasta: null });
  });
});

test('whoever produces the program declares its twelve points, in their order', async () => {
  await open();
  const { body } = await testApp.app.inject('/declaracion-responsable');
  const points = [...body.matchAll(/<dt>([a-l])\)/g)].map(([, letter]) => letter);
  expect(points.join('')).toBe('abcdefghijkl');
  expect(body).toContain('DECLARACIÓN RESPONSABLE DEL SISTEMA INFORMÁTICO DE FACTURACIÓN');
  expect(body).toContain('30/11/2026, Aranjuez, España');
  await open(null);
  expect((await testApp.app.inject('/declaracion-responsable')).statusCode).toBe(404);
});

describe('an agency that is away', () => {
  test('is asked again, later and later, and has all records in the end, once', async () => {
    const opened = await openTelling();
    const { owner } = opened;
    agency.keepMisbehaving('away');
    await sell(opened);
    await send();
    const away = await owner.call(readRecording);
    expect(away).toMatchObject({
      pendientes: 1,
      incidencia: { texto: 'Hacienda no responde.', desde: expect.any(String) },
    });
    await pass(59);
    await send();
    expect(agency.requests).toHaveLength(1);
    await pass(1);
    await send();
    expect(agency.requests).toHaveLength(2);
    // Within an hour, however long it has been away.
    for (let hour = 0; hour < 6; hour += 1) {
      await pass(3_600);
      await send();
    }
    expect(agency.requests).toHaveLength(8);
    await sell(opened);
    expect(await owner.call(readRecording)).toMatchObject({
      pendientes: 2,
      incidencia: { desde: away.incidencia!.desde },
    });
    agency.behave();
    await pass(3_600);
    await send();
    expect(booked()).toEqual([
      [`T${year}-000001`, 'Correcta'],
      [`T${year}-000002`, 'Correcta'],
    ]);
    expect(agency.requests.at(-1)).toContain('Incidencia>S<');
    expect(await owner.call(readRecording)).toMatchObject({ pendientes: 0, incidencia: null });
  });

  test('whose answer is lost has taken the records, and is told of none twice', async () => {
    const opened = await openTelling();
    await sell(opened);
    agency.misbehave('lost-after');
    await send();
    expect(await opened.owner.call(readRecording)).toMatchObject({ pendientes: 1 });
    await pass(60);
    await send();
    expect(await opened.owner.call(readRecording)).toMatchObject({
      pendientes: 0,
      parada: null,
      reparos: [],
    });
    expect(booked()).toEqual([[`T${year}-000001`, 'Correcta']]);
  });

  test('that wants to be left alone is', async () => {
    const opened = await openTelling();
    agency.waitSeconds = 120;
    await sell(opened);
    await send();
    await sell(opened);
    await pass(119);
    await send();
    expect(agency.requests).toHaveLength(1);
    await pass(1);
    await send();
    expect(agency.requests).toHaveLength(2);
    expect(agency.early).toBe(0);
  });
});

describe('what the agency does not take', () => {
  test('is told in words, with what to do, and the next go on', async () => {
    const opened = await openTelling();
    const { owner } = opened;
    await sell(opened);
    const { facturas } = await owner.call(listInvoices, { query: {} });
    agency.forget('B87654323');
    await owner.call(nameInvoice, {
      params: { id: facturas[0]!.idfactura },
      body: { nombre: 'Imprenta Ruiz SL', nif: 'B87654323', direccion: 'Mayor 8, Aranjuez' },
    });
    await sell(opened);
    await send();
    const { reparos, pendientes } = await owner.call(readRecording);
    expect(pendientes).toBe(0);
    expect(reparos).toMatchObject([
      {
        numero: `F${year}-000001`,
        texto: expect.stringContaining('NIF'),
        consejo: expect.any(String),
        remedio: 'corregir',
      },
    ]);
    expect(booked().map(([number]) => number)).toContain(`T${year}-000002`);
    // In the right name there is nothing left to say of it, nor of what took the wrong one back.
    await owner.call(nameInvoice, {
      params: { id: facturas[0]!.idfactura },
      body: { nombre: 'Ana Ruiz', nif: '12345678Z', direccion: 'Mayor 8, Aranjuez' },
    });
    await pass(60);
    await send();
    expect(booked()).toContainEqual([`F${year}-000003`, 'Correcta']);
    expect((await owner.call(readRecording)).reparos).toEqual([]);
  });

  test('is told again once the issuer is named as the agency knows it', async () => {
    const opened = await openTelling();
    const { owner, restaurantId } = opened;
    await sell(opened);
    await sell(opened);
    agency.name(TAX_ID, 'Bar de la Peña, S.L.');
    await send();
    expect(booked()).toEqual([]);
    const refused = await owner.call(readRecording);
    expect(refused.reparos.map(({ remedio, estado }) => [remedio, estado])).toEqual([
      ['subsanar', 'rechazado'],
      ['subsanar', 'rechazado'],
    ]);
    await testApp.db.query('update restaurants set legal_name = $2 where restaurant_id = $1', [
      restaurantId,
      'Bar de la Peña, S.L.',
    ]);
    const amended = await owner.call(amendRecords);
    expect(amended).toMatchObject({ pendientes: 2, reparos: [] });
    expect(await owner.call(amendRecords)).toEqual(amended);
    await pass(60);
    await send();
    expect(booked()).toEqual([
      [`T${year}-000001`, 'Correcta'],
      [`T${year}-000002`, 'Correcta'],
    ]);
    expect(agency.requests.at(-1)).toContain('Bar de la Peña, S.L.');
    expect(agency.requests.at(-1)).toContain('RechazoPrevio>X<');
    expect(agency.books.brokenLinks()).toEqual([]);
    expect(await owner.call(checkRecords)).toEqual({ registros: 4, fallo: null });
    expect(await owner.call(readRecording)).toMatchObject({ pendientes: 0, reparos: [] });
  });

  test('is not told again by a restaurant that does not tell it', async () => {
    const { owner } = await open();
    await owner.refused('not_found', amendRecords);
  });

  test('a certificate that speaks for somebody else, until another is uploaded', async () => {
    const opened = await open();
    const { owner } = opened;
    await owner.call(uploadCertificate, file(OWN_CERTIFICATE));
    await owner.call(changeInvoicing, { body: { modo: 'verifactu' } });
    await sell(opened);
    await send();
    expect(await owner.call(readRecording)).toMatchObject({
      pendientes: 1,
      incidencia: { texto: expect.stringContaining('certificado') },
    });
    expect(await owner.call(uploadCertificate, file(COMPANY_CERTIFICATE))).toMatchObject({
      pendientes: 1,
    });
    await send();
    expect(await owner.call(readRecording)).toMatchObject({ pendientes: 0, incidencia: null });
  });
});

describe('nothing is told', () => {
  test('of what was made for the test service to the real one: a new chain begins', async () => {
    const opened = await openTelling();
    await sell(opened);
    troubles.length = 0;
    const real = configOf('production');
    await send(real);
    expect(troubles).toEqual(['environment']);
    expect(agency.requests).toEqual([]);

    const { restaurantId } = opened;
    const now = new Date();
    await testApp.db.query(
      `update invoicing set recording_since = recording_since - interval '2 years'`,
    );
    const state = await readState(testApp.db, real, restaurantId, now);
    expect(state).toMatchObject({ isForOtherService: true, recordsUntil: null });
    const by = { restaurantId, userName: 'ana' };
    const wish = { mode: 'verifactu', chain: null } as const;
    const again = await changeState(testApp.db, real, by, wish, now);
    // The year counts from when the real one is told.
    expect(again).toMatchObject({ isForOtherService: false, recordsUntil: `${year}-12-31` });
    await sell(opened);
    const { facturas } = await opened.owner.call(listInvoices);
    expect(facturas.map(({ numero }) => numero)).toEqual([`T${year}-2-000001`, `T${year}-000001`]);
  });

  test('with a certificate that another key has sealed', async () => {
    const opened = await openTelling();
    await sell(opened);
    troubles.length = 0;
    await send(configOf('test', Buffer.alloc(32, 8)));
    expect(troubles).toEqual(['key']);
    expect(agency.requests).toEqual([]);
  });
});

describe('a chain that is not whole', () => {
  test('is found, where and how', async () => {
    const opened = await openTelling();
    const { owner, restaurantId } = opened;
    for (let sold = 0; sold < 3; sold += 1) await sell(opened);
    const tamper = async (statement: string) => {
      await testApp.db.query('alter table invoice_records disable trigger invoice_records_stay');
      await testApp.db.query(statement, [restaurantId]);
      await testApp.db.query('alter table invoice_records enable trigger invoice_records_stay');
      return (await owner.call(checkRecords)).fallo;
    };
    await expect(
      testApp.db.query(`update invoice_records set hash = 'x' where restaurant_id = $1`, [
        restaurantId,
      ]),
    ).rejects.toThrow('rows of invoice_records are not changed');
    const rate = (percent: number) =>
      tamper(
        `update invoice_records set record = jsonb_set(record, '{invoice,bands,0,vatPercent}', '${percent}')
         where restaurant_id = $1 and turn = 1`,
      );
    expect(await rate(21)).toEqual({
      registro: 1,
      texto: 'Este registro no dice lo mismo que su factura',
    });
    expect(await rate(10)).toBeNull();
    expect(
      await tamper(
        `update invoice_records set record = jsonb_set(record, '{invoice,bands,0,netCents}', '1')
         where restaurant_id = $1 and turn = 2`,
      ),
    ).toMatchObject({ registro: 2, texto: expect.stringContaining('huella') });
    expect(
      await tamper('delete from invoice_records where restaurant_id = $1 and turn = 3'),
    ).toMatchObject({ registro: 2 });
    expect(
      await tamper('delete from invoice_records where restaurant_id = $1 and turn = 2'),
    ).toMatchObject({ registro: 2, texto: 'Falta este registro' });
    // And nothing is sold onto it as if nothing had happened.
    const order = await opened.guest.call(placeOrder, {
      body: opened.restaurant.order({ salmorejo: 1 }),
    });
    const charge = await owner.send(chargeTab, {
      params: { id: opened.idcuenta },
      ...keyed(),
      body: {
        forma: 'efectivo',
        importe: '7.00',
        lineas: [{ idorder: order.idorder, linea: 1, unidades: 1 }],
      },
    });
    expect(charge.statusCode).toBe(500);
  });

  test('that was restored goes on as it was, where its owner knows that nothing is missing', async () => {
    const opened = await openTelling();
    const { owner } = opened;
    await sell(opened);
    await send();
    await testApp.db.query(
      `update invoicing set stopped = 'restored', stopped_at = clock_timestamp()`,
    );
    await sell(opened);
    expect((await owner.call(readRecording)).parada).toMatchObject({ mismacadena: true });
    await owner.call(changeInvoicing, { body: { modo: 'verifactu', cadena: 'misma' } });
    await pass(60);
    await send();
    expect(booked()).toEqual([
      [`T${year}-000001`, 'Correcta'],
      [`T${year}-000002`, 'Correcta'],
    ]);
    expect(agency.books.brokenLinks()).toEqual([]);
    expect((await owner.call(readRecording)).parada).toBeNull();
  });

  test('as of a backup older than what was sent stops, until it begins anew', async () => {
    const opened = await openTelling();
    const { owner, restaurantId, restaurant, guest, idcuenta } = opened;
    await sell(opened);
    await send();
    // What was done since the backup is gone, but for the agency.
    for (const statement of [
      'delete from record_answers where restaurant_id = $1',
      'delete from invoice_records where restaurant_id = $1',
      'delete from invoices where restaurant_id = $1',
      'update invoicing set records = 0 where restaurant_id = $1',
      'update record_sendings set sent = 0, answered = 0 where restaurant_id = $1',
    ]) {
      await testApp.db.query(statement, [restaurantId]);
    }
    await sell({ restaurant, guest, owner, idcuenta, restaurantId });
    await pass(60);
    await send();
    expect(await owner.call(readRecording)).toMatchObject({
      parada: {
        texto: expect.stringContaining('copia de seguridad'),
        consejo: expect.any(String),
        mismacadena: false,
      },
    });
    await owner.call(changeInvoicing, { body: { modo: 'verifactu', cadena: 'misma' } });
    const before = (await owner.call(listInvoices, { query: {} })).facturas.length;
    await sell(opened);
    expect((await owner.call(listInvoices, { query: {} })).facturas).toHaveLength(before);
    await owner.call(changeInvoicing, { body: { modo: 'verifactu', cadena: 'nueva' } });
    const [issued] = (await owner.call(listInvoices, { query: {} })).facturas;
    expect(issued).toMatchObject({ numero: `T${year}-2-000001`, total: '7.00' });
    await pass(60);
    await send();
    expect(booked()).toContainEqual([`T${year}-2-000001`, 'Correcta']);
    expect(await owner.call(readRecording)).toMatchObject({ parada: null, pendientes: 0 });
  });
});
