import { expectNoBarriers, LOOKS } from './fixtures/barriers.ts';
import { chooseMenuFile, csvFile, expectPreview } from './fixtures/menu-files.ts';
import { dishField, dishRow, goToProducts, openCategories } from './fixtures/owner.ts';
import { expect, test } from './fixtures/test.ts';

for (const { device, scheme, options } of LOOKS) {
  test(`no screen of the menu's editor shuts anybody out, on a ${device} in ${scheme}`, async ({
    house,
    openDevice,
  }) => {
    const owner = await openDevice({ ...options, colorScheme: scheme, reducedMotion: 'reduce' });
    await openCategories(owner, house);
    await owner.getByText('Curso, horario e idiomas').first().click();
    await owner.getByText('A ciertas horas').first().click();
    await owner.getByText('En otros idiomas').first().click();
    await expectNoBarriers(owner, 'categories, one unfolded');
    await owner.getByRole('button', { name: 'Borrar Postres' }).click();
    await expectNoBarriers(owner, 'category, delete');
    await owner.keyboard.press('Escape');
    await owner.getByRole('button', { name: 'Añadir categoría' }).click();
    await owner.getByRole('button', { name: 'Añadir', exact: true }).click();
    await expectNoBarriers(owner, 'category, add, nothing filled in');
    await owner.keyboard.press('Escape');

    owner.once('dialog', (dialog) => void dialog.accept());
    await goToProducts(owner);
    await dishField(owner, 'Descripción', 'Sopa castellana').fill('Mía');
    await house.staff.changeDish('Sopa castellana', { description: 'De otra persona' });
    await dishRow(owner, 'Sopa castellana')
      .getByRole('button', { name: /^Actualizar/ })
      .click();
    await expect(owner.getByText('Quedarme con lo mío')).toBeVisible();
    await dishField(owner, 'Precio', 'Flan de huevo').fill('gratis');
    await dishField(owner, 'Precio', 'Flan de huevo').press('Enter');
    await expect(owner.getByText(/^No se ha guardado/)).toBeVisible();
    await expectNoBarriers(owner, 'products, a clash and a refusal');
    await owner.getByRole('button', { name: 'Ficha de Agua mineral' }).click();
    await owner.getByText('Contiene', { exact: true }).click();
    await owner.getByRole('dialog').getByText('Opciones', { exact: true }).click();
    await owner.getByRole('button', { name: 'Añadir grupo de opciones' }).click();
    await expectNoBarriers(owner, 'dish, sheet');
    await owner.keyboard.press('Escape');
    await owner.getByRole('button', { name: 'Añadir Productos' }).click();
    await owner.getByRole('button', { name: 'Añadir', exact: true }).click();
    await expectNoBarriers(owner, 'dish, add, nothing filled in');
    await owner.keyboard.press('Escape');

    await owner.getByRole('link', { name: 'Importar o exportar la carta' }).click();
    const headings = 'Plato;Categoría;Precio;Proveedor';
    await chooseMenuFile(owner, csvFile('Hola'));
    await expect(owner.getByText(/^No hemos podido leer el archivo/)).toBeVisible();
    await expectNoBarriers(owner, 'menu file, one that cannot be read');
    await chooseMenuFile(owner, csvFile(headings, 'Flan de huevo;Postres;gratis;'));
    await expectPreview(owner, '1 con errores');
    await expectNoBarriers(owner, 'menu file, mistakes');
    await chooseMenuFile(
      owner,
      csvFile(headings, 'Flan de huevo;Postres;6,10;', 'Piña;Frutas;4;'),
      'Elegir otro archivo',
    );
    await expectPreview(owner, '1 nuevo', '1 cambia');
    await expectNoBarriers(owner, 'menu file, what it would do');
    await owner.getByRole('button', { name: 'Importar 1 plato nuevo y 1 cambio' }).click();
    await expect(owner.getByRole('heading', { name: 'La carta está al día' })).toBeVisible();
    await expectNoBarriers(owner, 'menu file, done');
  });
}
