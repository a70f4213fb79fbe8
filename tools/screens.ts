import process from 'node:process';
import { buildIfNeeded } from './build-if-needed.ts';
import { findChromium } from './find-chromium.ts';
import { main } from './main.ts';
import { fromRoot } from './paths.ts';
import { runPackage } from './run.ts';

/**
 * Takes the pictures of docs/screens anew; `args` name one tour or one look, as e2e/screens.ts says. The
 * browser's own words, those of a date field, are Spanish where it has them (Debian's chromium-l10n).
 */
await main(import.meta.url, async () => {
  await buildIfNeeded();
  const { exitCode } = await runPackage(
    ['tsx'],
    [fromRoot('e2e/screens.ts'), fromRoot('docs/screens'), '--kept', ...process.argv.slice(2)],
    { live: true, env: { CHROMIUM_PATH: await findChromium(), LANGUAGE: 'es' } },
  );
  process.exitCode = exitCode;
});
