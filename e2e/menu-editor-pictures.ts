import type { Page } from '@playwright/test';
import type { House } from './fixtures/house.ts';
import { chooseMenuFile, csvFile, expectPreview, WRITTEN_BY_CALC } from './fixtures/menu-files.ts';
import { dishField, dishRow, goToProducts, openCategories } from './fixtures/owner.ts';

/** The menu's editor in all its states, for screens.ts. */
export async function pictureMenuEditor(
  owner: Page,
  house: House,
  take: (page: Page, screen: string) => Promise<void>,
): Promise<void> {
  const dialog = owner.getByRole('dialog');
  await openCategories(owner, house);
  await take(owner, 'categories');
  await owner.getByText('Curso, horario e idiomas').first().click();
  await owner.getByText('A ciertas horas').first().click();
  await take(owner, 'categories-unfolded');
  await owner.getByRole('button', { name: 'Borrar Postres' }).click();
  await take(owner, 'category-delete');
  await owner.keyboard.press('Escape');
  await owner.getByRole('button', { name: 'Añadir categoría' }).click();
  await take(owner, 'category-add');
  await owner.keyboard.press('Escape');

  owner.once('dialog', (question) => void question.accept());
  await goToProducts(owner);
  await take(owner, 'products');
  await dishField(owner, 'Descripción', 'Sopa castellana').fill('Con huevo y pan frito.');
  await house.staff.changeDish('Sopa castellana', { description: 'Con ajo y pimentón.' });
  await dishRow(owner, 'Sopa castellana')
    .getByRole('button', { name: /^Actualizar/ })
    .click();
  await owner.getByText('Quedarme con lo mío').waitFor();
  await dishRow(owner, 'Sopa castellana').scrollIntoViewIfNeeded();
  await take(owner, 'products-clash');
  await dishField(owner, 'Precio', 'Flan de huevo').fill('gratis');
  await dishField(owner, 'Precio', 'Flan de huevo').press('Enter');
  await owner.getByText(/^No se ha guardado/).scrollIntoViewIfNeeded();
  await take(owner, 'products-refused');
  await owner.getByRole('button', { name: 'Agotar Torrija caramelizada' }).click();
  await owner.getByText('Hasta que lo cambie').waitFor();
  await take(owner, 'products-sold-out');
  await owner.getByRole('button', { name: 'Ficha de Torrija caramelizada' }).click();
  await take(owner, 'dish-sheet');
  await dialog.getByText('Opciones', { exact: true }).click();
  await dialog.getByRole('button', { name: 'Añadir grupo de opciones' }).click();
  await dialog.getByLabel('Nombre del grupo').last().scrollIntoViewIfNeeded();
  await take(owner, 'dish-sheet-options');
  await owner.keyboard.press('Escape');
  await owner.getByRole('button', { name: 'Añadir Productos' }).click();
  await dialog.getByLabel('Producto').fill('Salmorejo');
  await dialog.getByRole('button', { name: 'Añadir', exact: true }).click();
  await take(owner, 'product-add');
  await owner.keyboard.press('Escape');

  await pictureMenuFile(owner, take);
  await owner.getByRole('link', { name: 'Productos' }).last().click();
  await house.staff.clearMenu();
  await owner.getByText('Primero debe añadir categorías').waitFor();
  await take(owner, 'products-no-categories');
}

async function pictureMenuFile(
  owner: Page,
  take: (page: Page, screen: string) => Promise<void>,
): Promise<void> {
  await owner.getByRole('link', { name: 'Importar o exportar la carta' }).click();
  await take(owner, 'menu-file');
  await chooseMenuFile(
    owner,
    csvFile('Plato;Categoría;Precio', 'Piña;Frutas;gratis', 'Melón;Frutas;4', 'Melón;Frutas;5'),
  );
  await expectPreview(owner, '3 con errores');
  await take(owner, 'menu-file-mistakes');
  await chooseMenuFile(owner, WRITTEN_BY_CALC, 'Elegir otro archivo');
  await owner.getByText('Vista previa de carta.csv').waitFor();
  await take(owner, 'menu-file-preview');
}
