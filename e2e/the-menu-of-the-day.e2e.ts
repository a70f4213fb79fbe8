import { changeCategory, listCategories } from '@simplato/contract';
import { DESKTOP } from './fixtures/devices.ts';
import { openSummary, readConfirmation, sendButton, sitDown } from './fixtures/diner.ts';
import { logInAtTheBoard, showAs, slip } from './fixtures/kitchen.ts';
import { openProduct, openProducts, update } from './fixtures/owner.ts';
import { clientOf } from './fixtures/people.ts';
import { expect, test } from './fixtures/test.ts';

const MENU = 'Menú del día';
const STATIONS = { Plancha: ['Segundos'], Fríos: ['Primeros', 'Postres'], Barra: ['Bebidas'] };

test('an owner writes today’s menu, a diner chooses from it, and each product goes to its station by course', async ({
  restaurant,
  openDevice,
  openTablet,
  openPhone,
}) => {
  await restaurant.staff.nameStations(STATIONS);
  const office = await openDevice(DESKTOP);
  const grill = await openTablet();
  const phone = await openPhone();

  await test.step('the owner takes a product off and types a new one', async () => {
    await openProducts(office, restaurant);
    const owner = await clientOf(office, restaurant.url);
    const categories = await owner.call(listCategories);
    // At whatever hour this is read.
    for (const { idcategoria, nombrecategoria } of categories) {
      if (nombrecategoria !== MENU) continue;
      await owner.call(changeCategory, { body: { idcategoria, horario: null } });
    }
    await office.reload();
    const form = await openProduct(office, MENU);
    await form.getByText(MENU, { exact: true }).last().click();
    await form.getByRole('button', { name: 'Quitar Sopa castellana del menú' }).click();
    const first = form.getByRole('group', { name: 'Parte 1' });
    await first.getByLabel('Añadir plato a Primero').fill('Lentejas');
    await first.getByRole('button', { name: 'Crear «Lentejas» y añadirlo' }).click();
    await first.getByLabel(/^Suplemento \(€\) de Lentejas/).fill('1,00');
    await first.getByText('En otros idiomas').click();
    await first.getByRole('group', { name: 'Inglés' }).getByLabel('Primero').fill('To start');
    await update(form);
    const menu = (await restaurant.staff.menu()).find(({ name }) => name === MENU);
    expect(menu?.opciones?.[0]).toMatchObject({ traducciones: { en: 'To start' } });
  });

  await test.step('the diner has to choose of each part, and pays one price with its supplements', async () => {
    await sitDown(phone, restaurant, '4');
    await phone.goto('/clients/carta');
    await phone.getByRole('button', { name: `Añadir ${MENU}` }).tap();
    const sheet = phone.getByRole('dialog', { name: MENU });
    await expect(sheet.getByText('Incluye: Pan')).toBeVisible();
    await sheet.getByRole('radio', { name: /^Lentejas/ }).check();
    await sheet.getByRole('button', { name: /^Añadir ·/ }).tap();
    await expect(sheet.getByText('Elige una opción de «Segundo»')).toBeVisible();
    for (const product of [/^Presa ibérica/, /^Flan/, /^Caña/]) {
      await sheet.getByRole('radio', { name: product }).check();
    }
    await sheet.getByRole('button', { name: 'Añadir · 19,00 €' }).tap();
    await openSummary(phone);
    await expect(phone.getByRole('row', { name: MENU })).toContainText('19,00 €');
    await phone.getByText('Por tiempos', { exact: true }).tap();
    await sendButton(phone).tap();
  });

  const orderId = await readConfirmation(phone);

  await test.step('the grill holds its product, and says that it is of a menu', async () => {
    await logInAtTheBoard(grill, restaurant.login);
    await showAs(grill, 'Plancha');
    const own = slip(grill, orderId);
    await expect(own.getByText(`${MENU} ×1`)).toBeVisible();
    await expect(own.getByText('Segundos en espera · 1')).toBeVisible();
    await expect(own.getByRole('listitem').filter({ hasText: 'Presa ibérica' })).toContainText(
      'menú',
    );
  });

  await test.step('what runs out can be chosen by nobody, and the rest of the menu can', async () => {
    await slip(grill, orderId)
      .getByRole('button', { name: /Presa ibérica/ })
      .first()
      .tap();
    await grill.getByRole('dialog').getByRole('button', { name: /hoy/i }).first().tap();
    await phone.goto('/clients/carta');
    await phone.getByRole('button', { name: `Añadir ${MENU}` }).tap();
    const sheet = phone.getByRole('dialog', { name: MENU });
    await expect(sheet.getByRole('radio', { name: /^Presa ibérica/ })).toBeDisabled();
    await expect(sheet.getByRole('radio', { name: /^Bacalao/ })).toBeEnabled();
  });

  await test.step('the bill has one line', async () => {
    const [order] = await restaurant.staff.board();
    expect(order).toMatchObject({ idorder: orderId, total: '19.00' });
    await phone.goto('/clients/pedidos');
    await expect(phone.getByText('19,00 €', { exact: true }).first()).toBeVisible();
    await expect(phone.getByRole('status').filter({ hasText: 'Segundos' })).toBeVisible();
    await expect(phone.getByText('0,00 €', { exact: true })).toHaveCount(0);
  });
});
