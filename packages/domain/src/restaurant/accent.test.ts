import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ACCENT_GROUNDS, accentOf, isShownAsChosen, NAMED_ACCENTS, ON_FILL } from './accent.ts';
import { contrast, hexOf, oklchOf } from './colour.ts';
import { DEFAULT_ACCENT, isColour } from './restaurant-colour.ts';

const anyColour = fc.nat(0xffffff).map((number) => `#${number.toString(16).padStart(6, '0')}`);
const AWKWARD = ['#ffff00', '#00ff7f', '#000000', '#ffffff', '#0000ff', '#ff00ff', '#808080'];

function expectReadable(colour: string): void {
  for (const scheme of ['light', 'dark'] as const) {
    const { fill, deep, tint, text } = accentOf(colour)[scheme];
    for (const token of [fill, deep, tint, text]) expect(isColour(token), token).toBe(true);
    const { mantel, papel, papel2 } = ACCENT_GROUNDS[scheme];
    for (const filled of [fill, deep]) {
      expect(contrast(filled, ON_FILL), `${colour}: white on ${filled}`).toBeGreaterThanOrEqual(
        4.5,
      );
    }
    for (const ground of [mantel, papel]) {
      expect(contrast(fill, ground), `${colour}: ${fill} on ${ground}`).toBeGreaterThanOrEqual(3);
    }
    for (const ground of [mantel, papel, papel2, tint]) {
      expect(contrast(text, ground), `${colour}: ${text} on ${ground}`).toBeGreaterThanOrEqual(4.5);
    }
  }
}

describe('an accent of any colour', () => {
  test('has readable shades in the light and the dark theme', () => {
    fc.assert(fc.property(anyColour, expectReadable), { numRuns: 1_000 });
  });

  test.each(AWKWARD)('is readable for %s too', expectReadable);

  test('has a different shade under the pointer', () => {
    fc.assert(
      fc.property(anyColour, (colour) => {
        for (const { fill, deep } of Object.values(accentOf(colour))) expect(deep).not.toBe(fill);
      }),
    );
  });

  test('is used unchanged if white text is readable on it', () => {
    fc.assert(
      fc.property(anyColour, (colour) => {
        const reads = contrast(colour, ON_FILL) >= 4.5;
        expect(isShownAsChosen(colour)).toBe(reads);
      }),
    );
  });
});

test('the default accent has exactly its designed shades', () => {
  expect(accentOf(DEFAULT_ACCENT)).toEqual({
    light: { fill: '#b3202a', deep: '#8e1720', tint: '#fbeae5', text: '#a91c26' },
    dark: { fill: '#c9323b', deep: '#b32831', tint: '#3a1a19', text: '#f79a90' },
  });
  expectReadable(DEFAULT_ACCENT);
});

test.each(NAMED_ACCENTS)('$name is shown as it is offered', ({ colour }) => {
  expect(isShownAsChosen(colour)).toBe(true);
});

// Browsers cache stylesheets by colour and rule: if this fails, increase ACCENT_RULE too.
test('the shades of the accents change only together with ACCENT_RULE', () => {
  expect(accentOf('#ffff00')).toMatchInlineSnapshot(`
    {
      "dark": {
        "deep": "#6a6a00",
        "fill": "#797900",
        "text": "#bcbe62",
        "tint": "#232303",
      },
      "light": {
        "deep": "#616100",
        "fill": "#797900",
        "text": "#717100",
        "tint": "#f1f1e4",
      },
    }
  `);
  expect(accentOf('#1d4c7a')).toMatchInlineSnapshot(`
    {
      "dark": {
        "deep": "#2d5c8a",
        "fill": "#3b6a9a",
        "text": "#8abcf1",
        "tint": "#0d2339",
      },
      "light": {
        "deep": "#023662",
        "fill": "#1d4c7a",
        "text": "#1d4c7a",
        "tint": "#e8f1fc",
      },
    }
  `);
});

describe('colours', () => {
  test('are the same after a conversion to OKLCH and back', () => {
    fc.assert(
      fc.property(anyColour, (colour) => {
        expect(hexOf(oklchOf(colour))).toBe(colour);
      }),
    );
  });

  test.each([
    ['#000000', '#ffffff', 21],
    ['#ffffff', '#ffffff', 1],
    ['#767676', '#ffffff', 4.54],
  ])('the contrast of %s on %s is %d to one', (one, other, ratio) => {
    expect(contrast(one, other)).toBeCloseTo(ratio, 2);
  });

  test.each(['#FFFFFF', '#fff', 'red', '#12345g', '#1234567', '', '#000000;', ' #000000'])(
    '%j is not a valid colour',
    (text) => {
      expect(isColour(text)).toBe(false);
    },
  );
});
