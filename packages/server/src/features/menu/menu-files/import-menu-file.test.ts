import {
  changeProduct,
  createCategory,
  exportMenu,
  exportMenuSheet,
  importMenuFile,
  listAudit,
  listCategories,
  listProducts,
  markSoldOut,
  previewMenuFile,
  REQUEST_LIMITS,
  STREAM_EVENTS,
  streamOwnOrders,
  type MenuCountsWire,
} from '@simplato/contract';
import { MENU_LIMITS } from '@simplato/domain';
import { describe, expect, test } from 'vitest';
import {
  asFile,
  confirm,
  importFile,
  preview,
  sheet,
  writtenByCalc,
} from '../../../../test/menu-files.ts';
import { openTestApp } from '../../../../test/test-app.ts';
import type { TestClient } from '../../../../test/test-client.ts';

const testApp = openTestApp();

async function atTheMenu() {
  const restaurant = await testApp.openRestaurant();
  return { restaurant, owner: await restaurant.logIn() };
}

/** As many as a restaurant may send at the same time. */
const TAPS = REQUEST_LIMITS.uploadsPerRestaurant;
const NOTHING = { nuevo: 0, cambia: 0, igual: 0, error: 0 };
const productNamed = async (owner: TestClient, name: string) =>
  (await owner.call(listProducts)).find((product) => product.name === name);
const exported = async (owner: TestClient) => (await owner.send(exportMenuSheet)).rawPayload;

describe('a menu of 150 products saved by a spreadsheet', () => {
  test.each(['utf-8', 'windows-1252'] as const)('is imported from %s', async (encoding) => {
    const { restaurant, owner } = await atTheMenu();
    const diner = await restaurant.seat();
    const stream = await testApp.read(diner, streamOwnOrders);
    await stream.next(STREAM_EVENTS.menu);
    const file = writtenByCalc(encoding);
    const seen = await preview(owner, file);
    expect(seen.total).toEqual({
      productos: { ...NOTHING, nuevo: 150 },
      categorias: { ...NOTHING, nuevo: 10 },
    });
    expect(seen.sinusar).toEqual(['Proveedor']);
    expect(await owner.call(listProducts)).toHaveLength(5);

    expect((await confirm(owner, file, seen.huella)).statusCode).toBe(200);
    await stream.next(STREAM_EVENTS.menu);
    const menu = await diner.call(listProducts);
    expect(menu).toHaveLength(155);
    expect(menu.find(({ name }) => name === 'Combinado "de la casa"')).toBeDefined();
    const names = menu.map(({ name }) => name);
    expect(names.indexOf('Gazpacho de cerezas')).toBe(names.lastIndexOf('Salmorejo') + 1);
    const [size] = menu.find(({ name, opciones }) => name === 'Salmorejo' && opciones[0])!.opciones;
    expect(size).toMatchObject({
      nombre: 'Tamaño',
      minimo: 1,
      valores: [{}, { price: '4.090909' }],
    });
    expect(menu.find(({ referenciaunica }) => referenciaunica === 'ARR-10')).toMatchObject({
      name: 'Lentejas estofadas',
      price: '1122.272727',
    });

    const again = await importFile(owner, file);
    expect(again.json<MenuCountsWire>().productos).toEqual({ ...NOTHING, igual: 150 });
    expect(await owner.call(listProducts)).toHaveLength(155);
  });

  test('keeps the order of the file in a restaurant with an empty menu', async () => {
    const { owner } = await atTheMenu();
    await testApp.db.query('delete from products');
    await testApp.db.query('delete from categories');
    await importFile(owner, writtenByCalc('utf-8'));
    const names = (await owner.call(listCategories)).map(({ nombrecategoria }) => nombrecategoria);
    expect(names).toEqual([
      'Entrantes fríos',
      'Entrantes calientes',
      'Arroces y guisos',
      'Carnes',
      'Pescados',
      'Postres',
      'Vinos tintos',
      'Vinos blancos',
      'Cervezas y refrescos',
      'Cafés y copas',
    ]);
    const [first, second] = await owner.call(listProducts);
    expect([first?.name, second?.name]).toEqual(['Salmorejo', 'Gazpacho de cerezas']);
  });
});

