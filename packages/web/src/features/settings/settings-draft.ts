import type { Restaurant } from '@simplato/domain';
import { UNSAVED_MESSAGES } from '../../i18n/es/unsaved.ts';
import { keepUnsaved } from '../../forms/unsaved-work.ts';
import { mergeEntries } from './merge-entries.ts';
import { entryOf, type SettingsEntry } from './settings-entry.ts';

/**
 * Unsaved edits, kept for the life of this tab: somebody who looks at the orders in between finds
 * the form as they left it.
 */
const drafts = new Map<number, { base: Restaurant; entry: SettingsEntry }>();

keepUnsaved({
  describe: () => (drafts.size === 0 ? null : UNSAVED_MESSAGES.settings),
  discard: () => drafts.clear(),
});

export function saveDraft(base: Restaurant, entry: SettingsEntry): void {
  drafts.set(base.restaurantId, { base, entry });
}

export function dropDraft(restaurantId: number): void {
  drafts.delete(restaurantId);
}

/** The current restaurant with the unsaved edits. */
export function entryWithDraft(restaurant: Restaurant): SettingsEntry {
  const draft = drafts.get(restaurant.restaurantId);
  if (!draft) return entryOf(restaurant);
  return mergeEntries(entryOf(draft.base), draft.entry, entryOf(restaurant)).entry;
}
