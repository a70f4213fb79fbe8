import { describe, expect, test } from 'vitest';
import type { WholeMenu } from './menu-csv.ts';
import type { StatedProduct } from './menu-file.ts';
import { PLAIN_CATEGORY, PLAIN_PRODUCT, type Category, type Product } from '../menu/menu.ts';
import { netMicrosFromGross, unitGrossCents } from '../money/money.ts';
import { changesNothing, isSound, planMenu, withoutRefused } from './plan-menu.ts';
import { columnOf } from './product-fields.ts';
import { findColumns, readMenuSheet } from './read-menu-sheet.ts';

const category = (categoryId: number, name: string): Category => ({
  ...PLAIN_CATEGORY,
  name,
  categoryId,
  restaurantId: 1001,
  position: categoryId,
  version: 1,
});
const product = (productId: number, given: Partial<Product> = {}): Product => ({
  ...PLAIN_PRODUCT,
  productId,
  restaurantId: 1001,
  categoryId: 11,
  name: 'Croquetas',
  netMicros: netMicrosFromGross(950, 10),
  optionGroups: [],
  photo: null,
  position: productId,
  version: 1,
  ...given,
});

const menu: WholeMenu = {
  categories: [category(11, 'Tapas'), category(12, 'Postres'), category(13, 'Vinos')],
  products: [
    product(1, { reference: 'T-1' }),
    product(2, { name: 'Bravas' }),
    product(3, { name: 'Flan', categoryId: 12 }),
    product(4, { name: 'Rioja', categoryId: 13, reference: 'V-1' }),
    product(5, { name: 'Rioja', categoryId: 13, reference: 'V-2' }),
    product(6, { name: 'Cava', categoryId: 13 }),
    product(7, { name: 'Cava', categoryId: 13 }),
  ],
};

/** The plan for a sheet with these columns; cells are separated by bars. */
function planOf(headings: string, ...rows: string[]) {
  const cells = [headings, ...rows].map((row) => row.split('|').map((cell) => cell.trim()));
  const columns = findColumns(cells);
  if (!columns) throw new Error('There are no headings');
  return planMenu(readMenuSheet(cells, columns), menu);
}
const ALL = 'Código Simplato | Ref. única | Plato | Categoría | Precio';

describe('the product that a row refers to', () => {
  test.each([
    { row: '3 | | Flan casero | Postres | 9,50', means: 3, how: 'has its code' },
    { row: '3 | T-1 | Flan | Postres | 9,50', means: 3, how: 'has its code before its reference' },
    { row: ' | T-1 | Croquetas de jamón | Tapas | 9,50', means: 1, how: 'has its reference' },
    {
      row: '999 | T-1 | Croquetas | Tapas | 9,50',
      means: 1,
      how: 'has no code of this restaurant',
    },
    { row: ' | | BRAVAS | tapas | 9,50', means: 2, how: 'is called so in its category' },
    { row: ' | T-9 | Bravas | Tapas | 9,50', means: 2, how: 'gets its first reference' },
    {
      row: ' | T-9 | Croquetas | Tapas | 9,50',
      means: null,
      how: 'is new under another reference',
    },
    { row: ' | | Flan | Tapas | 9,50', means: null, how: 'is new in another category' },
  ])('$how: $row', ({ row, means }) => {
    const [planned] = planOf(ALL, row).products;
    expect(planned?.problems).toEqual([]);
    expect(planned?.current?.productId ?? null).toBe(means);
    expect(planned?.outcome === 'new').toBe(means === null);
  });

  test('is refused if two products have the same name', () => {
    expect(planOf('Plato | Categoría | Precio', 'Cava | Vinos | 9').products[0]?.problems).toEqual([
      { field: '', text: 'Hay varios platos con este nombre en la carta' },
    ]);
  });

  test('needs no category if its name is enough', () => {
    const [planned] = planOf('Plato | Alérgenos', 'Flan | Huevos, lácteos').products;
    expect(planned).toMatchObject({
      outcome: 'changed',
      result: { allergens: ['huevos', 'lacteos'] },
    });
  });
});

