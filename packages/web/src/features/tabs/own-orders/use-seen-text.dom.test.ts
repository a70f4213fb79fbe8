import { orderExample, orderFromWire } from '@simplato/contract';
import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useSeenText } from './use-seen-text.ts';

const order = { ...orderFromWire(orderExample), status: 'received', allergySeenAt: null } as const;
const seenAt = '2026-11-20T20:32:00Z';

it.each([
  ['nothing before the kitchen has seen it', { seenAt: null }, null],
  ['when the kitchen saw it', { seenAt }, 'Visto en cocina a las 21:32.'],
  ['nothing once it is being prepared', { seenAt, status: 'preparing' as const }, null],
  [
    'nothing where its allergy was seen, which says it too',
    { seenAt, allergySeenAt: seenAt },
    null,
  ],
])('says %s', (_, given, text) => {
  expect(renderHook(() => useSeenText({ ...order, ...given })).result.current).toBe(text);
});
