import type { ProductFormatDraft } from './formats.ts';
import type { Offered, OptionGroupDraft } from './product-options.ts';

interface Drafts {
  formats: readonly ProductFormatDraft[];
  optionGroups: readonly OptionGroupDraft[];
}

/**
 * Gives ids to new formats, groups and options. An id is never reused within a product: what was chosen
 * from an older menu must not turn into something else.
 */
export function numberChoices(
  drafts: Drafts,
  known: Offered,
  lastId: number,
): Offered & { lastId: number } {
  const formatIds = new Set(known.formats.map(({ formatId }) => formatId));
  const groupIds = new Set(known.optionGroups.map(({ groupId }) => groupId));
  const optionIds = new Set(
    known.optionGroups.flatMap(({ options }) => options.map((one) => one.optionId)),
  );
  let last = lastId;
  const keepOrNext = (id: number | null, free: Set<number>) => {
    if (id !== null && free.delete(id)) return id;
    last += 1;
    return last;
  };
  const optionGroups = drafts.optionGroups.map((draft) => ({
    ...draft,
    groupId: keepOrNext(draft.groupId, groupIds),
    options: draft.options.map((option) => ({
      ...option,
      optionId: keepOrNext(option.optionId, optionIds),
    })),
  }));
  const formats = drafts.formats.map((draft) => ({
    ...draft,
    formatId: keepOrNext(draft.formatId, formatIds),
  }));
  return { formats, optionGroups, lastId: last };
}
