import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { checkImports } from './check-imports.ts';

const folders: string[] = [];

afterEach(async () => {
  await Promise.all(folders.splice(0).map((folder) => rm(folder, { recursive: true })));
});

async function check(files: Record<string, string>): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'imports-'));
  folders.push(folder);
  const manifest = JSON.stringify({ dependencies: { pg: '1', zod: '1', '@simplato/domain': '1' } });
  const manifests = Object.fromEntries(
    ['domain', 'contract', 'server', 'web'].map((name) => [
      `packages/${name}/package.json`,
      manifest,
    ]),
  );
  for (const [path, text] of Object.entries({ ...manifests, ...files })) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  return checkImports(folder);
}

test('imports in the allowed direction are accepted', async () => {
  const orders = 'packages/server/src/features/orders';
  expect(
    await check({
      'packages/domain/src/money/tax.ts': `export * from './money.ts'`,
      'packages/domain/src/money/money.ts': '',
      'packages/contract/src/order.ts': `import { z } from 'zod'; import '@simplato/domain'`,
      'packages/server/src/config.ts': 'export const port = process.env.PORT',
      'packages/server/src/db/postgres-pool.ts': `import pg from 'pg'`,
      [`${orders}/order-routes.ts`]: `import './place-order.ts'; import { pid } from 'node:process'`,
      [`${orders}/place-order.ts`]: `import './order-queries.ts'; import '../menu/read-menu.ts'`,
      [`${orders}/order-queries.ts`]: '',
      'packages/server/src/features/menu/read-menu.ts': '',
      'packages/web/src/features/menu/menu-page.tsx': `import '../checkout/basket/basket-store.ts'`,
      'packages/web/src/features/checkout/basket/basket-store.ts': `import '../../../paths.ts'`,
      'packages/web/src/paths.ts': '',
    }),
  ).toEqual([]);
});

const feature = 'packages/server/src/features/orders/place-order.ts';

test.each<[path: string, source: string, says: string]>([
  ['packages/domain/src/money/tax.ts', `import fs from 'node:fs'`, 'no library'],
  ['packages/domain/src/money/tax.ts', `import type { A } from 'zod'`, 'no library'],
  ['packages/contract/src/menu.ts', `export * from 'pg'`, 'nothing else'],
  ['packages/server/src/app.ts', `await import('@simplato/web')`, 'meet in the contract'],
  ['packages/server/src/app.test.ts', `import '@simplato/web'`, 'meet in the contract'],
  ['packages/web/src/main.tsx', `import type {} from '../../server/src/app.ts'`, 'not leave'],
  ['packages/web/src/main.tsx', `import 'left-pad'`, 'does not declare left-pad'],
  [feature, `import '../menu/menu-queries.ts'`, 'not its queries'],
  [feature, `import '../menu/menu-routes.ts'`, 'only the application'],
  [
    'packages/server/src/auth/guard.ts',
    `import '../features/menu/menu-routes.ts'`,
    'only the application',
  ],
  ['packages/server/src/auth/guard.ts', `import '../app.ts'`, 'on top of its parts'],
  [feature, `import { Pool } from 'pg'`, 'pg belongs to'],
  [feature, `type Pool = import('pg').Pool`, 'pg belongs to'],
  [feature, 'console.log(process.env.PORT)', 'only reader of the environment'],
  [feature, 'const { env } = process', 'only reader of the environment'],
  [feature, `import { env } from 'node:process'`, 'only reader of the environment'],
  ['packages/web/src/ui/card.tsx', `import '../api/client.ts'`, 'ui knows no API'],
  [
    'packages/web/src/api/client.ts',
    `import '../features/menu/menu.ts'`,
    'api and storage know no screen',
  ],
  ['packages/web/src/features/menu/a.ts', `import '../history/b.ts'`, 'do not import each other'],
  ['packages/web/src/features/menu/a.ts', `import '../../app/router.tsx'`, 'app composes'],
])('%s: %s', async (path, source, says) => {
  const problems = await check({ [path]: `\n${source}` });
  expect(problems).toContainEqual(expect.stringContaining(`${path}:2 imports`));
  expect(problems.join('\n')).toContain(says);
});
