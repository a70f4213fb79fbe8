import {
  chooseByLinks,
  openOwnOrders,
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
  keepOffer,
  LISTOS,
  slip,
} from './fixtures/kitchen.ts';
import { expect, test } from './fixtures/test.ts';

test('a wrong tap in the kitchen can be undone, on the diner’s screen too', async ({
  restaurant,
  kitchen,
  openPhone,
}) => {
  const phone = await openPhone();
  await sitDown(phone, restaurant, '2');
  await chooseByLinks(phone, 'Helado de fresón');
  await openSummary(phone);
  await sendButton(phone).tap();
  const number = await readConfirmation(phone);
  await openOwnOrders(phone);
  await expectBoard(kitchen, { [EN_CURSO]: [number] });

  await slip(kitchen, number).getByRole('button', { name: 'PREPARAR' }).tap();
  const undo = await keepOffer(kitchen, 'Deshacer');
  // In parallel, because the server accepts an undo for fifteen seconds only.
  await Promise.all([
    expectBoard(kitchen, { [EN_PREPARACION]: [number] }),
    expect(ownOrder(phone, number)).toContainText('Lo están preparando.'),
  ]);

  await undo.tap();

  await expect(kitchen.getByText(`Mesa 2, nº ${number}: deshecho.`)).toBeVisible();
  await expectBoard(kitchen, { [EN_CURSO]: [number] });
  // Undone, but touched: the kitchen has seen it.
  await expect(ownOrder(phone, number)).toContainText('Visto en cocina a la');
  await expect(slip(kitchen, number).getByRole('button', { name: 'PREPARAR' })).toBeEnabled();

  await test.step('an order closed by mistake can be returned to the board', async () => {
    await restaurant.staff.advance(number, 'PREPARING');
    await restaurant.staff.advance(number, 'COMPLETED');
    await expectBoard(kitchen, { [LISTOS]: [number] });
    await slip(kitchen, number).getByRole('button', { name: 'Cerrar' }).tap();
    const reopen = await keepOffer(kitchen, 'Deshacer');
    await expectBoard(kitchen, {});
    await reopen.tap();
    await expectBoard(kitchen, { [LISTOS]: [number] });
  });
});
