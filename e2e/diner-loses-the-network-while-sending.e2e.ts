import type { Page } from '@playwright/test';
import { pressLogout } from './fixtures/accounts.ts';
import {
  basketIcon,
  choose,
  openOwnOrders,
  openSummary,
  ownOrder,
  readConfirmation,
  sendButton,
  sitDown,
} from './fixtures/diner.ts';
import type { Restaurant } from './fixtures/restaurant.ts';
import { column, EN_CURSO, expectBoard, slip } from './fixtures/kitchen.ts';
import { expect, OWN_SERVER, test } from './fixtures/test.ts';

/** Matches only the call that sends an order. */
const SENDING = (url: URL) => url.pathname === '/api/shop/orders';

const NOT_SENT = 'Tu pedido está por enviar';
const SENT = 'Pedido enviado. El pago se realizará en mesa.';

async function readyToSend(phone: Page, restaurant: Restaurant): Promise<void> {
  await sitDown(phone, restaurant, '4');
  await choose(phone, 'Torrija caramelizada', 'Torrija caramelizada');
  await openSummary(phone);
}

test('an order sent offline is kept, and is sent by itself when back online', async ({
  restaurant,
  kitchen,
  openPhone,
}) => {
  const phone = await openPhone();
  await readyToSend(phone, restaurant);

  await phone.context().setOffline(true);
  await sendButton(phone).tap();

  const notice = phone.getByRole('alert').filter({ hasText: NOT_SENT });
  await expect(notice).toContainText('Lo enviaremos al volver la conexión.');
  await expect(notice).toBeInViewport();
  await expect(phone.getByRole('row', { name: /Torrija caramelizada/ })).toBeVisible();
  await expect(basketIcon(phone)).toHaveAccessibleName('Tu pedido: 2 platos');
  await expect(sendButton(phone)).toBeDisabled();
  await expectBoard(kitchen, {});

  await phone.context().setOffline(false);

  await expect(phone.getByText(SENT)).toBeVisible();
  expect(await readConfirmation(phone)).toBe(1);
  await expect(basketIcon(phone)).toHaveAccessibleName('Tu pedido: vacío');
  await expectBoard(kitchen, { [EN_CURSO]: [1] });
  expect(await restaurant.staff.board()).toHaveLength(1);
});

test('Logout with an unsent order asks first, and the diner can stay', async ({
  restaurant,
  kitchen,
  openPhone,
}) => {
  const phone = await openPhone();
  await readyToSend(phone, restaurant);
  await phone.context().setOffline(true);
  await sendButton(phone).tap();
  await expect(phone.getByRole('alert').filter({ hasText: NOT_SENT })).toBeVisible();

  await pressLogout(phone);
  const question = phone.getByRole('dialog', { name: 'Tu pedido aún no ha llegado' });
  await question.getByRole('button', { name: 'Seguir aquí' }).tap();
  await expect(question).toBeHidden();
  await phone.context().setOffline(false);

  await expect(phone.getByText(SENT)).toBeVisible();
  await expectBoard(kitchen, { [EN_CURSO]: [1] });
});

test('an unsent order from another table waits for a tap, and says where it would be served', async ({
  restaurant,
  kitchen,
  openPhone,
}) => {
  const phone = await openPhone();
  await readyToSend(phone, restaurant);
  await phone.route(SENDING, (route) => route.abort());
  await sendButton(phone).tap();
  await expect(phone.getByRole('alert').filter({ hasText: NOT_SENT })).toBeVisible();

  await sitDown(phone, restaurant, '5');
  const notice = phone.getByRole('status').filter({ hasText: 'Lo pediste en la mesa «4»' });
  await expect(notice).toContainText('lo servirán en esta mesa');
  await phone.unroute(SENDING);
  await expectBoard(kitchen, {});
  await notice.getByRole('button', { name: 'Enviar ahora' }).tap();

  await expect(phone.getByText(SENT)).toBeVisible();
  await expectBoard(kitchen, { [EN_CURSO]: [1] });
  await expect(slip(kitchen, 1)).toContainText('Mesa: 5');
});

test('an order whose answer was lost is sent again and stored once', async ({
  restaurant,
  kitchen,
  openPhone,
}) => {
  const phone = await openPhone();
  await readyToSend(phone, restaurant);
  let attempts = 0;
  const keys = new Set<string>();
  await phone.route(SENDING, async (route) => {
    attempts += 1;
    keys.add(route.request().headers()['idempotency-key'] ?? '');
    if (attempts > 1) return route.continue();
    // The server has it; the answer never reaches the phone.
    await route.fetch();
    return route.abort('connectionreset');
  });

  await sendButton(phone).tap();
  await expectBoard(kitchen, { [EN_CURSO]: [1] });
  const notice = phone.getByRole('alert').filter({ hasText: NOT_SENT });
  await notice.getByRole('button', { name: 'Enviar ahora' }).tap();

  expect(await readConfirmation(phone)).toBe(1);
  await expect(basketIcon(phone)).toHaveAccessibleName('Tu pedido: vacío');
  expect(attempts).toBe(2);
  expect(keys.size).toBe(1);
  expect(await restaurant.staff.board()).toHaveLength(1);
});

