import { codeFromScan, decodeTableCode, encodeTableCode, tableLink } from '@simplato/domain';
import { expect, test } from 'vitest';
import { newTableKey } from './table-key.ts';

test('a new key has 128 bits and survives being printed, scanned and typed', () => {
  const keys = Array.from({ length: 1_000 }, newTableKey);
  expect(new Set(keys).size).toBe(1_000);
  for (const key of keys) {
    expect(Buffer.from(key.replaceAll('.', '-'), 'base64url')).toHaveLength(16);
    const table = { tableName: 'Terraza 12', restaurantId: 123_456_789, key };
    const code = encodeTableCode(table);
    expect(decodeTableCode(codeFromScan(tableLink('https://a.example', code)))).toEqual(table);
    expect(decodeTableCode(code)).toEqual(table);
  }
});

test('the code of a small table is short enough to type', () => {
  const code = encodeTableCode({ tableName: '4', restaurantId: 1001, key: newTableKey() });
  expect(code).toHaveLength(40);
});
