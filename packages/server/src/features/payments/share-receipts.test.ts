import {
  checkTabPayment,
  IDEMPOTENCY_HEADER,
  listCorrections,
  listHistory,
  listOrders,
  mailShareReceipt,
  moveOrder,
  placeOrder,
  printShareReceipt,
  readOrderMoney,
  readOwnTab,
  readShare,
  seatParty,
  vatFromWire,
  readTab,
  readTabPaymentMoney,
  removeFromOrder,
  refundTabPayment,
  startTabPayment,
  STREAM_EVENTS,
  streamOrders,
  type BodyInputOf,
  type TabHeadWire,
} from '@simplato/contract';
import {
  CAME_TOO_LATE,
  businessDay,
  formatCents,
  formatEuros,
  platformFeeBackCents,
  platformFeeCents,
} from '@simplato/domain';
import { expect, test, vi } from 'vitest';
import { openPayingRestaurant, press } from '../../../test/paying.ts';
import { LUCIA, mailsTo, registeredDiner } from '../../../test/people.ts';
import { readPdfText } from '../../../test/read-pdf-text.ts';
import { openTestApp } from '../../../test/test-app.ts';
import type { TestClient } from '../../../test/test-client.ts';

const testApp = openTestApp();
const MINUTE_MS = 60_000;
const TIMEOUT = { timeout: 60_000 };

let keys = 0;
const keyed = () => ({ headers: { [IDEMPOTENCY_HEADER]: `key-${(keys += 1)}` } });

/** Table 4 owes 18,00 for oxtail, which Marco has ordered; Lucía has an account. */
async function open() {
  const { restaurant, owner } = await openPayingRestaurant(testApp, true);
  const lucia = await registeredDiner(testApp, await restaurant.seat('4'));
  const marco = await restaurant.seat('4');
  const order = await marco.call(placeOrder, { body: restaurant.order({ rabo: 1 }) });
  const { idcuenta } = await lucia.call(readOwnTab);
  return { restaurant, owner, lucia, marco, order, idcuenta };
}

async function start(phone: TestClient, body: BodyInputOf<typeof startTabPayment>) {
  return phone.call(startTabPayment, { ...keyed(), body });
}

async function pay(phone: TestClient, body: BodyInputOf<typeof startTabPayment>) {
  const { idpago, url } = await start(phone, body);
  await press(testApp.app, url!, 'pagar');
  await phone.call(checkTabPayment, { params: { id: idpago } });
  return idpago;
}

const cents = (euros: string) => Math.round(Number(euros) * 100);
const byId = (id: number) => ({ params: { id } });

async function lettersOf(recipient: string, count: number) {
  return vi.waitFor(async () => {
    testApp.clock.advance(MINUTE_MS);
    const letters = await mailsTo(testApp, recipient);
    expect(letters).toHaveLength(count);
    return letters;
  }, TIMEOUT);
}

test('each payer has a receipt of their own part, in the language that they read, and nobody else', async () => {
  const { restaurant, lucia, marco, order } = await open();
  const idpago = await pay(lucia, { modo: 'importe', importe: '5.00' });
  const paid = await lucia.send(printShareReceipt, { ...byId(idpago), query: { idioma: 'en' } });
  expect(paid.headers['content-type']).toBe('application/pdf');
  expect(paid.headers['content-disposition']).toBe(
    `attachment; filename="recibo-pago-${idpago}.pdf"`,
  );
  const heading = Buffer.from(`Payment no. ${idpago} · Table 4`, 'utf16le').swap16();
  expect(paid.rawPayload.includes(heading)).toBe(true);
  await marco.refused('not_found', printShareReceipt, byId(idpago));
  const elsewhere = await restaurant.seat('9');
  await elsewhere.refused('not_found', printShareReceipt, byId(idpago));

  const begun = await start(marco, {
    modo: 'platos',
    lineas: [{ idorder: order.idorder, linea: 1, unidades: 1, partes: { de: 2, tomo: 1 } }],
    importe: (Number(order.total) / 2).toFixed(2),
  });
  await marco.refused('not_found', printShareReceipt, byId(begun.idpago));
});

