import { unitGrossCents, type Cents, type NetMicros } from '../money/money.ts';
import type { Translations } from './translations.ts';

/**
 * What a diner chooses about a product: how well done, which size, which toppings. A group says how
 * many of its options must and may be chosen: 1 to 1 is exactly one, from 0 is optional.
 */
export interface ProductOption {
  optionId: number;
  name: string;
  /** Added to the price of the product, before the product's tax. */
  netMicros: NetMicros;
  translations: Translations<string>;
}

export interface OptionGroup {
  groupId: number;
  name: string;
  /** Minimum number of options; from one on, the choice is required. */
  min: number;
  max: number;
  options: readonly ProductOption[];
  translations: Translations<string>;
}

/** A group as it is edited: new groups and options have no id yet. */
export interface OptionGroupDraft extends Omit<OptionGroup, 'groupId' | 'options'> {
  groupId: number | null;
  options: readonly (Omit<ProductOption, 'optionId'> & { optionId: number | null })[];
}

/** An option on a line, as it was when chosen. */
export interface ChosenOption {
  optionId: number;
  name: string;
  grossCents: Cents;
}

export const OPTION_LIMITS = { groups: 10, options: 30 } as const;

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
  | { kind: 'good'; options: ChosenOption[] }
  /** Too few or too many options of a group. */
  | { kind: 'bad'; problem: string }
  /** The product does not have, or no longer has, an option that was chosen. */
  | { kind: 'unknown' };

/** Checks a choice against the product's groups; the options are returned in the menu's order. */
export function chooseOptions(
  groups: readonly OptionGroup[],
  vatPercent: number,
  optionIds: readonly number[],
): Choice {
  const wanted = new Set(optionIds);
  const options = pickOptions(groups, vatPercent, optionIds);
  if (options.length < wanted.size) return { kind: 'unknown' };
  for (const group of groups) {
    const problem = choiceRule(group, chosenOfGroup(group, wanted).length);
    if (problem !== null) return { kind: 'bad', problem };
  }
  return { kind: 'good', options };
}

/**
 * Those of the options that the product has, with their prices, whether or not the choice is complete.
 */
export function pickOptions(
  groups: readonly OptionGroup[],
  vatPercent: number,
  optionIds: readonly number[],
): ChosenOption[] {
  const wanted = new Set(optionIds);
  return groups.flatMap((group) =>
    chosenOfGroup(group, wanted).map(({ optionId, name, netMicros }) => ({
      optionId,
      name,
      grossCents: unitGrossCents(netMicros, vatPercent),
    })),
  );
}

function chosenOfGroup({ options }: OptionGroup, wanted: ReadonlySet<number>): ProductOption[] {
  return options.filter(({ optionId }) => wanted.has(optionId));
}

/**
 * Gives ids to new groups and options. An id is never reused within a product: an option chosen from
 * an older menu must not turn into another one.
 */
export function numberOptions(
  drafts: readonly OptionGroupDraft[],
  known: readonly OptionGroup[],
  lastId: number,
): { groups: OptionGroup[]; lastId: number } {
  const groupIds = new Set(known.map(({ groupId }) => groupId));
  const optionIds = new Set(known.flatMap(({ options }) => options.map((one) => one.optionId)));
  let last = lastId;
  const keepOrNext = (id: number | null, free: Set<number>) => {
    if (id !== null && free.delete(id)) return id;
    last += 1;
    return last;
  };
  const groups = drafts.map((draft) => ({
    ...draft,
    groupId: keepOrNext(draft.groupId, groupIds),
    options: draft.options.map((option) => ({
      ...option,
      optionId: keepOrNext(option.optionId, optionIds),
    })),
  }));
  return { groups, lastId: last };
}
