import type { Translations } from '../menu/translations.ts';
import { sameName, seenName } from '../text/plain-words.ts';

/**
 * A name in a file, as the menu would store it. One that the menu has differently spaced, from before
 * names were tidied, is no change.
 */
export function statedName(stated: string | undefined, before: string): string {
  return stated === undefined || sameName(stated, before) ? before : seenName(stated);
}

export function statedNames(
  stated: Translations<string> | undefined,
  before: Translations<string>,
): Translations<string> {
  if (!stated) return before;
  const known: Readonly<Record<string, string>> = before;
  return Object.fromEntries(
    Object.entries(stated).map(([language, name]) => [
      language,
      statedName(name, known[language] ?? ''),
    ]),
  );
}
