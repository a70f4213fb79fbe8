import type { Page } from '@playwright/test';
import { changeCategory, changeTable, listCategories } from '@simplato/contract';
import { openSummary, readConfirmation, sendButton, sitDown } from './fixtures/diner.ts';
import { line, logInAtTheBoard, showAs, slip } from './fixtures/kitchen.ts';
import { atProvider } from './fixtures/payments.ts';
import { clientOf } from './fixtures/people.ts';
import { logInAtTheRoom, tile } from './fixtures/table.ts';
import { chooseInSidebar } from './fixtures/staff-pages.ts';
import { expect, test } from './fixtures/test.ts';

const TABLE = 'Terraza 1';
const MENU = 'Menú del día';
const TOMATO = 'Tomate aliñado con ventresca';
const BEER = 'Doble de cerveza';
const PRAWNS = 'Gamba roja';
const STATIONS = { Plancha: ['Segundos'], Fríos: ['Primeros'], Barra: ['Bebidas', 'Postres'] };

async function send(phone: Page): Promise<number> {
  await openSummary(phone);
  await sendButton(phone).tap();
  return readConfirmation(phone);
}

async function openSheet(phone: Page, product: string) {
  await phone.goto('/clients/carta');
  await phone.getByRole('button', { name: `Añadir ${product}` }).tap();
  return phone.getByRole('dialog', { name: product });
}

