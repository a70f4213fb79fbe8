import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ALLERGEN_KEYS } from '../menu/allergens.ts';
import { countAvoided, judgeForTable } from './table-avoidance.ts';

const list = fc.uniqueArray(fc.constantFrom(...ALLERGEN_KEYS));

describe('what a table avoids', () => {
  it('is counted of all who sit there, in the regulation’s order', () => {
    const lists = [['soja', 'gluten'], [], ['soja'], [], []] as const;
    expect(countAvoided(lists)).toEqual({
      people: 5,
      counts: [
        { allergen: 'gluten', people: 1 },
        { allergen: 'soja', people: 2 },
      ],
    });
  });

  it.each([[[]], [[[], []]]])('is nothing while nobody has told: %j', (lists) => {
    expect(countAvoided(lists)).toBeNull();
  });

  it('never counts more than there are, and never says who', () => {
    fc.assert(
      fc.property(fc.array(list), fc.array(fc.nat()), (lists, order) => {
        const told = countAvoided(lists);
        for (const { people } of told?.counts ?? []) {
          expect(people).toBeGreaterThan(0);
          expect(people).toBeLessThanOrEqual(lists.length);
        }
        const shuffled = lists
          .map((one, index) => ({ one, at: order[index] ?? 0 }))
          .toSorted((a, b) => a.at - b.at)
          .map(({ one }) => one);
        expect(countAvoided(shuffled)).toEqual(told);
        // Nor does a list cling together: of two people it could be anybody's.
        expect(countAvoided(lists.flatMap((one) => one.map((each) => [each])))?.counts).toEqual(
          told?.counts,
        );
      }),
    );
  });
});

describe('a product at a table that avoids gluten and soya', () => {
  const [gluten, soya] = [
    { allergen: 'gluten', people: 1 },
    { allergen: 'soja', people: 2 },
  ] as const;
  const avoidance = { people: 3, counts: [gluten, soya] };
  const judge = (allergens: readonly ('gluten' | 'huevos')[] | null, traces: readonly 'soja'[]) =>
    judgeForTable({ allergens, traces }, avoidance);

  it('is marked by what it holds and what it may hold traces of', () => {
    expect(judge(['gluten', 'huevos'], ['soja'])).toEqual({
      contained: [gluten],
      traces: [soya],
      isUnstated: false,
    });
  });

  it('is not stated where the house says nothing, whatever its traces', () => {
    expect(judge(null, [])).toEqual({ contained: [], traces: [], isUnstated: true });
    expect(judge(null, ['soja'])).toMatchObject({ traces: [soya], isUnstated: true });
  });

  it('is not marked where it states nothing of them', () => {
    expect(judge(['huevos'], [])).toBeNull();
  });
});
