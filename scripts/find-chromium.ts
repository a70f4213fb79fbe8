import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import process from 'node:process';
import { main } from './main.ts';
import { fromRoot } from './paths.ts';
import { run, runPackage } from './run.ts';

const commands = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const applications = [
  '/snap/bin/chromium',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];
const advice = 'Install Chromium or Chrome, or set CHROMIUM_PATH to its executable.';

/** The path of a Chromium that starts; if the machine has none, downloads one and says so. */
export async function findChromium(): Promise<string> {
  const given = process.env['CHROMIUM_PATH'];
  if (given) {
    if (await starts(given)) return given;
    throw new Error(`CHROMIUM_PATH is ${given}, which does not start. ${advice}`);
  }
  const found =
    (await firstThatStarts([...systemPaths(), playwrightPath()])) ??
    (await downloadWithPlaywright()) ??
    (await installWithApt());
  if (found) return found;
  throw new Error(`There is no Chromium here and none could be fetched. ${advice}`);
}

/**
 * Chromium without windows: it draws the same pages for two thirds of the time. `undefined` where
 * there is none, and Chromium itself does.
 */
export async function findHeadlessShell(): Promise<string | undefined> {
  const paths = onPath(['chromium-headless-shell']);
  return (await firstThatStarts(paths)) ?? installWithApt('chromium-headless-shell', paths);
}

function systemPaths(): string[] {
  return [...onPath(commands), ...applications];
}

function onPath(names: readonly string[]): string[] {
  const folders = ['/usr/bin', '/usr/local/bin', ...(process.env['PATH'] ?? '').split(delimiter)];
  return [...new Set(names.flatMap((name) => folders.map((folder) => join(folder, name))))];
}

/**
 * Where Playwright keeps its own, installed or not. Playwright is a dependency of the e2e
 * workspace.
 */
function playwrightPath(): string {
  const require = createRequire(fromRoot('e2e/package.json'));
  const { chromium } = require('playwright-core') as { chromium: { executablePath(): string } };
  return chromium.executablePath();
}

async function downloadWithPlaywright(): Promise<string | undefined> {
  console.log("There is no Chromium on this machine: downloading Playwright's …");
  const mayInstall = canUseApt() ? ['--with-deps'] : [];
  const args = ['install', 'chromium', '--no-shell', ...mayInstall];
  const outcome = await runPackage(['playwright-core'], args, { workspace: 'e2e' });
  const path = await firstThatStarts([playwrightPath()]);
  console.log(path ? `Downloaded to ${path}.` : `That failed: ${reason(outcome.output)}`);
  return path;
}

async function installWithApt(
  name = 'chromium',
  paths: readonly string[] = systemPaths(),
): Promise<string | undefined> {
  if (!canUseApt()) return undefined;
  console.log(`Installing the ${name} of this system with apt-get …`);
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update', '-q'], { env });
  const outcome = await run('apt-get', ['install', '-y', '-q', name], { env });
  const path = await firstThatStarts(paths);
  console.log(path ? `Installed as ${path}.` : `That failed: ${reason(outcome.output)}`);
  return path;
}

const canUseApt = (): boolean => existsSync('/usr/bin/apt-get') && process.getuid?.() === 0;

/** The line with the error message, before the stack trace. */
function reason(output: string): string {
  const lines = output.trim().split('\n');
  return lines.find((line) => /error|failed|unable/i.test(line)) ?? lines.at(-1) ?? '';
}

async function firstThatStarts(paths: readonly string[]): Promise<string | undefined> {
  for (const path of paths) {
    if (await starts(path)) return path;
  }
  return undefined;
}

/**
 * Existing is not enough: shared libraries may be missing, or the file may only be a stub for an
 * app store.
 */
async function starts(path: string): Promise<boolean> {
  if (!existsSync(path)) return false;
  const outcome = await run(path, ['--version'], { timeoutMs: 20_000 });
  return outcome.exitCode === 0;
}

await main(import.meta.url, async () => {
  console.log(await findChromium());
});