describe('two rows for one product', () => {
  test.each([
    { rows: ['3 | | Flan | Postres | 9', '3 | | Tarta | Postres | 9'], what: 'El mismo código' },
    { rows: [' | A | Uno | Tapas | 9', ' | A | Dos | Tapas | 9'], what: 'La misma Ref. única' },
    {
      rows: [' | | Uno | Tapas | 9', ' | | uno | TAPAS | 8'],
      what: 'El mismo plato y la misma categoría',
    },
    {
      rows: ['2 | | Bravas | Tapas | 9', ' | | Bravas | Tapas | 8'],
      what: 'El mismo plato y la misma categoría',
    },
  ])('are both refused, each with the number of the other: $what', ({ rows, what }) => {
    const { products } = planOf(ALL, ...rows);
    expect(products.map(({ problems }) => problems.map(({ text }) => text))).toEqual([
      [`${what} que la fila 3`],
      [`${what} que la fila 2`],
    ]);
  });

  test.each([
    { rows: ['6 | | Cava | Vinos | 9,50', '7 | | Cava | Vinos | 9,50'], why: 'the menu has both' },
    { rows: [' | V-1 | Rioja | Vinos | 9,50', ' | V-2 | Rioja | Vinos | 9,50'], why: 'references' },
    { rows: [' | A | Uno | Tapas | 9', ' | B | Uno | Tapas | 9'], why: 'new references' },
    { rows: [' | | Uno | Tapas | 9', ' | | Uno | Postres | 9'], why: 'two categories' },
  ])('count as two products: $why', ({ rows }) => {
    expect(isSound(planOf(ALL, ...rows))).toBe(true);
  });
});

test('without its refused rows a plan is sound; no plan creates a category for those alone', () => {
  const plan = planOf(
    'Plato | Categoría | Precio',
    'Piña | Frutas | gratis',
    'Queso | Tablas | 9',
    'Cecina | Tablas | mucho',
  );
  const kept = withoutRefused(plan);
  expect(isSound(plan)).toBe(false);
  expect(plan.categories.map(({ name }) => name)).toEqual(['Tablas']);
  expect(isSound(kept)).toBe(true);
  expect(kept.products.map(({ name }) => name)).toEqual(['Queso']);
  expect(kept.categories).toEqual(plan.categories);
});

describe('a cell of fixed words is understood whole, or refused', () => {
  test.each([
    ['Alérgenos', '🌾, leche'],
    ['Alérgenos', '?, huevos'],
    ['Alérgenos', 'leche?'],
    ['Alérgenos', 'leche 🌾'],
    ['Alérgenos', 'leche*'],
    ['Alérgenos', '(leche)'],
    ['Alérgenos', 'Sin alérgenos ?'],
    ['Alérgenos', 'Sin alérgenos 🌾'],
    ['Alérgenos', '¿Sin alérgenos?, leche'],
    ['Alérgenos', 'No informado: leche'],
    ['Dieta', 'Vegano?'],
    ['Dieta', 'Vegetariano 🐟'],
    ['Disponibilidad', '¿Agotado?'],
    ['IVA', '10 %?'],
  ])('«%s» does not take «%s»', (column, cell) => {
    const [planned] = planOf(`Plato | ${column}`, `Bravas | ${cell}`).products;
    expect(planned?.outcome).toBe('refused');
    expect(planned?.problems).toHaveLength(1);
  });

  test('and the refusal names the part', () => {
    const [planned] = planOf('Plato | Alérgenos', 'Bravas | 🌾, leche').products;
    expect(planned?.problems[0]?.text).toMatch(/^«🌾» no es uno de los catorce\./);
  });

  test.each(['Lácteos.', ' leche ,, huevo ', 'leche-', 'Leche/Huevos', 'LECHE + huevo'])(
    'what changes no meaning is no hindrance: «%s»',
    (cell) => {
      const [planned] = planOf('Plato | Alérgenos', `Bravas | ${cell}`).products;
      expect(planned?.outcome).toBe('changed');
    },
  );
});

