import { execFile } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { encodeTableCode, tableLink } from '@simplato/domain';
import { openPostgresDatabase } from '@simplato/server/db/postgres-database';
import { chromium, type Page } from 'playwright-core';
import { fillRestaurants } from './kit/restaurants.ts';
import { createScratchDatabase } from './kit/postgres.ts';
import { startServer } from './kit/server.ts';

/**
 * Lighthouse's scores on a phone, out of 100, of the pages that a diner opens on the way to an order,
 * or of those named: `npm run bench lighthouse /scanqr`. It is downloaded from the registry for each
 * run: in the lock file it would bring packages pinned to "latest".
 */
const LIGHTHOUSE = 'lighthouse@12.8.2';
const MARKS = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const PORT = 9333;
/** robots.txt keeps search engines off it, on purpose: that audit says nothing about the page. */
const NOT_FOR_SEARCH = '/scanqr';
const PAGES = ['/', NOT_FOR_SEARCH, '/clients/home', '/clients/carta', '/clients/resumen'];

interface Report {
  categories: Record<(typeof MARKS)[number], { score: number; auditRefs: { id: string }[] }>;
  audits: Record<string, { score: number | null; title: string; displayValue?: string }>;
}

const run = promisify(execFile);
const scratch = await createScratchDatabase();
const db = await openPostgresDatabase(scratch.url);
const [restaurant] = await fillRestaurants(db, 1);
const server = await startServer({ DATABASE_URL: scratch.url });
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'simplato-lighthouse-'));
try {
  const code = encodeTableCode({
    restaurantId: restaurant?.restaurantId ?? 0,
    tableName: '1',
    key: null,
  });
  await onPhone(async (page) => {
    await page.goto(tableLink(server.url, code));
    await page.goto(`${server.url}/clients/carta`);
    await page
      .getByRole('button', { name: /^Añadir / })
      .first()
      .click();
    await page.getByRole('link', { name: /^Tu pedido: 1/ }).waitFor();
  });
  const named = process.argv.slice(2);
  for (const address of named.length > 0 ? named : PAGES) {
    const report = await onPhone(async () => measure(server.url + address));
    const marks = MARKS.map((mark) => `${mark} ${Math.round(report.categories[mark].score * 100)}`);
    console.log(`${address.padEnd(18)} ${marks.join('   ')}`);
    console.log(`${''.padEnd(18)} shift ${report.audits['cumulative-layout-shift']?.displayValue}`);
    for (const fault of faultsOf(report)) console.log(`${''.padEnd(18)} - ${fault}`);
  }
} finally {
  fs.rmSync(folder, { recursive: true, force: true });
  await server.stop();
  await db.close();
  await scratch.drop();
}

/**
 * Opens a browser; its profile keeps the session and the basket for the next one. Each page is
 * measured in a browser of its own: where other pages have been open, Lighthouse's debugger first
 * goes through their scripts, in one task that counts as the page's (0.4 s for the second page, 0.7
 * for the third).
 */
async function onPhone<Result>(visit: (page: Page) => Promise<Result>): Promise<Result> {
  const executablePath = process.env['CHROMIUM_PATH'];
  const browser = await chromium.launchPersistentContext(folder, {
    ...(executablePath ? { executablePath } : {}),
    args: ['--no-sandbox', `--remote-debugging-port=${PORT}`],
    locale: 'es-ES',
  });
  try {
    return await visit(await browser.newPage());
  } finally {
    await browser.close();
  }
}

async function measure(url: string): Promise<Report> {
  const file = path.join(folder, 'report.json');
  const only = `--only-categories=${MARKS.join(',')}`;
  const how = ['--disable-storage-reset', '--quiet', '--output=json', `--output-path=${file}`];
  if (new URL(url).pathname === NOT_FOR_SEARCH) how.push('--skip-audits=is-crawlable');
  await run('npx', ['--yes', LIGHTHOUSE, url, `--port=${PORT}`, only, ...how]);
  return JSON.parse(fs.readFileSync(file, 'utf8')) as Report;
}

/** The audits that cost points. */
function faultsOf({ categories, audits }: Report): string[] {
  const ids = new Set(
    Object.values(categories).flatMap(({ auditRefs }) => auditRefs.map(({ id }) => id)),
  );
  return [...ids].flatMap((id) => {
    const audit = audits[id];
    if (!audit || audit.score === null || audit.score >= 0.9) return [];
    return [`${audit.title} ${audit.displayValue ?? ''}`.trim()];
  });
}
