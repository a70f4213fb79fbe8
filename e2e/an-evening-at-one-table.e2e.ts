import {
  basketIcon,
  choose,
  openSummary,
  ownOrder,
  readConfirmation,
  sendButton,
  sitDown,
} from './fixtures/diner.ts';
import { EN_CURSO, expectBoard, LISTOS, logInAtTheBoard, slip } from './fixtures/kitchen.ts';
import {
  afterItDied,
  closeUnpaid,
  door,
  giveName,
  logInAtTheRoom,
  mergeInto,
  moveTo,
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
  const [lucia, marco, lateFriend, tom, stranger, waiter] = await Promise.all(
    Array.from({ length: 6 }, () => openPhone()),
  );
  if (!lucia || !marco || !lateFriend || !tom || !stranger || !waiter) throw new Error('No phones');
  let ines = lateFriend;
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

  // The second round: the same again, from the order that was sent.
  const { tap, taps } = counting();
  await tap(ownOrder(lucia, first).getByRole('button', { name: 'Pedir otra ronda' }));
  await tap(sendButton(lucia));
  expect(taps()).toBe(2);
  const again = await readConfirmation(lucia);
  await openTable(lucia);
  await expect(slip(kitchen, again)).toContainText('Croquetas de faisán');

  // Once something was served, a scan asks: the number lets a friend in, and nothing a stranger.
  await restaurant.staff.serve(first);
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
  await moveTo(waiter, 'Terraza 1');
  await expect(lucia.getByRole('banner')).toContainText('Terraza 1');
  await expect(slip(kitchen, second)).toContainText('Terraza 1');

  // A battery dies with a basket in hand: scanned again, it is still there, and goes for all.
  await choose(ines, 'Leche frita');
  ines = await afterItDied(ines, openPhone);
  await sitDown(ines, restaurant, 'Terraza 1');
  await expect(basketIcon(ines)).toHaveAccessibleName('Tu pedido: 1 plato');
  await choose(marco, 'Arroz con leche');
  await openTable(ines);
  await expect(ines.getByText('Para ti y Comensal 2')).toBeVisible();
  await ines.getByRole('button', { name: /^Pedir lo de todos/ }).tap();
  const third = again + 1;
  await expect(ines.getByText(`Pedido nº ${third} enviado, con lo de todos.`)).toBeVisible();
  await expect(slip(kitchen, third)).toContainText(/Terraza 1[^]*Arroz con leche[^]*Leche frita/);
  await openTable(marco);

  // Tom, who sat elsewhere, joins them with his table.
  await sitDown(tom, restaurant, '2');
  const toms = await orderFrom(tom, 'Agua con gas');
  await mergeInto(waiter, 'Mesa 2', /Terraza 1/);
  await expect(tabOf(waiter, 'Terraza 1')).toContainText('Agua con gas');
  await openTable(tom);
  await expect(tom.getByRole('main')).toContainText('Rabo de toro');

  // The bill is asked for from any phone; the waiter closes the tab, and all are told.
  await tom.getByRole('button', { name: 'Llamar al camarero' }).tap();
  await tom.getByRole('dialog').getByRole('button', { name: 'Tarjeta' }).tap();
  await expect(tabOf(waiter, 'Terraza 1')).toContainText('Piden la cuenta');
  await closeUnpaid(waiter, 'Terraza 1');
  await expect(marco.getByText('La cuenta de Terraza 1 se ha cerrado')).toBeVisible();

  // The next party starts with nothing of theirs.
  const next = await openPhone();
  await sitDown(next, restaurant, 'Terraza 1');
  await openTable(next);
  await expect(next.getByRole('main')).toContainText('Todavía no has pedido nada');
  await expect(next.getByRole('main')).not.toContainText(/Lucía|Croquetas|Rabo|Leche|Arroz/);
  await expectBoard(kitchen, { [EN_CURSO]: [second, again, third, toms] });
  await expect(kitchen.getByRole('region', { name: LISTOS })).not.toContainText('nº');
});

