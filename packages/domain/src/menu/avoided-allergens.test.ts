import { expect, test } from 'vitest';
import { judgeAllergens } from './avoided-allergens.ts';

test.each([
  [['gluten'], ['gluten'], 'contains'],
  [['gluten', 'lacteos'], ['lacteos', 'apio'], 'contains'],
  [['gluten'], ['lacteos'], 'without'],
  [[], ['gluten'], 'without'],
  [null, ['gluten'], 'unstated'],
  [null, [], 'without'],
  [['gluten'], [], 'without'],
] as const)(
  'a product with the stated allergens %j, for somebody who avoids %j: %s',
  (stated, avoided, verdict) => {
    expect(judgeAllergens(stated, avoided)).toBe(verdict);
  },
);
