import type { SettingsEntry } from './settings-entry.ts';

export interface Merged {
  entry: SettingsEntry;
  /** What both have changed, each to something else. Ours stands in the entry. */
  clashes: (keyof SettingsEntry)[];
}

/** Two people's changes of one form: theirs wherever we changed nothing, ours wherever we did. */
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

/** Entries are plain text and lists of it. */
function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
