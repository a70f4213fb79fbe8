import type { Locator, Page } from '@playwright/test';
import {
  basketIcon,
  choose,
  openOwnOrders,
  openSummary,
  ownOrder,
  sendButton,
  sitDown,
} from './fixtures/diner.ts';
import { column, EN_CURSO, expectBoard, slip } from './fixtures/kitchen.ts';
import { door } from './fixtures/table.ts';
import { expect, test } from './fixtures/test.ts';

const TAB = '/clients/pedidos';

async function nameOneself(phone: Page, name: string): Promise<void> {
  await phone.goto(TAB);
  await phone.getByRole('button', { name: /poner tu nombre$/ }).tap();
  const dialog = phone.getByRole('dialog', { name: '¿Cómo te llamas?' });
  await dialog.getByLabel('Tu nombre').fill(name);
  await dialog.getByRole('button', { name: 'Guardar' }).tap();
  await expect(dialog).toBeHidden();
}

const chosen = (phone: Page) => phone.getByRole('region', { name: 'Lo que vais a pedir' });

test('friends see what each other chooses, one orders for all, and what was left out stays', async ({
  restaurant,
  kitchen,
  openPhone,
}) => {
  const [lucia, marco, ines] = [await openPhone(), await openPhone(), await openPhone()];
  for (const phone of [lucia, marco, ines]) await sitDown(phone, restaurant, '4');
  await nameOneself(lucia, 'Lucía');
  await nameOneself(marco, 'Marco');
  await nameOneself(ines, 'Inés');
  const people = lucia.getByRole('list', { name: 'Quién está en la mesa' });
  await expect(people.getByRole('listitem')).toHaveText([/Tú/, /Marco/, /Inés/]);

  await test.step('what the others choose appears by itself', async () => {
    await choose(lucia, 'Croquetas de faisán');
    await lucia.goto(TAB);
    await choose(marco, 'Rabo de toro');
    await choose(ines, 'Arroz con leche');
    for (const product of ['Croquetas de faisán', 'Rabo de toro', 'Arroz con leche']) {
      await expect(chosen(lucia)).toContainText(product);
    }
    await expect(lucia.getByText('Para ti, Marco e Inés')).toBeVisible();
  });

  await test.step('one order for those who are in it, each line with whom it is for', async () => {
    await lucia.getByRole('button', { name: 'Quitar a alguien' }).tap();
    await lucia.getByRole('checkbox', { name: /^Inés/ }).uncheck();
    await lucia.getByRole('button', { name: 'Hecho' }).tap();
    await lucia.getByRole('button', { name: /^Pedir lo de todos/ }).tap();
    await expect(lucia.getByText('Pedido nº 1 enviado, con lo de todos.')).toBeVisible();
    const arrived = slip(column(kitchen, EN_CURSO), 1);
    await expect(arrived.getByRole('listitem')).toHaveCount(2);
    await expect(ownOrder(lucia, 1)).toContainText('para Marco');
  });

  await test.step('a phone whose dish was ordered is told, and the one left out keeps its own', async () => {
    await expect(marco.getByText('Tu mesa ya ha pedido esto')).toBeVisible();
    await expect(marco.getByRole('link', { name: 'Tu pedido: vacío' })).toBeVisible();
    await expect(ines.getByRole('link', { name: 'Tu pedido: 1 plato' })).toBeVisible();
    await openOwnOrders(marco);
    await expect(
      marco.getByRole('listitem', { name: 'Pedido nº 1 · Lucía', exact: true }),
    ).toBeVisible();
  });

  await test.step('the kitchen has seen it: the phone says so, and not before', async () => {
    await expect(ownOrder(lucia, 1)).toContainText('Enviado a la cocina.');
    await restaurant.staff.see(1);
    await expect(ownOrder(lucia, 1)).toContainText(/Visto en cocina a las? \d/);
  });

  await test.step('the waiter is called and the bill asked for', async () => {
    const call = lucia.getByRole('button', { name: 'Llamar al camarero' });
    await expect(call.getByText('Llamar', { exact: true })).toBeVisible();
    await call.tap();
    const sheet = lucia.getByRole('dialog', { name: 'Llamar al camarero' });
    await sheet.getByRole('button', { name: 'Agua' }).tap();
    await expect(sheet).toContainText('Todavía no lo ha visto nadie.');
    await restaurant.staff.takeCalls();
    await expect(sheet).toContainText(/ viene/);
    await expect(sheet).toContainText('con el agua');
    await sheet.getByRole('button', { name: 'Ya no hace falta: Agua' }).tap();
    await expect(sheet).not.toContainText('con el agua');
    await sheet.getByRole('button', { name: 'Tarjeta' }).tap();
    await expect(sheet.getByRole('button', { name: /^Tarjeta\s*avisado/ })).toBeVisible();
    await expect(marco.getByText(/^La cuenta está pedida desde/)).toBeVisible();
    await expect(marco.getByRole('button', { name: /^Llamar al camarero: 1/ })).toContainText('1');
  });
});

