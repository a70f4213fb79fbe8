import {
  changeProduct,
  chargeTab,
  checkTabPayment,
  closeTab,
  giveBackTabPayment,
  IDEMPOTENCY_HEADER,
  placeOrder,
  printBill,
  printShareReceipt,
  readOwnTab,
  readTab,
  readShare,
  readTabPaymentMoney,
  refundTabPayment,
  startTabPayment,
  type BodyInputOf,
  type TabWire,
  checkPayment,
  changeBoardSettings,
  closedShiftFromWire,
  closeShift,
  countTill,
  dayFiguresFromWire,
  openShift,
  orderFromWire,
  printReceipt,
  readDay,
  readOrderMoney,
  refundOrder,
  vatFromWire,
  type WhatToRefundWire,
} from '@simplato/contract';
import {
  addVatBands,
  businessDay,
  chargedCents,
  formatCents,
  formatEuros,
  orderVatBands,
  parseCents,
  receiptOf,
  subtractVatBands,
  vatBands,
  type Cents,
  type VatBand,
} from '@simplato/domain';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MENU, type ProductName } from '../../../test/restaurant.ts';
import { openPayingRestaurant, orderOnline, press } from '../../../test/paying.ts';
import { LUCIA, registeredDiner } from '../../../test/people.ts';
import { openPrinters } from '../../../test/printers.ts';
import { readPdfText } from '../../../test/read-pdf-text.ts';
import type { TestClient } from '../../../test/test-client.ts';
import { openTestApp } from '../../../test/test-app.ts';
import { loadRestaurant } from '../restaurants/load-restaurant.ts';

const testApp = openTestApp();
const { plugIn } = openPrinters();
/** Long enough for refund and fee to be known, short enough to stay within the business day. */
const STEP_MS = 5_000;
const TIMEOUT = { timeout: 120_000 };
const VISITS = 8;
const TABLES = 4;
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

  const visits = fc.sample(visit, VISITS);
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
    payments: VISITS,
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
    count: VISITS,
    amountCents: inAll.charged - inAll.tips,
    tipCents: inAll.tips,
  });
  expect(inAll.refunded + moved('refunded').amountCents + moved('refunded').tipCents).toBe(0);
  expect(report.saleCents).toBe(today.grossCents + today.corrected.grossCents);
  expect(report.byVat).toEqual(today.byVat);
});

/** How somebody pays a part of a tab online, and what of it is refunded. */
const part = fc.record({
  how: fc.constantFrom('mio', 'platos', 'partes', 'importe', 'todo'),
  take: fc.integer({ min: 1, max: 3 }),
  of: fc.integer({ min: 2, max: 4 }),
  tipPercent: fc.constantFrom(0, 5, 7),
  backShare: fc.constantFrom(0, 0, 0.33, 1),
});
type Part = typeof part extends fc.Arbitrary<infer One> ? One : never;
const cents = (money: string): Cents => parseCents(money) ?? 0;

/** What a phone asks for; the sum that it has to agree to is told with the first refusal. */
function wishOf({ how, take, of }: Part, tab: TabWire): BodyInputOf<typeof startTabPayment> {
  const importe = '0.01';
  const [order] = tab.pedidos;
  const [line] = order?.lineas ?? [];
  const partes = { de: of, tomo: Math.min(take, of - 1) };
  if (how === 'mio' || how === 'todo') return { modo: how, importe };
  if (how === 'partes') return { modo: 'partes', partes, importe };
  if (how === 'importe') return { modo: 'importe', importe: formatCents(take * 333) };
  const lineas = [{ idorder: order!.idorder, linea: 1, unidades: line!.quantity, partes }];
  return { modo: 'platos', lineas, importe };
}

