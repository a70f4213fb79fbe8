import {
  askForInvoice,
  changeInvoicing,
  checkPayment,
  checkTabPayment,
  IDEMPOTENCY_HEADER,
  mailShareReceipt,
  placeOrder,
  readOwnTab,
  refundTabPayment,
  startTabPayment,
  type BodyInputOf,
} from '@simplato/contract';
import { expect, test, vi } from 'vitest';
import { openPayingRestaurant, orderOnline, press } from '../../../test/paying.ts';
import { LUCIA, mailsTo, registeredDiner } from '../../../test/people.ts';
import { PostOffice } from '../../../test/post-office.ts';
import { readPdfText } from '../../../test/read-pdf-text.ts';
import { openTestApp, TEST_CONFIG } from '../../../test/test-app.ts';
import type { TestClient } from '../../../test/test-client.ts';
import { beginChain } from '../invoices/invoice-queries.ts';
import { PROGRAM } from '../invoices/record-invoice.ts';

const testApp = openTestApp();
const MINUTE_MS = 60_000;
const TIMEOUT = { timeout: 60_000 };
const year = new Date().getFullYear();

let keys = 0;
const keyed = () => ({ headers: { [IDEMPOTENCY_HEADER]: `key-${(keys += 1)}` } });
const byId = (id: number) => ({ params: { id } });

/** Table 4 has two oxtails (2 × 18,00); its restaurant invoices, and Lucía has an account. */
async function open() {
  const { restaurant, owner } = await openPayingRestaurant(testApp, true);
  await owner.call(changeInvoicing, { body: { modo: 'facturas' } });
  const lucia = await registeredDiner(testApp, await restaurant.seat('4'));
  const marco = await restaurant.seat('4');
  const order = await marco.call(placeOrder, { body: restaurant.order({ rabo: 2 }) });
  const one = { lineas: [{ idorder: order.idorder, linea: 1, unidades: 1 }] };
  const [{ preciounitario: rabo } = expect.fail('no line')] = order.lineas;
  return { restaurant, owner, lucia, marco, one, rabo };
}

async function pay(phone: TestClient, body: BodyInputOf<typeof startTabPayment>) {
  const { idpago, url } = await phone.call(startTabPayment, { ...keyed(), body });
  await press(testApp.app, url!, 'pagar');
  await phone.call(checkTabPayment, byId(idpago));
  return idpago;
}

/** All that has been written to somebody so far. */
async function lettersOf(recipient: string, count: number) {
  return vi.waitFor(async () => {
    testApp.clock.advance(MINUTE_MS);
    const letters = await mailsTo(testApp, recipient);
    expect(letters).toHaveLength(count);
    return letters;
  }, TIMEOUT);
}

const IMPRENTA = {
  nombre: 'Imprenta Ruiz SL',
  nif: 'B87654323',
  direccion: 'Calle Mayor 8, 28300 Aranjuez',
};

test('who pays is mailed the invoice, with its file, and another once it is in a company’s name', async () => {
  const office = await PostOffice.open();
  const mailer = office.mailer();
  await testApp.restart({ mailer });
  const { lucia, one, rabo } = await open();
  const idpago = await pay(lucia, { modo: 'platos', ...one, importe: rabo, propina: '2.00' });
  const [ticket] = await lettersOf(LUCIA.mail, 1);
  for (const said of [
    `Factura simplificada\nNúmero T${year}-000001\n`,
    '1 × Rabo de toro: 18,00',
    'Total, IVA incluido: 18,00',
    'IVA 10 % de 16,36',
    'Propina, aparte: 2,00',
    'Pagado online: 20,00',
  ]) {
    expect(ticket).toContain(said);
  }
  expect(ticket).not.toMatch(/no es una factura|VERI\*FACTU/);
  expect(await lucia.call(mailShareReceipt, byId(idpago))).toEqual({ enviado: false });

  await lucia.call(askForInvoice, { ...byId(idpago), body: IMPRENTA });
  expect(await lucia.call(mailShareReceipt, byId(idpago))).toEqual({ enviado: true });
  expect(await lucia.call(mailShareReceipt, byId(idpago))).toEqual({ enviado: false });
  const [, full] = await lettersOf(LUCIA.mail, 2);
  expect(full).toContain(`Factura\nNúmero F${year}-000001\n`);
  expect(full).toContain(`En lugar de la T${year}-000001`);
  expect(full).toContain('Imprenta Ruiz SL\nNIF B87654323\nCalle Mayor 8, 28300 Aranjuez');
  expect(full).not.toContain('Factura simplificada');

  await vi.waitFor(() => expect(office.arrived).toHaveLength(2), TIMEOUT);
  const files = office.arrived.map(({ mail }) =>
    mail.attachments.map(({ filename, content }) => [
      filename,
      readPdfText(Buffer.from(content as ArrayBuffer)).includes('Rabo de toro'),
    ]),
  );
  expect(files).toEqual([
    [[`factura-T${year}-000001.pdf`, true]],
    [[`factura-F${year}-000001.pdf`, true]],
  ]);
  mailer.close();
  await office.close();
});

