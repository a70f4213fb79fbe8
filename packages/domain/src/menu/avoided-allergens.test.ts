import { expect, test } from 'vitest';
import { judgeAllergens } from './avoided-allergens.ts';

test.each([
  [['gluten'], [], ['gluten'], 'contains'],
  [['gluten', 'lacteos'], [], ['lacteos', 'apio'], 'contains'],
  [['gluten'], ['lacteos'], ['gluten', 'lacteos'], 'contains'],
  [['gluten'], ['lacteos'], ['lacteos'], 'traces'],
  [[], ['lacteos'], ['lacteos'], 'traces'],
  [['gluten'], ['lacteos'], ['apio'], 'without'],
  [[], [], ['gluten'], 'without'],
  [null, ['gluten'], ['gluten'], 'unstated'],
  [null, [], ['gluten'], 'unstated'],
  [null, [], [], 'without'],
  [['gluten'], ['lacteos'], [], 'without'],
] as const)(
  'a product stated to contain %j, with traces of %j, for somebody who avoids %j: %s',
  (allergens, traces, avoided, verdict) => {
    expect(judgeAllergens({ allergens, traces }, avoided)).toBe(verdict);
  },
);
