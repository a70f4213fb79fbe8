import {
  ALLERGENS,
  dinerNameRule,
  dinerUsernameRule,
  emailRule,
  enteredPasswordRule,
  MENU_LANGUAGES,
  newPasswordRule,
  privacyRule,
  tipFault,
} from '@simplato/domain';
import { describe, expect, it } from 'vitest';
import { UI_WORDS } from '../ui/ui-words.ts';
import { ACCOUNT_COPY } from './account.ts';
import { APP_COPY } from './app.ts';
import { DINER_LAYOUT_COPY } from './diner-layout.ts';
import { FORM_COPY } from './forms.ts';
import { HOME_COPY } from './home.ts';
import { RESTAURANT_COPY } from './restaurant.ts';
import { INSTALLED_COPY } from './installed.ts';
import { LEGAL_FOOTER_COPY } from './legal-footer.ts';
import { loadSpeech } from './load-speech.ts';
import { AUTH_LAYOUT_COPY, LOGIN_COPY } from './login.ts';
import { PRODUCT_SHEET_COPY } from './product-sheet.ts';
import { FILTER_SHEET_COPY } from './filter-sheet.ts';
import { CONFIRMATION_COPY, OWN_ORDERS_COPY, SENDING_COPY, SUMMARY_COPY } from './orders.ts';
import { CONFIRM_EMAIL_COPY, FORGOT_PASSWORD_COPY, RESET_PASSWORD_COPY } from './passwords.ts';
import { PAID_COPY, PAYING_COPY, WAITING_COPY } from './paying.ts';
import { PAID_BADGES_COPY } from './payments.ts';
import { PUBLIC_MENU_COPY } from './public-menu.ts';
import { RECEIPT_COPY } from './receipt.ts';
import { DINER_REGISTRATION_COPY } from './registration.ts';
import { SCAN_COPY } from './scan.ts';
import { SENTENCES } from './sentences.ts';

const COPIES = [
  ACCOUNT_COPY,
  APP_COPY,
  AUTH_LAYOUT_COPY,
  CONFIRM_EMAIL_COPY,
  CONFIRMATION_COPY,
  DINER_LAYOUT_COPY,
  DINER_REGISTRATION_COPY,
  FORGOT_PASSWORD_COPY,
  FORM_COPY,
  HOME_COPY,
  RESTAURANT_COPY,
  INSTALLED_COPY,
  LEGAL_FOOTER_COPY,
  LOGIN_COPY,
  PRODUCT_SHEET_COPY,
  FILTER_SHEET_COPY,
  OWN_ORDERS_COPY,
  PAID_BADGES_COPY,
  PAID_COPY,
  PAYING_COPY,
  PUBLIC_MENU_COPY,
  RECEIPT_COPY,
  RESET_PASSWORD_COPY,
  SCAN_COPY,
  SENDING_COPY,
  SUMMARY_COPY,
  UI_WORDS,
  WAITING_COPY,
];

const SPANISH = {
  ...Object.fromEntries(COPIES.map(({ catalogue, ...words }) => [catalogue, words])),
  allergens: ALLERGENS,
  sentences: Object.fromEntries(SENTENCES.map((sentence) => [sentence, sentence])),
};

/** Possible arguments: a name, a time, a number that is one or many, an object's fields. */
const VALUES = [0, 1, 2, 5_000, 'Ana'] as const;
const PLACED = { spanish: 'Pedido', orderId: 7, tableName: '4', day: '20/11/2026', time: '21:31' };

type Tree = Readonly<Record<string, unknown>>;

function leaves(tree: Tree, path = ''): Map<string, unknown> {
  return new Map(
    Object.entries(tree).flatMap(([key, value]) =>
      typeof value === 'object' && value !== null
        ? [...leaves(value as Tree, `${path}${key} › `)]
        : [[path + key, value] as const],
    ),
  );
}

