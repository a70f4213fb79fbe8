import fc from 'fast-check';
import type { JsonSchema } from './described-api.ts';

/** Values that have broken servers before, and values at and beyond the limits of a schema. */

const TRAP_TEXTS = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\u001b[2J',
  'línea\r\nSet-Cookie: SMPLTSSN=x',
  // A lone surrogate, two in the wrong order, and a noncharacter.
  '\ud800',
  '\udc00\ud800x',
  '\uffff',
  // Text with direction marks, without width, or with too many combining marks.
  'abc\u202edef\u2066',
  '\u200b\u200d\ufeff',
  `Z${'\u0301\u0489'.repeat(80)}`,
  '👩‍👩‍👧‍👦'.repeat(30),
  'e\u0301 İıſﬀ Ǆ ẞ K Ω',
  '٣',
  '１２',
  // SQL, HTML, templates, spreadsheets, paths.
  "' or 1=1 --",
  "'; drop table orders; --",
  '$1 %s \\ " %',
  '%_\\',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '{{7*7}} ${7*7} <%= 7*7 %>',
  '=cmd|"/c calc"!A1',
  '../../etc/passwd',
  '%00%2e%2e%2f',
  // Names with a special meaning in JavaScript.
  '__proto__',
  'constructor',
  'toString',
  'null',
  'NaN',
  'true',
  '-1',
  '1e3',
  '0x10',
  '1e309',
  '12,345.67',
  '9'.repeat(40),
  '2026-02-30',
  '0000-01-01',
  '9999-12-31',
  '+275760-09-13',
  '24:00',
  'NC0xMDAx',
  'x'.repeat(500),
  'ñ'.repeat(21_000),
];

const TRAP_NUMBERS = [
  0, -0, -1, 1, 0.1, 1.5, 127, 255, 32_768, 2_147_483_647, 2_147_483_648, -2_147_483_649,
  4_294_967_296, 9_007_199_254_740_991, 9_007_199_254_740_992, 1e21, 1e308, -1e308, 5e-324,
];

function nested(depth: number): unknown {
  let value: unknown = [];
  for (let level = 0; level < depth; level += 1) value = level % 2 === 0 ? [value] : { a: value };
  return value;
}

const TRAP_SHAPES: readonly unknown[] = [
  null,
  true,
  false,
  [],
  {},
  [[]],
  [null],
  { length: 1e9 },
  { toString: 1, valueOf: null },
  { constructor: 'x', hasOwnProperty: 1 },
  nested(800),
  Array.from({ length: 3_000 }, (_, index) => index),
  Object.fromEntries(Array.from({ length: 400 }, (_, index) => [`k${index}`, index])),
];

export const trapText: fc.Arbitrary<string> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...TRAP_TEXTS) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
);
export const trap: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: trapText },
  { weight: 2, arbitrary: fc.constantFrom<unknown>(...TRAP_NUMBERS) },
  { weight: 2, arbitrary: fc.constantFrom(...TRAP_SHAPES) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
);

/** What the database itself may refuse: a matter of each field's own column or index. */
export const ONE_OF_EACH_FOR_COLUMNS: readonly unknown[] = [
  'a\0b',
  'a\ud800',
  'x'.repeat(30_000),
  2_147_483_648,
];

/** The values tried in each field in turn, one of every kind. */
export const ONE_OF_EACH: readonly unknown[] = [
  ...ONE_OF_EACH_FOR_COLUMNS,
  "'; drop table orders; --",
  '<img src=x onerror=alert(1)>',
  '__proto__',
  '9'.repeat(40),
  -1,
  0.5,
  1e308,
  null,
  true,
  [],
  { a: 1 },
];

/** What an attacker may know: ids and texts of the restaurant and of its neighbour. */
export interface Known {
  ids: readonly number[];
  /** Ids that exist only in the neighbouring restaurant. */
  foreignIds: readonly number[];
  /** By the name of the field that contained them. */
  idsByField: ReadonlyMap<string, readonly number[]>;
  texts: readonly string[];
  /** A whole menu, as exported. */
  menuFile: unknown;
}

