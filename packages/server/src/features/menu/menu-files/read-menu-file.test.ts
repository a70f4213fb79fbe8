import { menuFileToWire, type LetterKind } from '@simplato/contract';
import {
  ALLERGEN_KEYS,
  DIET_KEYS,
  changesNothing,
  isSound,
  leastFormatMicros,
  MENU_LANGUAGES,
  menuCsv,
  menuTemplate,
  PLAIN_CATEGORY,
  PLAIN_PRODUCT,
  nameKey,
  planMenu,
  SOLD_OUT,
  type Category,
  type Product,
  type WholeMenu,
} from '@simplato/domain';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readMenuFile } from './read-menu-file.ts';

const RESTAURANT = 1001;

/** Texts with characters that are difficult in a CSV file. */
const text = (maxLength: number) =>
  fc
    .string({ unit: fc.constantFrom(...`aÑé1 €"';,|:\\=+-@()\t\n%`.split('')), maxLength })
    .map((drawn) => drawn.trim());
const name = (maxLength: number) => text(maxLength).filter((drawn) => drawn !== '');
const languages = <Texts>(words: fc.Arbitrary<Texts>) =>
  fc.dictionary(fc.constantFrom(...MENU_LANGUAGES), words, { maxKeys: 3 });

const category = fc.record({
  name: name(20),
  course: fc.integer({ min: 1, max: 9 }),
  isActive: fc.boolean(),
  translations: languages(name(20)),
});
const option = fc.record({ name: name(20), netMicros: fc.nat(90_000_000) });
const group = fc.record({
  name: name(20),
  options: fc.array(option, { minLength: 1, maxLength: 4 }),
});
const size = fc.record({
  name: name(20),
  netMicros: fc.nat(90_000_000),
  zonePrices: fc.constant([]),

  allergens: fc.option(fc.subarray(ALLERGEN_KEYS)),
});
const product = fc.record({
  name: name(30),
  description: text(60),
  netMicros: fc.nat(900_000_000),
  vatPercent: fc.constantFrom(0, 4, 10, 21),
  reference: text(8),
  soldOut: fc.constantFrom(...SOLD_OUT),
  allergens: fc.option(fc.shuffledSubarray(ALLERGEN_KEYS)),
  traces: fc.shuffledSubarray(ALLERGEN_KEYS),
  diet: fc.option(fc.constantFrom(...DIET_KEYS)),
  sizes: fc.uniqueArray(size, { maxLength: 4, selector: (one) => nameKey(one.name) }),
  groups: fc.array(group, { maxLength: 3 }),
  translations: languages(fc.record({ name: name(20), description: text(20) })),
  at: fc.nat(),
});

const menu: fc.Arbitrary<WholeMenu> = fc
  .record({
    drawn: fc.array(category, { minLength: 1, maxLength: 4 }),
    made: fc.array(product, { minLength: 1, maxLength: 8 }),
  })
  .map(({ drawn, made }) => {
    const categories = drawn.map((one, index): Category => ({
      ...one,
      // A sheet knows categories by their names: of two with one name it cannot hide the other.
      isActive: drawn.find((other) => nameKey(other.name) === nameKey(one.name))?.isActive ?? true,
      categoryId: index + 11,
      restaurantId: RESTAURANT,
      imageUrl: '',
      color: '',
      servedHours: null,
      position: index,
      version: 1,
    }));
    const products = made.map(({ sizes, groups, at, ...one }, index): Product => ({
      ...one,
      productId: index + 101,
      restaurantId: RESTAURANT,
      categoryId: 11 + (at % categories.length),
      quantity: 1_000,
      imageUrl: 'example',
      zonePrices: [],
      soldBy: null,
      includes: [],
      brand: 'string',
      barcode: 'string',
      formats:
        sizes.length < 2
          ? []
          : sizes.map((each, number) => ({
              ...each,
              formatId: 100 + number,
              soldOut: 'no',
              translations: { de: 'z' },
            })),
      netMicros: sizes.length < 2 ? one.netMicros : leastFormatMicros(sizes),
      optionGroups: groups.map((madeGroup, place) => ({
        ...madeGroup,
        groupId: place + 1,
        min: 0,
        max: madeGroup.options.length,
        translations: { en: 'x' },
        options: madeGroup.options.map((each, number) => ({
          ...each,
          optionId: 10 * (place + 1) + number,
          translations: { fr: 'y' },
        })),
      })),
      photo: null,
      position: index,
      version: 1,
    }));
    return { categories, products };
  });

const plan = (file: string, now: WholeMenu) => {
  const read = readMenuFile(Buffer.from(file), RESTAURANT);
  return { ...planMenu(read.file, now), unused: read.unused };
};

