import process from 'node:process';
import { buildIfNeeded } from './build-if-needed.ts';
import { findChromium } from './find-chromium.ts';
import { main } from './main.ts';
import { fromRoot } from './paths.ts';
import { runPackage } from './run.ts';

/**
 * Takes pictures of every screen into `screens`, which git ignores, and those of docs/screens again;
 * `args` select one tour or one look, as described in e2e/screens.ts. The browser's own texts, such
 * as those of a date field, are Spanish if it has the translations (Debian's chromium-l10n).
 */
await main(import.meta.url, async () => {
  await buildIfNeeded();
  const { exitCode } = await runPackage(
    ['tsx'],
    [
      fromRoot('e2e/screens.ts'),
      fromRoot('screens'),
      `--keep=${fromRoot('docs/screens')}`,
      ...process.argv.slice(2),
    ],
    { live: true, env: { CHROMIUM_PATH: await findChromium(), LANGUAGE: 'es' } },
  );
  process.exitCode = exitCode;
});