/** A value that matches the field's schema, or is just outside it. */
export function fromSchema(schema: JsonSchema, all: Known, field = ''): fc.Arbitrary<unknown> {
  const ids = all.idsByField.get(field);
  const known = ids ? { ...all, ids } : all;
  if ('const' in schema) return fc.constant(schema['const']);
  if (Array.isArray(schema['enum'])) return fc.constantFrom(...(schema['enum'] as unknown[]));
  const either = (schema['anyOf'] ?? schema['oneOf']) as JsonSchema[] | undefined;
  if (either) return fc.oneof(...either.map((one) => fromSchema(one, known, field)));
  switch (schema['type']) {
    case 'string':
      return textFrom(schema, known);
    case 'integer':
    case 'number':
      return numberFrom(schema, known);
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return listFrom(schema, known);
    case 'object':
      return objectFrom(schema, known);
    default:
      return trap;
  }
}

function textFrom(schema: JsonSchema, { texts, ids }: Known): fc.Arbitrary<string> {
  const longest = (schema['maxLength'] as number | undefined) ?? 60;
  return fc.oneof(
    { weight: 3, arbitrary: matching(schema['pattern'] as string | undefined, longest) },
    { weight: 3, arbitrary: fc.constantFrom(...texts, ...ids.map(String)) },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        'x'.repeat(longest),
        'x'.repeat(longest + 1),
        '😀'.repeat(longest),
      ),
    },
    { weight: 2, arbitrary: trapText },
  );
}

/** Created once: creating an arbitrary costs more than generating a thousand texts. */
const anything = fc.string({ unit: 'grapheme', maxLength: 60 });
const byPattern = new Map<string, fc.Arbitrary<string>>();

function matching(pattern: string | undefined, longest: number): fc.Arbitrary<string> {
  if (pattern === undefined) return anything.map((text) => text.slice(0, longest));
  const known = byPattern.get(pattern) ?? textsOf(pattern);
  byPattern.set(pattern, known);
  return known;
}

function textsOf(pattern: string): fc.Arbitrary<string> {
  try {
    return fc.stringMatching(new RegExp(pattern, 'u'));
  } catch {
    // The library does not support Unicode property escapes.
    return anything;
  }
}

function numberFrom(schema: JsonSchema, { ids }: Known): fc.Arbitrary<number> {
  const least = (schema['minimum'] as number | undefined) ?? -1e9;
  const most = (schema['maximum'] as number | undefined) ?? 1e9;
  return fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...ids) },
    { weight: 2, arbitrary: fc.constantFrom(least, least - 1, most, most + 1, least + 0.5) },
    { weight: 2, arbitrary: fc.integer({ min: Math.ceil(least), max: Math.floor(most) }) },
    { weight: 1, arbitrary: fc.integer({ min: 0, max: 12 }) },
  );
}

function listFrom(schema: JsonSchema, known: Known): fc.Arbitrary<unknown[]> {
  const items = fromSchema((schema['items'] as JsonSchema | undefined) ?? {}, known);
  const most = schema['maxItems'] as number | undefined;
  const few = fc.array(items, { maxLength: 3 });
  if (most === undefined) return few;
  const tooMany = items.map((one) => Array.from({ length: most + 1 }, () => one));
  return fc.oneof({ weight: 8, arbitrary: few }, { weight: 1, arbitrary: tooMany });
}

function objectFrom(schema: JsonSchema, known: Known): fc.Arbitrary<unknown> {
  const others = schema['additionalProperties'];
  if (typeof others === 'object' && others !== null) {
    const names = (schema['propertyNames'] as JsonSchema | undefined) ?? { type: 'string' };
    const name = fc.oneof(
      { weight: 3, arbitrary: fromSchema(names, known).map(String) },
      { weight: 1, arbitrary: trapText },
    );
    return fc.dictionary(name, fromSchema(others as JsonSchema, known), { maxKeys: 4 });
  }
  const properties = (schema['properties'] ?? {}) as Record<string, JsonSchema>;
  const requiredKeys = ((schema['required'] ?? []) as string[]).filter((key) => key in properties);
  const values = Object.fromEntries(
    Object.entries(properties).map(([key, one]) => [key, fromSchema(one, known, key)]),
  );
  return fc.record(values, { requiredKeys });
}
