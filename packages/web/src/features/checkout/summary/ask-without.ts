import { ALLERGENS, ORDER_LIMITS, type Allergen } from '@simplato/domain';

/**
 * The note of a line that also asks the kitchen whether it can come without some allergens: in Spanish,
 * which the kitchen reads. Null where it asks already, or where the note has no room for it.
 */
export function askWithout(note: string, allergens: readonly Allergen[]): string | null {
  if (allergens.length === 0) return null;
  const names = allergens.map((allergen) => ALLERGENS[allergen].toLocaleLowerCase('es'));
  const question = `¿Puede ir sin ${new Intl.ListFormat('es', { type: 'conjunction' }).format(names)}?`;
  if (note.includes(question)) return null;
  const asked = [note.trim(), question].filter((text) => text !== '').join(' ');
  return asked.length > ORDER_LIMITS.lineNoteLength ? null : asked;
}
