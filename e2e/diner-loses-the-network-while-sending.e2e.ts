import type { Locator, Page } from '@playwright/test';
import { WITH_MOTION } from './fixtures/devices.ts';
import { pressLogout } from './fixtures/accounts.ts';
import {
  basketIcon,
  chooseByLinks,
  openOwnOrders,
  openSummary,
  ownOrder,
  readConfirmation,
  sendButton,
  sitDown,
} from './fixtures/diner.ts';
import type { Restaurant } from './fixtures/restaurant.ts';
import { column, EN_CURSO, expectBoard, expectLive, slip } from './fixtures/kitchen.ts';
import { countLoads, expect, OWN_SERVER, test } from './fixtures/test.ts';

test.use(WITH_MOTION);

/** Matches only the call that sends an order. */
const SENDING = (url: URL) => url.pathname === '/api/shop/orders';

const NOT_SENT = /Tu pedido está por enviar|No sabemos si tu pedido ha llegado/;
const BOARD_IS_DOWN = /^Sin conexión con Simplato desde las? \d\d:\d\d\./;
const SENT = 'Pedido enviado. El pago se realizará en mesa.';

async function readyToSend(phone: Page, restaurant: Restaurant): Promise<void> {
  await sitDown(phone, restaurant, '4');
  await chooseTwo(phone);
}

/** The same for somebody who sits at a table already. */
async function chooseTwo(phone: Page): Promise<void> {
  await chooseByLinks(phone, 'Torrija caramelizada', 'Torrija caramelizada');
  await openSummary(phone);
}

function notSent(phone: Page): Locator {
  return phone.getByRole('alert').filter({ hasText: NOT_SENT });
}

test('orders from a phone with a bad network are kept, and each reaches the kitchen once', async ({
  restaurant,
  kitchen,
  openPhone,
}) => {
  const phone = await openPhone();
  await readyToSend(phone, restaurant);

  await test.step('sent offline, it waits, also when a Logout is thought better of', async () => {
    await phone.context().setOffline(true);
    await sendButton(phone).tap();
    await expect(notSent(phone)).toContainText('Lo enviaremos al volver la conexión.');
    await expect(notSent(phone)).toBeInViewport();
    await expect(phone.getByRole('row', { name: /Torrija caramelizada/ })).toBeVisible();
    await expect(basketIcon(phone)).toHaveAccessibleName('Tu pedido: 2 platos');
    await expect(sendButton(phone)).toBeDisabled();
    await pressLogout(phone);
    const question = phone.getByRole('dialog', { name: 'Tu pedido aún no ha llegado' });
    await question.getByRole('button', { name: 'Seguir aquí' }).tap();
    await expect(question).toBeHidden();
    await expectBoard(kitchen, {});
  });

  await test.step('while it has not left the phone, it can be withdrawn and changed', async () => {
    await notSent(phone).getByRole('button', { name: 'No enviarlo' }).tap();
    await expect(notSent(phone)).toBeHidden();
    await phone.getByLabel('Nota de todo el pedido').fill('Sin prisa');
    await sendButton(phone).tap();
    await expect(notSent(phone)).toBeVisible();
  });

  await test.step('back online it is sent by itself', async () => {
    await phone.context().setOffline(false);
    await expect(phone.getByText(SENT)).toBeVisible();
    expect(await readConfirmation(phone)).toBe(1);
    await expect(basketIcon(phone)).toHaveAccessibleName('Tu pedido: vacío');
    await expectBoard(kitchen, { [EN_CURSO]: [1] });
    expect(await restaurant.staff.board()).toMatchObject([{ comentarios: 'Sin prisa' }]);
  });

  await test.step('La mesa says that it is offline, and later catches up by itself', async () => {
    await openOwnOrders(phone);
    await expect(ownOrder(phone, 1)).toContainText('Enviado a la cocina.');
    await phone.context().setOffline(true);
    await expect(phone.getByText(/^Sin conexión desde las? \d\d:\d\d$/)).toBeVisible();
    await restaurant.staff.advance(1, 'PREPARING');
    await phone.context().setOffline(false);
    await expect(ownOrder(phone, 1)).toContainText('Lo están preparando.');
    await expect(phone.getByText(/^Sin conexión/)).toBeHidden();
    await restaurant.staff.advance(1, 'COMPLETED');
    await restaurant.staff.advance(1, 'CLOSED');
    await expectBoard(kitchen, {});
  });

  await test.step('reloading the page while an order is being sent makes no second one', async () => {
    await chooseTwo(phone);
    let isStored: () => void = () => undefined;
    const stored = new Promise<void>((resolve) => (isStored = resolve));
    let attempts = 0;
    await phone.route(SENDING, async (route) => {
      attempts += 1;
      if (attempts > 1) return route.continue();
      await route.fetch();
      // No answer and no failure: the phone is still waiting when the page is reloaded.
      return isStored();
    });
    await sendButton(phone).tap();
    await expect(phone.getByText('Procesando tu pedido...')).toBeVisible();
    await stored;
    await phone.reload();
    await expect(phone.getByText(SENT)).toBeVisible();
    await expect(basketIcon(phone)).toHaveAccessibleName('Tu pedido: vacío');
    expect(await readConfirmation(phone)).toBe(2);
    await expectBoard(kitchen, { [EN_CURSO]: [2] });
    expect(await restaurant.staff.board()).toHaveLength(1);
    await phone.unroute(SENDING);
  });

  await test.step('from another table it waits for a tap, and says where it would be served', async () => {
    await chooseTwo(phone);
    await phone.route(SENDING, (route) => route.abort());
    await sendButton(phone).tap();
    await expect(notSent(phone)).toBeVisible();
    await sitDown(phone, restaurant, '5');
    const notice = phone.getByRole('status').filter({ hasText: 'Lo pediste en Mesa 4' });
    await expect(notice).toContainText('te lo sirven en Mesa 5');
    await phone.unroute(SENDING);
    await expectBoard(kitchen, { [EN_CURSO]: [2] });
    await notice.getByRole('button', { name: 'Enviar ahora' }).tap();
    await expect(phone.getByText(SENT)).toBeVisible();
    await expectBoard(kitchen, { [EN_CURSO]: [2, 3] });
    await expect(slip(kitchen, 3)).toContainText('Mesa: 5');
  });

  await test.step('what was chosen at another table is asked about before anything else', async () => {
    await chooseTwo(phone);
    await sitDown(phone, restaurant, '4');
    const question = phone.getByRole('dialog', { name: 'Lo que elegiste en Mesa 5 sigue aquí' });
    await question.getByRole('button', { name: 'Llevarlo a Mesa 4' }).tap();
    await expect(question).toBeHidden();
    await openSummary(phone);
    await sendButton(phone).tap();
    expect(await readConfirmation(phone)).toBe(4);
    await expect(slip(kitchen, 4)).toContainText('Mesa: 4');
  });
});

