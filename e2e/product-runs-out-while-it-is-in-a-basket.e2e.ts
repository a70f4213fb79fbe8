import {
  addProduct,
  chooseByLinks,
  expectAdded,
  openSummary,
  readConfirmation,
  sendButton,
  sitDown,
} from './fixtures/diner.ts';
import { keepOffer, logInAtTheBoard, openProductsPanel, slip } from './fixtures/kitchen.ts';
import { counting } from './fixtures/taps.ts';
import { expect, test } from './fixtures/test.ts';

const PRODUCT = 'Perdiz en escabeche';

test('a product sells out and comes back, on both tablets and on a phone that has it in its basket', async ({
  restaurant,
  kitchen,
  openTablet,
  openPhone,
}) => {
  const bar = await openTablet();
  await logInAtTheBoard(bar, await restaurant.staff.hire());
  const phone = await openPhone();
  await sitDown(phone, restaurant, '1');
  await chooseByLinks(phone, 'Agua mineral');
  const card = phone
    .getByRole('listitem')
    .filter({ has: phone.getByRole('heading', { name: PRODUCT }) });
  await expect(card.getByRole('button', { name: `Añadir ${PRODUCT}` })).toBeVisible();
  const { tap, taps } = counting();
  const [panel, other] = [await openProductsPanel(kitchen, tap), await openProductsPanel(bar)];

  await test.step('marked in the board’s list, it cannot be added, and the other tablet shows it', async () => {
    await panel.getByLabel('Buscar un plato').fill('perdíz en');
    await expect(panel.getByRole('listitem')).toHaveCount(1);
    await tap(panel.getByRole('button', { name: `Agotar ${PRODUCT}` }));
    expect(taps()).toBe(2);
    const makeItLast = await keepOffer(kitchen, 'Hasta que lo cambie');
    await expect(panel.getByRole('listitem')).toContainText('Agotado hoy');
    await expect(card).toContainText('Agotado');
    await expect(card.getByRole('button', { name: /^Añadir/ })).toHaveCount(0);
    await other.getByRole('checkbox', { name: /^Solo lo agotado/ }).check();
    const product = other.getByRole('listitem').filter({ hasText: PRODUCT });
    await expect(product).toContainText('Agotado hoy');

    await makeItLast.tap();
    await expect(product).not.toContainText('hoy');
    await other.getByRole('button', { name: `Volver a ofrecer ${PRODUCT}` }).tap();
    await expect(product).toHaveCount(0);
    await expect(panel.getByRole('button', { name: `Agotar ${PRODUCT}` })).toBeVisible();
    await expect(card.getByRole('button', { name: `Añadir ${PRODUCT}` })).toBeVisible();
    await addProduct(phone, PRODUCT);
    await expectAdded(phone, PRODUCT);
  });

  const row = phone.getByRole('row', { name: new RegExp(PRODUCT) });
  await test.step('a cook marks it from an order’s slip, and makes it available again', async () => {
    await openSummary(phone);
    await expect(sendButton(phone)).toBeVisible();
    await restaurant.order('2', { [PRODUCT]: 1 });
    const runOut = slip(bar, 1).getByRole('button', { name: `Se ha agotado… ${PRODUCT}` });
    await runOut.tap();
    await bar
      .getByRole('dialog', { name: `¿Se ha agotado «${PRODUCT}»?` })
      .getByRole('button', { name: 'Agotado por hoy' })
      .tap();
    await expect(bar.getByText(`«${PRODUCT}», agotado por hoy.`)).toBeVisible();
    await expect(row).toContainText('Agotado');
    await expect(sendButton(phone)).toBeHidden();
    // Existing orders still have to be cooked.
    await expect(slip(bar, 1)).toBeVisible();

    await runOut.tap();
    await bar
      .getByRole('dialog', { name: `«${PRODUCT}» está agotado` })
      .getByRole('button', { name: 'Vuelve a haber' })
      .tap();
    await expect(sendButton(phone)).toBeVisible();
    await sendButton(phone).tap();
    expect(await readConfirmation(phone)).toBe(2);
  });
});
