import fc from 'fast-check';
import { asHeader, asText, escaped } from './as-text.ts';
import type { DescribedCall, DescribedParameter, JsonSchema } from './described-api.ts';
import { EACH_ODD_HEADER, oddHeaders, type OddHeaders } from './odd-headers.ts';
import {
  fromSchema,
  ONE_OF_EACH,
  ONE_OF_EACH_FOR_COLUMNS,
  trap,
  trapText,
  type Known,
} from './traps.ts';

/** A request without the parts that only its sender knows: session, client headers and address. */
export interface HostileCall extends OddHeaders {
  call: DescribedCall;
  /** Including the query. */
  path: string;
  body: string | Buffer | null;
}

/** Requests to one call. Half of them are nearly valid, so that they get past the schema. */
export function hostileCalls(call: DescribedCall, known: Known): fc.Arbitrary<HostileCall> {
  return fc
    .record({
      path: pathOf(call, known),
      declared: headersOf(call, known),
      odd: fc.oneof(
        { weight: 3, arbitrary: fc.constant({ odd: [], headers: {} }) },
        { weight: 1, arbitrary: oddHeaders },
      ),
      body: call.body ? bodyOf(call.body, known) : strayBody,
    })
    .map(({ path, declared, odd: { odd, headers }, body: { content, type } }) => ({
      call,
      path,
      odd,
      headers: {
        ...(type === null ? {} : { 'content-type': type }),
        ...declared,
        ...headers,
      },
      body: content,
    }));
}

/**
 * The call's own example, and then each of its fields in turn with one hostile value of every kind. With
 * `nth`, a field gets those that its column may refuse and every nth of the others, by turns from its
 * `turn`: so many fields in succession still get every kind, if each call has its own.
 */
export function everyField(call: DescribedCall, known: Known, nth = 1, turn = 0): HostileCall[] {
  const { body } = call;
  const id = idIn(known);
  const plain = rightCall(call, known);
  const right = rightBody(call, known);
  const send = (path: string, content: unknown): HostileCall => ({
    ...plain,
    path,
    body: body ? written(content) : null,
  });
  const places = body?.type === 'application/json' ? placesOf(body.schema, right) : [];
  const inBody = places.flatMap((place, index) =>
    kindsFor(turn + index, nth).map((odd) => send(plain.path, changeAt(right, place, 'put', odd))),
  );
  const parameters = call.parameters.filter(({ in: where }) => where !== 'header');
  const inAddress = parameters.flatMap(({ name, in: where }, index) =>
    kindsFor(turn + places.length + index, nth).map((odd) =>
      where === 'path'
        ? send(call.path.replace(`{${name}}`, inPath(odd)).replaceAll(/\{\w+\}/g, id), right)
        : send(`${plain.path}?${name}=${escaped(asText(odd))}`, right),
    ),
  );
  // Changes use only ids of the neighbour, so that the restaurant's own rows are kept for further attacks.
  const ids = call.method === 'GET' ? known.ids : known.foreignIds;
  const elsewhere = (plain.path === call.path ? [] : ids).map((one) =>
    send(call.path.replaceAll(/\{\w+\}/g, String(one)), right),
  );
  return [plain, ...elsewhere, ...inBody, ...inAddress];
}

function kindsFor(field: number, nth: number): readonly unknown[] {
  return ONE_OF_EACH.filter(
    (value, kind) => ONE_OF_EACH_FOR_COLUMNS.includes(value) || kind % nth === field % nth,
  );
}

/**
 * The declared headers of these calls, and each other header and cookie, with one hostile value of every
 * kind, in otherwise right requests. What any call may come with is spread over the calls; with a `share`,
 * only that part of it, of so many that together are all, and whole what the guard reads.
 */
export function everyHeader(
  calls: readonly DescribedCall[],
  known: Known,
  share: { part: number; of: number } = { part: 0, of: 1 },
): HostileCall[] {
  const add = (call: DescribedCall, { odd, headers }: OddHeaders): HostileCall => {
    const right = rightCall(call, known);
    return { ...right, odd, headers: { ...right.headers, ...headers } };
  };
  const declared = calls.flatMap((call) =>
    inPlace(call, 'header').flatMap(({ name }) =>
      ONE_OF_EACH.map((value) =>
        add(call, { odd: [name], headers: { [name]: asHeader(asText(value)) } }),
      ),
    ),
  );
  const mine = EACH_ODD_HEADER.filter(
    ({ odd }, turn) => odd.some(isReadByGuard) || turn % share.of === share.part,
  );
  const spread = mine.map((one, turn) => add(calls[turn % calls.length]!, one));
  return [...declared, ...spread];
}