test('an invoice that the tax agency is told of says where that can be checked', async () => {
  const verification = 'https://agencia.test/ValidarQR';
  const verifactu = {
    environment: 'test' as const,
    service: 'https://127.0.0.1:9',
    verification,
    key: Buffer.alloc(32, 7),
    producer: {
      name: 'Simplato SL',
      taxId: 'B87654323',
      address: '',
      declaredOn: '',
      declaredAt: '',
    },
  };
  await testApp.restart({ config: { ...TEST_CONFIG, verifactu }, recordRoundMs: 86_400_000 });
  const { lucia, one, rabo, restaurant } = await open();
  const { restaurantId } = restaurant;
  const installation = { installation: `${restaurantId}-1`, isOneOfSeveral: true };
  const system = { ...PROGRAM, producer: verifactu.producer, ...installation };
  await testApp.db.transaction(async (tx) =>
    beginChain(tx, restaurantId, { environment: 'test', system }),
  );
  await pay(lucia, { modo: 'platos', ...one, importe: rabo });
  const [letter] = await lettersOf(LUCIA.mail, 1);
  const { body } = await testApp.app.inject({ url: '/dev/correo' });
  const [, file = ''] = /Adjunto:\s+<a href="([^"]+)"/.exec(body) ?? [];
  expect((await testApp.app.inject({ url: file })).headers['content-type']).toBe('application/pdf');
  expect((await testApp.app.inject({ url: `${file}x` })).statusCode).toBe(404);
  expect(letter).toMatch(
    /^VERI\*FACTU\nComprobar en Hacienda:\nhttps:\/\/agencia\.test\/ValidarQR\?nif=B00283002&numserie=T\d{4}-000001&fecha=[\d-]+&importe=18\.00$/m,
  );
});

test('money on account has a receipt that says when its invoice comes, and then the invoice', async () => {
  const { lucia, marco, rabo } = await open();
  const onAccount = await pay(lucia, { modo: 'importe', importe: '6.00' });
  const [receipt] = await lettersOf(LUCIA.mail, 1);
  expect(receipt).toContain('A cuenta de la mesa: 6,00');
  expect(receipt).toContain(
    'Este documento no es una factura. Tu factura sale cuando se complete la cuenta de la mesa.',
  );
  expect(await lucia.call(mailShareReceipt, byId(onAccount))).toEqual({ enviado: false });
  await pay(marco, { modo: 'todo', importe: (Number(rabo) * 2 - 6).toFixed(2) });
  // By itself, once another has completed the table.
  const [, invoice] = await lettersOf(LUCIA.mail, 2);
  expect(invoice).toMatch(/^Factura simplificada$/m);
  expect(invoice).toContain('Total, IVA incluido: 6,00');
  expect(await lucia.call(mailShareReceipt, byId(onAccount))).toEqual({ enviado: false });
});

test('what was given back is in the mail with the invoice that corrects', async () => {
  const { owner, lucia, one, rabo } = await open();
  const idpago = await pay(lucia, { modo: 'platos', ...one, importe: rabo });
  await lettersOf(LUCIA.mail, 1);
  const { idcuenta } = await lucia.call(readOwnTab);
  await owner.call(refundTabPayment, {
    params: { id: idcuenta, idpago },
    ...keyed(),
    body: { que: { tipo: 'importe', importe: '3.00' }, motivo: 'Salió frío' },
  });
  await lettersOf(LUCIA.mail, 2);
  expect(await lucia.call(mailShareReceipt, byId(idpago))).toEqual({ enviado: true });
  const both = (await lettersOf(LUCIA.mail, 3)).at(-1);
  expect(both).toContain(`Número T${year}-000001`);
  expect(both).toContain(`Factura simplificada rectificativa\nNúmero R${year}-000001`);
  expect(both).toContain('Devuelto: −3,00');
});

test('an order paid online has its confirmation and its invoice', async () => {
  const { restaurant } = await open();
  const guest = await restaurant.seat('9');
  await registeredDiner(testApp, guest, { mail: 'ana@example.com', nombreusuario: 'anagil' });
  const { idorder, url } = await orderOnline(guest, restaurant.order({ vino: 1 }));
  await press(testApp.app, url, 'pagar');
  await guest.call(checkPayment, byId(idorder));
  const letters = await lettersOf('ana@example.com', 2);
  expect(letters.filter((one) => one.includes('Pagado online.'))).toHaveLength(1);
  expect(letters.filter((one) => /^Factura simplificada$/m.test(one))).toHaveLength(1);
});
