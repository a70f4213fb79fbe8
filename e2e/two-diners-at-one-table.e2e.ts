import {
  chooseByLinks,
  openOwnOrders,
  openSummary,
  ownOrder,
  readConfirmation,
  sendButton,
  sitDown,
} from './fixtures/diner.ts';
import { column, EN_CURSO, EN_PREPARACION, expectBoard, slip } from './fixtures/kitchen.ts';
import { expect, test } from './fixtures/test.ts';

test('two phones at one table and one at another order at the same time: each sees its own table', async ({
  restaurant,
  kitchen,
  openPhone,
}) => {
  const diners = await Promise.all(
    [
      { table: '4', product: 'Croquetas de faisán', shownAs: 'Mesa: 4' },
      { table: '4', product: 'Merluza en salsa verde', shownAs: 'Mesa: 4' },
      { table: '2', product: 'Arroz con leche', shownAs: 'Mesa: 2' },
    ].map(async (diner) => {
      const phone = await openPhone();
      await sitDown(phone, restaurant, diner.table);
      await chooseByLinks(phone, diner.product);
      await openSummary(phone);
      return { ...diner, phone };
    }),
  );

  await Promise.all(diners.map(({ phone }) => sendButton(phone).tap()));
  const numbers = await Promise.all(diners.map(({ phone }) => readConfirmation(phone)));

  expect(numbers.toSorted((one, other) => one - other)).toEqual([1, 2, 3]);
  await expectBoard(kitchen, { [EN_CURSO]: [1, 2, 3] });
  for (const [index, { phone, product, shownAs, table }] of diners.entries()) {
    const number = numbers[index] ?? 0;
    const arrived = slip(column(kitchen, EN_CURSO), number);
    await expect(arrived.getByRole('heading', { name: shownAs })).toBeVisible();
    await expect(arrived.getByRole('listitem')).toHaveText([new RegExp(product)]);

    await openOwnOrders(phone);
    const seen = phone.getByRole('listitem', { name: /^Pedido nº/ });
    await expect(seen).toHaveCount(diners.filter((one) => one.table === table).length);
    await expect(ownOrder(phone, number)).toContainText(product);
  }

  // A step of one order does not change the other two.
  const [first] = numbers;
  await slip(kitchen, first ?? 0)
    .getByRole('button', { name: 'PREPARAR' })
    .tap();
  await expectBoard(kitchen, {
    [EN_CURSO]: numbers.slice(1).toSorted((one, other) => one - other),
    [EN_PREPARACION]: [first ?? 0],
  });
  for (const [index, { phone }] of diners.entries()) {
    const words = index === 0 ? 'Lo están preparando.' : 'Enviado a la cocina.';
    await expect(ownOrder(phone, numbers[index] ?? 0)).toContainText(words);
  }
});