test('receipts of a product in three have the VAT of the product, also where its order went to another tab', async () => {
  const { restaurant, owner, lucia, marco, order } = await open();
  await restaurant.codeOf('7');
  const third = (importe: string) => ({
    modo: 'platos' as const,
    lineas: [{ idorder: order.idorder, linea: 1, unidades: 1, partes: { de: 3, tomo: 1 } }],
    importe,
  });
  // 10,00 in three: each by itself would have 0,30.
  await testApp.db.query(
    `with cheaper as (
       update order_lines set unit_gross_cents = 1000 where restaurant_id = $1 and order_id = $2
     )
     update orders set total_cents = 1000 where restaurant_id = $1 and order_id = $2`,
    [restaurant.restaurantId, order.idorder],
  );
  const first = await pay(lucia, third('3.34'));
  const shareOf = async (phone: TestClient, idpago: number) => phone.call(readShare, byId(idpago));
  const before = await shareOf(lucia, first);
  const payments: [TestClient, number][] = [
    [lucia, first],
    [marco, await pay(marco, third('3.33'))],
    [marco, await pay(marco, third('3.33'))],
  ];
  const { idcuenta: into } = await owner.call(seatParty, { body: { mesa: '7' } });
  await owner.call(moveOrder, { ...byId(order.idorder), body: { idcuenta: into } });
  const shares = [];
  for (const [phone, idpago] of payments) {
    const share = await shareOf(phone, idpago);
    shares.push(share);
    expect(share.lineas).toMatchObject([{ nombre: 'Rabo de toro, 1/3', unidades: 1 }]);
    const pdf = readPdfText((await phone.send(printShareReceipt, byId(idpago))).rawPayload);
    expect(pdf).toContain('Rabo de toro, 1/3');
    expect(pdf).toContain(formatEuros(vatFromWire(share.iva)[0]!.vatCents));
  }
  expect(shares[0]).toEqual(before);
  expect(shares.map(({ iva }) => iva.map(({ cuota }) => cuota))).toEqual([
    ['0.30'],
    ['0.31'],
    ['0.30'],
  ]);
  await marco.refused('not_found', readShare, byId(first));
});

test('the receipt of a payer names what was taken off since, and adds up to the cent', async () => {
  const { restaurant, owner, marco, order } = await open();
  const wine = await marco.call(placeOrder, { body: restaurant.order({ vino: 1 }) });
  const sum = cents(order.total) + cents(wine.total);
  const idpago = await pay(marco, { modo: 'todo', importe: formatCents(sum), propina: '1.00' });
  await owner.call(removeFromOrder, {
    ...byId(wine.idorder),
    ...keyed(),
    body: { lineas: [{ linea: 1, unidades: 1 }], motivo: 'Se acabó' },
  });
  const share = await marco.call(readShare, byId(idpago));
  const [wineLine] = wine.lineas;
  const { lineas, quitado = [], iva, cobrado, devuelto, devolviendo } = share;
  expect(quitado).toMatchObject([{ nombre: wineLine!.name, unidades: 1 }]);
  expect(quitado[0]?.preciounitario).toBe(wine.total);
  expect(lineas).toHaveLength(1);
  expect(iva.map(({ total }) => total)).toEqual([order.total]);
  expect(cents(devuelto) + cents(devolviendo)).toBe(cents(wine.total));
  expect(cents(cobrado)).toBe(sum + 100);
  const pdf = await marco.send(printShareReceipt, byId(idpago));
  expect(readPdfText(pdf.rawPayload)).toContain(`Quitado: 1 × ${wineLine!.name}`);
});

