import { choiceFault, nameIn, type OptionGroup } from '@simplato/domain';
import { useState } from 'react';
import { PRODUCT_SHEET_MESSAGES } from '../../../i18n/es/product-sheet.ts';
import { useMessages, useMenuLanguage } from '../../../i18n/i18n-context.ts';

export interface Choice {
  optionIds: readonly number[];
  isChosen: (optionId: number) => boolean;
  /** What is wrong with a group, once somebody has tried to add the product. */
  problemOf: (group: OptionGroup) => string | null;
  /** Replaces the group's choice; null for none. */
  chooseOne: (group: OptionGroup, optionId: number | null) => void;
  turn: (optionId: number) => void;
  /** Returns the first invalid group, and shows its problem from now on. */
  check: () => OptionGroup | undefined;
}

/**
 * The chosen options of a product. Survives a change of the menu: options that still exist stay
 * chosen, and the others no longer count.
 */
export function useChoice(groups: readonly OptionGroup[], start: readonly number[]): Choice {
  const { faults } = useMessages(PRODUCT_SHEET_MESSAGES).options;
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