test('a round that meets a new price and loses its answer is sent once, and who has not heard of it is told', async ({
  restaurant,
  kitchen,
  openPhone,
}) => {
  const [lucia, marco, ines] = [await openPhone(), await openPhone(), await openPhone()];
  // Without live updates, this phone learns of the round only from the answer to its own order.
  await ines.route('**/api/client/orders/stream*', (route) => route.abort());
  for (const phone of [lucia, marco, ines]) await sitDown(phone, restaurant, '4');
  await choose(marco, 'Rabo de toro');
  await choose(ines, 'Arroz con leche');
  await openSummary(ines);
  await choose(lucia, 'Croquetas de faisán');
  await lucia.goto(TAB);
  await expect(chosen(lucia)).toContainText(/Croquetas[^]*Rabo de toro[^]*Arroz con leche/);
  const forAll = lucia.getByRole('button', { name: /^Pedir lo de todos/ });

  await test.step('a new price is agreed to by whose dish it is, and only then is anything ordered', async () => {
    await restaurant.staff.editProduct('Rabo de toro', { price: '20.000000' });
    await forAll.tap();
    const changed = lucia.getByRole('alert').filter({ hasText: 'La carta ha cambiado' });
    await expect(changed).toContainText('no hemos pedido nada. Cambia algo para Comensal 2');
    await expect(chosen(lucia)).toContainText('22,00 €');
    await openSummary(marco);
    await expect(marco.getByText(/^Ahora cuesta 22,00/)).toBeVisible();
    await expectBoard(kitchen, {});
    await marco.getByRole('button', { name: 'Aceptar los cambios' }).tap();
    await marco.getByRole('button', { name: 'Añadir uno de Rabo de toro' }).tap();
    await expect(chosen(lucia)).toContainText('2 × Rabo de toro');
  });

  // Nor from reading again where it is, as it does whenever it finds no stream.
  await ines.route('**/api/client/mesa', (route) => route.abort());
  await test.step('whose answer is lost is sent again under its key, also by a page loaded anew', async () => {
    const keys: (string | undefined)[] = [];
    await lucia.route('**/api/client/mesa/cuenta/ronda', async (route) => {
      keys.push(route.request().headers()['idempotency-key']);
      if (keys.length > 1) return route.continue();
      // The server has it; the answer never reaches the phone.
      await route.fetch();
      return route.abort('connectionreset');
    });
    await forAll.tap();
    await expect(lucia.getByText('No sabemos si el pedido de todos ha llegado')).toBeVisible();
    await lucia.reload();
    await expect(lucia.getByText('Pedido nº 1 enviado, con lo de todos.')).toBeVisible();
    await expect(basketIcon(lucia)).toHaveAccessibleName('Tu pedido: vacío');
    expect(keys.length).toBeGreaterThan(1);
    expect(new Set(keys).size).toBe(1);
  });

  await test.step('the others’ baskets are empty: at once, or as they order what is ordered already', async () => {
    await expect(basketIcon(marco)).toHaveAccessibleName('Tu pedido: vacío');
    await ines.unroute('**/api/client/mesa');
    await sendButton(ines).tap();
    await expect(ines.getByText('Tu mesa ya ha pedido esto')).toBeVisible();
    await expect(basketIcon(ines)).toHaveAccessibleName('Tu pedido: vacío');
    await expect(slip(column(kitchen, EN_CURSO), 1).getByRole('listitem')).toHaveCount(3);
    await expectBoard(kitchen, { [EN_CURSO]: [1] });
  });
});

