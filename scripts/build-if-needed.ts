import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';

import { main } from './main.ts';
import { fromRoot } from './paths.ts';
import { hashSources, stampPath } from './source-hash.ts';

export async function buildIfNeeded(): Promise<void> {
  const reason = await reasonToBuild();
  if (!reason) {
    console.log('The build is up to date.');
    return;
  }
  console.log(`Building, because ${reason} …`);
  const startedAt = performance.now();
  const { build } = await import('./build.ts');
  await build();
  console.log(`Built in ${((performance.now() - startedAt) / 1000).toFixed(1)} s.`);
}

async function reasonToBuild(): Promise<string | undefined> {
  const results = ['packages/server/dist/main.js', 'packages/web/dist/index.html'];
  if (!results.every((result) => existsSync(fromRoot(result)))) return 'there is none yet';
  const builtFrom = await readFile(stampPath, 'utf8').catch(() => undefined);
  return builtFrom === hashSources() ? undefined : 'the sources have changed';
}

await main(import.meta.url, buildIfNeeded);
