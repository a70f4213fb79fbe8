import { readdir, readFile } from 'node:fs/promises';
import { build as bundle } from 'esbuild';
import { fromRoot } from './paths.ts';

interface Chunk {
  file: string;
  name?: string;
  imports?: string[];
  dynamicImports?: string[];
  css?: string[];
  assets?: string[];
}
type Manifest = Readonly<Record<string, Chunk>>;

/** A diner's screens, cached with everything that they load later … */
const WHOLE = ['diner', 'diner-area', 'home', 'home-route', 'menu', 'menu-page', 'diner-orders'];
/** … and the other pages that open offline, with only what they need at the start. */
const BEGINNINGS = [
  'landing',
  'public-area',
  'scan-page',
  'session-ended',
  'keep-current',
  'base',
  'asking',
  'no-network-page',
];

/**
 * Writes the site's service worker to dist-server/sw.js, with the names of the files just built.
 */
export async function buildWorker(): Promise<void> {
  const site = fromRoot('packages/web');
  const out = `${site}/dist-server`;
  const manifest = JSON.parse(await readFile(`${out}/manifest.json`, 'utf8')) as Manifest;
  const entry = Object.values(manifest).find(({ name }) => name === 'base');
  if (!entry) throw new Error('The site has no chunk called base');
  const names = await readdir(`${site}/dist/assets`);
  const all = names
    .filter((name) => /\.(js|css|woff2)$/.test(name))
    .map((name) => `/assets/${name}`);
  const diner = filesForDiners(manifest).map((file) => `/${file}`);
  await bundle({
    entryPoints: [`${site}/worker/worker.ts`],
    outfile: `${out}/sw.js`,
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    define: { SITE: JSON.stringify({ entry: `/${entry.file}`, diner, all }) },
    logLevel: 'warning',
  });
}

function filesForDiners(manifest: Manifest): string[] {
  const keysOf = (names: readonly string[]) =>
    Object.keys(manifest).filter((key) => {
      return names.includes(manifest[key]?.name ?? '');
    });
  const files = new Set<string>();
  const seen = new Set<string>();
  const seenWhole = new Set<string>();
  /** A chunk and its static imports. */
  const take = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || seen.has(key)) return;
    seen.add(key);
    for (const file of [chunk.file, ...(chunk.css ?? []), ...(chunk.assets ?? [])]) files.add(file);
    for (const one of chunk.imports ?? []) take(one);
  };
  /** A chunk with its static and its dynamic imports, recursively. */
  const takeWhole = (key: string) => {
    if (seenWhole.has(key)) return;
    seenWhole.add(key);
    take(key);
    for (const one of manifest[key]?.dynamicImports ?? []) takeWhole(one);
  };
  for (const key of keysOf(WHOLE)) takeWhole(key);
  for (const key of keysOf(BEGINNINGS)) take(key);
  return [...files].toSorted();
}
