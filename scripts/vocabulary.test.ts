import { readdirSync, readFileSync } from 'node:fs';
import { parseSync, Visitor } from 'vite';
import { expect, test } from 'vitest';
import { listModules } from './list-modules.ts';
import { fromRoot } from './paths.ts';

/** Words that docs/glossary.md has another noun for, also as a part of a name: `houseId`, `dish-card.ts`. */
const WORDS = new Map([
  ['house', 'restaurant'],
  ['houses', 'restaurants'],
  ['dish', 'product'],
  ['dishes', 'products'],
]);
/** Whole names. */
const NAMES = new Map([
  ['Parts', 'Dependencies'],
  ['openStage', 'openTestApp'],
  ['Packed', 'PrecompressedBody'],
  ['PATIENCE', 'RATE_LIMITS'],
  ['mindTheRoom', 'FreeDiskSpace'],
  ['useCopy', 'useMessages'],
  ['useHeld', 'useHydratedQuery'],
  ['callLater', 'lazyCall'],
  ['RestaurantMemory', 'RestaurantCache'],
  ['serveFromMemory', 'serveFromCache'],
  ['firstTaste', 'menuPreview'],
  ['keepData', 'runBackupCommand'],
  ['keepSending', 'sendUntilAnswered'],
  ['whatIsAsked', 'listQueries'],
  ['HouseTeller', 'RestaurantEvents'],
  ['PageDrawer', 'PageRenderer'],
  ['inLanes', 'runConcurrently'],
  ['keepNewest', 'lru'],
  ['whenLineCloses', 'onConnectionClose'],
]);
/** Beginnings of names. */
const BEGINNINGS = new Map([
  ['PATIENCE_', 'TIMEOUT_ or LIMIT_'],
  ['learn', 'sync'],
  ['tellOf', 'announce, broadcast'],
  ['keepPaying', 'watchPayment'],
]);
/** Ends of names: what a screen shows of something is its text or label. */
const ENDS = new Map([
  ['Words', 'Texts, Label or describe…'],
  ['Told', 'announced, reported'],
  ['Said', 'Notice, Announcement'],
  ['Asking', 'Fetching, Confirming'],
]);
/** An icon of the library, a code of the wire, and names that are about single words. */
const ALLOWED = new Set([
  'House',
  'other_house',
  'plainWords',
  'wholeWords',
  'wrapWords',
  'cutWords',
  'badWords',
  'oldWords',
  'firstWords',
]);
const FOLDERS = ['packages', 'e2e', 'bench', 'scripts'];
const DOCUMENTS = [
  'README.md',
  'CONTRIBUTING.md',
  ...readdirSync(fromRoot('docs'), { recursive: true, encoding: 'utf8' }).map(
    (file) => `docs/${file}`,
  ),
].filter((file) => file.endsWith('.md'));

const wordsOf = (name: string): string[] =>
  name.split(/[^A-Za-z]+|(?<=[a-z])(?=[A-Z])/).map((word) => word.toLowerCase());

function oldWords(name: string): string[] {
  if (ALLOWED.has(name)) return [];
  const better = [
    NAMES.get(name),
    ...wordsOf(name).map((word) => WORDS.get(word)),
    ...[...BEGINNINGS].flatMap(([start, word]) => (name.startsWith(start) ? [word] : [])),
    ...[...ENDS].flatMap(([end, word]) => (name.endsWith(end) ? [word] : [])),
  ];
  return better.flatMap((word) => (word === undefined ? [] : [`${name}: say ${word}`]));
}

/** The old nouns of a text; a `house-number` is no restaurant’s. */
function oldNouns(text: string): string[] {
  return wordsOf(text.replaceAll('house-number', '')).filter((word) => WORDS.has(word));
}

function readNames(path: string, source: string): { names: Set<string>; comments: string } {
  const names = new Set(path.split('/'));
  const { program, comments } = parseSync(path, source);
  new Visitor({
    Identifier: ({ name }) => void names.add(name),
    JSXIdentifier: ({ name }) => void names.add(name),
  }).visit(program);
  return {
    names,
    comments: comments.map(({ value }) => value.replaceAll(/`[^`]*`/g, '')).join('\n'),
  };
}

test('no name and no comment uses a word that the glossary replaces', async () => {
  const found: string[] = [];
  for (const folder of FOLDERS) {
    for (const module of await listModules(fromRoot(folder))) {
      const path = `${folder}/${module}`;
      const { names, comments } = readNames(path, readFileSync(fromRoot(path), 'utf8'));
      const problems = [...[...names].flatMap(oldWords), ...oldNouns(comments)];
      found.push(...problems.map((problem) => `${path}: ${problem}`));
    }
  }
  expect(found).toEqual([]);
});

test('no document says an old noun, but for names in code and addresses', () => {
  const found = DOCUMENTS.flatMap((path) => {
    const prose = readFileSync(fromRoot(path), 'utf8').replaceAll(/`[^`]*`|\]\([^)]*\)/g, '');
    return oldNouns(prose).map((word) => `${path}: ${word}`);
  });
  expect(found).toEqual([]);
});

test.each([
  'houseId',
  'DishCard',
  'dish-card.tsx',
  'HOUSES',
  'openStage',
  'learnFee',
  'tableWords',
])('“%s” is refused', (name) => expect(oldWords(name)).toHaveLength(1));

test.each(['lighthouse', 'dishonest', 'MenuFileStage', 'constructor', 'plainWords'])(
  '“%s” is no old word',
  (name) => expect(oldWords(name)).toEqual([]),
);
