import type { SettingsEntry } from './settings-entry.ts';

export interface Merged {
  entry: SettingsEntry;
  /** Fields that both have changed to different values. The entry holds ours. */
  clashes: (keyof SettingsEntry)[];
}

/** Merges two people's changes of one form: theirs where we changed nothing, ours where we did. */
export function mergeEntries(
  base: SettingsEntry,
  mine: SettingsEntry,
  theirs: SettingsEntry,
): Merged {
  const fields = Object.keys(base) as (keyof SettingsEntry)[];
  const isOurs = (field: keyof SettingsEntry) => !isSame(mine[field], base[field]);
  const entry = { ...theirs };
  for (const field of fields) if (isOurs(field)) Object.assign(entry, { [field]: mine[field] });
  return {
    entry,
    clashes: fields.filter(
      (field) =>
        isOurs(field) && !isSame(theirs[field], base[field]) && !isSame(theirs[field], mine[field]),
    ),
  };
}

export function isSameEntry(one: SettingsEntry, other: SettingsEntry): boolean {
  return isSame(one, other);
}

/** Entries consist of strings and lists of them. */
function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