describe('a menu that is exported and imported again', () => {
  test('as a sheet is the same menu, whatever it contains', () => {
    fc.assert(
      fc.property(menu, (whole) => {
        const back = plan(menuCsv(whole), whole);
        expect(
          [...back.categories, ...back.products].flatMap(({ changes, problems }) => [
            ...changes,
            ...problems,
          ]),
        ).toEqual([]);
        expect(changesNothing(back)).toBe(true);
        expect(back.unused).toEqual([]);
      }),
    );
  });

  test('as a sheet leaves a hidden category alone that is called as one with products', () => {
    const [whole] = fc.sample(menu, { numRuns: 1, seed: 7 });
    const [hidden] = whole!.categories;
    const shown = { ...hidden!, categoryId: 90, position: 1, isActive: true };
    const now = {
      categories: [{ ...hidden!, isActive: false }, shown],
      products: whole!.products.map((one) => ({ ...one, categoryId: 90 })),
    };
    expect(changesNothing(plan(menuCsv(now), now))).toBe(true);
  });

  test('as JSON is the same menu, whatever it contains', () => {
    fc.assert(
      fc.property(menu, (whole) => {
        const back = plan(JSON.stringify(menuFileToWire(RESTAURANT, whole)), whole);
        expect(
          [...back.categories, ...back.products].flatMap(({ changes, problems }) => [
            ...changes,
            ...problems,
          ]),
        ).toEqual([]);
        expect(changesNothing(back)).toBe(true);
      }),
    );
  });
});

const NONE: WholeMenu = { categories: [], products: [] };

test('the sample sheet can be imported as it is', () => {
  const made = plan(menuTemplate(), NONE);
  expect(isSound(made)).toBe(true);
  expect(made.products.map(({ name: called, outcome }) => [called, outcome])).toEqual([
    ['Croquetas de jamón', 'new'],
    ['Solomillo de ternera', 'new'],
    ['Lubina salvaje', 'new'],
    ['Tinto de la casa', 'new'],
  ]);
});

test('what guests do not see is not shown by a sheet to another restaurant either', () => {
  const hidden = { ...PLAIN_CATEGORY, name: 'Platos del menú', isActive: false };
  const place = { restaurantId: 1001, categoryId: 11, position: 0, version: 1 };
  const stew = { ...PLAIN_PRODUCT, ...place, productId: 1, name: 'Lentejas', netMicros: 0 };
  const whole: WholeMenu = {
    categories: [{ ...hidden, ...place }],
    products: [{ ...stew, allergens: null, photo: null }],
  };
  const made = plan(menuCsv(whole), NONE);
  expect(made.categories.map(({ result }) => result.isActive)).toEqual([false]);
  expect(menuCsv({ ...whole, categories: [] })).not.toContain('Categoría visible');
});

