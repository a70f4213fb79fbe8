import { isOptionLeft } from './availability.ts';
import { findFormat } from './formats.ts';
import {
  chosenOfGroup,
  type Offered,
  type OptionGroup,
  type ProductChoice,
} from './product-options.ts';
import { isByWeight, type SoldBy } from './sold-by.ts';
import { amountFault } from './sold-by-rules.ts';

/** What is wrong with a choice: how many options the group asks for. Null when it is valid. */
export type ChoiceFault = { kind: 'one' } | { kind: 'at-least' | 'at-most'; count: number };

/** Used by the screen and by the server. */
export function choiceFault(
  { min, max }: Pick<OptionGroup, 'min' | 'max'>,
  count: number,
): ChoiceFault | null {
  if (count < min) return min === 1 ? { kind: 'one' } : { kind: 'at-least', count: min };
  return count > max ? { kind: 'at-most', count: max } : null;
}

/** The same, in Spanish. */
export function choiceRule(
  group: Pick<OptionGroup, 'name' | 'min' | 'max'>,
  count: number,
): string | null {
  const fault = choiceFault(group, count);
  if (fault === null) return null;
  if (fault.kind === 'one') return `Elige una opción de «${group.name}»`;
  const least = fault.kind === 'at-least';
  return `Elige ${least ? 'al menos' : 'como mucho'} ${fault.count} de «${group.name}»`;
}

export type Choice =
  | { kind: 'good' }
  /** No format, no weight or one that is not sold, or too few or too many options of a group. */
  | { kind: 'bad'; field: keyof ProductChoice; problem: string }
  /** The product does not have, or no longer has, what was chosen; or has, and these options are sold out. */
  | { kind: 'unknown'; soldOut: readonly number[] };

type SoldOffered = Offered & { soldBy?: SoldBy | null | undefined };

/** Checks a choice against what the product offers. */
export function judgeChoice(
  { formats, optionGroups, soldBy }: SoldOffered,
  { formatId, optionIds, grams }: ProductChoice,
): Choice {
  const wanted = new Set(optionIds);
  const chosen = optionGroups.flatMap((group) => chosenOfGroup(group, wanted));
  const soldOut = chosen.filter((option) => !isOptionLeft(option)).map(({ optionId }) => optionId);
  const unknown = { kind: 'unknown', soldOut } as const;
  if (soldOut.length > 0 || chosen.length < wanted.size) return unknown;
  if (formatId !== null && !findFormat(formats, formatId)) return unknown;
  if (formatId === null && formats.length > 0) {
    return { kind: 'bad', field: 'formatId', problem: 'Elige un formato' };
  }
  if (!isByWeight({ soldBy })) {
    if (grams !== undefined) return unknown;
  } else {
    const problem = weightProblem(soldBy, grams);
    if (problem !== null) return { kind: 'bad', field: 'grams', problem };
  }
  for (const group of optionGroups) {
    const problem = choiceRule(group, chosenOfGroup(group, wanted).length);
    if (problem !== null) return { kind: 'bad', field: 'optionIds', problem };
  }
  return { kind: 'good' };
}

function weightProblem(soldBy: SoldBy | null | undefined, grams: number | undefined) {
  if (grams === undefined) return 'Elige cuánto';
  return soldBy ? amountFault(soldBy, grams) : null;
}
