import { expect, test, type Page } from '@playwright/test';
import { findBarriers, type ReadableTexts } from './fixtures/barriers.ts';
import { DESKTOP, PHONE } from './fixtures/devices.ts';

/** What the tours rely on: a screen without barriers has none, and each kind of barrier is found. */

const SOUND = '<button>Pedir</button><p class="note">Una nota</p>';

async function show(page: Page, content: string, styles = ''): Promise<void> {
  await page.setContent(`<!doctype html><html lang="es"><head><title>Carta</title>
    <meta name="viewport" content="width=device-width"><style>
    body { color: #222; background: #fff }
    button { min-width: 48px; min-height: 48px; color: inherit; background: #eee }
    button:focus { outline: 2px solid }
    .note { color: var(--note, inherit) }
    @media (prefers-color-scheme: dark) {
      body { color: #eee; background: #111 }
      button { background: #222 }
    }
    ${styles}</style></head><body><main><h1>Carta</h1>${content}</main></body></html>`);
}

test.use(PHONE);

const BARRIERS: readonly {
  name: string;
  found: RegExp;
  content?: string;
  styles?: string;
  isPhone?: boolean;
}[] = [
  {
    name: 'too little contrast',
    found: /^color-contrast, p:/,
    styles: '.note { color: #ccc }',
  },
  {
    name: 'too little contrast in the dark scheme alone',
    found: /^color-contrast, p:/,
    styles: '@media (prefers-color-scheme: dark) { .note { color: #444 } }',
    isPhone: false,
  },
  {
    name: 'too little contrast by a colour of the restaurant’s own',
    found: /^color-contrast, p:/,
    styles: ':root { --note: #ccc }',
  },
  {
    name: 'too little contrast with what is laid under it',
    found: /^color-contrast, p:/,
    content: `${SOUND}<div class="under"></div>`,
    styles:
      '.under { position: fixed; inset: 0; z-index: -1; background: #333 } body { background: none }',
  },
  { name: 'a field without a label', found: /^label, input/, content: `${SOUND}<input>` },
  {
    name: 'a target too small for a finger',
    found: /^target, button «Pedir»: \d+ × 30/,
    styles: 'button { min-height: 0; height: 30px }',
  },
  { name: 'a screen too wide', found: /scrolls sideways/, styles: '.note { width: 900px }' },
  {
    name: 'a focus that is not seen',
    found: /^focus on «Pedir» has no mark/,
    styles: 'button { outline: none !important }',
  },
];

test('a sound screen has no barrier, and each kind is found after it', async ({ page }) => {
  const readable: ReadableTexts = new Set();
  const look = (isPhone: boolean) => findBarriers(page, { isPhone, readable });
  await show(page, SOUND);
  expect(await look(true)).toEqual([]);
  expect(await look(false)).toEqual([]);
  // Its three texts, in the two schemes.
  expect(readable.size).toBe(6);
  for (const { name, found, content = SOUND, styles = '', isPhone = true } of BARRIERS) {
    await show(page, content, styles);
    const barriers = await look(isPhone);
    expect.soft(barriers, name).toEqual(expect.arrayContaining([expect.stringMatching(found)]));
  }
  await show(page, SOUND);
  expect(await look(true)).toEqual([]);
  expect(readable.size).toBeLessThan(20);
});

test('a barrier that a wide screen alone shows is found after the small one has none', async ({
  page,
}) => {
  await show(page, `${SOUND}<input>`, '@media (max-width: 600px) { input { display: none } }');
  expect(await findBarriers(page, { isPhone: true })).toEqual([]);
  await page.setViewportSize(DESKTOP.viewport);
  const wide = await findBarriers(page, { isPhone: false });
  expect(wide).toEqual(expect.arrayContaining([expect.stringMatching(/^label, input/)]));
});