describe('the change of a product', () => {
  const resultOf = (headings: string, row: string) => planOf(headings, row).products[0]!;

  test('is none if the file says nothing new', () => {
    const plan = planOf(
      'Plato | Precio | IVA | Alérgenos',
      'Bravas | 9,50 € | 10 % | No informado',
    );
    expect(changesNothing(plan)).toBe(true);
  });

  test('to another VAT rate keeps the price with tax', () => {
    const { result, changes } = resultOf('Plato | IVA', 'Bravas | 21');
    expect(unitGrossCents(result.netMicros, result.vatPercent)).toBe(950);
    expect(changes).toEqual([{ field: 'IVA (%)', from: '10', to: '21' }]);
  });

  test.each<{ cell: string; column: string; says: keyof StatedProduct; becomes: unknown }>([
    { column: 'Alérgenos', cell: '', says: 'allergens', becomes: null },
    { column: 'Alérgenos', cell: 'Sin alérgenos', says: 'allergens', becomes: [] },
    {
      column: 'Alérgenos',
      cell: 'frutos secos; Huevo',
      says: 'allergens',
      becomes: ['huevos', 'frutos-de-cascara'],
    },
    { column: 'Dieta', cell: 'VEGANA', says: 'diet', becomes: 'vegano' },
    { column: 'Dieta', cell: 'Vegetariano', says: 'diet', becomes: 'vegetariano' },
    { column: 'Dieta', cell: 'no informada', says: 'diet', becomes: null },
    { column: 'Dieta', cell: '', says: 'diet', becomes: null },
    { column: 'Disponibilidad', cell: 'agotado hoy', says: 'soldOut', becomes: 'today' },
    { column: 'Disponibilidad', cell: '', says: 'soldOut', becomes: 'no' },
    { column: 'Descripción', cell: '', says: 'description', becomes: '' },
  ])('with «$cell» in «$column» is $becomes', ({ column, cell, says, becomes }) => {
    const { result } = resultOf(`Plato | ${column}`, `Bravas | ${cell}`);
    expect(result[says as keyof typeof result]).toEqual(becomes);
  });

  test('that is new shows the price with tax', () => {
    const { changes } = resultOf('Plato | Categoría | Precio', 'Piña | Postres | 1.234,5');
    expect(changes).toEqual([{ field: 'Precio con IVA', from: '', to: '1234,50\u00a0€' }]);
  });

  test('that is new shows all else that will be stored, too', () => {
    const { changes } = resultOf(
      'Plato | Categoría | Precio | IVA | Alérgenos | Dieta | Disponibilidad | Opciones | Plato (inglés)',
      'Piña | Postres | 4 | 21 | leche, huevo | vegetariana | agotado | Extras (0-1): Nata +0,50 | Pineapple',
    );
    expect(changes.map(({ field, from, to }) => [field, from, to])).toEqual([
      ['Precio con IVA', '', '4,00\u00a0€'],
      ['IVA (%)', '', '21'],
      ['Alérgenos', '', 'Huevos, Lácteos'],
      ['Dieta', '', 'Vegetariano'],
      ['Disponibilidad', '', 'Agotado'],
      ['Opciones', '', 'Extras (0-1): Nata +0,50'],
      ['Plato (inglés)', '', 'Pineapple'],
    ]);
  });

  test('to another category is listed', () => {
    const planned = resultOf('Código Simplato | Plato | Categoría', '2 | Bravas | Postres');
    expect(planned.changes).toEqual([{ field: 'Categoría', from: 'Tapas', to: 'Postres' }]);
  });

  test.each([
    { headings: 'Plato | Precio', row: 'Piña | 4', problem: ['Categoría', 'Falta la categoría'] },
    {
      headings: 'Plato | Categoría',
      row: 'Piña | Postres',
      problem: ['Precio con IVA', 'Falta el precio'],
    },
    {
      headings: 'Plato | IVA',
      row: 'Bravas | 4',
      problem: ['IVA (%)', 'El IVA puede ser 10 o 21'],
    },
    {
      headings: 'Plato | Precio',
      row: 'Bravas | 1.2.3',
      problem: ['Precio con IVA', 'Escribe el precio como 12,50 €'],
    },
    {
      headings: 'Plato | Descripción',
      row: `Bravas | ${'x'.repeat(501)}`,
      problem: ['Descripción', 'No puede tener más de 500 caracteres'],
    },
    {
      headings: 'Plato | Dieta',
      row: 'Bravas | sin gluten',
      problem: ['Dieta', 'Escribe Vegetariano, Vegano o No informada'],
    },
    {
      headings: 'Plato | Descripción',
      row: 'Bravas | a\u0007b',
      problem: ['Descripción', 'Tiene caracteres que no se pueden guardar'],
    },
    {
      headings: 'Plato | Código Simplato',
      row: 'Bravas | A-1',
      problem: ['Código Simplato', 'Déjalo como estaba, o vacío en un plato nuevo'],
    },
  ])('$row is refused: $problem', ({ headings, row, problem: [field, text] }) => {
    expect(resultOf(headings, row).problems).toEqual([{ field, text }]);
  });
});

