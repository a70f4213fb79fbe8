import { ALL_ENDPOINTS, declaredErrors, type ErrorCode } from '@simplato/contract';
import {
  dinerNameRule,
  dinerUsernameRule,
  emailRule,
  enteredPasswordRule,
  may,
  MENU_LANGUAGES,
  nameOfText,
  newPasswordRule,
  privacyRule,
  type Language,
} from '@simplato/domain';
import { describe, expect, it } from 'vitest';
import { ERROR_MESSAGES } from './es/errors.ts';
import { FORM_FAULTS } from './es/forms.ts';
import { MENU_MESSAGES } from './es/menu.ts';
import { messagesIn } from './i18n-context.ts';
import { loadMessages } from './load-messages.ts';

type Tree = Readonly<Record<string, unknown>>;

const MODULES = import.meta.glob<Tree>('./*/*.ts', { eager: true });

/** Every constant that a language's folder exports, with its file. */
function constantsOf(language: Language): { file: string; name: string; value: Tree }[] {
  return Object.entries(MODULES)
    .filter(([path]) => path.startsWith(`./${language}/`) && !path.endsWith('/all.ts'))
    .flatMap(([path, module]) =>
      Object.entries(module).map(([name, value]) => ({
        file: path.replace(/^.*\//, ''),
        name,
        value: value as Tree,
      })),
    )
    .filter(({ name }) => name.endsWith('_MESSAGES'));
}

/** What has an `id` is translated; the other Spanish texts are for staff, or the law's. */
const TRANSLATED = constantsOf('es').filter(({ value }) => 'id' in value);
const places = (constants: readonly { file: string; name: string }[]) =>
  constants.map(({ file, name }) => `${file} ${name}`).toSorted();

const SPANISH = Object.fromEntries(TRANSLATED.map(({ name, value }) => [name, value]));

/** Possible arguments: a name, a time, a number that is one or many, an object's fields. */
const VALUES = [0, 1, 2, 5_000, 'Ana'] as const;
const PLACED = { orderId: 7, paymentNumber: 8, tableName: '4', day: '20/11/2026', time: '21:31' };

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
  if (path === 'RECEIPT_MESSAGES › heading' || path === 'RECEIPT_MESSAGES › paymentHeading') {
    return [String(say(PLACED))];
  }
  return VALUES.map((value) => String(say(...Array.from({ length: say.length }, () => value))));
}

const spanish = leaves(SPANISH);
for (const { name } of TRANSLATED) spanish.delete(`${name} › id`);

it('each translated constant has its own name as its id', () => {
  expect(TRANSLATED.length).toBeGreaterThan(25);
  for (const { name, value } of TRANSLATED) expect(value['id']).toBe(name);
});

