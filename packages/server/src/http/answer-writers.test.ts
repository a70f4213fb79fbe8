import { ALL_ENDPOINTS } from '@simplato/contract';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { answerWriter } from './answer-writers.ts';

const answers = ALL_ENDPOINTS.flatMap(({ method, path, answers: schemas, example }) =>
  Object.entries(schemas).map(([status, schema]) => {
    return { name: `${method} ${path} ${status}`, schema, answer: example.answer };
  }),
);

test.each(answers)('the example of $name is written whole', ({ schema, answer }) => {
  expect(JSON.parse(answerWriter(schema)(answer))).toEqual(answer);
});

test('what may be null or one of some numbers is written as it is, and what is missing stays away', () => {
  const some = z.object({ name: z.string() });
  const schema = z.object({
    text: z.nullable(z.enum(['', 'null'])),
    object: z.nullable(some),
    list: z.nullable(z.array(z.nullable(some))),
    flag: z.nullable(z.union([z.literal(0), z.literal(1)])),
    absent: z.optional(z.nullable(some)),
    either: z.union([
      z.object({ kind: z.nullable(z.enum(['a', 'b'])) }),
      z.object({ one: z.nullable(some) }),
    ]),
  });
  for (const answer of [
    { text: null, object: null, list: null, flag: null, absent: null, either: { one: null } },
    {
      text: '',
      object: { name: '"' },
      list: [null, { name: 'ñ' }],
      flag: 0,
      either: { kind: null },
    },
    {
      text: 'null',
      object: { name: '' },
      list: [],
      flag: 1,
      absent: { name: 'a' },
      either: { one: { name: '' } },
    },
  ]) {
    expect(JSON.parse(answerWriter(schema)(answer))).toEqual(answer);
  }
});