/** With a wrong one of these, few calls get past it. */
const READ_BY_GUARD: readonly string[] = [
  'authorization',
  'contentcheck',
  'origin',
  'sec-fetch-site',
];
const isReadByGuard = (name: string) => READ_BY_GUARD.includes(name);

/** The call's own example. */
function rightCall(call: DescribedCall, known: Known): HostileCall {
  return {
    call,
    path: call.path.replaceAll(/\{\w+\}/g, idIn(known)),
    odd: [],
    headers: call.body ? { 'content-type': 'application/json' } : {},
    body: call.body ? written(rightBody(call, known)) : null,
  };
}

/** The first known id is the restaurant's own. */
const idIn = ({ ids }: Known) => String(ids[0]);
const rightBody = ({ body }: DescribedCall, known: Known) =>
  body && ground(body.example, known, () => 0);

/** Every field in the schema, including those inside the lists of the example. */
function placesOf(schema: JsonSchema, value: unknown, place: string[] = []): string[][] {
  const either = (schema['anyOf'] ?? schema['oneOf'] ?? []) as JsonSchema[];
  const inner = Object(value) as Readonly<Record<string, unknown>>;
  const properties = Object.entries((schema['properties'] ?? {}) as Record<string, JsonSchema>);
  return [
    ...either.flatMap((one) => placesOf(one, value, place)),
    ...properties.flatMap(([key, one]) => [
      [...place, key],
      ...placesOf(one, inner[key], [...place, key]),
    ]),
    ...(schema['items'] && Array.isArray(value) && value.length > 0
      ? [
          [...place, '0'],
          ...placesOf(schema['items'] as JsonSchema, (value as unknown[])[0], [...place, '0']),
        ]
      : []),
  ];
}

const inPlace = (call: DescribedCall, place: DescribedParameter['in']) =>
  call.parameters.filter((parameter) => parameter.in === place);

function pathOf(call: DescribedCall, known: Known): fc.Arbitrary<string> {
  const query = inPlace(call, 'query').map(({ name, schema }) =>
    fc.option(
      fromSchema(schema, known).map((value) => [name, asText(value)] as const),
      { freq: 3 },
    ),
  );
  const strayQuery = fc.option(
    fc.tuple(fc.constantFrom('id', '__proto__', 'desde', 'a[b]'), trapText),
    { freq: 6 },
  );
  return fc
    .tuple(
      fc.tuple(...inPlace(call, 'path').map(({ schema }) => fromSchema(schema, known))),
      fc.tuple(...query),
      strayQuery,
    )
    .map(([values, pairs, stray]) => {
      let next = 0;
      const path = call.path.replaceAll(/\{\w+\}/g, () => inPath(values[next++]));
      const asked = [...pairs, stray].filter((pair) => pair !== null);
      const written = asked.map((pair) => pair.map(escaped).join('=')).join('&');
      return written === '' ? path : `${path}?${written}`;
    });
}

/** An empty segment, or one of dots only, would change the path to another one. */
function inPath(value: unknown): string {
  const text = escaped(asText(value));
  return /^\.{0,2}$/.test(text) ? '0' : text;
}

function headersOf(call: DescribedCall, known: Known): fc.Arbitrary<Record<string, string>> {
  const values = inPlace(call, 'header').map(
    ({ name, schema }) => [name, fromSchema(schema, known).map(asText).map(asHeader)] as const,
  );
  return fc
    .record(Object.fromEntries(values), { requiredKeys: [] })
    .map((given) => given as Record<string, string>);
}

interface Body {
  content: string | Buffer | null;
  type: string | null;
}

/** For a call that accepts no body. */
const strayBody: fc.Arbitrary<Body> = fc.oneof(
  { weight: 6, arbitrary: fc.constant({ content: null, type: null }) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      { content: '{"a":1}', type: 'application/json' },
      { content: '{', type: 'application/json' },
      { content: 'a=1', type: 'text/plain' },
    ),
  },
);

function bodyOf(
  { type, schema, example }: NonNullable<DescribedCall['body']>,
  known: Known,
): fc.Arbitrary<Body> {
  if (type !== 'application/json') return fileOf(type, known);
  const right = grounded(example, known);
  const json: fc.Arbitrary<string> = fc.oneof(
    { weight: 3, arbitrary: right.chain(spoiled).map(written) },
    { weight: 4, arbitrary: right.map(written) },
    { weight: 3, arbitrary: fromSchema(schema, known).map(written) },
    { weight: 2, arbitrary: fromSchema(schema, known).chain(spoiled).map(written) },
    { weight: 1, arbitrary: trap.map(written) },
    { weight: 1, arbitrary: fc.constantFrom(...NO_JSON) },
  );
  return json.map((content) => ({ content, type: 'application/json' }));
}