test('a second tap while the summary opens does not send the order unread', async ({
  restaurant,
  kitchen,
  openPhone,
}) => {
  const phone = await openPhone();
  await sitDown(phone, restaurant, '4');
  await choose(phone, 'Torrija caramelizada');
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

  await sendButton(phone).tap();
  expect(await readConfirmation(phone)).toBe(1);
  await expectBoard(kitchen, { [EN_CURSO]: [1] });
});

test('a double tap sends the order once', async ({ restaurant, kitchen, openPhone }) => {
  const phone = await openPhone();
  await readyToSend(phone, restaurant);
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

test('reloading the page while an order is being sent makes exactly one order', async ({
  restaurant,
  kitchen,
  openPhone,
}) => {
  const phone = await openPhone();
  await readyToSend(phone, restaurant);
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
  expect(await readConfirmation(phone)).toBe(1);
  await expectBoard(kitchen, { [EN_CURSO]: [1] });
  expect(await restaurant.staff.board()).toHaveLength(1);
});

test(
  'an order sent while the server is down is stored once after its restart',
  OWN_SERVER,
  async ({ restaurant, openPhone }) => {
    const phone = await openPhone();
    await readyToSend(phone, restaurant);
    const restart = await restaurant.crash();

    await sendButton(phone).tap();
    await expect(phone.getByRole('alert').filter({ hasText: NOT_SENT })).toBeVisible();
    await restart();

    expect(await readConfirmation(phone)).toBe(1);
    expect(await restaurant.staff.board()).toHaveLength(1);
  },
);

test('two tabs on one phone share the basket, and sending it from both makes one order', async ({
  restaurant,
  kitchen,
  openPhone,
}) => {
  const tab = await openPhone();
  await sitDown(tab, restaurant, '4');
  const otherTab = await tab.context().newPage();
  await otherTab.goto('/clients/carta');
  await expect(basketIcon(otherTab)).toHaveAccessibleName('Tu pedido: vacío');

  await choose(tab, 'Flan de huevo');
  await expect(basketIcon(otherTab)).toHaveAccessibleName('Tu pedido: 1 plato');
  await otherTab.getByRole('button', { name: 'Añadir Flan de huevo' }).tap();
  await expect(basketIcon(tab)).toHaveAccessibleName('Tu pedido: 2 platos');

  await openSummary(tab);
  await openSummary(otherTab);
  await Promise.all(
    [tab, otherTab].map((page) =>
      sendButton(page).evaluate((button: HTMLButtonElement) => button.click()),
    ),
  );

  // Which of the two was first is not known; the other one says so.
  const hasLost = (page: Page) => page.getByText('Lo has enviado desde otra pestaña.').isVisible();
  const haveLost = () => Promise.all([tab, otherTab].map(hasLost));
  await expect.poll(haveLost).toContain(true);
  const lost = (await hasLost(tab)) ? tab : otherTab;
  await expect(lost.getByText('No hay productos en el carrito')).toHaveCount(0);
  await lost.getByRole('link', { name: 'Ver pedido' }).tap();
  await expect(ownOrder(lost, 1)).toContainText('Flan de huevo');

  await expect(basketIcon(tab)).toHaveAccessibleName('Tu pedido: vacío');
  await expect(basketIcon(otherTab)).toHaveAccessibleName('Tu pedido: vacío');
  await expectBoard(kitchen, { [EN_CURSO]: [1] });
  await expect(slip(column(kitchen, EN_CURSO), 1).getByRole('listitem')).toHaveText([
    /2.*Flan de huevo/,
  ]);
  expect(await restaurant.staff.board()).toHaveLength(1);
});

test('Mis pedidos says that it is offline, and updates by itself when back online', async ({
  restaurant,
  openPhone,
}) => {
  const phone = await openPhone();
  await readyToSend(phone, restaurant);
  await sendButton(phone).tap();
  const number = await readConfirmation(phone);
  await openOwnOrders(phone);
  await expect(ownOrder(phone, number)).toContainText('La cocina ya lo tiene.');

  await phone.context().setOffline(true);
  await expect(phone.getByText(/^Sin conexión desde las \d\d:\d\d$/)).toBeVisible();
  await restaurant.staff.advance(number, 'PREPARING');
  await phone.context().setOffline(false);

  await expect(ownOrder(phone, number)).toContainText('Lo están preparando.');
  await expect(phone.getByText(/^Sin conexión/)).toBeHidden();
});