describe('a sheet is read', () => {
  const lines = ['Plato', 'Categoría', 'Precio'];
  const row = ['Piña', 'Postres', '"4,50"'];

  test.each([
    ['with semicolons', `${lines.join(';')}\n${row.join(';')}`],
    ['with commas', `${lines.join(',')}\n${row.join(',')}`],
    ['with tabs', `${lines.join('\t')}\n${row.join('\t')}`],
    ['with a mark in front', `\uFEFF${lines.join(';')}\r\n${row.join(';')}\r\n`],
    ['with old line ends', `${lines.join(';')}\r${row.join(';')}\r`],
    ['with a title above', `La carta de 2026;;\n;;\n${lines.join(';')}\n${row.join(';')}`],
    ['with a word for Excel above', `sep=;\n${lines.join(';')}\n${row.join(';')}`],
    ['with empty rows below', `${lines.join(';')}\n${row.join(';')}\n;;\n\n;;;;\n`],
    ['with other headings', `PRODUCTO;Sección;P.V.P.\n${row.join(';')}`],
    ['with columns of its own', `Nº;${lines.join(';')};Proveedor\n7;${row.join(';')};Makro`],
  ])('%s', (_, file) => {
    const { products } = plan(file, NONE);
    expect(products).toMatchObject([
      { name: 'Piña', categoryName: 'Postres', outcome: 'new', result: { netMicros: 4_090_909 } },
    ]);
  });

  test.each([
    ['UTF-8', Buffer.from('Plato;Precio\nPiña — ñam;4,50 €')],
    ['Windows-1252', Buffer.from('Plato;Precio\nPi\xf1a \x97 \xf1am;4,50 \x80', 'latin1')],
    ['Mac Roman', Buffer.from('Plato;Precio\nPi\x96a \xd1 \x96am;4,50 \xdb', 'latin1')],
    ['UTF-16', Buffer.from('\uFEFFPlato\tPrecio\nPiña — ñam\t4,50 €', 'utf16le')],
    ['UTF-16 BE', Buffer.from('\uFEFFPlato\tPrecio\nPiña — ñam\t4,50 €', 'utf16le').swap16()],
    ['UTF-16 without mark', Buffer.from('Plato\tPrecio\nPiña — ñam\t4,50 €', 'utf16le')],
  ])('in %s', (_, bytes) => {
    const [entry] = readMenuFile(bytes, RESTAURANT).file.products;
    expect(entry).toMatchObject({
      row: 2,
      says: { name: 'Piña — ñam', netMicros: { grossCents: 450 } },
      problems: [],
    });
  });

  /** The same letters as Windows, Macintosh and MS-DOS write them: the three kinds that look alike. */
  test.each([
    ['Jamón ibérico', 'Jam\xf3n ib\xe9rico', 'Jam\x97n ib\x8erico', 'Jam\xa2n ib\x82rico'],
    ['Menú del día', 'Men\xfa del d\xeda', 'Men\x9c del d\x92a', 'Men\xa3 del d\xa1a'],
    ['CAFÉ, ÑORA', 'CAF\xc9, \xd1ORA', 'CAF\x83, \x84ORA', 'CAF\x90, \xa5ORA'],
    ['Plaça, pingüí', 'Pla\xe7a, ping\xfc\xed', 'Pla\x8da, ping\x9f\x92', 'Pla\x87a, ping\x81\xa1'],
  ])('as «%s», whichever Excel wrote it', (means, ...written) => {
    const names = written.map((letters) => {
      const bytes = Buffer.from(`Plato;Precio\n${letters};4`, 'latin1');
      return readMenuFile(bytes, RESTAURANT).file.products[0]?.says.name;
    });
    expect(names).toEqual([means, means, means]);
  });

  test.each([
    ['D\x92az', { windows: 'D’az', mac: 'Díaz' }],
    ['\xe7guila', { windows: 'çguila', mac: 'Águila' }],
    ['\x81\x8d\x9d', { windows: '���', mac: 'Åçù', dos: 'üìØ' }],
  ])('but not «%s», which may be several names: they are shown, to choose', (letters, meanings) => {
    const file = `Plato;Precio\nPan;1\n${letters};4\n\n${letters} asada;5`;
    const bytes = Buffer.from(file, 'latin1');
    const readings = Object.entries(meanings).map(([letras, meant]) => ({
      letras,
      lineas: [`${meant};4`, `${meant} asada;5`],
    }));
    expect(() => readMenuFile(bytes, RESTAURANT)).toThrow(
      expect.objectContaining({ code: 'menu_file_letters', details: { readings } }) as Error,
    );
    for (const [kind, meant] of Object.entries(meanings)) {
      if (meant.includes('\uFFFD')) continue;
      const { products } = readMenuFile(bytes, RESTAURANT, kind as LetterKind).file;
      expect(products.map(({ says }) => says.name)).toEqual(['Pan', meant, `${meant} asada`]);
    }
  });

  test('as what it says itself, whatever somebody chose', () => {
    const bytes = Buffer.from('Plato;Precio\nPiña;4');
    expect(readMenuFile(bytes, RESTAURANT, 'mac').file.products[0]?.says.name).toBe('Piña');
  });

  test('with the row numbers of the spreadsheet, even if cells contain line breaks', () => {
    const file = 'Plato;Precio\n"Piña\ncon nata";4\n\n"dice ""hola""";5';
    const { products } = readMenuFile(Buffer.from(file), RESTAURANT).file;
    expect(products.map(({ row: at, says }) => [at, says.name])).toEqual([
      [2, 'Piña\ncon nata'],
      [4, 'dice "hola"'],
    ]);
  });
});

describe('a menu in JSON is read', () => {
  test('row by row: an error in one does not affect the others', () => {
    const file = {
      formato: 'carta-simplato',
      categorias: [
        {
          nombrecategoria: 'Postres',
          productos: [
            { name: 'Piña', price: '4,50' },
            { name: '', price: 'gratis', alergenos: ['kiwi'], dieta: 'de sopa' },
            'nada',
            { name: 'Melón', price: 4, porcentajeimpuestos: 7 },
          ],
        },
        { nombrecategoria: '' },
      ],
    };
    const { categories, products } = plan(JSON.stringify(file), NONE);
    expect(categories.map(({ outcome }) => outcome)).toEqual(['new', 'refused']);
    expect(
      products.map(({ row: at, outcome, problems }) => [
        at,
        outcome,
        problems.map(({ field }) => field),
      ]),
    ).toEqual([
      [1, 'new', []],
      [2, 'refused', ['name', 'price', 'alergenos.0', 'dieta']],
      [3, 'refused', ['']],
      [4, 'refused', ['IVA (%)']],
    ]);
  });
});