test('no cent of a share differs between phone, provider, receipt, mail, tab, bill, the day and its Z', async () => {
  const { restaurant, owner } = await openPayingRestaurant(testApp, true);
  await owner.call(openShift, { body: { fondo: '0' } });
  const inAll = { sale: 0, tips: 0, back: 0, cash: 0, payments: 0 };
  let inBills: VatBand[] = [];
  const dia = businessDay(Date.now());
  const tables = fc.sample(fc.tuple(part, part), TABLES);
  for (const [index, parts] of tables.entries()) {
    const mail = `mesa${index}@example.com`;
    const seated = await restaurant.seat(String(index + 1));
    const diner = await registeredDiner(testApp, seated, { mail, nombreusuario: `mesa${index}` });
    await testApp.db.query('update diners set is_email_proved = true');
    const guest = await restaurant.seat(String(index + 1));
    await diner.call(placeOrder, { body: restaurant.order({ rabo: 3, vino: 1 }) });
    await guest.call(placeOrder, { body: restaurant.order({ salmorejo: 2, agua: 1 }) });
    const { idcuenta: id } = await diner.call(readOwnTab);
    const byTab = { params: { id } };
    let inReceipts: VatBand[] = [];
    for (const one of parts) {
      const tab = await diner.call(readOwnTab);
      const wish = wishOf(one, tab);
      const headers = () => ({ [IDEMPOTENCY_HEADER]: `parte-${(keys += 1)}` });
      const asked = await diner.send(startTabPayment, { headers: headers(), body: wish });
      const { idpago: begun, ...told } = asked.json<{ idpago?: number; importe?: string }>();
      if (begun !== undefined) await diner.call(giveBackTabPayment, { params: { id: begun } });
      // Nothing is due any more, or less than the provider takes.
      const sum = cents(told.importe ?? '0');
      if (sum < 50) continue;
      const tip = Math.round((sum * one.tipPercent) / 100);
      const body = { ...wish, importe: formatCents(sum), propina: formatCents(tip) };
      const { idpago, url } = await diner.call(startTabPayment, { headers: headers(), body });
      const page = await testApp.app.inject({ url: new URL(url!).pathname });
      expect(page.body.replaceAll('&nbsp;', '\u00a0')).toContain(formatEuros(sum + tip));
      await press(testApp.app, url!, 'pagar');
      const byPayment = { params: { id: idpago } };
      const { pago } = await diner.call(checkTabPayment, byPayment);
      expect([pago.estado, cents(pago.importe), cents(pago.propina)]).toEqual(['pagado', sum, tip]);

      const at = { id, idpago };
      const back = Math.floor((sum + tip) * one.backShare);
      if (back > 0) {
        const que = { tipo: 'importe', importe: formatCents(back) } as const;
        await owner.call(refundTabPayment, { params: at, body: { que, motivo: 'Prueba' } });
      }
      await expect
        .poll(async () => {
          testApp.clock.advance(STEP_MS);
          const money = await owner.call(readTabPaymentMoney, { params: at });
          return [money.cobrado, money.propina, money.devuelto];
        }, TIMEOUT)
        .toEqual([sum + tip, tip, back].map((all) => formatCents(all)));

      const paper = readPdfText((await diner.send(printShareReceipt, byPayment)).rawPayload);
      for (const shown of [sum, sum + tip]) expect(paper).toContain(formatEuros(shown));
      if (back > 0) expect(paper).toContain(`−${formatEuros(back)}`);
      await expect
        .poll(async () => {
          testApp.clock.advance(STEP_MS);
          return mailOfShare(mail, idpago);
        }, TIMEOUT)
        .toContain(formatEuros(sum + tip));
      const { iva, lineas } = await diner.call(readShare, byPayment);
      const bands = vatFromWire(iva);
      const ofProducts = lineas.reduce(
        (all, { unidades, preciounitario }) => all + unidades * cents(preciounitario),
        0,
      );
      expect([ofProducts, grossOf(bands)]).toEqual(Array(2).fill(lineas.length > 0 ? sum : 0));
      for (const text of [paper, await mailOfShare(mail, idpago)]) {
        for (const { vatCents } of bands) expect(text).toContain(formatEuros(vatCents));
      }
      inReceipts = addVatBands(inReceipts, bands);
      inAll.sale += sum;
      inAll.tips += tip;
      inAll.back += back;
      inAll.payments += 1;
    }
    const tab = await owner.call(readTab, byTab);
    const { total, pagado, pendiente } = tab;
    const ofOrders = tab.pedidos.map((order) => orderVatBands(orderFromWire(order).lines));
    const inBill = ofOrders.reduce(addVatBands, []);
    const bill = await printedBill(owner, byTab);
    for (const shown of [
      cents(total),
      cents(pendiente),
      ...inBill.map(({ vatCents }) => vatCents),
    ]) {
      expect(bill).toContain(asPrinted(shown));
    }
    if (cents(pagado) > 0) expect(bill).toContain(asPrinted(cents(pagado)));
    // What is paid on account has the VAT of the rest, beside a cent of each order.
    for (const { vatPercent, grossCents, vatCents } of subtractVatBands(inBill, inReceipts)) {
      const [alone] = vatBands([{ vatPercent, grossCents }]);
      const odd = grossCents === 0 ? 0 : ofOrders.length;
      expect(Math.abs(vatCents - (alone?.vatCents ?? 0))).toBeLessThanOrEqual(odd);
    }
    inBills = addVatBands(inBills, inBill);
    const due = dayFiguresFromWire(await owner.call(readDay, { params: { dia } })).due;
    expect(due.grossCents).toBe(cents(pendiente));
    inAll.cash += cents(pendiente);
    if (cents(pendiente) > 0) {
      const headers = { [IDEMPOTENCY_HEADER]: `resto-${id}` };
      const body = { forma: 'efectivo', importe: pendiente } as const;
      await owner.call(chargeTab, { ...byTab, headers, body });
    }
    const paid = await owner.call(readTab, byTab);
    expect([paid.pagado, paid.pendiente]).toEqual([paid.total, '0.00']);
    await owner.call(closeTab, { ...byTab, body: {} });
  }

  const counted = formatCents(inAll.cash);
  await owner.call(countTill, { body: { contado: counted } });
  const today = dayFiguresFromWire(await owner.call(readDay, { params: { dia } }));
  expect(today.money).toMatchObject({
    payments: inAll.payments,
    chargedCents: inAll.sale + inAll.tips,
    tipCents: inAll.tips,
    refundedCents: inAll.back,
  });
  const moved = (form: string, kind: string) =>
    today.byForm.rows
      .filter((row) => row.form === form && row.kind === kind)
      .reduce((sum, { amountCents, tipCents }) => sum + amountCents + tipCents, 0);
  expect(moved('online', 'charged')).toBe(inAll.sale + inAll.tips);
  expect(0 - moved('online', 'refunded')).toBe(inAll.back);
  expect(moved('cash', 'charged')).toBe(inAll.cash);
  expect(today.grossCents).toBe(inAll.sale + inAll.cash);
  expect(today.byVat).toEqual(addVatBands(inBills, today.corrected.byVat));
  expect(today.unpaid).toEqual([]);

  const count = { contado: counted, deja: '0' };
  const { report } = closedShiftFromWire(await owner.call(closeShift, { body: count }));
  expect(report).toMatchObject(today.byForm);
  expect(report.saleCents).toBe(today.grossCents + today.corrected.grossCents);
  expect(report.byVat).toEqual(today.byVat);
});

