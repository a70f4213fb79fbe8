import { useState } from 'react';
import { createStoredValue } from '../../../storage/stored-value.ts';
import { useBasketPlace } from '../../checkout/basket/basket-place.ts';
import { useSession } from '../../session/session-store.ts';

/** Notes that were typed about products and not added with them, by product id. */
interface Drafts {
  /** The restaurant, table and tab that they were typed at; those of another are forgotten. */
  place: string;
  notes: ReadonlyMap<number, string>;
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
      (entry): entry is [number, string] =>
        Array.isArray(entry) && typeof entry[0] === 'number' && typeof entry[1] === 'string',
    );
    return { place: sitio, notes: new Map(notes) };
  },
  toJson: ({ place, notes }) => ({ sitio: place, notas: [...notes] }),
});

/**
 * What was typed about a product when its sheet was last closed, and how to keep what is typed now: a
 * tap beside the sheet loses nothing.
 */
export function useNoteDraft(productId: number): [draft: string, keep: (note: string) => void] {
  const { restaurantId, tableName } = useSession();
  const { table, tabId } = useBasketPlace();
  const place = [restaurantId, table ?? tableName, tabId].join(' · ');
  const notesHere = () => {
    const drafts = storedDrafts.read();
    return drafts.place === place ? drafts.notes : NONE.notes;
  };
  const [draft] = useState(() => notesHere().get(productId) ?? '');
  const keep = (note: string) => {
    const others = [...notesHere()].filter(([id]) => id !== productId);
    const notes = note.trim() === '' ? others : [...others, [productId, note] as const];
    storedDrafts.write(
      notes.length === 0 ? NONE : { place, notes: new Map(notes.slice(-MOST_NOTES)) },
    );
  };
  return [draft, keep];
}