test('somebody who taps too often, or in two tabs, makes one order each time', async ({
  restaurant,
  kitchen,
  openPhone,
}) => {
  const phone = await openPhone();
  await sitDown(phone, restaurant, '4');
  await chooseByLinks(phone, 'Torrija caramelizada');

  await test.step('a second tap while the summary opens does not send the order unread', async () => {
    const devtools = await phone.context().newCDPSession(phone);
    await devtools.send('Animation.enable');
    // Freezes the animation at the page's first moment, for as long as it takes to tap.
    await devtools.send('Animation.setPlaybackRate', { playbackRate: 0 });
    await openSummary(phone);
    await sendButton(phone).scrollIntoViewIfNeeded();
    const place = await sendButton(phone).boundingBox();
    await phone.touchscreen.tap((place?.x ?? 0) + 20, (place?.y ?? 0) + 20);
    await devtools.send('Animation.setPlaybackRate', { playbackRate: 1 });
    await expect(sendButton(phone)).toBeEnabled();
    await expectBoard(kitchen, {});
    await devtools.detach();
  });

  await test.step('a double tap sends the order once', async () => {
    let attempts = 0;
    phone.on('request', (request) => {
      if (SENDING(new URL(request.url()))) attempts += 1;
    });
    // Both taps come before the screen is drawn again.
    await sendButton(phone).evaluate((button: HTMLButtonElement) => {
      button.click();
      button.click();
    });
    expect(await readConfirmation(phone)).toBe(1);
    expect(attempts).toBe(1);
    await expectBoard(kitchen, { [EN_CURSO]: [1] });
  });

  await test.step('two tabs share the basket, and sending it from both makes one order', async () => {
    const otherTab = await phone.context().newPage();
    await otherTab.goto('/clients/carta');
    await expect(basketIcon(otherTab)).toHaveAccessibleName('Tu pedido: vacío');

    await chooseByLinks(phone, 'Flan de huevo');
    await expect(basketIcon(otherTab)).toHaveAccessibleName('Tu pedido: 1 plato');
    await otherTab.getByRole('button', { name: 'Añadir Flan de huevo' }).tap();
    await expect(basketIcon(phone)).toHaveAccessibleName('Tu pedido: 2 platos');

    const tabs = [phone, otherTab];
    for (const tab of tabs) await openSummary(tab);
    await Promise.all(
      tabs.map((tab) => sendButton(tab).evaluate((button: HTMLButtonElement) => button.click())),
    );

    // Which of the two was first is not known; the other one says so.
    const hasLost = (tab: Page) => tab.getByText('Lo has enviado desde otra pestaña.').isVisible();
    await expect.poll(() => Promise.all(tabs.map(hasLost))).toContain(true);
    const lost = (await hasLost(phone)) ? phone : otherTab;
    await expect(lost.getByText('No hay productos en el carrito')).toHaveCount(0);
    await lost.getByRole('link', { name: 'Ver pedido' }).tap();
    await expect(ownOrder(lost, 2)).toContainText('Flan de huevo');

    for (const tab of tabs) await expect(basketIcon(tab)).toHaveAccessibleName('Tu pedido: vacío');
    await expectBoard(kitchen, { [EN_CURSO]: [1, 2] });
    await expect(slip(column(kitchen, EN_CURSO), 2).getByRole('listitem')).toHaveText([
      /2.*Flan de huevo/,
    ]);
    expect(await restaurant.staff.board()).toHaveLength(2);
  });
});

test(
  'an order sent while the server is down is stored once after its restart, and the board shows it',
  OWN_SERVER,
  async ({ restaurant, kitchen, openPhone }) => {
    const phone = await openPhone();
    await restaurant.order('1', { 'Pisto de la huerta con huevo frito': 1 });
    await expectBoard(kitchen, { [EN_CURSO]: [1] });
    await readyToSend(phone, restaurant);
    const loads = countLoads(kitchen);
    const restart = await restaurant.crash();

    await sendButton(phone).tap();
    await expect(notSent(phone)).toBeVisible();
    await expect(kitchen.getByRole('alert').filter({ hasText: BOARD_IS_DOWN })).toBeVisible();
    await restart();

    expect(await readConfirmation(phone)).toBe(2);
    await expectLive(kitchen);
    await expectBoard(kitchen, { [EN_CURSO]: [1, 2] });
    expect(await restaurant.staff.board()).toHaveLength(2);
    expect(loads()).toBe(0);
  },
);
