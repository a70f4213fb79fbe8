import {
  ACCENT_GROUNDS,
  accentOf,
  contrast,
  DEFAULT_ACCENT,
  MEMBER_COLOURS,
  ON_FILL,
  type Scheme,
} from '@simplato/domain';
import { describe, expect, test } from 'vitest';
import sampleCss from '../features/settings/accent-sample.module.css?raw';
import tokensCss from './tokens.css?raw';

/** The colours in a piece of CSS, by token. */
function tokensIn(css: string): Record<string, string> {
  const found = css.matchAll(/^\s*(--[\w-]+): (#[0-9a-f]{6});/gm);
  return Object.fromEntries([...found].map(([, name, colour]) => [name ?? '', colour ?? '']));
}

const [light = '', dark = ''] = tokensCss.split('(prefers-color-scheme: dark)');
const TOKENS: Record<Scheme, Record<string, string>> = {
  light: tokensIn(light),
  dark: tokensIn(dark),
};

describe.each(['light', 'dark'] as const)('the %s tokens', (scheme) => {
  const tokens = TOKENS[scheme];

  test('match the backgrounds that accents are measured against', () => {
    const { mantel, papel, papel2 } = ACCENT_GROUNDS[scheme];
    expect([mantel, papel, papel2]).toEqual([
      tokens['--mantel'],
      tokens['--papel'],
      tokens['--papel-2'],
    ]);
    expect(TOKENS.light['--on-fill']).toBe(ON_FILL);
  });

  test('match the default accent, as the rule computes it', () => {
    expect(accentOf(DEFAULT_ACCENT)[scheme]).toEqual({
      fill: tokens['--pimenton'],
      deep: tokens['--pimenton-deep'],
      tint: tokens['--pimenton-tint'],
      text: tokens['--pimenton-text'],
    });
  });

  test('tell people apart by colours that are read and seen on paper', () => {
    const colours = Object.entries(tokens).filter(([name]) => name.startsWith('--member-'));
    expect(new Set(colours.map(([, colour]) => colour)).size).toBe(MEMBER_COLOURS);
    for (const [name, colour] of colours) {
      expect(contrast(colour, ON_FILL), name).toBeGreaterThan(4.5);
      expect(contrast(colour, tokens['--papel']!), name).toBeGreaterThan(3);
    }
  });

  test('match the sample next to the choice of a colour', () => {
    const block = sampleCss.slice(sampleCss.indexOf(`.${scheme} {`)).split('}')[0] ?? '';
    const sample = tokensIn(block);
    expect(Object.keys(sample)).toHaveLength(8);
    expect(tokens).toMatchObject(sample);
  });
});

test('no style lets what is anywhere in the page decide about what is elsewhere', () => {
  const files = import.meta.glob<string>('../**/*.css', {
    query: '?raw',
    import: 'default',
    eager: true,
  });
  const found = Object.entries(files).flatMap(([file, css]) => {
    const [onScreen = ''] = css.split('@media print');
    return (
      onScreen
        .split(/[{},]/)
        .map((part) => part.trim())
        .filter((part) => part.startsWith(':root:has(') || part.startsWith('html:has('))
        // With each element that comes or goes, all that such a rule might mean is styled again.
        .filter((selector) => !selector.endsWith(')'))
        .map((selector) => `${file}: ${selector}`)
    );
  });
  expect(Object.keys(files).length).toBeGreaterThan(100);
  expect(found).toEqual([]);
});
