import {
  basketIcon,
  choose,
  openSummary,
  readConfirmation,
  sendButton,
  sitDown,
} from './fixtures/diner.ts';
import { EN_CURSO, expectBoard, LISTOS, logInAtTheBoard, slip } from './fixtures/kitchen.ts';
import {
  door,
  giveName,
  logInAtTheRoom,
  openTable,
  orderFrom,
  people,
  press,
  readNumber,
  tabOf,
  tile,
  typeNumber,
} from './fixtures/table.ts';
import { counting } from './fixtures/taps.ts';
import { expect, test } from './fixtures/test.ts';

test('four friends, a stranger, the waiter and the kitchen share an evening', async ({
  restaurant,
  kitchen,
  openPhone,
}) => {
  const [lucia, marco, ines, tom, stranger, waiter] = await Promise.all(
    Array.from({ length: 6 }, () => openPhone()),
  );
  if (!lucia || !marco || !ines || !tom || !stranger || !waiter) throw new Error('No phones');
  await logInAtTheRoom(waiter, restaurant.login);

  // Two sit down together: the second joins by itself, and each sees what the other has ordered.
  await sitDown(lucia, restaurant, '4');
  await sitDown(marco, restaurant, '4');
  await expect(tile(waiter, 'Mesa 4')).toContainText('Sentados');
  // Lucía tells the kitchen what she avoids, where she filters the menu by it.
  await choose(lucia, 'Croquetas de faisán');
  await lucia
    .getByRole('search')
    .getByRole('button', { name: /^Filtros/ })
    .tap();
  const filter = lucia.getByRole('dialog', { name: 'Filtrar la carta' });
  await filter.getByText('Lácteos', { exact: true }).tap();
  await filter.getByText('Avisar a la cocina de lo que evito: lácteos').tap();
  await filter.getByRole('button', { name: /^Ver / }).tap();
  const first = await orderFrom(lucia);
  const second = await orderFrom(marco, 'Rabo de toro');
  await openTable(lucia);
  await giveName(lucia, 'Lucía');
  await openTable(marco);
  await expect(people(marco)).toHaveText([/Tú/, /Lucía/]);
  for (const phone of [lucia, marco]) {
    await expect(phone.getByRole('main')).toContainText('Croquetas de faisán');
    await expect(phone.getByRole('main')).toContainText('Rabo de toro');
    await expect(phone.getByRole('main')).toContainText('36,40 €');
  }
  await expectBoard(kitchen, { [EN_CURSO]: [first, second] });

  // The kitchen reads it on the slip's line too, and confirms it with one tap, to Lucía alone.
  await expect(slip(kitchen, first)).toContainText('lleva lácteos');
  await expect(lucia.getByRole('main')).not.toContainText('ha visto tu alergia');
  await slip(kitchen, first).getByRole('button', { name: 'Visto' }).tap();
  await expect(lucia.getByRole('main')).toContainText(/La cocina ha visto tu alergia a las? \d/);
  await expect(marco.getByRole('main')).not.toContainText(/alergia|lácteos/i);

  // Once something was served, a scan asks: the number lets a friend in, and nothing a stranger.
  for (const step of ['PREPARING', 'COMPLETED', 'CLOSED'] as const) {
    await restaurant.staff.advance(first, step);
  }
  const number = await readNumber(lucia);
  for (const phone of [ines, stranger]) {
    await sitDown(phone, restaurant, '4');
    await expect(door(phone)).toBeVisible();
    await expect(phone.locator('body')).not.toContainText(/Lucía|36,40/);
  }
  await typeNumber(stranger, number === '10' ? '11' : '10');
  await expect(stranger.getByText(/^Ese número no es/)).toBeVisible();
  await typeNumber(ines, number);
  await expect(door(ines)).toBeHidden();
  await openTable(ines);
  await expect(people(ines)).toHaveText([/Tú/, /Lucía/, /Comensal 2/]);
  await door(stranger).getByRole('button', { name: 'Pedir a la mesa que me deje entrar' }).tap();
  await expect(marco.getByText('Comensal 4 quiere entrar')).toBeVisible();
  await expect(waiter.getByRole('region', { name: 'Primero' })).toContainText('Piden entrar');
  await expect(stranger.locator('body')).not.toContainText(/Lucía|36,40/);

  // Water is called for, and the table sees who comes.
  await marco.getByRole('button', { name: 'Llamar al camarero' }).tap();
  const calling = marco.getByRole('dialog', { name: 'Llamar al camarero' });
  await calling.getByRole('button', { name: 'Agua' }).tap();
  await waiter.getByRole('button', { name: 'Voy: Mesa 4' }).tap();
  await expect(calling).toContainText(/viene/);
  await waiter.getByRole('button', { name: 'Hecho: Mesa 4' }).tap();
  await expect(calling).not.toContainText(/viene/);
  await calling.getByRole('button', { name: 'Cerrar' }).tap();

  // The party moves to the terrace: phones, slips and the next order follow.
  await tile(waiter, 'Mesa 4').tap();
  await press(waiter, 'Mover');
  await waiter.getByRole('dialog').getByRole('button', { name: 'Terraza 1' }).tap();
  await expect(tabOf(waiter, 'Terraza 1')).toBeVisible();
  await expect(lucia.getByRole('banner')).toContainText('Terraza 1');
  await expect(slip(kitchen, second)).toContainText('Terraza 1');
  const third = await orderFrom(ines, 'Leche frita');
  await expect(slip(kitchen, third)).toContainText('Terraza 1');

  // Tom, who sat elsewhere, joins them with his table.
  await sitDown(tom, restaurant, '2');
  await orderFrom(tom, 'Agua con gas');
  await waiter.getByRole('button', { name: /^Volver a la sala/ }).tap();
  await tile(waiter, 'Mesa 2').tap();
  await press(waiter, 'Juntar');
  await waiter
    .getByRole('dialog')
    .getByRole('button', { name: /Terraza 1/ })
    .tap();
  await expect(tabOf(waiter, 'Terraza 1')).toContainText('Agua con gas');
  await openTable(tom);
  await expect(tom.getByRole('main')).toContainText('Rabo de toro');

  // The bill is asked for from any phone; the waiter closes the tab, and all are told.
  await tom.getByRole('button', { name: 'Llamar al camarero' }).tap();
  await tom.getByRole('dialog').getByRole('button', { name: 'Tarjeta' }).tap();
  await expect(tabOf(waiter, 'Terraza 1')).toContainText('Piden la cuenta');
  await press(waiter, 'Cerrar');
  const closing = waiter.getByRole('dialog', { name: 'Cerrar Terraza 1' });
  await closing.getByText('Otro motivo').tap();
  await closing.getByRole('button', { name: 'Cerrar la cuenta' }).tap();
  await expect(tile(waiter, 'Terraza 1')).toContainText('Libre');
  await expect(marco.getByText('La cuenta de Terraza 1 se ha cerrado')).toBeVisible();

  // The next party starts with nothing of theirs.
  const next = await openPhone();
  await sitDown(next, restaurant, 'Terraza 1');
  await openTable(next);
  await expect(next.getByRole('main')).toContainText('Todavía no has pedido nada');
  await expect(next.getByRole('main')).not.toContainText(/Lucía|Croquetas|Rabo|Leche/);
  await expectBoard(kitchen, { [EN_CURSO]: [second, third, 4] });
  await expect(kitchen.getByRole('region', { name: LISTOS })).not.toContainText('nº');
});

