import { WITH_MOTION } from './fixtures/devices.ts';
import {
  addProduct,
  basketIcon,
  expectAtTable,
  openOwnOrders,
  openSummary,
  ownOrder,
  sendButton,
} from './fixtures/diner.ts';
import {
  column,
  EN_CURSO,
  EN_PREPARACION,
  expectBoard,
  keepOffer,
  LISTOS,
  slip,
} from './fixtures/kitchen.ts';
import { counting } from './fixtures/taps.ts';
import { countLoads, expect, test } from './fixtures/test.ts';

test.use(WITH_MOTION);

test('a diner scans the table, orders three products, and sees the kitchen serve them', async ({
  restaurant,
  kitchen,
  openScanningPhone,
}) => {
  const printed = await restaurant.staff.tableCode('4');
  const phone = await openScanningPhone(printed.url);
  const kitchenLoads = countLoads(kitchen);

  await test.step('the camera reads the printed code, and the home page opens', async () => {
    await phone.goto('/scanqr');
    // Read at once, maybe before anybody sees the page.
    await expect(phone).toHaveURL(/\/clients\/home$/);
    await expect(
      phone.getByRole('heading', { name: `Te damos la bienvenida a ${restaurant.legalName}` }),
    ).toBeVisible();
    await expectAtTable(phone, 'Mesa 4');
  });
  const phoneLoads = countLoads(phone);

  await test.step('products are added to the basket, and the bar shows how many', async () => {
    await phone.getByRole('link', { name: /La carta/ }).tap();
    await addProduct(phone, 'Crema de espárragos');
    await expect(basketIcon(phone)).toHaveAccessibleName('Tu pedido: 1 plato');
    await addProduct(phone, 'Rabo de toro');
    await addProduct(phone, 'Agua con gas');
    await expect(basketIcon(phone)).toHaveAccessibleName('Tu pedido: 3 platos');
    await addProduct(phone, 'Agua con gas');
    await expect(basketIcon(phone)).toHaveAccessibleName('Tu pedido: 4 platos');
  });

  const menu = await restaurant.staff.menu();
  const total =
    await test.step('in the summary, one product is removed and notes are added', async () => {
      await openSummary(phone);
      const rows = phone.getByRole('row');
      await expect(rows).toHaveCount(1 + 3);
      for (const title of ['Producto', 'Cantidad', 'Precio', 'Subtotal', 'Acción']) {
        await expect(phone.getByRole('columnheader', { name: title })).toBeAttached();
      }
      await phone.getByRole('button', { name: 'Eliminar uno de Agua con gas' }).tap();
      await expect(basketIcon(phone)).toHaveAccessibleName('Tu pedido: 3 platos');
      await phone.getByRole('button', { name: 'Añadir nota: Rabo de toro' }).tap();
      const note = phone.getByLabel('Nota para la cocina sobre Rabo de toro');
      await note.fill(`${'Muy poco hecho, por favor. '.repeat(5)}Sin nueces`);
      await expect(phone.getByText('Caben 140 letras y sobra «ueces»')).toBeVisible();
      await sendButton(phone).tap();
      await expect(note).toBeFocused();
      await note.fill('sin patatas');
      await phone.getByLabel('Nota de todo el pedido').fill('Somos alérgicos a los frutos secos');
      const euros = menu
        .filter(({ name }) =>
          ['Crema de espárragos', 'Rabo de toro', 'Agua con gas'].includes(name),
        )
        .map(({ price, porcentajeimpuestos }) => Number(price) * (1 + porcentajeimpuestos / 100))
        .reduce((sum, gross) => sum + Math.round(gross * 100), 0);
      const words = `${(euros / 100).toFixed(2).replace('.', ',')} €`;
      await expect(phone.getByRole('strong').last()).toHaveText(words);
      return words;
    });

  await test.step('one tap sends the order, and the confirmation shows its number', async () => {
    await sendButton(phone).tap();
    const dialog = phone.getByRole('dialog', { name: 'Tu número de pedido' });
    const sent = 'Pedido enviado. El pago se realizará en mesa.';
    await expect(dialog).toHaveAccessibleDescription(`1 ${sent}`);
    // Once: no passing message over it says the same.
    await expect(phone.getByText(sent)).toHaveCount(1);
    await dialog.getByRole('button', { name: 'Aceptar' }).tap();
    await expect(phone).toHaveURL(/\/clients\/home$/);
    await expect(basketIcon(phone)).toHaveAccessibleName('Tu pedido: vacío');
  });

  await test.step('the order appears on the board by itself, as it was ordered', async () => {
    const arrived = slip(column(kitchen, EN_CURSO), 1);
    await expect(arrived.getByRole('heading', { name: 'Mesa: 4' })).toBeVisible();
    await expect(arrived.getByRole('listitem')).toHaveText([
      /1.*Crema de espárragos/,
      /1.*Rabo de toro.*sin patatas/,
      /1.*Agua con gas/,
    ]);
    await expect(arrived).toContainText(/ALERGIA.*Somos alérgicos a los frutos secos/);
    await expect(arrived).toContainText(total);
    await expect(arrived).toContainText('Nuevo');
    await expect(arrived).not.toContainText('Mesa sin verificar');
    await expect(kitchen).toHaveTitle(/1/);
    await expectBoard(kitchen, { [EN_CURSO]: [1] });
  });

  await openOwnOrders(phone);
  const own = ownOrder(phone, 1);
  await expect(own).toContainText('Enviado a la cocina.');
  await expect(own).toContainText(total);

  await test.step('PREPARAR, ENTREGAR and Cerrar show on both screens, and a wrong tap is undone', async () => {
    const { tap, taps } = counting();
    await tap(slip(kitchen, 1).getByRole('button', { name: 'PREPARAR' }));
    await expectBoard(kitchen, { [EN_PREPARACION]: [1] });
    expect(taps()).toBe(1);
    await expect(own).toContainText('Lo están preparando.');

    await (await keepOffer(kitchen, 'Deshacer')).tap();
    await expect(kitchen.getByText('Mesa 4, nº 1: deshecho.')).toBeVisible();
    await expectBoard(kitchen, { [EN_CURSO]: [1] });
    // Undone, but touched: the kitchen has seen it.
    await expect(own).toContainText('Visto en cocina a la');
    await slip(kitchen, 1).getByRole('button', { name: 'PREPARAR' }).tap();
    await expectBoard(kitchen, { [EN_PREPARACION]: [1] });

    await slip(kitchen, 1).getByRole('button', { name: 'ENTREGAR' }).tap();
    await expectBoard(kitchen, { [LISTOS]: [1] });
    await expect(own).toContainText('Está listo: te lo llevan ahora.');

    await slip(kitchen, 1).getByRole('button', { name: 'Cerrar' }).tap();
    await expectBoard(kitchen, {});
    await expect(own).toContainText('Que aproveche.');
  });

  await test.step('where nobody tends the room, the board asks with the last order how it was paid', async () => {
    await expect(kitchen.getByText(`Mesa 4: quedan ${total}. ¿Cómo se han pagado?`)).toBeVisible();
    await kitchen.getByRole('button', { name: 'Tarjeta' }).tap();
    await expect(kitchen.getByText(`Mesa 4: cobrados ${total}.`)).toBeVisible();
    await expect(phone.getByRole('main')).toContainText('PAGADO');
  });

  expect({ kitchen: kitchenLoads(), phone: phoneLoads() }).toEqual({ kitchen: 0, phone: 0 });

  await test.step('until the restaurant’s name is loaded, the bar shows no placeholder for it', async () => {
    let answer = () => undefined as void;
    const held = new Promise<void>((resolve) => (answer = resolve));
    await phone.route('**/api/shop/enterprise/byId', async (route) => {
      await held;
      await route.continue();
    });
    const asked = phone.waitForRequest('**/api/shop/enterprise/byId');
    await phone.goto('/clients/resumen');
    await asked;
    const bar = phone.getByRole('banner');
    await expect(bar).toContainText('Mesa 4');
    await expect(bar).not.toContainText('Restaurante');
    answer();
    await expect(bar).toContainText('Taberna del Palacio');
  });
});
