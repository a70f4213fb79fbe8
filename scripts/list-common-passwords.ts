import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { dictionary } from '@zxcvbn-ts/language-common';
import { main } from './main.ts';
import { fromRoot } from './paths.ts';

const FILE = 'packages/server/src/auth/common-digests.json';
const WORDS = 3_000;
/** domain's `newPasswordRule`, which refuses all others. */
const RULE = /^(?=.*\d).{8,}$/;
/** Characters of base64url, 72 bits: no other password will ever have the same ones. */
const LENGTH = 12;

/** The most common passwords that our rule accepts, also with a capital: their digests, cut short. */
export function commonDigests(): string[] {
  const words = dictionary['passwords-common'].filter((word) => RULE.test(word));
  const spellings = words
    .slice(0, WORDS)
    .flatMap((word) => [word, word.charAt(0).toUpperCase() + word.slice(1)]);
  return [...new Set(spellings)].map((word) =>
    createHash('sha256').update(word).digest('base64url').slice(0, LENGTH),
  );
}

/** Digests, because many of the words are not fit to be read. */
export function writeCommonDigests(): string {
  const lines = commonDigests()
    .join(' ')
    .replace(/(.{90,}?) /g, '$1\n')
    .split('\n');
  return `${JSON.stringify(lines, null, 2)}\n`;
}

await main(import.meta.url, async () => writeFileSync(fromRoot(FILE), writeCommonDigests()));