const NO_JSON = [
  '',
  '{',
  'null',
  '{"a":1}x',
  '{"a":1,"a":2}',
  '{"__proto__":{"isOwner":true}}',
  '{"constructor":{"prototype":{"isOwner":true}}}',
  '{"a":1e999}',
  '{"a":NaN}',
  '\ufeff{}',
  '"\\ud800"',
  `${'['.repeat(50_000)}${']'.repeat(50_000)}`,
  `{"a":"${'x'.repeat(270_000)}"}`,
];

/** Also writes numbers that are too large for JavaScript. */
const written = (value: unknown) => JSON.stringify(value ?? null).replaceAll('"1e309"', '1e309');

/** The example from the page, with ids that exist. */
function grounded(example: unknown, known: Known): fc.Arbitrary<unknown> {
  return fc
    .infiniteStream(fc.nat(1_000))
    .map((picks) => ground(example, known, () => picks.next().value));
}

function ground(example: unknown, known: Known, pick: () => number): unknown {
  const fill = (key: string, value: unknown): unknown => {
    if (typeof value !== 'number') return value;
    if (key === 'version') return 1;
    const ids = known.idsByField.get(key);
    return ids ? ids[pick() % ids.length] : value;
  };
  return JSON.parse(JSON.stringify(example ?? {}), fill) as unknown;
}

/** The value with one change: a wrong value, a missing field, or an additional one. */
function spoiled(value: unknown): fc.Arbitrary<unknown> {
  const places: string[][] = [];
  const walk = (node: unknown, place: string[]): void => {
    places.push(place);
    if (typeof node !== 'object' || node === null || places.length > 200) return;
    for (const [key, inner] of Object.entries(node)) walk(inner, [...place, key]);
  };
  walk(value, []);
  return fc
    .record({
      place: fc.constantFrom(...places),
      what: fc.constantFrom('put', 'put', 'put', 'drop', 'add'),
      trap,
    })
    .map(({ place, what, trap: odd }) => changeAt(value, place, what, odd));
}

function changeAt(value: unknown, place: readonly string[], what: string, odd: unknown): unknown {
  const [key, ...rest] = place;
  if (key === undefined) {
    return what === 'add' && typeof value === 'object' && value !== null && !Array.isArray(value)
      ? { ...value, extra: odd }
      : odd;
  }
  if (typeof value !== 'object' || value === null) return odd;
  const copy = (Array.isArray(value) ? [...(value as unknown[])] : { ...value }) as Record<
    string,
    unknown
  >;
  if (rest.length === 0 && what === 'drop') delete copy[key];
  else copy[key] = rest.length === 0 ? odd : changeAt(copy[key], rest, what, odd);
  return copy;
}

const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';

/** Bodies for a call that takes a file: photos, sheets, and things that are neither. */
function fileOf(type: string, known: Known): fc.Arbitrary<Body> {
  const photo = Buffer.from(PIXEL, 'base64');
  const content = fc.oneof(
    fc.constantFrom(
      photo,
      photo.subarray(0, 40),
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
      Buffer.from('GIF89a'),
      Buffer.from('PK\u0003\u0004'),
      Buffer.from('\ufeffcategoria;plato;precio\nPrimeros;Sopa;3,50\n'),
      Buffer.from('categoria,plato,precio\n"Primeros,Sopa,1\n'),
      Buffer.from('{"formato":1,"categorias":[{"nombre":"\\u0000"}]}'),
      Buffer.from(`${'a;'.repeat(3_000)}\n`.repeat(20)),
      Buffer.alloc(0),
    ),
    spoiled(known.menuFile).map((menu) => Buffer.from(written(menu))),
    fc.constant(Buffer.from(written(known.menuFile))),
    trapText.map((text) => Buffer.from(`categoria;plato;precio\n${text};${text};${text}\n`)),
    trap.map((value) => Buffer.from(JSON.stringify({ categorias: [value], productos: value }))),
    fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.from(bytes)),
  );
  return fc.record({
    content,
    type: fc.constantFrom(type.replace('*', 'png'), 'text/csv', 'application/json', 'x/y'),
  });
}