describe('a row of the file', () => {
  test('without a category goes where the row above goes, as the preview says', async () => {
    const { owner } = await atTheMenu();
    const file = 'Category;nombre_es;price\r\nTapas;Boquerones;9,00\r\n;Aceitunas;3,00\r\n';
    const seen = await preview(owner, file);
    expect(seen.filas.slice(1)).toMatchObject([
      { name: 'Boquerones', nombrecategoria: 'Tapas', categoriaheredada: false },
      { name: 'Aceitunas', nombrecategoria: 'Tapas', categoriaheredada: true, resultado: 'nuevo' },
    ]);
    await confirm(owner, file, seen.huella);
    const { productostype } = (await productNamed(owner, 'Boquerones'))!;
    expect((await productNamed(owner, 'Aceitunas'))?.productostype).toBe(productostype);
  });

  test('whose decimal comma cut it in two is refused by name, and nothing is stored', async () => {
    const { owner } = await atTheMenu();
    const file = 'Categoría,Plato,Precio,Descripción\nTapas,Pan,1,20,con tomate\n';
    const seen = await preview(owner, file);
    expect(seen.filas).toMatchObject([{ fila: 2, name: 'Pan', resultado: 'error' }]);
    expect(seen.filas[0]?.errores[0]?.texto).toContain('sobra «con tomate»');
    expect((await confirm(owner, file, seen.huella)).statusCode).toBe(400);
  });

  test('is previewed field by field, and imported as previewed', async () => {
    const { owner } = await atTheMenu();
    const file = sheet(
      'Plato | Categoría | Precio | Alérgenos | Dieta | IVA',
      'salmorejo | Primeros | 7,50 € | Sin alérgenos | vegano | 10 %',
      'Croquetas | PRIMEROS | 9,50 | | | ',
      'Piña | Frutas | 1.234,50 | No informado | Vegetariana | 21',
      '',
    );
    const seen = await preview(owner, file);
    expect(seen.filas).toMatchObject([
      { tipo: 'categoria', name: 'Frutas', resultado: 'nuevo' },
      {
        fila: 2,
        resultado: 'cambia',
        cambios: [
          { campo: 'Plato', antes: 'Salmorejo', despues: 'salmorejo' },
          { campo: 'Precio con IVA', antes: '7,00\u00a0€', despues: '7,50\u00a0€' },
          { campo: 'Alérgenos', antes: 'No informado', despues: 'Sin alérgenos' },
          { campo: 'Dieta', antes: 'No informada', despues: 'Vegano' },
        ],
      },
      { fila: 3, resultado: 'igual', nombrecategoria: 'Primeros', cambios: [] },
      { fila: 4, resultado: 'nuevo', name: 'Piña', nombrecategoria: 'Frutas' },
    ]);
    await confirm(owner, file, seen.huella);
    expect(await productNamed(owner, 'salmorejo')).toMatchObject({
      price: '6.818182',
      alergenos: [],
      dieta: 'vegano',
      version: 2,
    });
    expect((await productNamed(owner, 'Croquetas'))?.version).toBe(1);
    expect(await productNamed(owner, 'Piña')).toMatchObject({
      price: '1020.247934',
      porcentajeimpuestos: 21,
      dieta: 'vegetariano',
    });
    expect(await productNamed(owner, 'Rabo de toro')).toMatchObject({ version: 1 });
  });

  test('changes nothing for a column that is missing', async () => {
    const { owner } = await atTheMenu();
    const product = (await productNamed(owner, 'Salmorejo'))!;
    const whole = await owner.call(changeProduct, {
      body: {
        idproductos: product.idproductos,
        description: 'Con huevo',
        alergenos: ['huevos'],
        dieta: 'vegetariano',
        quantity: 7,
        traducciones: { en: { name: 'Cold soup' } },
        opciones: [{ nombre: 'Tamaño', minimo: 1, maximo: 1, valores: [{ nombre: 'Tapa' }] }],
      },
    });
    await importFile(owner, sheet('Plato | Precio', 'Salmorejo | 8'));
    expect(await productNamed(owner, 'Salmorejo')).toEqual({
      ...whole,
      price: '7.272727',
      version: 3,
    });
  });

  test('keeps the ids of options that it still names, so that open baskets stay valid', async () => {
    const { owner } = await atTheMenu();
    const cells = (options: string) =>
      sheet('Plato | Opciones', `Salmorejo | ${options}`).replaceAll('/', '|');
    await importFile(owner, cells('Tamaño (1): Tapa / Ración +3'));
    const [before] = (await productNamed(owner, 'Salmorejo'))!.opciones;
    await importFile(owner, cells('Tamaño (1): Media +1 / Ración +4'));
    const [after] = (await productNamed(owner, 'Salmorejo'))!.opciones;
    expect(after?.idgrupo).toBe(before?.idgrupo);
    expect(after?.valores[1]?.idopcion).toBe(before?.valores[1]?.idopcion);
    expect(before?.valores.map(({ idopcion }) => idopcion)).not.toContain(
      after?.valores[0]?.idopcion,
    );
  });
});

