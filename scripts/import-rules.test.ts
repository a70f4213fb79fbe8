import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import rules from '../.dependency-cruiser.mjs';
import { fromRoot } from './paths.ts';
import { runPackage } from './run.ts';

const ORDERS = 'server/src/features/orders/place-order.ts';

/** The rule, the file in packages/ that breaks it, and how; each rule is broken at least once. */
const BREACHES: [rule: string, file: string, source: string][] = [
  ['domain-is-pure', 'domain/src/tax.ts', "import fs from 'node:fs'"],
  ['domain-is-pure', 'domain/src/tips.ts', "import type { A } from 'zod'"],
  ['contract-knows-the-domain-and-zod', 'contract/src/menu.ts', "export * from 'pg'"],
  ['sandbox-knows-only-its-port', 'payment-sandbox/src/a.ts', "import '@simplato/contract/order'"],
  ['sandbox-has-one-importer', 'server/src/b.ts', "import '@simplato/payment-sandbox/a'"],
  ['server-stands-on-the-contract', 'domain/src/a.test.ts', "import '@simplato/server/a'"],
  ['server-stands-on-the-contract', 'test-kit/src/a.ts', "import '@simplato/server/a'"],
  ['test-kit-is-for-tests', 'server/src/c.ts', "import '@simplato/test-kit/client'"],
  ['test-kit-is-for-tests', 'web/src/g.ts', "import type { A } from '@simplato/test-kit/client'"],
  ['web-stands-on-top', 'server/src/app.ts', "await import('@simplato/web/a')"],
  ['web-stands-on-top', 'server/src/app.test.ts', "import '@simplato/web/a'"],
  ['no-path-out-of-a-package', 'contract/src/b.ts', "import '../../domain/src/index.ts'"],
  ['declared-dependencies', 'web/src/b.ts', "import 'left-pad'"],
  ['no-unresolvable', 'web/src/c.ts', "import './nowhere.ts'"],
  ['no-circular', 'web/src/d.ts', "import './e.ts'"],
  ['routes-stand-on-top', ORDERS, "import '../menu/menu-routes.ts'"],
  [
    'application-stands-on-top',
    'server/src/http/serve.ts',
    "import '../config.ts'; import '../main.ts'",
  ],
  ['queries-stay-in-their-feature', ORDERS, "import '../menu/menu-queries.ts'"],
  [
    'features-stand-on-all-rooms',
    'server/src/db/pool.ts',
    "import '../features/menu/read-menu.ts'",
  ],
  ['ports-know-no-request', 'server/src/mail/smtp.ts', "import '../auth/guard.ts'"],
  ['auth-knows-no-http', 'server/src/auth/login.ts', "import '../http/uploads.ts'"],
  ['http-is-not-watched-from-within', 'server/src/http/a.ts', "import '../observability/b.ts'"],
  ['pg-has-one-adapter', ORDERS, "type Pool = import('pg').Pool"],
  ['pglite-has-one-adapter', ORDERS, "import '@electric-sql/pglite'"],
  ['sharp-has-one-adapter', ORDERS, "import 'sharp'"],
  ['csv-parse-has-one-adapter', ORDERS, "import 'csv-parse'"],
  ['any-ascii-has-one-adapter', ORDERS, "import 'any-ascii'"],
  ['stripe-has-one-adapter', ORDERS, "import 'stripe'"],
  ['nodemailer-has-one-adapter', ORDERS, "import 'nodemailer'"],
  ['saxes-has-one-adapter', ORDERS, "import 'saxes'"],
  ['ui-knows-no-feature', 'web/src/ui/card.tsx', "import '../api/client.ts'"],
  ['i18n-knows-no-screen', 'web/src/i18n/words.ts', "import '../app/router.tsx'"],
  ['api-and-storage-know-no-screen', 'web/src/api/call.ts', "import '../features/menu/menu.ts'"],
  ['forms-and-url-state-know-no-feature', 'web/src/forms/f.ts', "import '../app/router.tsx'"],
  ['app-composes', 'web/src/features/menu/a.ts', "import '../../app/router.tsx'"],
  ['features-stand-alone', 'web/src/features/menu/b.ts', "import '../history/past.ts'"],
  ['place-stands-below', 'web/src/features/place/a.ts', "import '../tabs/b.ts'"],
  ['invoices-stands-below', 'web/src/features/invoices/a.ts', "import '../checkout/b.ts'"],
  ['orders-stands-below', 'web/src/features/orders/a.ts', "import '../checkout/b.ts'"],
  [
    'checkout-stands-below',
    'web/src/features/checkout/a.ts',
    "import type { A } from '../tabs/c.ts'",
  ],
];

