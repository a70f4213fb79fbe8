import { randomUUID } from 'node:crypto';
import {
  IDEMPOTENCY_HEADER,
  productFromWire,
  readOwnTab,
  startTabPayment,
  type TabPaymentWishWire,
} from '@simplato/contract';
import { mustChoose, quantitySteps } from '@simplato/domain';
import { PHONE } from '@simplato/e2e/fixtures/devices.ts';
import type { Restaurant } from '@simplato/e2e/fixtures/restaurant.ts';
import { phoneAt, type TablePhone } from '@simplato/e2e/fixtures/room.ts';
import { measureScreens } from './kit/slow-screen.ts';

/**
 * Pays at a table of eight phones and sixty lines, on a phone four times slower than this machine: its page
 * is opened, its products are shown and scrolled, one is chosen, and others begin to pay theirs. The
 * figure is the longest task of each, in CPU time, the worst of some rounds: no task may take 50 ms, from
 * which on people notice.
 */
const NOTICED_MS = 50;
/** Beside the phone that pays. */
const FRIENDS = 7;
const LINES = 60;

await measureScreens(async ({ restaurant, openDevice, measure, report, rounds }) => {
  /** By step, of each round after the first. */
  const longest = new Map<string, number[]>();
  const step = async (round: number, what: string, act: () => Promise<void>) => {
    // What the step before has left behind is drawn.
    await page.evaluate(async () => new Promise((drawn) => requestIdleCallback(drawn)));
    const ms = await measure(page, act);
    if (round > 0) longest.set(what, [...(longest.get(what) ?? []), ms]);
  };
  await restaurant.staff.takePayments();
  const friends = await seatFriends(restaurant);
  const page = await openDevice(PHONE);
  await page.goto((await restaurant.staff.tableCode('4')).url);
  await page.waitForURL('**/clients/home');
  await page.goto('/clients/pedidos');
  // What a role is asked of many elements costs the page more than its own work, so these are plain.
  const toPay = page.locator('a[href="/clients/pagar"]');
  const toProducts = page.locator('fieldset > button');
  const rows = page.locator('button[aria-pressed]');
  for (const round of rounds) {
    await toPay.waitFor();
    await step(round, 'its page', async () => {
      await toPay.tap();
      await toProducts.waitFor();
    });
    await step(round, 'its products', async () => {
      await toProducts.tap();
      await rows.nth(LINES - round - 1).waitFor();
    });
    await step(round, 'its products are scrolled', async () => {
      await rows.nth(LINES / 2).scrollIntoViewIfNeeded();
    });
    await step(round, 'a product is chosen', async () => {
      await rows.nth(LINES / 2).tap();
      await page.locator('button[aria-pressed=true]').waitFor();
    });
    const names = page.getByText('lo está pagando');
    await step(round, 'another begins to pay', async () => {
      await payOwnProduct(friends, round);
      await names.nth(round).waitFor();
    });
    await page.goto('/clients/pedidos');
  }
  for (const [what, times] of longest) {
    report(`pay-tab, ${what}`, rounds.length, Math.max(...times), NOTICED_MS);
  }
});

/** Seven friends order what the table of eight eats. */
async function seatFriends(restaurant: Restaurant): Promise<TablePhone[]> {
  const menu = await restaurant.staff.menu();
  const names = menu
    .map(productFromWire)
    .filter((product) => product.soldOut === 'no' && !mustChoose(product))
    .filter((product) => quantitySteps(product).least === 1)
    .map(({ name }) => name);
  const friends: TablePhone[] = [];
  for (let nth = 0; nth < FRIENDS; nth += 1) {
    friends.push(await phoneAt(restaurant, '4'));
  }
  const each = Math.ceil(LINES / friends.length);
  for (const [index, friend] of friends.entries()) {
    const count = Math.min(each, LINES - index * each);
    const ordered = Array.from({ length: count }, (_, nth) => names[(index + nth) % names.length]);
    await friend.order(Object.fromEntries(ordered.map((name) => [name, 1])));
  }
  return friends;
}

async function payOwnProduct(friends: readonly TablePhone[], nth: number): Promise<void> {
  const client = friends[nth % friends.length]?.client;
  if (!client) throw new Error('There are no friends');
  const { pedidos, comensales } = await client.call(readOwnTab);
  const own = comensales.find(({ yo }) => yo)?.idcomensal;
  const order = pedidos.find(({ idcomensal }) => idcomensal === own);
  const [line] = order?.lineas ?? [];
  if (!order || !line) throw new Error('There is nothing to pay');
  const body: TabPaymentWishWire = {
    modo: 'platos',
    lineas: [{ idorder: order.idorder, linea: 1, unidades: 1 }],
    importe: line.preciounitario,
  };
  await client.call(startTabPayment, { headers: { [IDEMPOTENCY_HEADER]: randomUUID() }, body });
}