describe('the exported menu', () => {
  async function withEverything() {
    const { restaurant, owner } = await atTheMenu();
    const product = (await productNamed(owner, 'Croquetas'))!;
    await owner.call(changeProduct, {
      body: {
        idproductos: product.idproductos,
        name: '=1+1; "dos"',
        description: '-fría\n@casa',
        price: '1,234567',
        referenciaunica: '007',
        alergenos: [],
        dieta: 'vegano',
        traducciones: {
          en: { name: 'Croquettes', description: '' },
          ca: { name: '', description: 'Bo' },
        },
        opciones: [
          {
            nombre: 'A|B',
            minimo: 0,
            maximo: 1,
            valores: [{ nombre: 'x: (1)', price: '0,333333' }],
          },
        ],
      },
    });
    await owner.call(markSoldOut, {
      params: { id: restaurant.products.vino },
      body: { agotado: 'hoy' },
    });
    return { restaurant, owner };
  }

  test('as a sheet changes nothing when it is imported again', async () => {
    const { owner } = await withEverything();
    const before = await owner.call(listProducts);
    const file = await exported(owner);
    expect(file.toString()).toMatch(/^\uFEFFCategoría;Plato;Descripción;Precio con IVA;IVA \(%\);/);
    expect(file.toString()).toContain(`;"'=1+1; ""dos""";`);
    expect((await preview(owner, file)).total.productos).toEqual({ ...NOTHING, igual: 5 });
    await importFile(owner, file);
    expect(await owner.call(listProducts)).toEqual(before);
  });

  test('as JSON changes nothing when imported again, and creates the same menu elsewhere', async () => {
    const { owner } = await withEverything();
    const file = await owner.call(exportMenu);
    const counts = (await importFile(owner, JSON.stringify(file))).json<MenuCountsWire>();
    expect(counts).toEqual({
      productos: { ...NOTHING, igual: 5 },
      categorias: { ...NOTHING, igual: 3 },
    });

    const elsewhere = await (await testApp.openRestaurant()).logIn();
    await testApp.db.query('delete from products where restaurant_id = $1', [
      (await elsewhere.call(listCategories))[0]?.identerprise,
    ]);
    await importFile(elsewhere, JSON.stringify(file));
    const copy = await elsewhere.call(exportMenu);
    const plain = (menu: typeof file) =>
      JSON.parse(
        JSON.stringify(menu, (key, value: unknown) => (key.startsWith('id') ? undefined : value)),
      ) as unknown;
    expect(plain(copy)).toEqual(plain(file));
  });

  test('can rename a product, which is recognised by its code', async () => {
    const { restaurant, owner } = await atTheMenu();
    const file = (await exported(owner)).toString().replace('Rabo de toro', 'Rabo estofado');
    expect((await preview(owner, file)).total.productos).toMatchObject({ cambia: 1, igual: 4 });
    await importFile(owner, file);
    expect((await productNamed(owner, 'Rabo estofado'))?.idproductos).toBe(
      restaurant.products.rabo,
    );
  });

  test('of another restaurant creates new products here and changes none of theirs', async () => {
    const { owner } = await atTheMenu();
    const other = await (await testApp.openRestaurant('Otra Casa, S.L.')).logIn();
    const file = (await exported(owner)).toString().replace('Rabo de toro', 'Rabo estofado');
    expect((await importFile(other, file)).json<MenuCountsWire>().productos).toEqual({
      ...NOTHING,
      nuevo: 1,
      igual: 4,
    });
    expect(await productNamed(owner, 'Rabo estofado')).toBeUndefined();
  });
});

