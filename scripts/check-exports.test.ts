import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { checkExports } from './check-exports.ts';

async function check(files: Record<string, string>): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'exports-'));
  onTestFinished(async () => rm(folder, { recursive: true }));
  for (const [path, text] of Object.entries(files)) await writeFile(join(folder, path), text);
  return checkExports(folder);
}

test('an export counts as used if it is named anywhere: as a type or element, renamed, in its own module', async () => {
  expect(
    await check({
      'offers.tsx': `export interface Dish {}; export const Slip = () => null;
        export const total = 1; export function sum() { return sum; }`,
      'asks.tsx': `import { type Dish, Slip, total as all } from './offers.tsx';
        const dish: Dish = <Slip />;`,
    }),
  ).toEqual([]);
});

test.each([
  'export const lost = 1',
  'export function lost() {}',
  'export async function lost() {}',
  'export class lost {}',
  'export interface lost {}',
  'export type lost = string',
  'export const lost = 1; // lost',
])('“%s” is reported if nobody uses it', async (source) => {
  expect(await check({ 'a.ts': source, 'b.ts': "export * from './a.ts'" })).toEqual([
    'a.ts exports lost, which nobody uses',
  ]);
});
