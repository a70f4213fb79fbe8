import { useState } from 'react';
import { createStoredValue } from '../../../storage/stored-value.ts';
import { useBasketPlace } from '../../checkout/basket/basket-place.ts';
import { useSession } from '../../session/session-store.ts';

/** Notes that were typed in sheets and not added with a product, or saved in a line, by sheet. */
interface Drafts {
  /** The restaurant, table and tab that they were typed at; those of another are forgotten. */
  place: string;
  notes: ReadonlyMap<string, string>;
}

const NONE: Drafts = { place: '', notes: new Map() };
const MOST_NOTES = 30;

const storedDrafts = createStoredValue<Drafts>({
  key: 'notasEmpezadas',
  empty: NONE,
  parse: (json) => {
    const { sitio, notas } = (json ?? {}) as Record<string, unknown>;
    if (typeof sitio !== 'string' || !Array.isArray(notas)) return null;
    const notes = notas.filter(
      (entry): entry is [string | number, string] =>
        Array.isArray(entry) &&
        ['string', 'number'].includes(typeof entry[0]) &&
        typeof entry[1] === 'string',
    );
    return { place: sitio, notes: new Map(notes.map(([of, note]) => [String(of), note])) };
  },
  toJson: ({ place, notes }) => ({ sitio: place, notas: [...notes] }),
});

/**
 * What was typed in a product's or a line's sheet when it was last closed, and how to keep what is
 * typed now: a tap beside the sheet loses nothing. `saved` is the note of a line in the basket.
 */
export function useNoteDraft(
  of: string,
  saved = '',
): [draft: string, keep: (note: string) => void] {
  const { restaurantId, tableName } = useSession();
  const { table, tabId } = useBasketPlace();
  const place = [restaurantId, table ?? tableName, tabId].join(' · ');
  const notesHere = () => {
    const drafts = storedDrafts.read();
    return drafts.place === place ? drafts.notes : NONE.notes;
  };
  const [draft] = useState(() => notesHere().get(of) ?? saved);
  const keep = (note: string) => {
    const others = [...notesHere()].filter(([other]) => other !== of);
    const notes = note.trim() === saved ? others : [...others, [of, note] as const];
    storedDrafts.write(
      notes.length === 0 ? NONE : { place, notes: new Map(notes.slice(-MOST_NOTES)) },
    );
  };
  return [draft, keep];
}