const ALLOWED: Record<string, string> = {
  'domain/src/index.ts': "export * from './money.ts'",
  'domain/src/money.ts': '',
  'contract/src/order.ts': "import { z } from 'zod'; import '@simplato/domain'",
  'server/src/a.ts': '',
  'server/src/auth/guard.ts': '',
  'server/src/http/uploads.ts': "import '../auth/guard.ts'",
  'server/src/observability/b.ts': '',
  'server/src/payments/open-payments.ts': "import '@simplato/payment-sandbox/a'",
  'server/src/config.ts': '',
  'server/src/config.test.ts': "import '@simplato/test-kit/client'",
  'server/src/main.ts': '',
  'server/src/db/postgres-pool.ts': "import pg from 'pg'",
  'server/src/features/menu/menu-queries.ts': '',
  'server/src/features/menu/menu-routes.ts': "import './read-menu.ts'; import 'node:process'",
  'server/src/features/menu/read-menu.ts': "import './menu-queries.ts'",
  'server/test/test-client.ts': "import '@simplato/test-kit/client'",
  'test-kit/src/client.ts': "import '@simplato/contract/order'",
  'web/src/a.ts': '',
  'web/src/e.ts': "export const d = () => import('./d.ts')",
  'web/src/api/client.ts': '',
  'web/src/app/router.tsx': "import '../features/menu/menu.ts'",
  'web/src/features/menu/menu.ts': "import '../session/session.ts'; import '../../a.ts'",
  'web/src/features/history/past.ts': '',
  'web/src/features/session/session.ts': '',
  'web/src/features/checkout/b.ts': '',
  'web/src/features/tabs/b.ts': '',
  'web/src/features/tabs/c.ts': "import '../checkout/b.ts'",
};

const LIBRARIES = [
  'pg',
  'zod',
  'sharp',
  'stripe',
  'csv-parse',
  'any-ascii',
  'nodemailer',
  'saxes',
  'left-pad',
  '@electric-sql/pglite',
];

test('what the rules allow passes, and each rule refuses what breaks it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'imports-'));
  onTestFinished(async () => rm(folder, { recursive: true }));
  const write = async (path: string, text: string) => {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  };
  for (const name of LIBRARIES) {
    await write(`node_modules/${name}/package.json`, JSON.stringify({ name, main: 'index.js' }));
    await write(`node_modules/${name}/index.js`, '');
  }
  const declared = LIBRARIES.filter((name) => name !== 'left-pad').map((name) => [name, '1']);
  for (const name of ['domain', 'contract', 'server', 'web', 'payment-sandbox', 'test-kit']) {
    const manifest = {
      name: `@simplato/${name}`,
      exports: { '.': './src/index.ts', './*': './src/*.ts' },
      dependencies: Object.fromEntries(declared),
    };
    await write(`packages/${name}/package.json`, JSON.stringify(manifest));
    await mkdir(join(folder, 'node_modules/@simplato'), { recursive: true });
    await symlink(`../../packages/${name}`, join(folder, `node_modules/@simplato/${name}`));
  }
  const files = new Map(Object.entries(ALLOWED));
  for (const [, file, source] of BREACHES) {
    files.set(file, `${files.get(file) ?? ''}${source};\n`);
  }
  for (const [file, source] of files) await write(`packages/${file}`, source);

  const { output } = await runPackage(
    ['dependency-cruiser', 'depcruise'],
    ['--config', fromRoot('.dependency-cruiser.mjs'), '--output-type', 'json', 'packages'],
    { cwd: folder },
  );
  const { summary } = JSON.parse(output) as {
    summary: { violations: { from: string; rule: { name: string } }[] };
  };
  const found = summary.violations.map(({ from, rule }) => `${from} breaks ${rule.name}`);
  expect(found.toSorted()).toEqual(
    BREACHES.map(([rule, file]) => `packages/${file} breaks ${rule}`).toSorted(),
  );
  expect([...new Set(BREACHES.map(([rule]) => rule))].toSorted()).toEqual(
    rules.forbidden?.map(({ name }) => name).toSorted(),
  );
}, 60_000);
