import COMMON_DIGESTS from './common-digests.json' with { type: 'json' };
import { digestOf } from './password-hash.ts';

/** Cut short: the first characters of the digest, in base64url. */
const common = new Set(COMMON_DIGESTS.join(' ').split(' '));
const LENGTH = 12;

/** Whether a digest is that of one of the 3,000 most common passwords. */
export function isCommonPassword(digest: string): boolean {
  return common.has(Buffer.from(digest, 'hex').toString('base64url').slice(0, LENGTH));
}

const numbers = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String(from + index));
const ENDINGS = [...numbers(0, 99), ...numbers(1940, 2039), '123', '1234', '12345', '123456'];
const SHORTEST_WORD = 4;
const MOST_WORDS = 12;

/**
 * Whether a digest is that of a name with a number after it: of the person, their address or their
 * restaurant. The server has only the digest, so it tries what people make of such words.
 */
export function isMadeOf(digest: string, names: readonly string[]): boolean {
  return wordsOf(names).some((word) =>
    [word, word.charAt(0).toUpperCase() + word.slice(1)].some((spelling) =>
      ['', ...ENDINGS].some((ending) => digestOf(spelling + ending) === digest),
    ),
  );
}

/** The words of each name, and all of them as one; of an address what stands before the @. */
function wordsOf(names: readonly string[]): string[] {
  const words = names.flatMap((name) => {
    const parts = name
      .toLowerCase()
      .replace(/@.*/s, '')
      .split(/[^\p{L}\p{N}]+/u);
    return [parts.join(''), ...parts];
  });
  const long = [...new Set(words)].filter((word) => word.length >= SHORTEST_WORD);
  return long.slice(0, MOST_WORDS);
}