describe('a category named in the file', () => {
  test('that is not on the menu is created once, with the course that fits its name', () => {
    const headings = 'Plato | Categoría | Precio';
    const { categories } = planOf(headings, 'Piña | Bebidas | 4', 'Uva | BEBIDAS | 3');
    expect(categories).toMatchObject([{ outcome: 'new', name: 'Bebidas', result: { course: 4 } }]);
  });

  test('that is twice on the menu cannot get new products, and keeps its own', () => {
    const twice = { ...menu, categories: [...menu.categories, category(14, 'tapas')] };
    const cells = [
      ['Plato', 'Categoría', 'Precio'],
      ['Piña', 'Tapas', '4'],
      ['Bravas', 'Tapas', '9'],
    ];
    const { products } = planMenu(readMenuSheet(cells, findColumns(cells)!), twice);
    expect(products.map(({ problems }) => problems.map(({ text }) => text))).toEqual([
      ['Hay varias categorías que se llaman «Tapas»'],
      [],
    ]);
  });

  test('is meant in the rows below that leave it out, and the plan says so', () => {
    const { products } = planOf(
      'Categoría | Plato | Precio',
      ' | Antes | 2',
      'Postres | Piña | 4',
      ' | Uva | 3',
      ' | | ',
      ' | Flan | 5',
      'Vinos | Cava seco | 9',
    );
    expect(products.map((row) => [row.categoryName, row.inheritsCategory, row.outcome])).toEqual([
      ['', false, 'refused'],
      ['Postres', false, 'new'],
      ['Postres', true, 'new'],
      ['Postres', true, 'changed'],
      ['Vinos', false, 'new'],
    ]);
  });
});

test('a row names its formats in another language one by one', () => {
  const plan = (formats: number, name: string) => {
    const cells = [
      ['Plato', 'Categoría', 'Formatos', 'Formatos (inglés)'],
      ['Flan', 'Postres', ['Medio 3', 'Entero 5'].slice(0, formats).join(' | '), name],
    ];
    const columns = findColumns(cells);
    if (!columns) throw new Error('There are no headings');
    return planMenu(readMenuSheet(cells, columns), menu).products[0];
  };
  expect(plan(2, 'Half | Whole')?.problems).toEqual([]);
  expect(plan(2, 'Half | Whole')?.changes).toContainEqual({
    field: 'Formatos (inglés)',
    from: '',
    to: 'Half | Whole',
  });
  expect(plan(2, '')?.problems).toEqual([]);
  expect(plan(1, 'Half')?.problems).toMatchObject([{ field: 'Formatos' }]);
  for (const [formats, name] of [
    [0, 'Half | Whole'],
    [2, 'Half'],
  ] as const) {
    expect(plan(formats, name)?.problems).toMatchObject([{ field: 'Formatos (inglés)' }]);
  }
});

describe('a heading', () => {
  const MEANT = {
    categoryId: ['Category', 'categoria_es', 'Section'],
    name: ['nombre_es', 'Nombre (ES)', 'name', 'Plato (español)', 'Dish', 'name_es-ES', 'Producto'],
    'name:en': ['name_en', 'Nombre (EN)', 'Plato (inglés)', 'nombre en inglés', 'Name (English)'],
    'name:fr': ['nombre-fr', 'Name FR', 'fr_name'],
    'name:ca': ['nombre_ca', 'Plato (català)'],
    description: ['Description', 'descripcion_es', 'Descripción (castellano)'],
    'description:en': ['description_en', 'Descripción EN', 'descripcion_en-GB'],
    'formats:en': ['Formatos (inglés)', 'formatos_en', 'Sizes (EN)'],
    'description:pt': ['descripcion_pt', 'description (português)'],
    netMicros: ['price', 'Price (€)', 'PRECIO', 'Price EUR'],
    vatPercent: ['VAT', 'VAT %', 'Tax'],
    allergens: ['allergens', 'Allergen'],
    diet: ['diet'],
    reference: ['SKU', 'reference'],
  };
  const all = Object.entries(MEANT).flatMap(([field, written]) =>
    written.map((heading) => ({ field, heading })),
  );

  test.each(all)('«$heading» is $field', ({ field, heading }) => {
    expect(columnOf(heading)?.field).toBe(field);
  });

  test.each(['nombre_it', 'price_en', 'category_en', 'es', 'en'])('«%s» is none of ours', (own) => {
    expect(columnOf(own)).toBeNull();
  });
});