/** Every text that an entry can produce. */
function texts(path: string, leaf: unknown): string[] {
  if (typeof leaf !== 'function') return [String(leaf)];
  const say = leaf as (...values: unknown[]) => unknown;
  if (path === 'receipt › heading') return [String(say(PLACED))];
  return VALUES.map((value) => String(say(...Array.from({ length: say.length }, () => value))));
}

const spanish = leaves(SPANISH);

describe.each(MENU_LANGUAGES)('in %s', (language) => {
  const wordsOf = async () => leaves((await loadSpeech(language)).words as unknown as Tree);

  it('there are the same texts as in Spanish, no more and no fewer', async () => {
    expect([...(await wordsOf()).keys()].toSorted()).toEqual([...spanish.keys()].toSorted());
  });

  it('every text takes the same arguments as the Spanish one, and uses them', async () => {
    for (const [path, leaf] of await wordsOf()) {
      const source = spanish.get(path);
      expect(typeof leaf, path).toBe(typeof source);
      if (typeof leaf !== 'function' || typeof source !== 'function') continue;
      expect(leaf.length, path).toBe(source.length);
      if (source.length > 0)
        expect(new Set(texts(path, leaf)).size, path).toBe(new Set(texts(path, source)).size);
    }
  });

  it('no text is empty, padded, or missing a value', async () => {
    for (const [path, leaf] of await wordsOf()) {
      const isMeantToBeEmpty = spanish.get(path) === '';
      for (const text of texts(path, leaf)) {
        expect(text === '', path).toBe(isMeantToBeEmpty);
        // French opening quotation marks include a space.
        if (!path.includes('quote')) expect(text, path).toBe(text.trim());
        expect(text, path).not.toMatch(/undefined|null|NaN|\[object/);
      }
    }
  });

  it('an ellipsis is one character, and quotation marks are typographic', async () => {
    for (const [path, leaf] of await wordsOf()) {
      for (const text of texts(path, leaf)) expect(text, path).not.toMatch(/\.\.\.[^.]*$|['"]/);
    }
  });
});

describe('plurals', () => {
  it.each([
    ['en', ['0 dishes', '1 dish', '2 dishes', '1000 dishes']],
    ['fr', ['0 plat', '1 plat', '2 plats', '1000 plats']],
    ['de', ['0 Gerichte', '1 Gericht', '2 Gerichte', '1000 Gerichte']],
    ['pt', ['0 pratos', '1 prato', '2 pratos', '1000 pratos']],
    ['ca', ['0 plats', '1 plat', '2 plats', '1000 plats']],
  ] as const)('follow the rules of %s', async (language, told) => {
    const { words } = await loadSpeech(language);
    expect([0, 1, 2, 1000].map((count) => words?.menu.productCount(count))).toEqual(told);
  });
});

/** French has narrow spaces inside quotation marks and before high punctuation. */
it('French has its narrow spaces in the right places', async () => {
  const { words } = await loadSpeech('fr');
  for (const [path, leaf] of leaves(words as unknown as Tree)) {
    if (path.startsWith('sentences')) continue;
    for (const text of texts(path, leaf)) {
      expect(text.replaceAll(/https?:\/\//g, ''), path).not.toMatch(
        /[^\u202f][!?;»]|«[^\u202f]|[^\u00a0\d]:/,
      );
    }
  }
});

describe('a rule’s message to a diner', () => {
  const long = 'a'.repeat(300);
  it.each([
    ['email', ['', 'ana', `${long}@x.es`].map(emailRule)],
    ['entered password', [enteredPasswordRule('')]],
    ['new password', ['', 'corta', 'sinnumeros'].map(newPasswordRule)],
    ['name', ['', 'A', 'Ana 2'].map(dinerNameRule)],
    ['username', ['', 'ana'].map(dinerUsernameRule)],
    ['privacy', [privacyRule(false)]],
    ['tip', [tipFault(10_001, 20_000), tipFault(500, 400)]],
  ])('is translated into every language: %s', (_, said) => {
    for (const text of said) expect(SENTENCES).toContain(text);
  });
});
