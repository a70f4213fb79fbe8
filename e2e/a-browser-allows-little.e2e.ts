import { takeAbilitiesAway } from './fixtures/abilities.ts';
import {
  chooseByLinks,
  openSummary,
  readConfirmation,
  sendButton,
  sitDown,
} from './fixtures/diner.ts';
import {
  EN_CURSO,
  EN_PREPARACION,
  expectBoard,
  logInAtTheBoard,
  slip,
} from './fixtures/kitchen.ts';
import { expect, test } from './fixtures/test.ts';

test('a browser that allows little: a table is taken, an order sent and prepared all the same', async ({
  restaurant,
  openPhone,
  openTablet,
}) => {
  const [phone, tablet] = [await openPhone(), await openTablet()];
  for (const page of [phone, tablet]) await takeAbilitiesAway(page);
  await logInAtTheBoard(tablet, restaurant.login);
  await sitDown(phone, restaurant, '2');
  await chooseByLinks(phone, 'Helado de fresón');
  await openSummary(phone);
  await sendButton(phone).tap();
  const number = await readConfirmation(phone);

  await expectBoard(tablet, { [EN_CURSO]: [number] });
  await tablet.getByRole('button', { name: 'Activar sonido' }).first().tap();
  await expect(tablet.getByText('Este navegador no puede tocar la campana.')).toBeVisible();
  await slip(tablet, number).getByRole('button', { name: 'PREPARAR' }).tap();
  await expectBoard(tablet, { [EN_PREPARACION]: [number] });
});
