import { UNPROVED_TEXT_LENGTH } from '@simplato/domain';
import { withoutLinks } from './without-links.ts';

/** Bidirectional control characters: in a name, they could make an address read backwards. */
const DIRECTIONS = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;

/** Reduces a name to one line without links, so that it cannot inject a header or a paragraph. */
export function oneLine(name: string): string {
  return withoutLinks(name.replace(DIRECTIONS, ''), '…')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
}

/** The same for texts that may have several lines, such as a note. */
export function plainText(text: string): string {
  return text
    .replace(DIRECTIONS, '')
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, ' ')
    .trim();
}

/** What may be in a name, a user's included. */
const NOT_IN_NAMES = /[^\p{L}\p{M}\p{N} .,'’·_-]/gu;
const WORDS_OF_A_NAME = 5;
const LONGEST_NAME = /^.{1,40}/u;

/**
 * A greeting may reach a stranger, whose address somebody typed as their own: it carries no more
 * than a name.
 */
export function nameToGreet(name: string): string {
  const words = oneLine(oneLine(name).replace(NOT_IN_NAMES, ' ')).split(' ');
  const [short = ''] = LONGEST_NAME.exec(words.slice(0, WORDS_OF_A_NAME).join(' ')) ?? [];
  return short.trim() || '…';
}

/** For a text in a mail that may reach a stranger: too little for a message of somebody else. */
export function shortened(text: string): string {
  const letters = Array.from(text);
  return letters.length <= UNPROVED_TEXT_LENGTH
    ? text
    : `${letters
        .slice(0, UNPROVED_TEXT_LENGTH - 1)
        .join('')
        .trimEnd()}…`;
}
