import { once } from 'node:events';
import process from 'node:process';
import { commandScript, fromRoot } from './paths.ts';
import { prefixLines } from './prefix-lines.ts';
import { endChildren, start } from './run.ts';

/**
 * Runs the server with the demo restaurant on port 3001 and the site on Vite's port; both reload
 * when the sources change. The browser uses Vite's, which proxies /api and /dev to the server.
 */
const server = start(
  process.execPath,
  [
    commandScript('tsx'),
    'watch',
    '--clear-screen=false',
    fromRoot('packages/server/src/main.ts'),
    '--demo',
  ],
  { env: { PORT: '3001' } },
);
const site = start(
  process.execPath,
  [commandScript('vite', 'vite', 'packages/web'), '--clearScreen', 'false'],
  { cwd: fromRoot('packages/web') },
);
prefixLines(server, 'server');
prefixLines(site, 'site  ');

await Promise.race([once(server, 'close'), once(site, 'close')]);
await endChildren();
process.exitCode = 1;