test('courses wait until somebody at the table is ready for them, and every phone sees it', async ({
  restaurant,
  openPhone,
}) => {
  const [lucia, marco] = [await openPhone(), await openPhone()];
  for (const phone of [lucia, marco]) await sitDown(phone, restaurant, '4');
  await choose(lucia, 'Croquetas de faisán', 'Rabo de toro');

  await test.step('all at once is chosen, and needs no tap', async () => {
    await openSummary(lucia);
    await expect(lucia.getByRole('radio', { name: /^Todo junto/ })).toBeChecked();
    await lucia.getByRole('radio', { name: /^Por tiempos/ }).check();
    await sendButton(lucia).tap();
    await lucia.getByRole('dialog').getByRole('button', { name: 'Aceptar' }).tap();
    await openOwnOrders(lucia);
  });
  const onLuciasPhone = ownOrder(lucia, 1);
  const mains = (order: Locator) => order.getByRole('status').filter({ hasText: 'Segundos' });
  const ready = (phone: Page) =>
    phone.getByRole('button', { name: 'Estamos listos para los segundos' });
  await expect(mains(onLuciasPhone)).toHaveText('Segundos En espera');
  await expect(ready(lucia)).toBeVisible();

  await test.step('a friend presses once, and both phones show it', async () => {
    await openOwnOrders(marco);
    const onMarcosPhone = marco.getByRole('listitem', { name: /^Pedido nº 1 · / });
    await expect(mains(onMarcosPhone)).toHaveText('Segundos En espera');
    await ready(marco).tap();
    await expect(marco.getByText('Marchan los segundos: la cocina ya lo sabe.')).toBeVisible();
    for (const order of [onLuciasPhone, onMarcosPhone]) {
      await expect(mains(order)).toHaveText('Segundos En marcha');
    }
    for (const phone of [lucia, marco]) await expect(ready(phone)).toBeHidden();
  });
});

test('who comes late is asked whose the table is: being let in, or a tab of one’s own', async ({
  restaurant,
  openPhone,
}) => {
  const lucia = await openPhone();
  await sitDown(lucia, restaurant, '4');
  await choose(lucia, 'Agua con gas');
  await lucia.goto('/clients/resumen');
  await lucia.getByRole('button', { name: 'Pedir ahora y pagar al camarero' }).tap();
  await lucia.getByRole('dialog').getByRole('button', { name: 'Aceptar' }).tap();
  await restaurant.staff.serve(1);
  await openOwnOrders(lucia);

  await test.step('a friend without it is let in, and may read the menu meanwhile', async () => {
    const ines = await openPhone();
    await sitDown(ines, restaurant, '4');
    await door(ines).getByRole('button', { name: 'Pedir a la mesa que me deje entrar' }).tap();
    await expect(door(ines)).toContainText('Se lo hemos dicho a tu mesa');
    await ines.getByRole('link', { name: 'Ahora no, mirar la carta' }).tap();
    await expect(ines).toHaveURL(/\/clients\/carta$/);
    await expect(door(ines)).toBeHidden();
    await lucia.getByRole('button', { name: 'Dejar entrar' }).tap();
    await expect(ines.getByText('Ya estás en la cuenta de Mesa 4.')).toBeVisible();
  });

  await test.step('a stranger opens another, and sees nothing of theirs', async () => {
    const stranger = await openPhone();
    await sitDown(stranger, restaurant, '4');
    await door(stranger).getByRole('button', { name: 'No, abrir otra cuenta' }).tap();
    await expect(stranger.getByText('Has abierto otra cuenta en Mesa 4.')).toBeVisible();
    await openOwnOrders(stranger);
    await expect(stranger.getByText('Todavía no has pedido nada')).toBeVisible();
  });
});
