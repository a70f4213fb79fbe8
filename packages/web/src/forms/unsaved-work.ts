/**
 * A registry of unsaved edits, filled by the features that hold them. It is checked before a
 * session is ended, and cleared with it: the next person at this screen must not find them.
 */
export interface UnsavedWork {
  /** A description, as a sentence; null if everything is saved. */
  describe: () => string | null;
  discard: () => void;
}

const kept = new Set<UnsavedWork>();

/** Returns the function that unregisters it. */
export function keepUnsaved(work: UnsavedWork): () => void {
  kept.add(work);
  return () => kept.delete(work);
}

export function listUnsaved(): string[] {
  return [...kept].map(({ describe }) => describe()).filter((words) => words !== null);
}

export function discardUnsaved(): void {
  for (const { discard } of kept) discard();
}
