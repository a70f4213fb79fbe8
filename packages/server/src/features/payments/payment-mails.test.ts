import { checkPayment, payAtTable, refundOrder } from '@simplato/contract';
import { expect, test } from 'vitest';
import { openPayingRestaurant, orderOnline, press } from '../../../test/paying.ts';
import { LUCIA, registeredDiner } from '../../../test/people.ts';
import { openTestApp } from '../../../test/test-app.ts';

const testApp = openTestApp();
const MINUTE_MS = 60_000;
const TIMEOUT = { timeout: 60_000 };

async function subjects(): Promise<string[]> {
  const mails = await testApp.db.query<{ subject: string }>(
    'select subject from outbox where recipient = $1 order by mail_id',
    [LUCIA.mail],
  );
  return mails.map(({ subject }) => subject);
}

async function lucia() {
  const { restaurant, owner } = await openPayingRestaurant(testApp);
  const diner = await registeredDiner(testApp, await restaurant.seat());
  return { restaurant, owner, diner };
}

test('a confirmation is sent when the order is paid, and a mail for each refund, each once', async () => {
  const { restaurant, owner, diner } = await lucia();
  const { idorder, url } = await orderOnline(diner, restaurant.order({ rabo: 1 }));
  expect(await subjects()).toEqual([]);
  await press(testApp.app, url, 'pagar');
  const params = { id: idorder };
  await Promise.all(Array.from({ length: 5 }, () => diner.call(checkPayment, { params })));
  const confirmed = [`Tu pedido ${idorder} en Casa de Prueba`];
  await expect.poll(subjects, TIMEOUT).toEqual(confirmed);

  const body = { que: { tipo: 'importe', importe: '5.00' } as const, motivo: 'Salió frío' };
  await owner.call(refundOrder, { params, body });
  await expect
    .poll(async () => {
      testApp.clock.advance(MINUTE_MS);
      return subjects();
    }, TIMEOUT)
    .toEqual([...confirmed, 'Casa de Prueba te ha devuelto 5,00 €']);
});

test('an order switched to the waiter is confirmed when it goes to the kitchen', async () => {
  const { restaurant, diner } = await lucia();
  const { idorder } = await orderOnline(diner, restaurant.order({ rabo: 1 }));
  await diner.call(payAtTable, { params: { id: idorder } });
  await diner.call(payAtTable, { params: { id: idorder } });
  await expect.poll(subjects, TIMEOUT).toEqual([`Tu pedido ${idorder} en Casa de Prueba`]);
});