describe('what a file says of how a product is sold', () => {
  const planned = (headings: string, ...rows: string[]) =>
    planOf(`Plato | Categoría | Precio | ${headings}`, ...rows).products.map(
      ({ problems, result }) => ({
        soldBy: result.soldBy,
        problems: problems.map(({ field, text }) => `${field}: ${text}`),
      }),
    );

  test('is read in words', () => {
    const rows = [
      'Gamba | Tapas | 72 | Por kilo, desde 200 g, de 50 en 50',
      'Ostra | Tapas | 3 | pieza',
    ];
    expect(planned('Se vende', ...rows)).toEqual([
      { soldBy: { unit: 'kilo', least: 200, step: 50 }, problems: [] },
      { soldBy: { unit: 'piece', least: 1, step: 1 }, problems: [] },
    ]);
  });

  test('is refused beside formats', () => {
    const [plan] = planned(
      'Se vende | Formatos',
      'Gamba | Tapas | | Por kilo | Media 9,00 | Entera 16,00',
    );
    expect(plan?.problems).not.toEqual([]);
  });

  test('keeps what is weighed out of a set menu, of the same file or of the menu', () => {
    const soldBy = { unit: 'kilo', least: 200, step: 50 } as const;
    const cells = [
      ['Plato', 'Categoría', 'Precio', 'Opciones'],
      ['Menú', 'Tapas', '15', 'Primero (1) [Primeros]: Bravas'],
    ];
    const products = menu.products.map((one) => (one.name === 'Bravas' ? { ...one, soldBy } : one));
    const plan = planMenu(readMenuSheet(cells, findColumns(cells)!), { ...menu, products });
    expect(plan.products[0]?.problems.map(({ text }) => text)).toEqual([
      '«Bravas» se vende por peso, y no puede ser parte de un menú',
    ]);
  });
});

describe('a name in which a price may be hidden', () => {
  const doubtsOf = (row: string) =>
    planOf('Plato | Categoría | Precio | Opciones', row).products[0]!.doubts;

  test.each([
    ['Bandeja +4,50 | Tapas | 9', ['Plato: «Bandeja +4,50» … se cobran 9,00\u00a0€.']],
    ['Foie | Tapas | 9 | Extras (0-1): Foie 4', ['Opciones: «Foie 4» …']],
    ['Pan | Tapas | 9 | Pan (0-1): 5 por persona', ['Opciones: «5 por persona» …']],
    ['Pan | Tapas | 9 | Salsas a 2 (0-1): Brava', ['Opciones: «Brava» …']],
    ['Foie | Tapas | 9 | Extras (0-1): Foie 4 +0,00', []],
    ['Refresco | Tapas | 9 | Marca (1): 7 Up', []],
    ['Menú 2 | Tapas | 9 | Bebida (1): Coca-Cola 33 cl', []],
    ['Foie 4 | Tapas | 9 | ', []],
  ])('is asked about, and stored as it is written: %s', (row, expected) => {
    const told = doubtsOf(row).map(({ field, text }) => {
      const [named, charged] = [text.slice(0, text.indexOf('»') + 1), text.match(/se cobran.*/)];
      return `${field}: ${named} …${charged ? ` ${charged[0]}` : ''}`;
    });
    expect(told).toEqual(expected);
  });

  test('is not asked about again once the menu has it', () => {
    const [planned] = planOf('Plato | Categoría | Precio', 'Bravas | Tapas | 9').products;
    const named = { ...planned!.current!, name: 'Bravas 1,50 €' };
    const cells = [
      ['Plato', 'Categoría', 'Precio'],
      ['Bravas 1,50 €', 'Tapas', '9'],
    ];
    const again = planMenu(readMenuSheet(cells, findColumns(cells)!), {
      ...menu,
      products: [named],
    });
    expect(again.products[0]).toMatchObject({ current: named, doubts: [] });
  });
});