test('with the kitchen’s tablet off, phones say so before sending, and the room rings until somebody has seen it', async ({
  restaurant,
  openPhone,
  openTablet,
}) => {
  const [lucia, waiter] = [await openPhone(), await openPhone()];
  await waiter.clock.install();
  await logInAtTheRoom(waiter, restaurant.login);
  const nobody = waiter.getByRole('status').filter({ hasText: 'Nadie mira el tablero' });
  await expect(nobody).toBeHidden();
  await sitDown(lucia, restaurant, '4');
  await expect(nobody).toContainText('Abre el tablero en la cocina.');
  await test.step('from the scan to the order sent, somebody alone taps four times', async () => {
    const { tap, taps } = counting();
    await tap(lucia.getByRole('link', { name: /La carta/ }));
    await tap(lucia.getByRole('button', { name: 'Añadir Croquetas de faisán', exact: true }));
    await expect(basketIcon(lucia)).toHaveAccessibleName('Tu pedido: 1 plato');
    await tap(basketIcon(lucia));
    await expect(
      lucia.getByText('Ahora mismo nadie mira el tablero: avisa también al camarero'),
    ).toBeVisible();
    await tap(sendButton(lucia));
    await expect(lucia.getByText('Pedido enviado. El pago se realizará en mesa.')).toBeVisible();
    expect(taps()).toBe(4);
  });
  const first = await readConfirmation(lucia);
  await openTable(lucia);
  await expect(lucia.getByRole('main')).toContainText('Enviado');
  await expect(lucia.getByRole('main')).not.toContainText(/La cocina ya lo tiene|Visto en cocina/);
  await expect(nobody).toContainText('Hay un pedido sin ver');

  await test.step('a waiter who takes an order is told too', async () => {
    await tile(waiter, 'Mesa 4').tap();
    await press(waiter, 'Añadir');
    await waiter.getByRole('button', { name: 'Añadir Agua con gas', exact: true }).tap();
    await expect(waiter.getByText('nadie mira el tablero: avisa tú a la cocina')).toBeVisible();
    await waiter.getByRole('button', { name: 'Enviar a cocina' }).tap();
    await expect(nobody).toContainText('Hay 2 pedidos sin ver');
  });

  await test.step('after two minutes it rings, and whoever tells the kitchen says so', async () => {
    await waiter.getByRole('button', { name: /^Volver a la sala/ }).tap();
    await waiter.clock.fastForward(130_000);
    const needs = waiter.getByRole('region', { name: 'Primero' });
    await expect(needs.getByText('Sin ver en cocina')).toHaveCount(2);
    await expect(waiter).toHaveTitle('(2) Sala');
    await needs.getByRole('button', { name: 'Ver: Mesa 4' }).first().tap();
    const round = tabOf(waiter, 'Mesa 4').getByRole('article', { name: 'Ronda 1' });
    await round.getByRole('button', { name: 'La cocina ya lo sabe' }).tap();
    await expect(ownOrder(lucia, first)).toContainText(/Visto en cocina/);
  });

  await test.step('the tablet comes back: nobody is warned any more, and one tap has seen it', async () => {
    const tablet = await openTablet();
    await logInAtTheBoard(tablet, restaurant.login);
    await expect(nobody).toBeHidden();
    const next = await openPhone();
    await sitDown(next, restaurant, '2');
    await choose(next, 'Rabo de toro');
    await openSummary(next);
    await expect(next.getByText(/nadie mira el tablero/)).toBeHidden();
    await sendButton(next).tap();
    const third = await readConfirmation(next);
    await expect(slip(tablet, third)).toContainText('Nuevo');
    await tablet.getByRole('button', { name: /^Visto/ }).tap();
    await openTable(next);
    await expect(ownOrder(next, third)).toContainText(/Visto en cocina/);
  });
});
