import { choiceFault, nameIn, type OptionGroup } from '@simplato/domain';
import { useState } from 'react';
import { DISH_SHEET_COPY } from '../../copy/dish-sheet.ts';
import { useCopy } from '../../copy/speech.ts';
import { useMenuLanguage } from '../session/menu-language.ts';

export interface Choice {
  optionIds: readonly number[];
  isChosen: (optionId: number) => boolean;
  /** What is wrong with a group, once somebody has tried to add the dish. */
  problemOf: (group: OptionGroup) => string | null;
  /** In place of what was chosen of the group; null for nothing. */
  chooseOne: (group: OptionGroup, optionId: number | null) => void;
  turn: (optionId: number) => void;
  /** The first group that is not right, which is told from now on. */
  check: () => OptionGroup | undefined;
}

/**
 * What is chosen about a dish. It outlives a change of the menu: what the dish still has stays chosen,
 * and what it has no longer does not count.
 */
export function useChoice(groups: readonly OptionGroup[], start: readonly number[]): Choice {
  const { faults } = useCopy(DISH_SHEET_COPY).options;
  const language = useMenuLanguage();
  const [wanted, setWanted] = useState<ReadonlySet<number>>(() => new Set(start));
  const [isChecked, setIsChecked] = useState(false);

  const problemIn = (group: OptionGroup) => {
    const count = group.options.filter(({ optionId }) => wanted.has(optionId)).length;
    const fault = choiceFault(group, count);
    if (fault === null) return null;
    const name = nameIn(group, language).text;
    return fault.kind === 'one' ? faults.one(name) : faults[fault.kind](fault.count, name);
  };

  return {
    optionIds: groups.flatMap(({ options }) =>
      options.map(({ optionId }) => optionId).filter((optionId) => wanted.has(optionId)),
    ),
    isChosen: (optionId) => wanted.has(optionId),
    problemOf: (group) => (isChecked ? problemIn(group) : null),
    chooseOne: ({ options }, optionId) =>
      setWanted((before) => {
        const after = new Set(before);
        for (const option of options) after.delete(option.optionId);
        if (optionId !== null) after.add(optionId);
        return after;
      }),
    turn: (optionId) =>
      setWanted((before) => {
        const after = new Set(before);
        if (!after.delete(optionId)) after.add(optionId);
        return after;
      }),
    check: () => {
      setIsChecked(true);
      return groups.find((group) => problemIn(group) !== null);
    },
  };
}
