import {
  checkPayment,
  dayFiguresFromWire,
  orderFromWire,
  readDay,
  readOrderMoney,
  refundOrder,
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
import type { DishName } from '../../../test/house.ts';
import { openPayingHouse, orderOnline, press } from '../../../test/paying.ts';
import { LUCIA, mailsTo, registeredDiner } from '../../../test/people.ts';
import { openStage } from '../../../test/stage.ts';
import { loadHouse } from '../restaurants/load-house.ts';

const stage = openStage();
/** Long enough for a refund and a fee, and short enough for the day not to end. */
const STEP_MS = 5_000;
const PATIENCE = { timeout: 120_000 };
const DISHES: readonly DishName[] = ['salmorejo', 'croquetas', 'rabo', 'agua', 'vino'];

/** What one diner asks for: some of the dishes, a tip, and how much of it all goes back. */
const visit = fc.record({
  quantities: fc.uniqueArray(fc.constantFrom(...DISHES), { minLength: 1 }).chain((dishes) =>
    fc
      .array(fc.integer({ min: 1, max: 9 }), {
        minLength: dishes.length,
        maxLength: dishes.length,
      })
      .map((many) => Object.fromEntries(dishes.map((dish, index) => [dish, many[index]]))),
  ),
  tipPercent: fc.constantFrom(0, 5, 7, 10),
  backShare: fc.constantFrom(0, 0.1, 0.33, 1),
});

test('no cent differs between order, provider, receipt, mail and the day', async () => {
  const { house, owner } = await openPayingHouse(stage, true);
  const diner = await registeredDiner(stage, await house.seat());
  const seller = await loadHouse(stage.db, house.restaurantId);
  const dia = businessDay(Date.now());
  const inAll: Record<'charged' | 'refunded' | 'tips', Cents> = {
    charged: 0,
    refunded: 0,
    tips: 0,
  };

  for (const { quantities, tipPercent, backShare } of fc.sample(visit, 12)) {
    const basket = house.order(quantities);
    const shown = parseCents(String(basket.total)) ?? 0;
    const tip = Math.round((shown * tipPercent) / 100);
    const body = { ...basket, propina: formatCents(tip) };
    const { idorder, url, amount } = await orderOnline(diner, body);
    // What the provider's own page asks for.
    const page = await stage.app.inject({ url: new URL(url).pathname });
    expect(page.body.replaceAll('&nbsp;', '\u00a0')).toContain(formatEuros(shown + tip));
    await press(stage.app, url, 'pagar');
    const params = { id: idorder };
    const { pedido } = await diner.call(checkPayment, { params });
    const back = Math.floor(amount * backShare);
    if (back > 0) {
      const que = { tipo: 'importe', importe: formatCents(back) } as const;
      await owner.call(refundOrder, { params, body: { que, motivo: 'Prueba' } });
    }
    await expect
      .poll(async () => {
        stage.clock.advance(STEP_MS);
        const money = await owner.call(readOrderMoney, { params });
        return [money.devuelto, money.comisionproveedor !== null];
      }, PATIENCE)
      .toEqual([formatCents(back), true]);

    const order = orderFromWire(pedido);
    const receipt = receiptOf({ ...order, refundedCents: back }, seller);
    const money = await owner.call(readOrderMoney, { params });
    expect([amount, chargedCents(order), parseCents(money.cobrado)]).toEqual(
      Array.from({ length: 3 }, () => shown + tip),
    );
    expect(receipt.paidCents).toBe(shown + tip - back);
    expect(receipt.bands.reduce((sum, band) => sum + band.grossCents, 0)).toBe(shown);
    const fees = (parseCents(money.comision) ?? 0) + (parseCents(money.comisionproveedor!) ?? 0);
    const net = shown + tip - back - fees;
    expect(money.neto).toBe(net < 0 ? `-${formatCents(-net)}` : formatCents(net));
    inAll.charged += amount;
    inAll.refunded += back;
    inAll.tips += tip;
    await expect
      .poll(async () => (await mailsTo(stage, LUCIA.mail)).join('\n'), PATIENCE)
      .toContain(`Total: ${formatEuros(shown)}`);
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
});