describe('all or nothing', () => {
  test('rows with mistakes are listed by their number, and nothing is stored', async () => {
    const { owner } = await atTheMenu();
    const file = sheet(
      'Plato | Categoría | Precio | IVA | Alérgenos | Disponibilidad | Ref. única',
      'Salmorejo | Primeros | 8 | 10 | Gluten | Disponible | ',
      ' | Primeros | 3 | 10 | | | ',
      'Piña | Primeros | gratis | 7 | Kiwi | Mañana | ',
      'Sopa |  | 4 | 10 | | | X',
      'Melón | Primeros | 4 | 10 | | | X',
      'Melón | Primeros | 5 | 10 | | | ',
    );
    const { huella, total, filas } = await preview(owner, file);
    expect(total.productos).toEqual({ ...NOTHING, cambia: 1, error: 5 });
    const told = filas.map(({ fila, errores }) => [
      fila,
      ...errores.map(({ campo, texto }) => `${campo}: ${texto.split('. ')[0]}`),
    ]);
    expect(told).toEqual([
      [2],
      [3, 'Plato: El nombre del producto no puede estar vacío'],
      [
        4,
        'Precio con IVA: Escribe el precio como 12,50 €',
        'Alérgenos: «Kiwi» no es uno de los catorce',
        'Disponibilidad: Escribe Disponible, Agotado hoy o Agotado',
        'IVA (%): El IVA puede ser 10 o 21',
      ],
      [5, ': La misma Ref'],
      [6, ': La misma Ref'],
      [7, ': El mismo plato y la misma categoría que la fila 6'],
    ]);
    const refused = await owner.refused('menu_file_refused', importMenuFile, {
      ...asFile(file),
      query: { huella },
    });
    expect(refused.previa?.total).toEqual(total);
    expect((await productNamed(owner, 'Salmorejo'))?.version).toBe(1);
  });

  test('rows with mistakes are left out where the owner says so, and nothing else of the file', async () => {
    const { owner } = await atTheMenu();
    const file = sheet(
      'Plato | Categoría | Precio',
      'Salmorejo | Primeros | 8',
      'Piña | Frutas | gratis',
      'Queso | Tablas | 9',
    );
    const { huella } = await preview(owner, file);
    const leave = async () =>
      (await confirm(owner, file, huella, { sinerrores: 'true' })).json<MenuCountsWire>();
    const { productos, categorias } = await leave();
    expect(productos).toEqual({ ...NOTHING, cambia: 1, nuevo: 1 });
    // Nor is the category created that only a row with mistakes names.
    expect(categorias).toMatchObject({ nuevo: 1 });
    const [salmorejo, cheese] = [
      await productNamed(owner, 'Salmorejo'),
      await productNamed(owner, 'Queso'),
    ];
    expect([salmorejo?.version, cheese?.version]).toEqual([2, 1]);
    expect(await productNamed(owner, 'Piña')).toBeUndefined();
    const { cambios } = await owner.call(listAudit, { query: {} });
    const imported = cambios.find(({ que }) => que === 'Carta importada de un archivo');
    expect(imported?.cambios).toContainEqual({
      campo: 'Filas con errores, sin importar',
      antes: '',
      despues: '1',
    });

    expect((await leave()).productos).toEqual({ ...NOTHING, igual: 2 });
    await owner.call(changeProduct, { body: { idproductos: cheese!.idproductos, price: '1' } });
    const query = { huella, sinerrores: 'true' } as const;
    await owner.refused('menu_file_outdated', importMenuFile, { ...asFile(file), query });
  });

  test('a change after the preview leads to a new preview, and nothing is stored', async () => {
    const { restaurant, owner } = await atTheMenu();
    const file = sheet(
      'Plato | Categoría | Precio',
      'Salmorejo | Primeros | 8',
      'Piña | Primeros | 4',
    );
    const seen = await preview(owner, file);
    await owner.call(changeProduct, {
      body: { idproductos: restaurant.products.salmorejo, price: '9' },
    });
    const query = { huella: seen.huella };
    const { previa } = await owner.refused('menu_file_outdated', importMenuFile, {
      ...asFile(file),
      query,
    });
    expect(previa?.filas[0]?.cambios).toEqual([
      { campo: 'Precio con IVA', antes: '9,90\u00a0€', despues: '8,00\u00a0€' },
    ]);
    expect(await productNamed(owner, 'Piña')).toBeUndefined();
    expect((await confirm(owner, file, previa!.huella)).statusCode).toBe(200);
    expect(await productNamed(owner, 'Piña')).toBeDefined();
  });

  test('an unrelated change of the menu does not stop the import', async () => {
    const { restaurant, owner } = await atTheMenu();
    const file = sheet('Plato | Precio', 'Salmorejo | 8');
    const { huella } = await preview(owner, file);
    await owner.call(markSoldOut, {
      params: { id: restaurant.products.vino },
      body: { agotado: 'hoy' },
    });
    expect((await confirm(owner, file, huella)).statusCode).toBe(200);
  });

  test('a category that was created in the meantime is not created twice', async () => {
    const { owner } = await atTheMenu();
    const file = sheet('Plato | Categoría | Precio', 'Piña | Frutas | 4');
    const { huella } = await preview(owner, file);
    await owner.call(createCategory, { body: { nombrecategoria: 'Frutas' } });
    const { previa } = await owner.refused('menu_file_outdated', importMenuFile, {
      ...asFile(file),
      query: { huella },
    });
    expect(previa?.total.categorias).toMatchObject({ nuevo: 0, igual: 1 });
  });

  test('simultaneous confirmations are one import', async () => {
    const { owner } = await atTheMenu();
    const file = sheet(
      'Plato | Categoría | Precio',
      'Piña | Frutas | 4',
      'Salmorejo | Primeros | 8',
    );
    const { huella } = await preview(owner, file);
    const taps = await Promise.all(
      Array.from({ length: TAPS }, async () => confirm(owner, file, huella)),
    );
    for (const { statusCode } of taps) expect(statusCode).toBe(200);
    const counts = taps.map((tap) => tap.json<MenuCountsWire>().productos.nuevo);
    expect(counts.filter((count) => count === 1)).toHaveLength(1);
    expect(counts.filter((count) => count === 0)).toHaveLength(TAPS - 1);
    expect(await owner.call(listProducts)).toHaveLength(6);
    expect((await productNamed(owner, 'Salmorejo'))?.version).toBe(2);
  });

  test('another owner with an open editor gets a conflict', async () => {
    const { restaurant, owner } = await atTheMenu();
    const other = await restaurant.logIn();
    const product = (await productNamed(other, 'Salmorejo'))!;
    await importFile(owner, sheet('Plato | Precio', 'Salmorejo | 8'));
    const { producto } = await other.refused('row_changed', changeProduct, { body: product });
    expect(producto).toMatchObject({ price: '7.272727', version: 2 });
  });
});

