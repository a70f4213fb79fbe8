import { describe, expect, test } from 'vitest';
import { findColumns, readMenuSheet } from './read-menu-sheet.ts';

const read = (...rows: string[][]) => readMenuSheet(rows, findColumns(rows)!);

describe('a cell that its spreadsheet has spoiled is refused by row and column', () => {
  const HEADINGS = ['Categoría', 'Plato', 'Precio', 'Descripción', 'Ref. única'];
  const SOUND = ['Tapas', 'Boquerones', '9,00', 'En vinagre', 'T-1'];

  test.each([
    ['#REF!', 'es un error de tu hoja de cálculo'],
    ['#¡REF!', 'es un error de tu hoja de cálculo'],
    ['#¿NOMBRE?', 'es un error de tu hoja de cálculo'],
    ['#¡FÓRMULA!', 'es un error de tu hoja de cálculo'],
    ['#DIV/0!', 'es un error de tu hoja de cálculo'],
    ['#N/D', 'es un error de tu hoja de cálculo'],
    ['########', 'es un error de tu hoja de cálculo'],
    ['Err:502', 'es un error de tu hoja de cálculo'],
    ['08/05/2026', 'es una fecha'],
    ['2026-05-08', 'es una fecha'],
    ['08-may', 'es una fecha'],
    ['1-feb-26', 'es una fecha'],
  ])('%s', (cell, why) => {
    for (const [at, heading] of HEADINGS.entries()) {
      const { products } = read(HEADINGS, SOUND, SOUND.with(at, cell));
      expect(products[0]!.problems).toEqual([]);
      expect(products[1]).toMatchObject({
        row: 3,
        problems: [
          {
            field: findColumns([HEADINGS])!.columns[at]!.heading,
            text: expect.stringContaining(why),
          },
        ],
      });
      expect(heading).not.toBe('');
    }
  });

  test.each(['Nº 5', '#5', 'Menú 1-2', '12/25', 'Vino 08/05/2026', 'Errores', '#1 de la casa!'])(
    'but «%s» is a name',
    (name) => {
      expect(read(HEADINGS, SOUND.with(1, name)).products[0]).toMatchObject({
        says: { name },
        problems: [],
      });
    },
  );
});

describe('whether guests see a category', () => {
  const HEADINGS = ['Categoría', 'Plato', 'Precio', 'Categoría visible'];
  const rowsSay = (...said: string[]) =>
    read(HEADINGS, ...said.map((cell, index) => ['Tapas', `Plato ${index}`, '9,00', cell]));

  test('is said by any of its rows', () => {
    expect(rowsSay('', 'No', 'no').categories[0]?.says).toEqual({ isActive: false });
    expect(rowsSay('Sí').categories[0]?.says).toEqual({ isActive: true });
    expect(rowsSay('').categories[0]?.says).toEqual({});
  });

  test('is not guessed where two of its rows differ, or one cannot be read', () => {
    const problem = (text: string) => [{ field: 'Categoría visible', text }];
    expect(rowsSay('No', 'Sí').products.map(({ problems }) => problems)).toEqual([
      [],
      problem('Otra fila de «Tapas» dice lo contrario'),
    ]);
    expect(rowsSay('quizá').products[0]?.problems).toEqual(problem('Escribe Sí o No'));
  });
});

describe('headings are known', () => {
  test.each([
    [
      'categoryId',
      ['category', 'Category name', 'Categories', 'categoria_es', 'CATEGORÍA', 'Sección'],
    ],
    [
      'name',
      [
        'nombre_es',
        'Nombre (ES)',
        'name_es',
        'dish_name',
        'Plato',
        'Name',
        'Título',
        'title',
        'product_name',
        'Nombre en español',
      ],
    ],
    [
      'name:en',
      ['nombre_en', 'name_en', 'Name (English)', 'Plato en inglés', 'EN name', 'title_en'],
    ],
    ['description', ['descripcion_es', 'description', 'Descripción (castellano)', 'desc']],
    [
      'netMicros',
      [
        'price',
        'Price (€)',
        'Precio €',
        'precio_con_iva',
        'PVP (IVA incluido)',
        'Precio (EUR)',
        'price_eur',
        'P.V.P.',
        'Precio con IVA incluido',
        'precio_venta',
      ],
    ],
  ])('as %s: %j', (field, written) => {
    const known = written.map((heading) => [
      heading,
      findColumns([
        ['Plato', 'Dieta', heading],
        ['nombre', 'Dieta', heading],
      ])?.columns[2]?.field,
    ]);
    expect(known).toEqual(written.map((heading) => [heading, field]));
  });
});