let keys = 0;

const grossOf = (bands: readonly VatBand[]) =>
  bands.reduce((sum, { grossCents }) => sum + grossCents, 0);

/** What a table's bill says on paper. */
async function printedBill(owner: TestClient, byTab: { params: { id: number } }): Promise<string> {
  const { address: impresora, printed } = await plugIn();
  const body = { avisominutos: 10, retrasominutos: 20, impresora };
  await owner.call(changeBoardSettings, { body });
  await owner.call(printBill, byTab);
  return (await printed).toString('latin1');
}

/** In the printers' code page. */
const asPrinted = (sum: Cents) => formatEuros(sum).replace('\u00a0', ' ').replace('€', '\u00d5');

/** The mail with the receipt of this payment. */
async function mailOfShare(mail: string, idpago: number): Promise<string> {
  const [found] = await testApp.db.query<{ text: string | null }>(
    `select body_text as text from outbox where recipient = $1 and body_text like $2`,
    [mail, `%Pago nº ${idpago} ·%`],
  );
  return found?.text ?? '';
}

/** The confirmation mail of this order. */
async function mailOf(idorder: number): Promise<string> {
  const [mail] = await testApp.db.query<{ text: string | null }>(
    `select body_text as text from outbox where recipient = $1 and subject like $2`,
    [LUCIA.mail, `Tu pedido ${idorder} en %`],
  );
  return mail?.text ?? '';
}
