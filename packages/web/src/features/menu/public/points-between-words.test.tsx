import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { OptionTexts } from '../../orders/line-texts.tsx';
import { AllergenLine } from '../card/allergen-line.tsx';

it('no line begins with the dot between two words', () => {
  const { container: options } = render(
    <OptionTexts options={[{ text: 'Poco hecha' }, { text: 'Huevo frito' }]} />,
  );
  expect(options.textContent).toBe('Poco hecha\u00a0· Huevo frito');
  const { container: allergens } = render(
    <AllergenLine product={{ allergens: ['gluten', 'huevos'], traces: [] }} />,
  );
  expect(allergens.textContent).toBe('Alérgenos: Gluten\u00a0· Huevos');
});
