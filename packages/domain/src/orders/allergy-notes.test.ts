import { expect, it, test } from 'vitest';
import type { Allergen } from '../menu/allergens.ts';
import {
  allergensNamed,
  allergyConflict,
  allergyNotes,
  avoidanceText,
  mentionsAllergy,
  onlyOwnAllergySeen,
} from './allergy-notes.ts';
import type { Order, OrderLine } from './order.ts';

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

it('says of a line what it holds of what one of a round avoids, and never that it is free of it', () => {
  const line = (note: string) => ({ note, quantity: 1 }) as OrderLine;
  const order = {
    note: '',
    avoidances: [{ forName: 'Lucía', allergens: ['huevos', 'soja'] as const }],
    lines: [line(''), line('Celíaco')],
  };
  const nothing = { held: [], traces: [], isUnstated: false, isOwnNote: false };
  const holding = (...allergens: Allergen[]) => ({ allergens, traces: [] });
  expect(allergyConflict(order, 1, holding('gluten', 'huevos'))).toEqual({
    ...nothing,
    held: ['huevos'],
  });
  const touched = { allergens: [], traces: ['soja', 'apio'] as const };
  expect(allergyConflict(order, 1, touched)).toEqual({ ...nothing, traces: ['soja'] });
  expect(allergyConflict(order, 1, holding('gluten'))).toBeNull();
  expect(allergyConflict(order, 1, { allergens: null, traces: [] })).toEqual({
    ...nothing,
    isUnstated: true,
  });
  expect(allergyConflict(order, 1, undefined)).toEqual({ ...nothing, isUnstated: true });
  expect(allergyConflict(order, 2, holding('gluten'))).toEqual({
    ...nothing,
    held: ['gluten'],
    isOwnNote: true,
  });
  expect(allergyConflict({ ...order, avoidances: [] }, 1, undefined)).toBeNull();
});

it('is written with whose it is, and that the kitchen has seen it is told to them alone', () => {
  const avoidance = { forName: '', allergens: ['frutos-de-cascara', 'apio'] as const };
  expect(avoidanceText(avoidance)).toBe('Frutos de cáscara, apio');
  expect(avoidanceText({ ...avoidance, forName: 'Lucía' })).toBe('Lucía: frutos de cáscara, apio');
  const order = { note: '', lines: [], allergySeenAt: '2026-11-20T20:32:00.000Z' };
  const seen = (more: Partial<Order>) =>
    onlyOwnAllergySeen({ ...order, avoidances: [], ...more } as unknown as Order).allergySeenAt;
  expect(seen({})).toBeNull();
  expect(seen({ avoidances: [avoidance] })).toBe(order.allergySeenAt);
  expect(seen({ note: 'Celíaca' })).toBe(order.allergySeenAt);
});