test('four friends on the terrace eat a menú, two halves and prawns by weight: two stations cook, and the till has every cent', async ({
  restaurant,
  openTablet,
  openPhone,
}) => {
  await restaurant.staff.takePayments();
  await restaurant.staff.nameStations(STATIONS);
  const [grill, cold, room] = [await openTablet(), await openTablet(), await openTablet()];
  const phones = [await openPhone(), await openPhone(), await openPhone(), await openPhone()];
  const [lucia, marco, ines, tom] = phones as [Page, Page, Page, Page];
  await logInAtTheRoom(room, restaurant.login);
  const owner = await clientOf(room, restaurant.url);
  for (const { idcategoria, nombrecategoria } of await owner.call(listCategories)) {
    if (nombrecategoria !== MENU) continue;
    // At whatever hour this is read.
    await owner.call(changeCategory, { body: { idcategoria, horario: null } });
  }
  await owner.call(changeTable, { params: { mesa: TABLE }, body: { zona: 'Terraza' } });
  await chooseInSidebar(room, 'Caja');
  await room.getByLabel('Fondo de caja').fill('100');
  await room.getByRole('button', { name: 'Abrir turno' }).click();
  await expect(room.getByRole('heading', { name: 'Turno 1' })).toBeVisible();
  for (const phone of phones) await sitDown(phone, restaurant, TABLE);

  const menuOrder = await test.step('one eats the menú', async () => {
    const sheet = await openSheet(lucia, MENU);
    for (const product of [/^Sopa castellana/, /^Presa ibérica/, /^Flan/, /^Caña/]) {
      await sheet.getByRole('radio', { name: product }).check();
    }
    await sheet.getByRole('button', { name: /^Añadir · / }).tap();
    return send(lucia);
  });

  const halves = await test.step('one takes two halves, at the price of the terrace', async () => {
    const sheet = await openSheet(marco, TOMATO);
    await sheet.getByRole('radio', { name: /^Media ración/ }).check();
    await sheet.getByRole('button', { name: `Añadir uno de ${TOMATO}` }).tap();
    await sheet.getByRole('button', { name: 'Añadir · 19,00 €' }).tap();
    return send(marco);
  });

  await test.step('one drinks, dearer outside', async () => {
    await ines.goto('/clients/carta');
    await ines.getByRole('button', { name: `Añadir ${BEER}` }).tap();
    await openSummary(ines);
    await expect(ines.getByRole('row', { name: BEER })).toContainText('4,00 €');
    await sendButton(ines).tap();
    await readConfirmation(ines);
  });

  await test.step('one asks for prawns, about as many as they are hungry for', async () => {
    const sheet = await openSheet(tom, PRAWNS);
    await sheet.getByRole('button', { name: `Añadir 50 g de ${PRAWNS}` }).tap();
    await sheet.getByRole('button', { name: `Añadir 50 g de ${PRAWNS}` }).tap();
    await sheet.getByRole('button', { name: 'Pedir que lo pesen · unos 21,60 €' }).tap();
    await expect(sheet).toBeHidden();
    await tom.goto('/clients/pedidos');
    await expect(tom.getByText('unos 300 g · 21,60 €')).toBeVisible();
  });

  await test.step('the waiter weighs them at the table', async () => {
    await room.goto('/restaurants/sala');
    await expect(tile(room, TABLE)).toContainText('Por pesar');
    await tile(room, TABLE).click();
    await room.getByRole('button', { name: 'Pesar', exact: true }).click();
    const scale = room.getByRole('dialog');
    await scale.getByLabel('Gramos').fill('320');
    await expect(scale.getByText('320 g · 23,04 €')).toBeVisible();
    await scale.getByRole('button', { name: 'Guardar peso' }).click();
    await expect(scale).toBeHidden();
  });

  const [, , , prawns] =
    await test.step('no kitchen hears of it before its table accepts', async () => {
      await logInAtTheBoard(cold, restaurant.login);
      await showAs(cold, 'Fríos');
      await expect(line(slip(cold, halves), `½ ${TOMATO}`)).toBeVisible();
      await expect(cold.getByText(PRAWNS)).toHaveCount(0);
      await expect(tom.getByText('320 g · 23,04 €')).toBeVisible();
      await tom.getByRole('button', { name: 'Sí, por 23,04 €' }).tap();
      await expect(cold.getByText(`${PRAWNS} · 320 g`)).toBeVisible();
      await expect(tom.getByRole('button', { name: /^Sí, por/ })).toBeHidden();
      return restaurant.staff.board();
    });

  await test.step('each station has its own, and the menú says that it is one', async () => {
    await logInAtTheBoard(grill, restaurant.login);
    await showAs(grill, 'Plancha');
    await expect(slip(grill, menuOrder).getByText(`${MENU} ×1`)).toBeVisible();
    await expect(slip(cold, menuOrder).getByText('Sopa castellana')).toBeVisible();
    await expect(grill.getByText(PRAWNS)).toHaveCount(0);
    expect(prawns).toMatchObject({ total: '23.04', ispaid: 'false' });
  });

  await test.step('two pay their own, and the waiter takes the rest in cash', async () => {
    for (const [phone, amount] of [
      [lucia, '18,00'],
      [tom, '23,04'],
    ] as const) {
      await phone.goto('/clients/pedidos');
      await phone.getByRole('link', { name: 'Pagar la cuenta' }).tap();
      await phone.getByRole('button', { name: `Pagar ${amount} €` }).tap();
      await atProvider(phone, 'Pagar');
      await expect(phone.getByRole('heading', { name: 'Tu parte está pagada' })).toBeVisible();
    }
    await room.getByRole('button', { name: 'Cobrar 23,00 €' }).click();
    const charge = room.getByRole('dialog');
    await charge.getByText('Efectivo').click();
    await charge.getByRole('button', { name: /^Cobrar / }).click();
    await ines.goto('/clients/pedidos');
    await expect(ines.getByText('64,04 €').first()).toBeVisible();
  });

  await test.step('the till has it to the cent', async () => {
    await chooseInSidebar(room, 'Caja');
    await expect(room.getByRole('main')).toContainText('41,04');
    const pieces = [
      ['100\u00a0€', '1'],
      ['20\u00a0€', '1'],
      ['1\u00a0€', '3'],
    ] as const;
    for (const [piece, many] of pieces) {
      await room.getByLabel(`Cuántos de ${piece}`, { exact: true }).fill(many);
    }
    await room.getByRole('button', { name: 'Ya está contado', exact: true }).click();
    await room.getByRole('button', { name: 'Sí, es lo que hay', exact: true }).click();
    await expect(room.getByRole('main')).toContainText('Cuadra');
    await expect(room.getByRole('main')).toContainText('64,04');
  });
});
