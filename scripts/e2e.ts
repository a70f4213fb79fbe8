import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';
import { buildIfNeeded } from './build-if-needed.ts';
import { findChromium, findHeadlessShell } from './find-chromium.ts';
import { main } from './main.ts';
import { fromRoot } from './paths.ts';
import { type Outcome, runPackage } from './run.ts';

const WITH_WINDOWS = new Set(['--headed', '--debug', '--ui']);

/**
 * Runs the browser journeys; `args` go to Playwright: a file name, `-g words`, `--headed` … With a file for
 * the report, their output is printed at their end, since other tests run beside them.
 */
export async function runJourneys(args: string[], jsonFile?: string): Promise<Outcome> {
  const chromiumPath = await findChromium();
  const shellPath = args.some((arg) => WITH_WINDOWS.has(arg)) ? null : await findHeadlessShell();
  const reporter = jsonFile ? ['--reporter', 'list,json'] : [];
  const outcome = await runPackage(
    ['@playwright/test', 'playwright'],
    ['test', '--config', fromRoot('e2e/playwright.config.ts'), ...reporter, ...args],
    {
      workspace: 'e2e',
      live: jsonFile === undefined,
      env: {
        CHROMIUM_PATH: chromiumPath,
        HEADLESS_SHELL_PATH: shellPath ?? chromiumPath,
        ...(jsonFile ? { PLAYWRIGHT_JSON_OUTPUT_FILE: jsonFile } : {}),
      },
    },
  );
  if (jsonFile !== undefined) console.log(`\n── journeys\n${outcome.output}`);
  if (outcome.exitCode !== 0) await printFailedPages();
  return outcome;
}

/**
 * Prints what each page showed when its journey failed: on a build server nobody can open the
 * screenshots.
 */
async function printFailedPages(): Promise<void> {
  const results = fromRoot('e2e/test-results');
  const files = await readdir(results, { recursive: true }).catch(() => []);
  for (const file of files.filter((name) => name.endsWith('error-context.md')).slice(0, 5)) {
    const page = /```yaml\n([\s\S]*?)```/.exec(await readFile(join(results, file), 'utf8'))?.[1];
    console.log(`\n${file}\n${page?.slice(0, 6000) ?? 'no page'}`);
  }
}

await main(import.meta.url, async () => {
  await buildIfNeeded();
  process.exitCode = (await runJourneys(process.argv.slice(2))).exitCode;
});