test('a payer with an account is mailed the receipt once; one without may not ask for it', async () => {
  const { lucia, marco, order } = await open();
  const half = (Number(order.total) / 2).toFixed(2);
  const idpago = await pay(lucia, {
    modo: 'platos',
    lineas: [{ idorder: order.idorder, linea: 1, unidades: 1, partes: { de: 2, tomo: 1 } }],
    importe: half,
    propina: '1.00',
  });
  const [letter] = await lettersOf(LUCIA.mail, 1);
  const euros = half.replace('.', ',');
  expect(letter).toContain(`Pago nº ${idpago} · Mesa 4`);
  expect(letter).toMatch(/1 × .*, 1\/2: /);
  expect(letter).toContain(`Total, IVA incluido: ${euros}`);
  expect(letter).toContain('Propina, aparte: 1,00');
  expect(letter).toContain('Este documento no es una factura.');
  expect(await lucia.call(mailShareReceipt, byId(idpago))).toEqual({ enviado: false });
  const other = await pay(marco, { modo: 'importe', importe: '2.00' });
  await marco.refused('forbidden', mailShareReceipt, byId(other));
  await lucia.refused('not_found', mailShareReceipt, byId(other));
});

test('whoever signs in after paying may have the receipt by mail, and once', async () => {
  const { marco } = await open();
  const idpago = await pay(marco, { modo: 'importe', importe: '5.00' });
  await registeredDiner(testApp, marco, { mail: 'marco@example.com', nombreusuario: 'marco' });
  expect(await marco.call(mailShareReceipt, byId(idpago))).toEqual({ enviado: true });
  expect(await marco.call(mailShareReceipt, byId(idpago))).toEqual({ enviado: false });
  const [letter] = await lettersOf('marco@example.com', 1);
  expect(letter).toContain('A cuenta de la mesa: 5,00');
  expect(letter).toContain('no lleva IVA propio');
});

test('an owner refunds a share, in part and then whole; its payer is told, and the tab owes no more', async () => {
  const { owner, restaurant, lucia, order, idcuenta } = await open();
  const total = Number(order.total);
  const idpago = await pay(lucia, { modo: 'todo', importe: order.total, propina: '1.00' });
  const params = { id: idcuenta, idpago };
  const refund = (que: BodyInputOf<typeof refundTabPayment>['que'], headers = keyed().headers) =>
    owner.call(refundTabPayment, { params, headers, body: { que, motivo: 'Salió frío' } });
  const { headers } = keyed();
  const some = await refund({ tipo: 'importe', importe: '5.00' }, headers);
  // Of the fee, as with an order: none for the tip, and back in proportion to all that was charged.
  const feeCents = platformFeeCents(total * 100);
  const feeBackCents = platformFeeBackCents(feeCents, total * 100 + 100, 500);
  expect(some.devolucion).toMatchObject({
    importe: '5.00',
    comision: formatCents(feeBackCents),
    motivo: 'Salió frío',
    numero: 1,
  });
  expect(await refund({ tipo: 'importe', importe: '5.00' }, headers)).toMatchObject({
    devolucion: { numero: 1 },
  });
  expect(some.cuenta).toMatchObject({
    total: (total - 5).toFixed(2),
    pagado: (total - 5).toFixed(2),
    pendiente: '0.00',
  });
  const letters = await lettersOf(LUCIA.mail, 2);
  expect(letters[1]).toContain(`5,00\u00a0€ de tu pago ${idpago}. Motivo: Salió frío.`);
  expect(await owner.call(readTabPaymentMoney, { params })).toMatchObject({
    cobrado: (total + 1).toFixed(2),
    propina: '1.00',
    devuelto: '5.00',
    devoluciones: [{ numero: 1, estado: 'hecha' }],
    comision: formatCents(feeCents - feeBackCents),
  });

  expect(await owner.call(readOrderMoney, byId(order.idorder))).toMatchObject({
    cobrado: '0.00',
    cuenta: {
      idcuenta,
      pagos: [
        {
          idpago,
          nombre: 'Comensal 1',
          devuelto: '5.00',
          fechadevolucion: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
        },
      ],
    },
  });

  const tooMuch = { que: { tipo: 'importe' as const, importe: order.total }, motivo: 'x' };
  await owner.refused('refund_too_much', refundTabPayment, { params, body: tooMuch });
  const told = async () => {
    const { pagos, pedidos } = await lucia.call(readOwnTab);
    return [pagos[0]?.estado, pedidos[0]?.devuelto];
  };
  expect(await told()).toEqual(['pagado', '5.00']);
  await refund({ tipo: 'todo' });
  await lettersOf(LUCIA.mail, 3);
  expect(await told()).toEqual(['devuelto', order.total]);
  expect((await owner.call(readTabPaymentMoney, { params })).comision).toBe('0.00');
  const { pedidos } = await owner.call(listHistory);
  expect([await owner.call(listOrders), pedidos]).toEqual(
    Array.from({ length: 2 }, () => [expect.objectContaining({ devuelto: order.total })]),
  );
  const body = { que: { tipo: 'todo' as const }, motivo: 'x' };
  await owner.refused('not_refundable', refundTabPayment, { params, body });
  const colleague = await restaurant.logInColleague();
  await colleague.refused('forbidden', refundTabPayment, { params, body });
  const elsewhere = { id: idcuenta + 1, idpago };
  await owner.refused('not_found', refundTabPayment, { params: elsewhere, body });
  expect(await owner.call(readTab, byId(idcuenta))).toMatchObject({ pendiente: '0.00' });

  // The day's corrections have the VAT of the products that were paid, also at another tab.
  const day = businessDay(Date.now());
  const query = { desde: day, hasta: day };
  const { movimientos } = await owner.call(listCorrections, { query });
  expect(
    movimientos.map(({ total: back, iva }) => [back, iva.map(({ porcentaje }) => porcentaje)]),
  ).toEqual([
    ['-5.00', [10]],
    [(5 - total).toFixed(2), [10]],
  ]);
  await restaurant.codeOf('7');
  const { idcuenta: into } = await owner.call(seatParty, { body: { mesa: '7' } });
  await owner.call(moveOrder, { ...byId(order.idorder), body: { idcuenta: into } });
  expect(await owner.call(listCorrections, { query })).toEqual({ movimientos });
});