describe.each(MENU_LANGUAGES)('in %s', (language) => {
  const textsOf = async () => {
    const { messages } = await loadMessages(language);
    return leaves(
      Object.fromEntries(
        Object.entries(messages ?? {}).filter(([name]) => name.endsWith('_MESSAGES')),
      ),
    );
  };

  it('there are the same files as in Spanish, with the same constants', () => {
    expect(places(constantsOf(language))).toEqual(places(TRANSLATED));
  });

  it('there are the same texts as in Spanish, no more and no fewer', async () => {
    expect([...(await textsOf()).keys()].toSorted()).toEqual([...spanish.keys()].toSorted());
  });

  it('every text takes the same arguments as the Spanish one, and uses them', async () => {
    for (const [path, leaf] of await textsOf()) {
      const source = spanish.get(path);
      expect(typeof leaf, path).toBe(typeof source);
      if (typeof leaf !== 'function' || typeof source !== 'function') continue;
      expect(leaf.length, path).toBe(source.length);
      if (source.length > 0)
        expect(new Set(texts(path, leaf)).size, path).toBe(new Set(texts(path, source)).size);
    }
  });

  it('no text is empty, padded, or missing a value', async () => {
    for (const [path, leaf] of await textsOf()) {
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
    for (const [path, leaf] of await textsOf()) {
      for (const text of texts(path, leaf)) expect(text, path).not.toMatch(/\.\.\.[^.]*$|['"]/);
    }
  });
});

describe('plurals', () => {
  it.each([
    ['es', ['0 platos', '1 plato', '2 platos', '1000 platos']],
    ['en', ['0 dishes', '1 dish', '2 dishes', '1000 dishes']],
    ['fr', ['0 plat', '1 plat', '2 plats', '1000 plats']],
    ['de', ['0 Gerichte', '1 Gericht', '2 Gerichte', '1000 Gerichte']],
    ['pt', ['0 pratos', '1 prato', '2 pratos', '1000 pratos']],
    ['ca', ['0 plats', '1 plat', '2 plats', '1000 plats']],
  ] as const)('follow the rules of %s', async (language, told) => {
    const { productCount } = messagesIn(await loadMessages(language), MENU_MESSAGES);
    expect([0, 1, 2, 1000].map((count) => productCount(count))).toEqual(told);
  });
});

describe('Spanish', () => {
  /** Imperatives and pronouns of usted. */
  const FORMAL =
    /(?<!\p{L})(?:ustede?s?|espere|guarde|pruebe|inténtelo|introduzca|pulse|seleccione|compruebe|consulte|rellene|indique|debe (?:aceptar|añadir))(?!\p{L})/iu;
  /** The owner's own words, which stay as they are. */
  const GIVEN = [
    'Credenciales no son válidas. Pruebe de nuevo.',
    'Debe aceptar la casilla de Privacy Policy',
    'Espere un momento por favor',
    'Primero debe añadir categorías antes de añadir los productos.',
    'Tu pago fue procesado con éxito. Guarde su número de pedido.',
  ];
  const OTHERS = constantsOf('es').filter(({ value }) => !('id' in value));
  const ofStaff = leaves(Object.fromEntries(OTHERS.map(({ name, value }) => [name, value])));
  const told = [...spanish].flatMap(([path, leaf]) =>
    texts(path, leaf).map((text) => ({ path, text })),
  );
  for (const [path, text] of ofStaff) if (typeof text === 'string') told.push({ path, text });
  /** Said of two or more alone. */
  const NEVER_ONE = [
    'MENU_MESSAGES › fromPieces',
    'PRODUCT_SHEET_MESSAGES › fromPieces',
    'OWN_ORDERS_MESSAGES › atTable',
    'ACCOUNT_MESSAGES › sessions › notAll',
    'UI_MESSAGES › tooLong',
    'KITCHEN_MESSAGES › delayed',
    'RESTAURANT_MESSAGES › delayed',
  ];

  it('says tú to everybody', () => {
    expect(told.length).toBeGreaterThan(1_500);
    expect(told.filter(({ text }) => FORMAL.test(text) && !GIVEN.includes(text))).toEqual([]);
  });

  it('counts one as one: "1 plato", "1 nuevo"', () => {
    const many = /(?<![\p{L}\d.,/])1 \p{L}+[aeo]s(?!\p{L})/u;
    const wrong = told.filter(({ text }) => many.test(text)).map(({ path }) => path);
    expect(new Set(wrong)).toEqual(new Set(NEVER_ONE));
  });

  it('has one word for an allergen, the one that the law uses', () => {
    expect(told.filter(({ text }) => /frutos secos/i.test(text))).toEqual([]);
  });
});

/** French has narrow spaces inside quotation marks and before high punctuation. */
it('French has its narrow spaces in the right places', async () => {
  const { messages } = await loadMessages('fr');
  for (const [path, leaf] of leaves(messages ?? {})) {
    if (!path.includes('_MESSAGES')) continue;
    for (const text of texts(path, leaf)) {
      expect(text.replaceAll(/https?:\/\//g, ''), path).not.toMatch(
        /[^\u202f][!?;»]|«[^\u202f]|[^\u00a0\d]:/,
      );
    }
  }
});

describe('an error', () => {
  /** Only a faulty program gets the first four, and no screen shows the next; the rest are for staff. */
  const NEVER_READ_BY_DINERS: readonly ErrorCode[] = [
    'unknown_client',
    'other_site',
    'unsupported',
    'bad_signature',
    'too_many_streams',
    'no_ticket',
    'team_full',
    'bad_invitation',
    'not_own_address',
  ];
  const dinersCalls = ALL_ENDPOINTS.filter(
    ({ access }) => access === 'public' || may('guest', access) || may('diner', access),
  );

  it('that a diner’s call may answer is translated, and no other', () => {
    const { id: _, unanswered: __, ...told } = ERROR_MESSAGES;
    expect([...Object.keys(told), ...NEVER_READ_BY_DINERS].toSorted()).toEqual(
      [...new Set(dinersCalls.flatMap(declaredErrors))].toSorted(),
    );
  });
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
  ])('has a name, under which every language has its own: %s', (_, faults) => {
    for (const text of faults) expect(nameOfText(FORM_FAULTS, text ?? '')).not.toBeNull();
  });
});
