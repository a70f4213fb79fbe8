import process from 'node:process';
import { runAgency } from '@simplato/server/test/verifactu/run-agency';
import { findSaturation } from './friday/find-saturation.ts';
import { holdEvening } from './friday/hold-evening.ts';
import { readOptions, USAGE, type Options } from './friday/options.ts';
import { makePlace } from './friday/make-place.ts';
import { startServer } from './kit/server.ts';

/** Then the figures show what the server's objects hold, and not what waits to be collected. */
const COLLECT_GARBAGE = 'data:text/javascript,setInterval(gc, 5_000).unref()';

/**
 * A Friday night in some restaurants, only through the public API: parties that scan, read, order,
 * tap twice, lose the connection and pay, and cooks who advance their orders. The server's promises
 * are checked during the run; a broken one makes it exit with 1. With --saturation the load increases
 * until it is too much.
 */
if (process.argv.includes('--help')) console.log(USAGE);
else process.exitCode = (await run(readOptions(process.argv.slice(2)))) ? 0 : 1;

async function run(options: Options): Promise<boolean> {
  const { url, postgres, seed, restaurants, tables } = options;
  const place = url ?? (postgres ? 'PostgreSQL' : 'the embedded database');
  console.log(`seed ${seed}: ${restaurants} restaurants of ${tables} tables, on ${place}`);
  const work = options.saturation ? findSaturation : holdEvening;
  if (url !== null) return (await work(url, options)).broken === 0;
  const { env, remove } = await makePlace(postgres ? 'postgres' : 'embedded');
  const tax = await runAgency();
  try {
    const server = await startServer({ ...env, ...tax.env }, serverFlags(options));
    try {
      return (await work(server.url, options, tax.agency.books)).broken === 0;
    } finally {
      await server.stop();
    }
  } finally {
    await tax.stop();
    await remove();
  }
}

/** The flags that `npm start` uses, and those that measure. */
function serverFlags({ profile, steady }: Options): string[] {
  return [
    '--max-semi-space-size=4',
    ...(steady ? ['--expose-gc', '--import', COLLECT_GARBAGE] : []),
    ...(profile === null ? [] : ['--cpu-prof', `--cpu-prof-dir=${profile}`]),
  ];
}
