import {
  changeInvoicing,
  chargeTab,
  checkRecords,
  checkTabPayment,
  IDEMPOTENCY_HEADER,
  listInvoices,
  placeOrder,
  readOwnTab,
  readTab,
  startTabPayment,
  undoCharge,
  uploadCertificate,
} from '@simplato/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openPayingRestaurant, press } from '../../../test/paying.ts';
import { openTestApp, TEST_CONFIG } from '../../../test/test-app.ts';
import { AgencyDouble } from '../../../test/verifactu/agency-double.ts';
import { CERTIFICATE_PASSWORD, COMPANY_CERTIFICATE } from '../../../test/verifactu/certificates.ts';
import { sendDue } from './record-sender.ts';

/** The embedded database has the clock of this process, which these tests move. */
const testApp = openTestApp();
const TAX_ID = 'B12345674';
const HOUR_MS = 3_600_000;
/** 23:59:30 in Madrid. */
const LAST_YEAR = Date.parse('2026-12-31T22:59:30Z');
const NEW_YEAR = LAST_YEAR + 30_000;

let agency: AgencyDouble;
let log = '';
const configOf = () => ({
  environment: 'test' as const,
  service: agency.url,
  verification: 'https://agencia.test/ValidarQR',
  key: Buffer.alloc(32, 7),
  producer: {
    name: 'Simplato SL',
    taxId: 'B87654323',
    address: 'Calle Mayor 1, 28300 Aranjuez',
    declaredOn: '2026-11-30',
    declaredAt: 'Aranjuez, España',
  },
  ca: agency.ca,
});

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: LAST_YEAR - HOUR_MS });
  agency = new AgencyDouble();
  await agency.start();
  log = '';
  const logTo = { write: (line: string) => void (log += line) };
  const config = { ...TEST_CONFIG, logLevel: 'error', verifactu: configOf() };
  await testApp.restart({ config, recordRoundMs: HOUR_MS, logTo });
});
afterEach(async () => {
  await agency.stop();
  vi.useRealTimers();
});

/** Table 4 of a restaurant that tells the agency has three salmorejos of 7,00. */
async function open() {
  const { restaurant, owner } = await openPayingRestaurant(testApp);
  await testApp.db.query('update restaurants set tax_id = $1', [TAX_ID]);
  const archivo = COMPANY_CERTIFICATE.toString('base64');
  await owner.call(uploadCertificate, { body: { archivo, clave: CERTIFICATE_PASSWORD } });
  await owner.call(changeInvoicing, { body: { modo: 'verifactu' } });
  const guest = await restaurant.seat('4');
  const { idorder } = await guest.call(placeOrder, { body: restaurant.order({ salmorejo: 3 }) });
  const { idcuenta } = await guest.call(readOwnTab);
  vi.setSystemTime(LAST_YEAR);
  const lineas = [{ idorder, linea: 1, unidades: 1 }];
  const charge = async (key: string) =>
    owner.send(chargeTab, {
      params: { id: idcuenta },
      headers: { [IDEMPOTENCY_HEADER]: key },
      body: { forma: 'efectivo', importe: '7.00', lineas },
    });
  const told = async () => {
    const { facturas } = await owner.call(listInvoices, { query: {} });
    return facturas.toReversed();
  };
  return { owner, guest, idcuenta, lineas, charge, told };
}

/** The agency finds nothing amiss in any of them. */
async function expectTaken(numbers: readonly string[]): Promise<void> {
  const onError = (error: unknown) => {
    throw error;
  };
  await sendDue({ db: testApp.db, agency: configOf(), onTrouble: onError, onError });
  const booked = agency.books.judged.map(({ record, state }) => [record.number, state]);
  expect(booked).toEqual(numbers.map((number) => [number, 'Correcto']));
  expect(agency.books.brokenLinks()).toEqual([]);
}

test('what was begun in the old year and is paid in the new one is invoiced in the new one', async () => {
  const { owner, guest, idcuenta, lineas, charge, told } = await open();
  expect((await charge('antes')).statusCode).toBe(201);
  const { idpago, url } = await guest.call(startTabPayment, {
    headers: { [IDEMPOTENCY_HEADER]: 'en-medio' },
    body: { modo: 'platos', lineas, importe: '7.00' },
  });
  vi.setSystemTime(NEW_YEAR);
  await press(testApp.app, url!, 'pagar');
  await guest.call(checkTabPayment, { params: { id: idpago } });
  const [before] = await told();
  await owner.call(undoCharge, {
    params: { id: idcuenta, idpago: before!.idpago },
    body: { motivo: 'Pagan con tarjeta' },
  });
  expect((await told()).map(({ numero, dia }) => [numero, dia])).toEqual([
    ['T2026-000001', '2026-12-31'],
    ['T2027-000001', '2027-01-01'],
    ['R2027-000001', '2027-01-01'],
  ]);
  expect((await told()).at(-1)?.rectifica).toEqual([{ numero: 'T2026-000001', dia: '2026-12-31' }]);
  expect(await owner.call(checkRecords)).toEqual({ registros: 3, fallo: null });
  await expectTaken(['T2026-000001', 'T2027-000001', 'R2027-000001']);
  expect(agency.requests.join('')).toContain('2027-01-01T00:00:00+01:00<');
});

test('with a clock set back by more than a minute nothing is recorded, loudly, until it is right', async () => {
  const { owner, idcuenta, charge, told } = await open();
  expect((await charge('uno')).statusCode).toBe(201);
  vi.setSystemTime(LAST_YEAR - 61_000);
  expect((await charge('dos')).statusCode).toBe(500);
  expect(log).toContain('The last record of chain');
  expect(await told()).toHaveLength(1);
  expect((await owner.call(readTab, { params: { id: idcuenta } })).pagado).toBe('7.00');
  // A little is overlooked: then the time stands still.
  vi.setSystemTime(LAST_YEAR - 59_000);
  expect((await charge('dos')).statusCode).toBe(201);
  vi.setSystemTime(LAST_YEAR + 1_000);
  expect((await charge('tres')).statusCode).toBe(201);
  expect(await owner.call(checkRecords)).toEqual({ registros: 3, fallo: null });
  await expectTaken(['T2026-000001', 'T2026-000002', 'T2026-000003']);
});