test('with the kitchen’s tablet off, the phone says so before sending, and when somebody has seen it', async ({
  restaurant,
  openPhone,
  openTablet,
}) => {
  const phone = await openPhone();
  await sitDown(phone, restaurant, '4');
  await test.step('from the scan to the order sent, somebody alone taps four times', async () => {
    const { tap, taps } = counting();
    await tap(phone.getByRole('link', { name: /La carta/ }));
    await tap(phone.getByRole('button', { name: 'Añadir Croquetas de faisán', exact: true }));
    await expect(basketIcon(phone)).toHaveAccessibleName('Tu pedido: 1 plato');
    await tap(basketIcon(phone));
    await expect(
      phone.getByText('Ahora mismo nadie mira el tablero: avisa también al camarero'),
    ).toBeVisible();
    await tap(sendButton(phone));
    await expect(phone.getByText('Pedido enviado. El pago se realizará en mesa.')).toBeVisible();
    expect(taps()).toBe(4);
  });
  await readConfirmation(phone);
  await openTable(phone);
  await expect(phone.getByRole('main')).toContainText('Enviado');
  await expect(phone.getByRole('main')).not.toContainText(/La cocina ya lo tiene|Visto en cocina/);

  const tablet = await openTablet();
  await logInAtTheBoard(tablet, restaurant.login);
  const again = await openPhone();
  await sitDown(again, restaurant, '2');
  await choose(again, 'Rabo de toro');
  await openSummary(again);
  await expect(again.getByText(/nadie mira el tablero/)).toBeHidden();
  await sendButton(again).tap();
  const second = await readConfirmation(again);
  await expect(slip(tablet, second)).toContainText('Nuevo');
  await tablet.getByRole('button', { name: /^Visto/ }).tap();
  await openTable(again);
  await expect(again.getByRole('main')).toContainText(/Visto en cocina/);
});