test('money that came too late goes back by itself, and its payer is told why in their own words', async () => {
  const { restaurant, lucia, order } = await open();
  const { idpago, url } = await start(lucia, { modo: 'todo', importe: order.total });
  // Let go of, and its page not closed yet.
  await testApp.db.query(
    `update payments set released_at = now(), look_at = 'infinity'
     where restaurant_id = $1 and payment_number = $2`,
    [restaurant.restaurantId, idpago],
  );
  await press(testApp.app, url!, 'pagar');
  const [letter] = await lettersOf(LUCIA.mail, 1);
  // As the phone and the room say it.
  const words = 'llegó cuando lo que pagaba ya no se podía pagar';
  expect(letter).toContain(words);
  expect(CAME_TOO_LATE).toContain(words);
});

test('an order that its table has paid says so, on the board and in the history', async () => {
  const { owner, restaurant, lucia, order } = await open();
  const other = await restaurant.seat('9');
  await other.call(placeOrder, { body: restaurant.order({ agua: 1 }) });
  const total = Number(order.total);
  const leftOf = async (idorder: number) => {
    const onBoard = await owner.call(listOrders);
    const { pedidos } = await owner.call(listHistory);
    return [onBoard, pedidos].map((all) => all.find((one) => one.idorder === idorder)?.porpagar);
  };
  const half = (total / 2).toFixed(2);
  await pay(lucia, {
    modo: 'platos',
    lineas: [{ idorder: order.idorder, linea: 1, unidades: 1, partes: { de: 2, tomo: 1 } }],
    importe: half,
  });
  expect(await leftOf(order.idorder)).toEqual([half, half]);
  const stream = await testApp.read(owner, streamOrders);
  await pay(lucia, { modo: 'importe', importe: half });
  expect(await leftOf(order.idorder)).toEqual(['0.00', '0.00']);
  const told = async (): Promise<unknown> => {
    const { data } = await stream.next(STREAM_EVENTS.tab);
    const { porpagar, pendiente } = JSON.parse(data) as TabHeadWire;
    return pendiente === '0.00' ? porpagar : told();
  };
  expect(await told()).toEqual([{ idorder: order.idorder, importe: '0.00', devuelto: '0.00' }]);
});
