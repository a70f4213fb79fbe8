import process from 'node:process';
import { buildIfNeeded } from './build-if-needed.ts';
import { findChromium } from './find-chromium.ts';
import { main } from './main.ts';
import { fromRoot } from './paths.ts';
import { type Outcome, runPackage } from './run.ts';

/** Runs the browser journeys; `args` go to Playwright: a file name, `-g words`, `--headed` … */
export async function runJourneys(args: string[], jsonFile?: string): Promise<Outcome> {
  const chromiumPath = await findChromium();
  const reporter = jsonFile ? ['--reporter', 'list,json'] : [];
  return runPackage(
    ['@playwright/test', 'playwright'],
    ['test', '--config', fromRoot('e2e/playwright.config.ts'), ...reporter, ...args],
    {
      workspace: 'e2e',
      live: true,
      env: {
        CHROMIUM_PATH: chromiumPath,
        ...(jsonFile ? { PLAYWRIGHT_JSON_OUTPUT_FILE: jsonFile } : {}),
      },
    },
  );
}

await main(import.meta.url, async () => {
  await buildIfNeeded();
  process.exitCode = (await runJourneys(process.argv.slice(2))).exitCode;
});
