import {
  checkPayment,
  createAccountLink,
  createCheckout,
  placeOrder,
  readPaymentAccount,
  readRestaurant,
  refundOrder,
} from '@simplato/contract';
import { expect, test } from 'vitest';
import {
  byId,
  openPayingTestApp,
  openStripeRestaurant,
  waitingDiner,
} from '../../../test/paying-through-stripe.ts';
import type { TestClient } from '../../../test/test-client.ts';

/** Whoever asks first learns it, and nobody is answered by the old state afterwards. */
const paying = openPayingTestApp();
const { double } = paying;
async function paysOnline(guest: TestClient): Promise<boolean> {
  const { pagoonline, stripeAccountId } = await guest.call(readRestaurant);
  expect(stripeAccountId !== '').toBe(pagoonline);
  return pagoonline;
}

test('a link for an account that left without a word is one for a new account, which then charges', async () => {
  const { restaurant, owner, accountId } = await openStripeRestaurant(paying);
  const guest = await restaurant.seat();
  double.deauthorise(accountId);
  const again = await owner.call(createAccountLink, { body: {} });
  expect(again.accountId).not.toBe(accountId);
  expect(again.url).toContain(again.accountId);
  expect(await paysOnline(guest)).toBe(false);
  double.activate(again.accountId);
  expect(await owner.call(readPaymentAccount)).toMatchObject({
    estado: 'activa',
    accountId: again.accountId,
  });
  const body = restaurant.order({ rabo: 1 }, { ispaid: 'pending' });
  const { idorder } = await guest.call(placeOrder, { body });
  await guest.call(createCheckout, {
    body: { idOrder: idorder, stripeAccountId: again.accountId },
  });
});

test('an account that the provider has rejected gets no link, and no promise that another try helps', async () => {
  const { restaurant, owner, accountId } = await openStripeRestaurant(paying);
  double.setAccount(accountId, {
    charges_enabled: false,
    requirements: { currently_due: [], past_due: [], disabled_reason: 'rejected.fraud' },
  });
  const { message } = await owner.refused('account_refused', createAccountLink, { body: {} });
  expect(message).not.toMatch(/prueba de nuevo/i);
  expect(await paysOnline(await restaurant.seat())).toBe(false);
});

type Waiting = Awaited<ReturnType<typeof waitingDiner>>;

test.each<[string, (waiting: Waiting) => Promise<unknown>]>([
  [
    'opening a page',
    async ({ restaurant, guest }) => {
      const body = restaurant.order({ rabo: 1 }, { ispaid: 'pending' });
      const { idorder } = await guest.call(placeOrder, { body });
      await guest.refused('no_online_payment', createCheckout, { body: { idOrder: idorder } });
    },
  ],
  ['looking at a page', async ({ guest, idorder }) => guest.call(checkPayment, byId(idorder))],
  ['connecting', async ({ owner }) => owner.call(createAccountLink, { body: {} })],
])('%s is enough to learn that the account has left', async (_what, act) => {
  const waiting = await waitingDiner(paying);
  double.deauthorise(waiting.accountId);
  await act(waiting);
  expect(await paysOnline(waiting.guest)).toBe(false);
});

test('refunding is enough, too', async () => {
  const { owner, guest, accountId, idorder, sessionId } = await waitingDiner(paying);
  double.pay(sessionId);
  await guest.call(checkPayment, byId(idorder));
  double.deauthorise(accountId);
  const body = { que: { tipo: 'todo' } as const, motivo: 'Frío' };
  await owner.call(refundOrder, { ...byId(idorder), body });
  expect(await paysOnline(guest)).toBe(false);
});
