import {
  changeProduct,
  checkPayment,
  closedShiftFromWire,
  closeShift,
  dayFiguresFromWire,
  openShift,
  orderFromWire,
  printReceipt,
  readDay,
  readOrderMoney,
  refundOrder,
  type WhatToRefundWire,
} from '@simplato/contract';
import {
  businessDay,
  chargedCents,
  formatCents,
  formatEuros,
  parseCents,
  receiptOf,
  type Cents,
} from '@simplato/domain';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MENU, type ProductName } from '../../../test/restaurant.ts';
import { openPayingRestaurant, orderOnline, press } from '../../../test/paying.ts';
import { LUCIA, registeredDiner } from '../../../test/people.ts';
import { readPdfText } from '../../../test/read-pdf-text.ts';
import { openTestApp } from '../../../test/test-app.ts';
import { loadRestaurant } from '../restaurants/load-restaurant.ts';

const testApp = openTestApp();
/** Long enough for refund and fee to be known, short enough to stay within the business day. */
const STEP_MS = 5_000;
const TIMEOUT = { timeout: 120_000 };
const PRODUCTS: readonly ProductName[] = ['salmorejo', 'croquetas', 'rabo', 'agua', 'vino'];

/** Shown as 1,50 € and 4,00 €, with 10 % VAT. */
const EXTRAS = {
  nombre: 'Extras',
  minimo: 0,
  maximo: 2,
  valores: [
    { nombre: 'Patatas', price: '1.363636' },
    { nombre: 'Trufa', price: '3.636364' },
  ],
};
const EXTRA_CENTS = { Patatas: 150, Trufa: 400 } as const;

/** What one diner orders and tips, and what of it is refunded. */
const visit = fc.record({
  /** The quantity of oxtail, in a line of its own. */
  extras: fc.subarray(['Patatas', 'Trufa'] as const),
  quantities: fc.uniqueArray(fc.constantFrom(...PRODUCTS), { minLength: 1 }).chain((products) =>
    fc
      .array(fc.integer({ min: 1, max: 9 }), {
        minLength: products.length,
        maxLength: products.length,
      })
      .map((many) => Object.fromEntries(products.map((product, index) => [product, many[index]]))),
  ),
  tipPercent: fc.constantFrom(0, 5, 7, 10),
  backShare: fc.constantFrom(0, 0.1, 0.33, 1),
  /** Whether one unit of that line is refunded separately, before the rest. */
  isLineBack: fc.boolean(),
});

