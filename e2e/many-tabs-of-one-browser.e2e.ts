import type { BrowserContext, Page, Request } from '@playwright/test';
import {
  chooseByLinks,
  openSummary,
  ownOrder,
  readConfirmation,
  sendButton,
  sitDown,
} from './fixtures/diner.ts';
import {
  EN_CURSO,
  EN_PREPARACION,
  expectBoard,
  expectLive,
  logInAtTheBoard,
  slip,
} from './fixtures/kitchen.ts';
import { expect, test } from './fixtures/test.ts';

/** A browser opens six connections to a host. */
const TABS = 8;
const BOARD = '/restaurants/pedidos';

async function openTabs(first: Page, path: string): Promise<Page[]> {
  const tabs = [first];
  while (tabs.length < TABS) {
    const tab = await first.context().newPage();
    await tab.goto(path);
    tabs.push(tab);
  }
  return tabs;
}

/** The number of live streams that the browser has asked for from now on. */
function countStreams(context: BrowserContext): () => number {
  let count = 0;
  context.on('request', (request) => {
    if (new URL(request.url()).pathname.endsWith('/stream')) count += 1;
  });
  return () => count;
}

/** The number of live streams that the browser holds now, of those asked for from now on. */
function countOpenStreams(context: BrowserContext): () => number {
  const open = new Set<Request>();
  context.on('request', (request) => {
    if (new URL(request.url()).pathname.endsWith('/stream')) open.add(request);
  });
  context.on('requestfailed', (request) => open.delete(request));
  context.on('requestfinished', (request) => open.delete(request));
  return () => open.size;
}

/** Stops a tab's script, as a phone does without a word. Returns what lets it go on. */
async function suspend(tab: Page): Promise<() => Promise<void>> {
  const devtools = await tab.context().newCDPSession(tab);
  await devtools.send('Debugger.enable');
  await devtools.send('Debugger.pause');
  return () => devtools.detach();
}

test('eight boards in one browser: all are live by one stream, whichever tab closes, is frozen or suspended', async ({
  restaurant,
  openTablet,
}) => {
  const tablet = await openTablet();
  const streams = countStreams(tablet.context());
  await logInAtTheBoard(tablet, restaurant.login);
  const tabs = await openTabs(tablet, BOARD);
  const expectAll = async (orders: Parameters<typeof expectBoard>[1]) => {
    for (const tab of tabs) {
      await expectBoard(tab, orders);
      await expectLive(tab);
    }
  };
  await restaurant.order('1', { 'Sopa castellana': 1 });
  await expectAll({ [EN_CURSO]: [1] });
  expect(streams()).toBe(1);

  await tabs.shift()?.close();
  await restaurant.order('2', { 'Sopa castellana': 1 });
  await expectAll({ [EN_CURSO]: [1, 2] });
  expect(streams()).toBe(2);

  const [frozen, suspended, last] = [tabs.shift(), tabs.shift(), tabs.at(-1)];
  if (!frozen || !suspended || !last) throw new Error('Too few tabs');
  await frozen.evaluate(() => document.dispatchEvent(new Event('freeze')));
  await slip(last, 1).getByRole('button', { name: 'PREPARAR' }).tap();
  await expectAll({ [EN_CURSO]: [2], [EN_PREPARACION]: [1] });
  expect(streams()).toBe(3);

  const goOn = await suspend(suspended);
  const another = await tablet.context().newPage();
  tabs.push(another);
  await another.goto(BOARD);
  await expectLive(another);
  await slip(another, 2).getByRole('button', { name: 'PREPARAR' }).tap();
  await expectBoard(another, { [EN_PREPARACION]: [1, 2] });
  expect(streams()).toBe(4);

  await frozen.evaluate(() => document.dispatchEvent(new Event('resume')));
  await goOn();
  tabs.push(frozen, suspended);
  await restaurant.order('3', { 'Sopa castellana': 1 });
  await expectAll({ [EN_CURSO]: [3], [EN_PREPARACION]: [1, 2] });
  expect(streams()).toBe(4);
});

test('eight tabs of one guest: the eighth orders, and all see the order and what becomes of it', async ({
  restaurant,
  openPhone,
}) => {
  const phone = await openPhone();
  const streams = countOpenStreams(phone.context());
  await sitDown(phone, restaurant, '4');
  await phone.goto('/clients/pedidos');
  const tabs = await openTabs(phone, '/clients/pedidos');
  const eighth = tabs.pop() ?? phone;
  await eighth.goto('/clients/home');
  await chooseByLinks(eighth, 'Croquetas de faisán');
  await openSummary(eighth);
  await sendButton(eighth).tap();
  const number = await readConfirmation(eighth);
  for (const tab of tabs) await expect(ownOrder(tab, number)).toContainText('Enviado a la cocina.');
  // On a slow machine the lead may pass from one to another; each keeps none of its own.
  await expect.poll(streams).toBe(1);

  await phone.close();
  await restaurant.staff.advance(number, 'PREPARING');
  for (const tab of tabs.slice(1)) {
    await expect(ownOrder(tab, number)).toContainText('Lo están preparando.');
  }
});
