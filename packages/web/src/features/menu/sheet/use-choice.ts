import {
  amountFault,
  choiceFault,
  findFormat,
  isByWeight,
  isOptionLeft,
  nameIn,
  type OptionGroup,
  type Product,
  type ProductChoice,
  type ProductOption,
  type SoldBy,
} from '@simplato/domain';
import { useState } from 'react';
import { PRODUCT_SHEET_MESSAGES } from '../../../i18n/es/product-sheet.ts';
import { useMessages, useMenuLanguage } from '../../../i18n/i18n-context.ts';

export interface Choice {
  chosen: ProductChoice;
  chooseFormat: (formatId: number) => void;
  /** Of what is sold by weight. */
  chooseGrams: (grams: number) => void;
  isChosen: (option: ProductOption) => boolean;
  /** That no format is chosen, or what is wrong with a group, once somebody has tried to add the product. */
  formatProblem: string | null;
  problemOf: (group: OptionGroup) => string | null;
  /** Replaces the group's choice; null for none. */
  chooseOne: (group: OptionGroup, optionId: number | null) => void;
  turn: (optionId: number) => void;
  /** Returns where the first fault is, by its field's `data-choice`, and shows all from now on; null if it is complete. */
  check: () => string | null;
}

/** The field of the formats, and that of a group. */
export const FORMAT_FIELD = 'format';
export const groupField = ({ groupId }: Pick<OptionGroup, 'groupId'>) => `group-${groupId}`;

/**
 * What is chosen of a product. Survives a change of the menu: what can still be had stays chosen, and the
 * rest no longer counts.
 */
export function useChoice(
  { formats, optionGroups, soldBy }: Pick<Product, 'formats' | 'optionGroups' | 'soldBy'>,
  start: ProductChoice,
): Choice {
  const { options: words, format } = useMessages(PRODUCT_SHEET_MESSAGES);
  const { faults } = words;
  const language = useMenuLanguage();
  const [wantedFormat, setWantedFormat] = useState(start.formatId);
  const [wantedGrams, setWantedGrams] = useState(start.grams);
  const [wanted, setWanted] = useState<ReadonlySet<number>>(() => new Set(start.optionIds));
  const [isChecked, setIsChecked] = useState(false);
  const formatId = findFormat(formats, wantedFormat)?.formatId ?? null;
  const grams = soldBy && isByWeight({ soldBy }) ? gramsOf(soldBy, wantedGrams) : undefined;
  const lacksFormat = formats.length > 0 && formatId === null;

  const isChosen = (option: ProductOption) => wanted.has(option.optionId) && isOptionLeft(option);
  const problemIn = (group: OptionGroup) => {
    const count = group.options.filter(isChosen).length;
    const fault = choiceFault(group, count);
    if (fault === null) return null;
    const name = nameIn(group, language).text;
    return fault.kind === 'one' ? faults.one(name) : faults[fault.kind](fault.count, name);
  };

  return {
    chosen: {
      formatId,
      optionIds: optionGroups.flatMap(({ options }) =>
        options.filter(isChosen).map(({ optionId }) => optionId),
      ),
      ...(grams !== undefined && { grams }),
    },
    chooseFormat: setWantedFormat,
    chooseGrams: setWantedGrams,
    isChosen,
    formatProblem: isChecked && lacksFormat ? format.fault : null,
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
      if (lacksFormat) return FORMAT_FIELD;
      const wrong = optionGroups.find((group) => problemIn(group) !== null);
      return wrong ? groupField(wrong) : null;
    },
  };
}

/** Nobody is shown a weight that is not sold. */
function gramsOf(soldBy: SoldBy, wanted: number | undefined): number {
  const isSold = wanted !== undefined && amountFault(soldBy, wanted) === null;
  return isSold ? wanted : soldBy.least;
}