test('no cent differs between order, provider, receipt, mail, the day and its Z', async () => {
  const { restaurant, owner } = await openPayingRestaurant(testApp, true);
  await owner.call(openShift, { body: { fondo: '0' } });
  const diner = await registeredDiner(testApp, await restaurant.seat());
  // Else only the first few orders of the day are confirmed.
  await testApp.db.query('update diners set is_email_proved = true');
  const rabo = await owner.call(changeProduct, {
    body: { idproductos: restaurant.products.rabo, opciones: [EXTRAS] },
  });
  const options = rabo.opciones.flatMap(({ valores }) => valores);
  const seller = await loadRestaurant(testApp.db, restaurant.restaurantId);
  const dia = businessDay(Date.now());
  const inAll: Record<'charged' | 'refunded' | 'tips', Cents> = {
    charged: 0,
    refunded: 0,
    tips: 0,
  };

  const visits = fc.sample(visit, 12);
  for (const { quantities, extras, tipPercent, backShare, isLineBack } of visits) {
    const basket = restaurant.order(quantities);
    const portion = MENU.rabo.grossCents + extras.reduce((sum, name) => sum + EXTRA_CENTS[name], 0);
    const shown = (parseCents(String(basket.total)) ?? 0) + portion;
    const tip = Math.round((shown * tipPercent) / 100);
    const chosen = options.filter(({ nombre }) => extras.some((name) => name === nombre));
    const line = {
      idproductos: restaurant.products.rabo,
      quantity: 1,
      preciounitario: formatCents(portion),
      opciones: chosen.map(({ idopcion }) => idopcion),
    };
    const lineas = [line, ...(basket.lineas ?? [])];
    const body = { ...basket, lineas, total: formatCents(shown), propina: formatCents(tip) };
    const { idorder, url, amount } = await orderOnline(diner, body);
    // The amount on the provider's page.
    const page = await testApp.app.inject({ url: new URL(url).pathname });
    expect(page.body.replaceAll('&nbsp;', '\u00a0')).toContain(formatEuros(shown + tip));
    await press(testApp.app, url, 'pagar');
    const params = { id: idorder };
    const { pedido } = await diner.call(checkPayment, { params });
    const byLine = isLineBack ? portion : 0;
    const byAmount = Math.floor((amount - byLine) * backShare);
    const back = byLine + byAmount;
    const giveBack = async (que: WhatToRefundWire) =>
      owner.call(refundOrder, { params, body: { que, motivo: 'Prueba' } });
    if (byLine > 0) await giveBack({ tipo: 'lineas', lineas: [{ linea: 1, quantity: 1 }] });
    if (byAmount > 0) await giveBack({ tipo: 'importe', importe: formatCents(byAmount) });
    await expect
      .poll(async () => {
        testApp.clock.advance(STEP_MS);
        const money = await owner.call(readOrderMoney, { params });
        return [money.devuelto, money.comisionproveedor !== null];
      }, TIMEOUT)
      .toEqual([formatCents(back), true]);

    const order = orderFromWire(pedido);
    const receipt = receiptOf({ ...order, refundedCents: back }, seller);
    const money = await owner.call(readOrderMoney, { params });
    expect([amount, chargedCents(order), parseCents(money.cobrado)]).toEqual(
      Array.from({ length: 3 }, () => shown + tip),
    );
    expect([receipt.paidCents, receipt.refundedCents]).toEqual([shown + tip, back]);
    const paper = readPdfText((await owner.send(printReceipt, { params })).rawPayload);
    expect(paper).toContain(formatEuros(shown));
    expect(paper).toContain(formatEuros(shown + tip));
    if (back > 0) expect(paper).toContain(`−${formatEuros(back)}`);
    if (tip > 0) expect(paper).toContain(formatEuros(tip));
    for (const band of receipt.bands) expect(paper).toContain(formatEuros(band.vatCents));
    expect(receipt.bands.reduce((sum, band) => sum + band.grossCents, 0)).toBe(shown);
    const fees = (parseCents(money.comision) ?? 0) + (parseCents(money.comisionproveedor!) ?? 0);
    const net = shown + tip - back - fees;
    expect(money.neto).toBe(net < 0 ? `-${formatCents(-net)}` : formatCents(net));
    inAll.charged += amount;
    inAll.refunded += back;
    inAll.tips += tip;
    await expect
      .poll(async () => mailOf(idorder), TIMEOUT)
      .toContain(`Total, IVA incluido: ${formatEuros(shown)}`);
  }

  const today = dayFiguresFromWire(await owner.call(readDay, { params: { dia } }));
  expect(today.money).toMatchObject({
    payments: 12,
    chargedCents: inAll.charged,
    tipCents: inAll.tips,
    refundedCents: inAll.refunded,
    withoutFee: 0,
  });
  expect(today.grossCents).toBe(inAll.charged - inAll.tips);

  const count = { contado: '0', deja: '0' };
  const { report } = closedShiftFromWire(await owner.call(closeShift, { body: count }));
  const moved = (kind: 'charged' | 'refunded') =>
    report.rows.find((row) => row.kind === kind) ?? { amountCents: 0, tipCents: 0 };
  expect(moved('charged')).toMatchObject({
    form: 'online',
    count: 12,
    amountCents: inAll.charged - inAll.tips,
    tipCents: inAll.tips,
  });
  expect(inAll.refunded + moved('refunded').amountCents + moved('refunded').tipCents).toBe(0);
  expect(report.saleCents).toBe(today.grossCents + today.corrected.grossCents);
  expect(report.byVat).toEqual(today.byVat);
});

/** The confirmation mail of this order. */
async function mailOf(idorder: number): Promise<string> {
  const [mail] = await testApp.db.query<{ text: string | null }>(
    `select body_text as text from outbox where recipient = $1 and subject like $2`,
    [LUCIA.mail, `Tu pedido ${idorder} en %`],
  );
  return mail?.text ?? '';
}
