import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { fromRoot } from './paths.ts';

/** Screens that only the restaurant and the public see; they are in Spanish. */
const SPANISH =
  /^features\/(audit|board|first-steps|history|landing|legal|live|menu-editor|menu\/staff|payments|room|settings|stations|tables|team|till|checkout\/waiter|invoices\/staff)\/|\/(restaurant-|staff-|owners-|onboarding-|public-|close-restaurant|pin-form|account-fields|business-fields|registration-notice|register-restaurant|use-sold-out|unsaved-dialog|remove-dialog|reason-|ask-first)/;

const sources = readdirSync(fromRoot('packages/web/src'), { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|gallery/.test(file))
  .map((file) => ({ file, code: readFileSync(fromRoot(`packages/web/src/${file}`), 'utf8') }));

const screens = sources.filter(
  ({ file }) => /^(features|app|ui|forms|first-view)\//.test(file) && !SPANISH.test(file),
);

const translated = new Set(
  sources.flatMap(({ code }) =>
    [...code.matchAll(/export const (\w+) = \{\s+(?:\.{3}\w+,\s+)?id: '/g)].map(
      ([, name = '']) => name,
    ),
  ),
);

it('finds the diner’s screens and the translated texts', () => {
  expect(screens.length).toBeGreaterThan(80);
  expect(translated.size).toBeGreaterThan(20);
});

it.each(screens)('$file shows its texts in the reader’s language', ({ code }) => {
  const imported = [...code.matchAll(/import \{([^}]*)\} from '[./]+i18n\/es\/[\w-]+\.ts'/g)]
    .flatMap(([, names = '']) => names.split(','))
    .map((name) => name.trim())
    .filter((name) => /_MESSAGES\b/.test(name));
  for (const name of imported) {
    // Also under another name: `X as copy` is how code that is Spanish only imports it.
    expect([...translated], 'in Spanish only').toContain(name);
    const alone = code.match(new RegExp(`\\b(?<!typeof )${name}[.[]`, 'g')) ?? [];
    expect(alone, `${name} is read without useMessages`).toEqual([]);
  }
});