describe('a file that is not a menu', () => {
  const bytes = (...signs: number[]) => Buffer.from([...signs, 0, 0, 1, 2, 3]);

  test.each([
    ['a PDF called .csv', Buffer.from('%PDF-1.7\n%âãÏÓ'), 'menu_file_unsupported'],
    ['a picture', bytes(0x89, 0x50, 0x4e, 0x47), 'menu_file_unsupported'],
    ['a workbook', bytes(0x50, 0x4b, 0x03, 0x04), 'menu_file_workbook'],
    ['an old workbook', bytes(0xd0, 0xcf, 0x11, 0xe0), 'menu_file_workbook'],
    ['more than two megabytes', Buffer.alloc(2 * 1024 * 1024 + 1, 'a'), 'menu_file_too_large'],
    [
      'more than two thousand products',
      `Plato;Precio\n${Array.from({ length: 2_001 }, (_, row) => `P${row};1`).join('\n')}`,
      'menu_file_too_long',
    ],
    ['rows without end', `Plato;Precio\n${'\n'.repeat(20_000)}`, 'menu_file_too_long'],
    ['a row without end', `Plato;Precio\nSopa;1${';'.repeat(50_000)}`, 'menu_file_unreadable'],
    // Once a 500: their mistakes were too many for the stack.
    ['categories without end', `{"categorias":[${'[],'.repeat(650_000)}[]]}`, 'menu_file_too_long'],
  ] as const)('%s is refused with the reason', async (_, file, code) => {
    const { owner } = await atTheMenu();
    await owner.refused(code, previewMenuFile, asFile(file));
    await owner.refused(code, importMenuFile, { ...asFile(file), query: { huella: 'x' } });
    expect(await owner.call(listProducts)).toHaveLength(5);
  });

  test.each([
    ['', 'El archivo está vacío.'],
    ['Hola\nAdiós', /^No encontramos los títulos de las columnas/],
    ['Plato;Precio\n', 'El archivo no tiene ningún plato.'],
    ['Plato;Precio;PVP\nPiña;1;2', 'La columna Precio con IVA está dos veces.'],
    ['Plato;Precio\n"Piña;1\n', 'Hay unas comillas que se abren y no se cierran.'],
    ['{"platos": []}', 'Este JSON no es una carta de Simplato.'],
    ['{"platos": ', 'El JSON está mal escrito.'],
    ['['.repeat(200_000), 'El JSON está mal escrito.'],
  ])('%j is refused with its reason', async (file, why) => {
    const { owner } = await atTheMenu();
    const { fields } = await owner.refused('menu_file_unreadable', previewMenuFile, asFile(file));
    expect(fields?.['archivo']).toMatch(why);
  });
});

