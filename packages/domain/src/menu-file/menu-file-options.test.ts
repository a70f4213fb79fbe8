import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { optionsCell, readOptions } from './menu-file-options.ts';
import { netMicrosFromGross } from '../money/money.ts';
import { settledText } from '../text/plain-words.ts';

const PRICED = (part: string) =>
  `«${part}»: escribe el suplemento detrás, como +3,50, o +0,00 si no cuesta nada`;

const COUNTED = (heading: string) =>
  `«${heading}»: escribe cuántas se pueden elegir detrás, como (1) o (0-2)`;

const EATEN = (heading: string) =>
  `«${heading}»: entre corchetes va cuándo se sirve: Primeros, Segundos, Postres, Bebidas, Complementos`;

const option = (name: string, grossCents = 0) => ({
  name,
  netMicros: netMicrosFromGross(grossCents, 10),
});

describe('options in a cell', () => {
  test.each([
    {
      groups: [
        { name: 'Tamaño', min: 1, max: 1, options: [option('Tapa'), option('Ración', 350)] },
      ],
      cell: 'Tamaño (1): Tapa | Ración +3,50',
    },
    {
      groups: [
        { name: 'Punto', min: 1, max: 1, options: [option('Al punto')] },
        { name: 'Extras', min: 0, max: 2, options: [option('Queso', 100), option('Foie', 450)] },
      ],
      cell: 'Punto (1): Al punto\nExtras (0-2): Queso +1,00 | Foie +4,50',
    },
    {
      groups: [{ name: 'A|B: (2)', min: 0, max: 1, options: [option('C\\D +3')] }],
      cell: String.raw`A\|B\: (2) (0-1): C\\D +3 +0,00`,
    },
    {
      groups: [
        { name: 'Primero', min: 1, max: 1, course: 1, options: [option('Crema'), option('Sopa')] },
        { name: 'Segundo', min: 1, max: 1, course: 2, options: [option('Presa', 350)] },
      ],
      cell: 'Primero (1) [Primeros]: Crema | Sopa\nSegundo (1) [Segundos]: Presa +3,50',
    },
    { groups: [], cell: '' },
  ])('are written as $cell', ({ groups, cell }) => {
    expect(optionsCell(groups, 10)).toBe(cell);
  });

  test.each([
    { cell: 'Extras: Queso + 1 € | Pan', min: 0, max: 2, prices: [100, 0] },
    { cell: 'Tamaño(1):Tapa|Ración +1.200,50', min: 1, max: 1, prices: [0, 120_050] },
    { cell: 'Hora (0 – 1): a las 13:30', min: 0, max: 1, prices: [0] },
    { cell: 'Vino: Copa 0,2 l | Botella 0,75 l +12', min: 0, max: 2, prices: [0, 1200] },
    { cell: 'Bebida 33 cl (1): 7 Up | Nº 7', min: 1, max: 1, prices: [0, 0] },
    { cell: 'Extras a 1,50 (0-1): Pan +1,50', min: 0, max: 1, prices: [150] },
    { cell: 'Pan (del día): Menú 2+1 +0,00', min: 0, max: 1, prices: [0] },
  ])('may be written by hand as $cell', ({ cell, min, max, prices }) => {
    expect(readOptions(cell)).toMatchObject([
      { min, max, options: prices.map((grossCents) => ({ price: { grossCents } })) },
    ]);
  });

  test('of a set menu say when each part is eaten', () => {
    expect(readOptions('Segundo (1) [segundos]: Presa +3,50')).toMatchObject([
      { name: 'Segundo', min: 1, max: 1, course: 2, options: [{ name: 'Presa' }] },
    ]);
    expect(readOptions('Segundo (1) [luego]: Presa')).toBe(EATEN('Segundo (1) [luego]'));
  });

  test.each([
    ['Tapa o ración', 'Escribe «Tapa o ración» como Tamaño (1): Tapa | Ración +3,50'],
    ['(1): Tapa', COUNTED('(1)')],
    ['Tamaño (1): Tapa | ', 'Escribe el nombre de cada opción de «Tamaño»'],
    ['Tamaño (2-1): Tapa | Ración', '«Tamaño»: el mínimo no puede ser mayor que el máximo'],
    ['Tamaño (3): Tapa | Ración', '«Tamaño»: no hay tantas opciones entre las que elegir'],
    ['Tamaño (0): Tapa', '«Tamaño»: se tiene que poder elegir al menos una opción'],
    ['Tamaño: Tapa +1,2,3', '«Tapa +1,2,3»: escribe el suplemento como +3,50'],
    ['Extras: Pimientos (+2,00)', PRICED('Pimientos (+2,00)')],
    ['Extras: Salsa 1,50 €', PRICED('Salsa 1,50 €')],
    ['Extras: Salsa 1.50', PRICED('Salsa 1.50')],
    ['Extras: Salsa (1,50)', PRICED('Salsa (1,50)')],
    ['Extras: Sin guarnición -1,00', PRICED('Sin guarnición -1,00')],
    ['Extras: Queso 2 euros', PRICED('Queso 2 euros')],
    ['Extras: +2 Foie', PRICED('+2 Foie')],
    [
      'Extras (máximo 2): Foie +4,50',
      '«Extras (máximo 2)»: escribe cuántas se pueden elegir detrás, como (1) o (0-2)',
    ],
    ['Elige 2: Pan | Queso | Foie', COUNTED('Elige 2')],
    ['Elige [1-2]: Pan | Queso | Foie', EATEN('Elige [1-2]')],
    ['Elige (１): Pan | Queso', COUNTED('Elige (１)')],
    ['Elige una salsa: Brava | Alioli', COUNTED('Elige una salsa')],
    ["Extras: Foie 4'50", PRICED("Foie 4'50")],
    ['Extras: 2,00 por persona', PRICED('2,00 por persona')],
    ['Extras: Foie １２,５０', PRICED('Foie １２,５０')],
    [String.raw`Extras: Foie 4\,50`, PRICED(String.raw`Foie 4\,50`)],
    ['Extras 1,50 € (0-2): Pan | Queso', PRICED('Pan')],
    [': Tapa', 'Escribe el nombre de cada grupo de opciones'],
    [`Tamaño: ${'x'.repeat(61)}`, 'Los nombres de «Tamaño» no pueden tener más de 60 caracteres'],
    ['A: b\n'.repeat(11), 'Como mucho 10 grupos'],
    [`A: ${Array.from({ length: 31 }, () => 'b').join('|')}`, 'Como mucho 30 opciones'],
  ])('%j is refused with the reason', (cell, problem) => {
    const read = readOptions(cell);
    expect(typeof read === 'string' ? read : null).toBe(problem);
  });

  test('are written with their price if their name may hide one, so that nobody is asked about their own file', () => {
    const options = [{ name: 'Licor 43', netMicros: netMicrosFromGross(0, 10) }];
    const cell = optionsCell([{ name: 'Chupito', min: 0, max: 1, options }], 10);
    expect(cell).toBe('Chupito (0-1): Licor 43 +0,00');
    expect(readOptions(cell)).toMatchObject([
      { options: [{ name: 'Licor 43', price: { grossCents: 0 } }] },
    ]);
    expect(JSON.stringify(readOptions(cell))).not.toContain('mayHidePrice');
  });

  test('are the same after writing and reading, whatever characters their names have', () => {
    const name = fc
      .string({
        unit: fc.constantFrom(..."ab Ñ15+,.€()|:\\-\n'´e１".split('')),
        minLength: 1,
        maxLength: 20,
      })
      .map(settledText)
      .filter((text) => text !== '');
    const options = fc.array(fc.record({ name, cents: fc.nat(99_999) }), {
      minLength: 1,
      maxLength: 5,
    });
    const group = fc.record({ name, options, least: fc.nat(5), most: fc.nat(5) });
    fc.assert(
      fc.property(fc.array(group, { maxLength: 4 }), fc.constantFrom(10, 21), (drawn, vat) => {
        const groups = drawn.map((one) => {
          const max = 1 + (one.most % one.options.length);
          const priced = one.options.map(({ name: called, cents }) => ({
            name: called,
            netMicros: netMicrosFromGross(cents, vat),
          }));
          return { name: one.name, min: one.least % (max + 1), max, options: priced };
        });
        const expected = groups.map((one, at) => ({
          ...one,
          options: one.options.map(({ name: called }, index) => ({
            name: called,
            price: { grossCents: drawn[at]?.options[index]?.cents },
          })),
        }));
        expect(readOptions(optionsCell(groups, vat))).toEqual(
          expected.map(({ name: called, min, max, options: made }) => ({
            name: called,
            min,
            max,
            options: made,
          })),
        );
      }),
    );
  });
});
