import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pickOptions, type OptionGroup, type OptionGroupDraft } from './product-options.ts';
import { choiceRule, judgeChoice } from './judge-choice.ts';
import { numberChoices } from './number-choices.ts';
import { netMicrosFromGross } from '../money/money.ts';

const option = (optionId: number, name: string, grossCents = 0) => ({
  optionId,
  name,
  netMicros: netMicrosFromGross(grossCents, 10),
  translations: {},
});
const point: OptionGroup = {
  groupId: 1,
  name: 'Punto',
  min: 1,
  max: 1,
  translations: {},
  options: [option(2, 'Poco hecho'), option(3, 'Al punto')],
};
const extras: OptionGroup = {
  groupId: 4,
  name: 'Extras',
  min: 0,
  max: 2,
  translations: {},
  options: [option(5, 'Queso', 150), option(6, 'Huevo', 120), option(7, 'Trufa', 400)],
};

const judge = (optionGroups: OptionGroup[], optionIds: number[]) =>
  judgeChoice({ formats: [], optionGroups }, { formatId: null, optionIds });

describe('a selection', () => {
  test.each([
    { ids: [2], names: ['Poco hecho'] },
    { ids: [6, 3, 5], names: ['Al punto', 'Queso', 'Huevo'] },
  ])('of $ids is returned in the order of the menu', ({ ids, names }) => {
    expect(judge([point, extras], ids)).toEqual({ kind: 'good' });
    expect(pickOptions([point, extras], 10, ids).map(({ name }) => name)).toEqual(names);
  });

  test('includes the price of each option, to the cent', () => {
    const options = pickOptions([point, extras], 10, [2, 5, 7]);
    expect(options.map(({ grossCents }) => grossCents)).toEqual([0, 150, 400]);
  });

  test.each([
    { ids: [], problem: 'Elige una opción de «Punto»' },
    { ids: [5], problem: 'Elige una opción de «Punto»' },
    { ids: [2, 3], problem: 'Elige como mucho 1 de «Punto»' },
    { ids: [2, 5, 6, 7], problem: 'Elige como mucho 2 de «Extras»' },
  ])('of $ids is refused: $problem', ({ ids, problem }) => {
    expect(judge([point, extras], ids)).toEqual({ kind: 'bad', field: 'optionIds', problem });
  });

  test('with an option that the product does not have is unknown, whatever else is wrong', () => {
    expect(judge([point], [2, 99])).toEqual({ kind: 'unknown', soldOut: [] });
    expect(judge([point], [99])).toEqual({ kind: 'unknown', soldOut: [] });
    expect(judge([], [2])).toEqual({ kind: 'unknown', soldOut: [] });
    // An option's id never matches a group's.
    expect(judge([point], [2, 1])).toEqual({ kind: 'unknown', soldOut: [] });
  });

  test('is refused with the number to choose if that is more than one', () => {
    const group = { name: 'Guarniciones', min: 2, max: 3 };
    expect([1, 2, 3, 4].map((count) => choiceRule(group, count))).toEqual([
      'Elige al menos 2 de «Guarniciones»',
      null,
      null,
      'Elige como mucho 3 de «Guarniciones»',
    ]);
  });
});

describe('the ids of options', () => {
  const draft = (groupId: number | null, ...optionIds: (number | null)[]): OptionGroupDraft => ({
    groupId,
    name: 'Grupo',
    min: 0,
    max: 1,
    translations: {},
    options: optionIds.map((optionId) => ({
      optionId,
      name: 'Opción',
      netMicros: 0,
      translations: {},
    })),
  });
  const number = (drafts: OptionGroupDraft[], known: readonly OptionGroup[], lastId: number) => {
    const none = { formats: [] };
    const numbered = numberChoices(
      { ...none, optionGroups: drafts },
      { ...none, optionGroups: known },
      lastId,
    );
    return { groups: numbered.optionGroups, lastId: numbered.lastId };
  };
  const idsOf = (groups: readonly OptionGroup[]) =>
    groups.flatMap(({ groupId, options }) => [groupId, ...options.map((one) => one.optionId)]);

  test('are assigned to new ones, and existing ones keep theirs', () => {
    const first = number([draft(null, null, null)], [], 0);
    expect(idsOf(first.groups)).toEqual([1, 2, 3]);
    const second = number([draft(1, null, 3)], first.groups, first.lastId);
    expect(idsOf(second.groups)).toEqual([1, 4, 3]);
    expect(second.lastId).toBe(4);
  });

  test('are never reused, taken from another product, or duplicated', () => {
    const { groups, lastId } = number([draft(1, 2, 2, 99), draft(1, 7)], [point], 9);
    expect(idsOf(groups)).toEqual([1, 2, 10, 11, 12, 13]);
    expect(lastId).toBe(13);
  });

  test('are unique, whatever is sent', () => {
    const id = fc.option(fc.integer({ min: 1, max: 9 }));
    const drafts = fc.array(
      fc.tuple(id, fc.array(id)).map(([groupId, ids]) => draft(groupId, ...ids)),
    );
    fc.assert(
      fc.property(drafts, (sent) => {
        const ids = idsOf(number(sent, [point, extras], 7).groups);
        expect(new Set(ids).size).toBe(ids.length);
      }),
    );
  });
});
