import {
  basketIcon,
  choose,
  chooseByLinks,
  openSummary,
  readConfirmation,
  sendButton,
  sitDown,
} from './fixtures/diner.ts';
import { EN_CURSO, expectBoard, expectLive, logInAtTheBoard } from './fixtures/kitchen.ts';
import { counting } from './fixtures/taps.ts';
import { countLoads, expect, test } from './fixtures/test.ts';

const CLOSE = 'Cocina abierta: cerrarla';
const OPEN = 'Abrir cocina';
const CLOSED = 'La cocina está cerrada ahora mismo';

test('one tap closes the kitchen: phones show it at once, on every page, until it opens again', async ({
  restaurant,
  kitchen,
  openPhone,
  openTablet,
}) => {
  const [phone, otherPhone, otherBoard] = [
    await openPhone(),
    await openPhone(),
    await openTablet(),
  ];
  await logInAtTheBoard(otherBoard, restaurant.login);
  await sitDown(phone, restaurant, '4');
  await chooseByLinks(phone, 'Rabo de toro');
  await openSummary(phone);
  await sitDown(otherPhone, restaurant, '2');
  await expect(otherPhone.getByRole('link', { name: /La carta/ })).toBeVisible();
  const loads = [phone, otherPhone, otherBoard].map(countLoads);

  const { tap, taps } = counting();
  await tap(kitchen.getByRole('button', { name: CLOSE }));

  await expect(kitchen.getByText('no pueden pedir hasta que la abras')).toBeVisible();
  await expect(otherBoard.getByText('no pueden pedir hasta que la abras')).toBeVisible();
  await expect(phone.getByText(CLOSED)).toBeVisible();
  await expect(sendButton(phone)).toBeDisabled();
  await expect(otherPhone.getByText(CLOSED)).toBeVisible();
  await otherPhone.getByRole('link', { name: /La carta/ }).tap();
  await expect(otherPhone.getByText(CLOSED)).toBeVisible();

  await tap(kitchen.getByRole('button', { name: '30 min' }));
  expect(taps()).toBe(2);
  await expect(kitchen.getByText(/Se abre sola a las? \d\d:\d\d/)).toBeVisible();
  await expect(phone.getByText(/Vuelve a abrir a las? \d\d:\d\d\. Mientras/)).toBeVisible();

  await otherBoard.getByRole('button', { name: OPEN }).tap();
  for (const page of [phone, otherPhone]) await expect(page.getByText(CLOSED)).toBeHidden();
  await expect(kitchen.getByRole('button', { name: CLOSE })).toBeVisible();
  await sendButton(phone).tap();
  expect(await readConfirmation(phone)).toBe(1);
  await expectBoard(kitchen, { [EN_CURSO]: [1] });
  expect(loads.map((count) => count())).toEqual([0, 0, 0]);

  await test.step('closing it while offline is reverted, with an error', async () => {
    await kitchen.context().setOffline(true);
    await kitchen.getByRole('button', { name: CLOSE }).tap();
    await expect(kitchen.getByText(/^No hemos podido cerrar la cocina/)).toBeVisible();
    await expect(kitchen.getByRole('button', { name: CLOSE })).toBeVisible();
    await kitchen.context().setOffline(false);
    await expectLive(kitchen);
  });

  await test.step('a phone that missed the closing is refused, and keeps its basket', async () => {
    await phone.route('**/api/client/orders/stream*', (route) => route.abort());
    await choose(phone, 'Rabo de toro');
    await openSummary(phone);
    await expect(sendButton(phone)).toBeEnabled();
    // The change is shown at once and stored a moment later.
    const stored = kitchen.waitForResponse('**/api/shop/enterprise/pausa');
    await kitchen.getByRole('button', { name: CLOSE }).tap();
    await expect(kitchen.getByRole('button', { name: OPEN })).toBeVisible();
    expect((await stored).status()).toBe(200);

    await sendButton(phone).tap();
    await expect(phone.getByText('No se ha enviado nada y lo que has elegido sigue')).toBeVisible();
    await expect(phone.getByText(CLOSED, { exact: true })).toBeVisible();
    await expect(sendButton(phone)).toBeDisabled();
    await expect(basketIcon(phone)).toHaveAccessibleName('Tu pedido: 1 plato');
    expect(await restaurant.staff.board()).toHaveLength(1);

    await kitchen.reload();
    await phone.unroute('**/api/client/orders/stream*');
    await kitchen.getByRole('button', { name: OPEN }).tap();
    await expect(phone.getByText(CLOSED)).toHaveCount(0);
    await sendButton(phone).tap();
    expect(await readConfirmation(phone)).toBe(2);
  });
});

const SLOW = 'Ahora tardamos unos 40 minutos';

test('a full kitchen says how long it takes: who orders is asked once, and loses nothing by saying no', async ({
  restaurant,
  kitchen,
  openPhone,
}) => {
  const phone = await openPhone();
  await sitDown(phone, restaurant, '4');
  const { tap, taps } = counting();
  await tap(kitchen.getByRole('button', { name: 'Avisar de que tardamos' }));
  await tap(kitchen.getByRole('button', { name: '40 min' }));
  expect(taps()).toBe(2);
  await expect(kitchen.getByText(/lo ven antes de pedir, hasta las? \d\d:\d\d/)).toBeVisible();
  await expect(phone.getByText(SLOW)).toBeVisible();
  await chooseByLinks(phone, 'Rabo de toro');
  await expect(phone.getByText(SLOW)).toBeVisible();
  await openSummary(phone);
  await phone.getByLabel('Nota de todo el pedido').fill('Sin prisa');

  const question = phone.getByRole('dialog', { name: SLOW });
  await sendButton(phone).tap();
  await expect(question).toContainText('¿Quieres pedir igualmente?');
  await question.getByRole('button', { name: 'Ahora no' }).tap();
  await expect(question).toBeHidden();
  await sendButton(phone).tap();
  await expect(question).toBeVisible();
  await phone.goBack();
  await expect(question).toBeHidden();
  await expect(phone).toHaveURL(/\/clients\/resumen$/);
  expect(await restaurant.staff.board()).toEqual([]);

  await sendButton(phone).tap();
  await question.getByRole('button', { name: 'Pedir igualmente' }).tap();
  expect(await readConfirmation(phone)).toBe(1);
  await expectBoard(kitchen, { [EN_CURSO]: [1] });
  await expect(kitchen.getByText('Sin prisa')).toBeVisible();

  await test.step('a phone that missed it is asked by the server, and orders with the same tap more', async () => {
    await kitchen.getByRole('button', { name: 'Ya no tardamos' }).tap();
    await choose(phone, 'Rabo de toro');
    await openSummary(phone);
    await expect(phone.getByText(SLOW)).toBeHidden();
    await phone.route('**/api/client/orders/stream*', (route) => route.abort());
    await phone.reload();
    await expect(sendButton(phone)).toBeEnabled();
    const stored = kitchen.waitForResponse('**/api/shop/enterprise/demora');
    await kitchen.getByRole('button', { name: 'Avisar de que tardamos' }).tap();
    expect((await stored).status()).toBe(200);

    await sendButton(phone).tap();
    await phone
      .getByRole('dialog', { name: 'Ahora tardamos unos 30 minutos' })
      .getByRole('button', { name: 'Pedir igualmente' })
      .tap();
    expect(await readConfirmation(phone)).toBe(2);
  });
});