test('a whole menu of 2,000 products is imported at once', async () => {
  const { owner } = await atTheMenu();
  const count = MENU_LIMITS.products - (await owner.call(listProducts)).length;
  const rows = Array.from({ length: count }, (_, row) => `Plato ${row} | Tapas ${row % 20} | 3,50`);
  const response = await importFile(owner, sheet('Plato | Categoría | Precio', ...rows));
  expect(response.json<MenuCountsWire>().productos.nuevo).toBe(count);
  expect(await owner.call(listProducts)).toHaveLength(MENU_LIMITS.products);
});

test('only an owner can export or import the menu', async () => {
  const { restaurant } = await atTheMenu();
  const colleague = await restaurant.logInColleague();
  const file = asFile(sheet('Plato | Precio', 'Salmorejo | 8'));
  await colleague.refused('forbidden', exportMenu);
  await colleague.refused('forbidden', exportMenuSheet);
  await colleague.refused('forbidden', previewMenuFile, file);
  await colleague.refused('forbidden', importMenuFile, { ...file, query: { huella: 'x' } });
});

describe('a set menu in a sheet', () => {
  const MENU =
    '"Primero (1) [Primeros]: Lentejas | Croquetas +1,50\nSegundo (1) [Segundos]: Rabo de toro"';
  const withPartProducts = (...names: string[]) =>
    [
      'Categoría;Plato;Precio;Opciones;Incluye',
      `Menús;Menú del día;14,50;${MENU};Pan | Bebida`,
      ...names.map((name) => `Primeros;${name};9,50;;`),
    ].join('\r\n');

  test('names its products, which may come in the same file, and is the same when it is read again', async () => {
    const { owner } = await atTheMenu();
    const file = withPartProducts('Lentejas');
    await importFile(owner, file);
    const menu = await productNamed(owner, 'Menú del día');
    const lentejas = await productNamed(owner, 'Lentejas');
    const croquetas = await productNamed(owner, 'Croquetas');
    expect(menu?.menu?.incluye).toEqual(['Pan', 'Bebida']);
    expect(menu?.menu?.partes).toMatchObject([
      {
        curso: 1,
        elige: 1,
        platos: [
          { idproductos: lentejas?.idproductos, suplemento: '0.00' },
          { idproductos: croquetas?.idproductos, suplemento: '1.363636' },
        ],
      },
      { curso: 2, platos: [expect.anything()] },
    ]);
    expect((await preview(owner, file)).total.productos).toMatchObject({ cambia: 0, nuevo: 0 });
    const again = await preview(owner, await exported(owner));
    expect(again.total.productos).toMatchObject({ cambia: 0, nuevo: 0, error: 0 });
  });

  test('is refused with a product that is nowhere', async () => {
    const { owner } = await atTheMenu();
    const { filas } = await preview(owner, withPartProducts());
    expect(filas.flatMap(({ errores }) => errores)).toMatchObject([
      {
        campo: 'Opciones',
        texto: 'No hay ningún plato «Lentejas» en la carta ni en el fichero',
      },
    ]);
  });
});
