import { existsSync } from 'node:fs';
import { chmod, cp, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';
import { build as bundle, type BuildOptions } from 'esbuild';
import { build as buildSite } from 'vite';
import { buildWorker } from './build-worker.ts';
import { main } from './main.ts';
import { packFiles } from './pack-files.ts';
import { fromRoot } from './paths.ts';
import { run } from './run.ts';
import { hashSources, stampPath } from './source-hash.ts';

/**
 * Builds packages/web/dist (static files) and packages/server/dist (two Node scripts). The
 * workspaces are bundled into the scripts; packages from npm stay in node_modules.
 */
export async function build(): Promise<void> {
  const startedFrom = hashSources();
  const mode = process.env['NODE_ENV'];
  await rm(stampPath, { force: true });
  await Promise.all([buildWeb(), buildServer()]);
  // Vite sets NODE_ENV to production, which child processes would inherit.
  if (mode === undefined) delete process.env['NODE_ENV'];
  // The hash is from before the build, so that a file saved meanwhile causes a rebuild.
  await mkdir(fromRoot('packages/server/dist'), { recursive: true });
  await writeFile(stampPath, startedFrom);
}

async function buildWeb(): Promise<void> {
  const site = fromRoot('packages/web');
  if (!existsSync(fromRoot('packages/web/index.html'))) return;
  const config = fromRoot('packages/web/vite.config.ts');
  const common = {
    root: site,
    configFile: existsSync(config) ? config : false,
    logLevel: 'warn',
  } as const;
  await buildSite({ ...common, build: { outDir: 'dist', emptyOutDir: true } });
  // The server rendering: a separate bundle, which needs no packages at run time.
  await buildSite({
    ...common,
    define: { 'process.env.NODE_ENV': '"production"' },
    ssr: { noExternal: true },
    build: { outDir: 'dist-server', emptyOutDir: true, ssr: 'src/entry-server.tsx' },
  });
  // Only the server needs to know the files of each page.
  await rename(`${site}/dist/.vite/pages.json`, `${site}/dist-server/pages.json`);
  await rm(`${site}/dist/.vite`, { recursive: true });
  await buildWorker();
  await Promise.all([packFiles(`${site}/dist`), packFiles(`${site}/dist/assets`)]);
}

/** How the server's programs are bundled. */
export const SERVER_BUNDLE = {
  absWorkingDir: fromRoot(),
  bundle: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  loader: { '.sql': 'text' },
  packages: 'external',
  // The workspaces are TypeScript, which Node 20 cannot load, so they are bundled.
  alias: {
    '@simplato/contract': fromRoot('packages/contract/src/index.ts'),
    '@simplato/domain': fromRoot('packages/domain/src/index.ts'),
    '@simplato/payment-sandbox': fromRoot('packages/payment-sandbox/src/index.ts'),
    '@simplato/plain-pages': fromRoot('packages/plain-pages/src/index.ts'),
  },
  logLevel: 'warning',
} satisfies BuildOptions;

async function buildServer(): Promise<void> {
  const source = fromRoot('packages/server/src');
  const out = fromRoot('packages/server/dist');
  const entryPoints = [
    { in: `${source}/main.ts`, out: 'main' },
    { in: `${source}/backup/backup-command.ts`, out: 'backup-command' },
    { in: `${source}/db/create-database.ts`, out: 'create-database' },
  ];

  await rm(out, { recursive: true, force: true });
  await bundle({ ...SERVER_BUNDLE, entryPoints, outdir: out, sourcemap: 'linked' });
  // The server reads `./migrations/` next to its own module, in src/db as in dist.
  const migrations = `${source}/db/migrations`;
  if (existsSync(migrations)) await cp(migrations, `${out}/migrations`, { recursive: true });
  // The same applies to the fonts of the printed sheets.
  const fonts = `${source}/printing/fonts`;
  if (existsSync(fonts)) await cp(fonts, `${out}/fonts`, { recursive: true });
  await createEmptyDatabase(`${out}/create-database.js`, `${out}/empty-database`);
}

async function createEmptyDatabase(program: string, folder: string): Promise<void> {
  const { exitCode, output } = await run(process.execPath, [program, folder]);
  if (exitCode !== 0) throw new Error(`The empty database was not created:\n${output}`);
  // PGlite lets everybody write to its files; whoever runs the server has to read them.
  for (const entry of await readdir(folder, { withFileTypes: true, recursive: true })) {
    await chmod(join(entry.parentPath, entry.name), entry.isDirectory() ? 0o755 : 0o644);
  }
  await chmod(folder, 0o755);
}

await main(import.meta.url, async () => {
  const startedAt = performance.now();
  await build();
  console.log(`Built in ${((performance.now() - startedAt) / 1000).toFixed(1)} s.`);
});
