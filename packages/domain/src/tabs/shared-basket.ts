import { isSameValue } from '../changes/same-value.ts';

/** A line that a phone is choosing; `since` is the version of its tab's baskets that it came with. */
export type Chosen<Line> = Line & { since: number };

/**
 * A basket after its phone has sent it again, at a new version: a line that was there already, as it
 * is, keeps the version it came with. Of two lines alike, one more is new.
 */
export function chooseAgain<Line extends object>(
  before: readonly Chosen<Line>[],
  lines: readonly Line[],
  version: number,
): Chosen<Line>[] {
  const known = [...before];
  return lines.map((line) => {
    const index = known.findIndex((one) => isSameValue(one, { ...line, since: one.since }));
    const [same] = index === -1 ? [] : known.splice(index, 1);
    return { ...line, since: same?.since ?? version };
  });
}

/** What of a basket a round takes: what its sender has seen. What came later stays with its owner. */
export function splitForRound<Line>(
  basket: readonly Chosen<Line>[],
  seenVersion: number,
): { taken: Chosen<Line>[]; left: Chosen<Line>[] } {
  return {
    taken: basket.filter(({ since }) => since <= seenVersion),
    left: basket.filter(({ since }) => since > seenVersion),
  };
}

/**
 * The note to the kitchen of an order that several have written to: each part says whose it is. Nothing
 * is cut, because it may be an allergy: the longest is as long as those of its members together.
 */
export function roundNote(parts: readonly { name: string; note: string }[]): string {
  return parts
    .filter(({ note }) => note !== '')
    .map(({ name, note }) => `${name}: ${note}`)
    .join('\n');
}
