import { readdir, readFile } from 'node:fs/promises';
import { build as bundle } from 'esbuild';
import { fromRoot } from './paths.ts';

/**
 * Writes the site's service worker to dist-server/sw.js, with the names of the files just built.
 */
export async function buildWorker(): Promise<void> {
  const site = fromRoot('packages/web');
  const out = `${site}/dist-server`;
  const { entry, kept } = JSON.parse(await readFile(`${out}/pages.json`, 'utf8')) as {
    entry: string;
    kept: readonly string[];
  };
  const names = await readdir(`${site}/dist/assets`);
  const all = names
    .filter((name) => /\.(js|css|woff2)$/.test(name))
    .map((name) => `/assets/${name}`);
  await bundle({
    entryPoints: [`${site}/worker/worker.ts`],
    outfile: `${out}/sw.js`,
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    define: { SITE: JSON.stringify({ entry, diner: kept, all }) },
    logLevel: 'warning',
  });
}
