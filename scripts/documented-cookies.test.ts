import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { listModules } from './list-modules.ts';
import { fromRoot } from './paths.ts';

/** What the code stores in a browser, as written in the sources. */
const KEPT = {
  cookie: /\bSMPLT[A-Z]+\b/g,
  'storage key': /createStoredValue[^(]*\(\{\s*key:\s*['"`]([^'"`$]+)/g,
  // From the table in packages/web/worker/cache-names.ts.
  cache: /\b(?:files|pictures|menu): '(simplato-[\w-]+)'/g,
  'storage key, by hand': /(?:local|session)Storage\.(?:getItem|setItem)\(\s*['"`]([^'"`$]+)/g,
} as const;

/**
 * The modules that may use the browser's storage directly; all others must use them, or be listed
 * here.
 */
const KEEPERS = /packages\/web\/src\/storage\/(cookies|stored-value)\.ts$/;
const REACHES =
  /document\.cookie\s*=|\bwriteCookie\(|\b(?:local|session)Storage\.setItem|indexedDB\.open|caches\.open/;

const folders = [
  'packages/web/src',
  'packages/web/worker',
  'packages/server/src',
  'packages/contract/src',
];
const files = (
  await Promise.all(
    folders.map(async (folder) =>
      (await listModules(fromRoot(folder))).map((file) => `${folder}/${file}`),
    ),
  )
).flat();
const sources = await Promise.all(
  files
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .map(async (file) => ({ file, text: await readFile(fromRoot(file), 'utf8') })),
);

const policy = await readFile(fromRoot('packages/web/src/i18n/es/legal-cookies.ts'), 'utf8');
/** The first of each pair: `['carrito', 'Lo que has elegido…']`. */
const told = [...policy.matchAll(/\[\s*'([^']+)',/g)].map(([, name = '']) => name);
/** `pedidosVistos…` stands for every key with that prefix. */
const isDocumented = (name: string) =>
  told.some((each) => each === name || each === `${name.replace(/\.$/, '')}…`);

test.each(Object.entries(KEPT))(
  'every %s in the code is listed in the cookie policy',
  (_, pattern) => {
    const names = sources
      .filter(({ file }) => !file.includes('i18n/es/legal'))
      .flatMap(({ text }) => [...text.matchAll(pattern)].map((match) => match[1] ?? match[0]));
    expect(names.filter((name) => !isDocumented(name))).toEqual([]);
  },
);

test('the patterns find the names in the sources', () => {
  const count = (pattern: RegExp) =>
    new Set(sources.flatMap(({ text }) => text.match(pattern) ?? [])).size;
  expect(count(KEPT.cookie)).toBeGreaterThan(6);
  expect(count(KEPT['storage key'])).toBeGreaterThan(9);
  expect(count(KEPT.cache)).toBe(3);
});

test('every stored value has a key that can be read from the sources', () => {
  const calls = sources.flatMap(({ text }) => text.match(/= createStoredValue\b/g) ?? []);
  const keys = sources.flatMap(({ text }) => text.match(KEPT['storage key']) ?? []);
  expect(keys).toHaveLength(calls.length);
});

test('no other module uses the browser’s storage, unless its names are listed', () => {
  const past = sources.filter(({ file, text }) => REACHES.test(text) && !KEEPERS.test(file));
  // The tables of cookies and caches are listed, as the first test checks.
  const names = [...told, 'COOKIES.', 'CACHES.'];
  const untold = past.filter(({ text }) => !names.some((name) => text.includes(name)));
  expect(untold.map(({ file }) => file)).toEqual([]);
});