describe('a row that is not as wide as the headings', () => {
  const rowOf = (line: string, headings = 'Categoría,Plato,Precio,Descripción,Alérgenos') => {
    const cells = [headings.split(','), line.split(',')];
    const file = readMenuSheet(cells, findColumns(cells)!, ',');
    return { ...planMenu(file, menu).products[0]!, categories: file.categories };
  };

  test.each([
    ['Tapas,Pan,1,20,con tomate,', 'Categoría,Plato,Precio,Descripción', '«con tomate»'],
    ['Tapas,Pan,1,20,con tomate', 'Categoría,Plato,Precio,Descripción,', '«con tomate»'],
    ['Nuevas,Pan, con tomate,1,20', 'Categoría,Plato,Precio', '«1», «20»'],
  ])('«%s» is refused whole, with what is left over', (line, headings, left) => {
    const { problems, name, categories } = rowOf(line, headings);
    expect(problems).toHaveLength(1);
    expect(problems[0]?.text).toMatch(/^Tiene más celdas que títulos: sobra/);
    expect(problems[0]?.text).toContain(left);
    expect(name).toBe('Pan');
    expect(categories).toEqual([]);
  });

  test.each([
    ['Tapas,Pan,1,20', 'Categoría,Plato,Precio,Descripción,Alérgenos', '1 o 1,20'],
    ['Tapas,Pan,1,20,', 'Categoría,Plato,Precio,Descripción,Alérgenos', '1 o 1,20'],
    ['Tapas,Pan,1,20 €,,', 'Categoría,Plato,Precio,Descripción,Alérgenos', '1 o 1,20 €'],
    ['Tapas,1,5,Pan', 'Categoría,Precio,Plato,Descripción', '1 o 1,5'],
    ['Tapas,Pan,1,20', 'Categoría,Plato,Precio,Referencia', '1 o 1,20'],
    ['Tapas,Pan,€1,5', 'Categoría,Plato,Precio,Ref', '€1 o €1,5'],
    ['Tapas,Pan,1.200,50', 'Categoría,Plato,Precio,Ref', '1.200 o 1.200,50'],
    ['Tapas,Pan,1,20', 'Categoría,Plato,Precio,Código Simplato', '1 o 1,20'],
    ['Pan,1,20,Tapas', 'Plato,Precio,Categoría,Descripción', '1 o 1,20'],
    ['Tapas,Pan,1,20,', 'Categoría,Plato,Precio,IVA', '1 o 1,20'],
    ['Tapas,Pan,1,20', 'Categoría,Plato,Precio,Existencias,Descripción', '1 o 1,20'],
    ['Tapas,Pan,12,50 €', 'Categoría,Plato,Precio,Existencias', '12 o 12,50 €'],
  ])(
    '«%s» is refused though it fits: its cents may be in the next column',
    (line, headings, price) => {
      const { problems } = rowOf(line, headings);
      expect(problems).toHaveLength(1);
      expect(problems[0]?.text).toContain(`No sabemos si el precio es ${price}. `);
    },
  );

  test.each([
    ['Tapas,Pan,1', 'Categoría,Plato,Precio,Descripción'],
    ['Tapas,Pan,1,,,,', 'Categoría,Plato,Precio,Descripción'],
    ['Tapas,Pan,1,20 piezas', 'Categoría,Plato,Precio,Descripción,Alérgenos'],
    ['Tapas,Pan,12,10', 'Categoría,Plato,Precio,IVA'],
    ['Tapas,Pan,12,500', 'Categoría,Plato,Precio,Existencias'],
    ['Tapas,Pan,1.50,20', 'Categoría,Plato,Precio,Referencia'],
    ['Tapas,Pan,12,R20', 'Categoría,Plato,Precio,Referencia'],
  ])('«%s» is read', (line, headings) => {
    expect(rowOf(line, headings)).toMatchObject({ problems: [], doubts: [] });
  });

  test.each([
    ['Tapas,Pan,1,20', 'Categoría,Plato,Precio,Existencias', '1 o 1,20'],
    ['Pan,1,20,Tapas', 'Plato,Precio,Existencias,Categoría', '1 o 1,20'],
  ])('«%s» is asked about before a column of the restaurant’s own', (line, headings, price) => {
    const { problems, doubts } = rowOf(line, headings);
    expect(problems).toEqual([]);
    expect(doubts).toHaveLength(1);
    expect(doubts[0]?.field).toBe('Precio con IVA');
    expect(doubts[0]?.text).toContain(`No sabemos si el precio es ${price}. `);
  });
});
