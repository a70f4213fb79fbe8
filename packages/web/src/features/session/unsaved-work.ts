/**
 * What somebody has typed and not saved, by whoever keeps it. It is asked for before a session is given
 * up, and it goes with the session: the next person at this screen must not find it.
 */
export interface UnsavedWork {
  /** What there is, as a sentence; null when all is saved. */
  inWords: () => string | null;
  discard: () => void;
}

const kept = new Set<UnsavedWork>();

/** Answers how to keep nothing any more. */
export function keepUnsaved(work: UnsavedWork): () => void {
  kept.add(work);
  return () => kept.delete(work);
}

export function unsavedInWords(): string[] {
  return [...kept].map(({ inWords }) => inWords()).filter((words) => words !== null);
}

export function discardUnsaved(): void {
  for (const { discard } of kept) discard();
}
