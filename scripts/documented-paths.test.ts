import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { expect, test } from 'vitest';
import { fromRoot, root } from './paths.ts';

/**
 * What the documents name exists: linked pages and their headings, files and folders in backticks
 * (by the end of their path), commands, variables, decisions; and each kept picture is shown.
 */
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file !== '');
const folders = new Set(files.flatMap((file) => parents(file)));
const pages = files
  .filter((file) => file.endsWith('.md'))
  .map((file) => ({ file, text: readFileSync(fromRoot(file), 'utf8') }));

function parents(file: string): string[] {
  const folder = posix.dirname(file);
  return folder === '.' ? [] : [folder, ...parents(folder)];
}

/** What matches in each page, as `page: match`. */
function named(pattern: RegExp): { page: string; name: string; told: string }[] {
  return pages.flatMap(({ file, text }) =>
    [...text.matchAll(pattern)].map(([, name = '']) => ({
      page: file,
      name,
      told: `${file}: ${name}`,
    })),
  );
}

/** The anchor that a heading gets. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
    .trim()
    .replaceAll(' ', '-');

test('every link in the documents leads to a file, a folder or a heading', () => {
  const links = named(/\]\((?![a-z]+:)([^)\s]+)\)/g);
  expect(links.length).toBeGreaterThan(150);
  const dead = links.filter(({ page, name }) => {
    const [path = '', anchor] = name.split('#');
    const target = path === '' ? page : posix.join(posix.dirname(page), path).replace(/\/$/, '');
    if (!files.includes(target) && !folders.has(target)) return true;
    if (anchor === undefined) return false;
    const headings = readFileSync(fromRoot(target), 'utf8').matchAll(/^#+ (.+)$/gm);
    return ![...headings].some(([, heading = '']) => anchorOf(heading) === anchor);
  });
  expect(dead.map(({ told }) => told)).toEqual([]);
});

test('every file that the documents name exists', () => {
  const names = named(
    /`((?:[\w.@-]+\/)*[\w.-]+\.(?:tsx?|mjs|css|json|service|timer|html|sql)|Containerfile|\.\w+ignore)`/g,
  );
  expect(names.length).toBeGreaterThan(250);
  // What a build writes; suffixes.
  const built = /(?:^|\/)dist|^\.\w+\.(?:test|ts)/;
  const isThere = (name: string) => files.some((file) => `/${file}`.endsWith(`/${name}`));
  expect(
    names.filter(({ name }) => !built.test(name) && !isThere(name)).map(({ told }) => told),
  ).toEqual([]);
});

test('every folder that the documents name exists', () => {
  const names = named(
    /`((?:(?:domain|contract|server|web)\/src|packages|e2e|bench|scripts|docs|deploy)(?:\/[\w.@-]+)*)\/?`/g,
  );
  expect(names.length).toBeGreaterThan(20);
  const isThere = (name: string) =>
    [...folders, ...files].some((path) => `/${path}`.endsWith(`/${name}`));
  expect(
    names.filter(({ name }) => !isThere(name) && !/\/dist/.test(name)).map(({ told }) => told),
  ).toEqual([]);
});

test('every command that the documents name exists', () => {
  const { scripts } = JSON.parse(readFileSync(fromRoot('package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  const names = named(/npm run ([\w-]+)/g);
  expect(names.length).toBeGreaterThan(30);
  expect(names.filter(({ name }) => !(name in scripts)).map(({ told }) => told)).toEqual([]);
});

test('every variable of the configuration is in the table of docs/operations.md, and no other', () => {
  const config = readFileSync(fromRoot('packages/server/src/config.ts'), 'utf8');
  const [, variables = ''] = /^const VARIABLES = \{\n(.*?)^\}/ms.exec(config) ?? [];
  const read = [...variables.matchAll(/^ {2}([A-Z_]+): \{/gm)].map(([, name = '']) => name);
  expect(read.length).toBeGreaterThan(15);
  const page = readFileSync(fromRoot('docs/operations.md'), 'utf8');
  const table = page.split('\n## ').find((part) => part.startsWith('Configuration')) ?? '';
  const told = [...table.matchAll(/^\| (`.+?`) +\|/gm)].flatMap(([, names = '']) =>
    names.split(', ').map((name) => name.replaceAll('`', '')),
  );
  expect(told.toSorted()).toEqual(read.toSorted());
});

test('every decision is in the index once and no longer than three hundred words, and code refers to no other', () => {
  const folder = 'docs/decisions/';
  const records = pages.filter(({ file }) => file.startsWith(folder) && /\/\d{4}-/.test(file));
  expect(records.length).toBeGreaterThan(40);
  const index = readFileSync(fromRoot(`${folder}README.md`), 'utf8');
  for (const { file, text } of records) {
    const [number = ''] = /\d{4}/.exec(file) ?? [];
    expect(index.split(`](${file.slice(folder.length)})`), file).toHaveLength(2);
    expect(text.startsWith(`# ${number} · `), file).toBe(true);
    expect(text.match(/\p{L}[\p{L}\p{N}'’-]*/gu)?.length, file).toBeLessThanOrEqual(300);
  }
  const numbers = new Set(records.map(({ file }) => /\d{4}/.exec(file)?.[0]));
  const sources = files.filter((file) => /\.(?:tsx?|css|sql)$/.test(file));
  const cited = sources.flatMap((file) =>
    [
      ...readFileSync(fromRoot(file), 'utf8').matchAll(
        /(?:decisions?[ /]|decision\n \* )(\d{4})\b/g,
      ),
    ].map(([, number = '']) => ({ file, number })),
  );
  expect(cited.filter(({ number }) => !numbers.has(number))).toEqual([]);
});

test('every picture in docs/screens is shown by a document', () => {
  const shown = new Set(
    named(/\]\(([^)\s]+\.webp)\)/g).map(({ page, name }) => posix.join(posix.dirname(page), name)),
  );
  const kept = files.filter((file) => file.startsWith('docs/screens/') && file.endsWith('.webp'));
  expect(kept.length).toBeGreaterThan(8);
  expect(kept.filter((file) => !shown.has(file))).toEqual([]);
});
