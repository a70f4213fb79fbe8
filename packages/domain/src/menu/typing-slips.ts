/**
 * Edit distance between a typed text and a word: an extra letter, a missing letter, a different
 * letter or two swapped neighbours count as one typo each.
 */
export interface Slips {
  /** To the whole word. */
  whole: number;
  /** To the nearest prefix of the word, because a word still being typed is not a typo. */
  beginning: number;
}

/**
 * None below four letters, one below eight, then two: a typo in a shorter word makes it another
 * word.
 */
export function slipsAllowed(letters: number): number {
  if (letters < 4) return 0;
  return letters < 8 ? 1 : 2;
}

/** Null if no prefix is within `most` typos. */
export function countSlips(typed: string, word: string, most: number): Slips | null {
  if (word.length + most < typed.length) return null;
  const length = Math.min(word.length, typed.length + most);
  let twoBefore: number[] = [];
  let before = Array.from({ length: length + 1 }, (_, column) => column);
  for (let row = 1; row <= typed.length; row += 1) {
    const now = [row];
    let least = row;
    for (let column = 1; column <= length; column += 1) {
      const isSame = typed[row - 1] === word[column - 1];
      let slips = Math.min(
        at(before, column) + 1,
        at(now, column - 1) + 1,
        at(before, column - 1) + (isSame ? 0 : 1),
      );
      if (typed[row - 1] === word[column - 2] && typed[row - 2] === word[column - 1]) {
        slips = Math.min(slips, at(twoBefore, column - 2) + 1);
      }
      now.push(slips);
      least = Math.min(least, slips);
    }
    // A swap looks back two rows, so both must exceed the limit.
    if (least > most && Math.min(...before) > most) return null;
    [twoBefore, before] = [before, now];
  }
  const beginning = Math.min(...before);
  if (beginning > most) return null;
  return { whole: length < word.length ? Infinity : at(before, length), beginning };
}

function at(row: readonly number[], column: number): number {
  return row[column] ?? Infinity;
}
