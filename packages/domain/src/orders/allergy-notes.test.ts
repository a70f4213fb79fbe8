import { expect, it, test } from 'vitest';
import { allergensNamed, allergyNotes, mentionsAllergy } from './allergy-notes.ts';
import type { OrderLine } from './order.ts';

test.each([
  'Soy alérgica a los frutos secos',
  'ALERGIA AL HUEVO',
  'alerjico a las nueces',
  'Somos celíacos',
  'sin gluten por favor',
  'intolerante a la lactosa',
  'I am allergic to peanuts',
  'Nussallergie!',
  'Allergique aux œufs',
  'Sóc al·lèrgic al peix',
  'Intolerância à lactose',
])('knows that «%s» is about an allergy', (note) => {
  expect(mentionsAllergy(note)).toBe(true);
});

test.each(['', 'sin huevo', 'Con mucho pan', 'alegría de la huerta', 'para compartir'])(
  'knows that «%s» is not',
  (note) => {
    expect(mentionsAllergy(note)).toBe(false);
  },
);

test.each([
  ['Soy alérgica a los frutos secos y al huevo', ['huevos', 'frutos-de-cascara']],
  ['celíaco', ['gluten']],
  ['Alergia al marisco', ['crustaceos', 'moluscos']],
  ['allergic to nuts and soya', ['soja', 'frutos-de-cascara']],
  ['Sóc al·lèrgic al peix', ['pescado']],
  ['alergia al níspero', []],
])('reads in «%s» which allergens it names', (note, allergens) => {
  expect(allergensNamed(note)).toEqual(allergens);
});

it('finds an order’s notes about allergies wherever they were written, but not on what was taken off', () => {
  const line = (note: string, quantity = 1) => ({ note, quantity }) as OrderLine;
  const lines = [line('muy hecha'), line('Celíaca'), line('alergia al huevo', 0)];
  expect(allergyNotes({ note: 'Alergia al apio', lines })).toEqual([
    { text: 'Alergia al apio', lineNumber: null },
    { text: 'Celíaca', lineNumber: 2 },
  ]);
});
