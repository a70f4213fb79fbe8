import { ALLERGEN_KEYS } from '@simplato/domain';
import { expect, it } from 'vitest';
import { askWithout } from './ask-without.ts';

it.each([
  ['', ['frutos-de-cascara'], '¿Puede ir sin frutos de cáscara?'],
  ['Poco hecho', ['gluten', 'huevos'], 'Poco hecho ¿Puede ir sin gluten y huevos?'],
] as const)('a note “%s” asks the kitchen, and is kept', (note, allergens, asked) => {
  expect(askWithout(note, allergens)).toBe(asked);
});

it.each([
  ['nothing to ask', '', []],
  ['it asks already', 'Sin prisa ¿Puede ir sin soja?', ['soja']],
  ['no room for it', 'a'.repeat(130), ['soja']],
  ['all fourteen', '', ALLERGEN_KEYS],
] as const)('no question is offered: %s', (_why, note, allergens) => {
  expect(askWithout(note, allergens)).toBeNull();
});
