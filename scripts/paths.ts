import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { fileURLToPath, pathToFileURL } from 'node:url';

export const root = fileURLToPath(new URL('../', import.meta.url));

export const fromRoot = (...parts: string[]): string => join(root, ...parts);

/** True in the module that Node was asked to run, false where it is only imported. */
export const isMain = (moduleUrl: string): boolean =>
  process.argv[1] !== undefined && pathToFileURL(process.argv[1]).href === moduleUrl;

/**
 * The script behind a package's command, resolved from a workspace. Run with `node` it needs
 * neither a shell nor the links in node_modules/.bin, which differ between systems.
 */
export function commandScript(packageName: string, command = packageName, workspace = ''): string {
  const require = createRequire(fromRoot(workspace, 'package.json'));
  const manifestPath = findManifest(require, packageName);
  const manifest = JSON.parse(readFileSync(manifestPath, 'utf8')) as {
    bin?: string | Record<string, string>;
  };
  const script = typeof manifest.bin === 'string' ? manifest.bin : manifest.bin?.[command];
  if (!script) throw new Error(`${packageName} has no command "${command}"`);
  return join(dirname(manifestPath), script);
}

function findManifest(require: NodeJS.Require, packageName: string): string {
  const folders = require.resolve.paths(packageName) ?? [];
  for (const folder of folders) {
    const manifestPath = join(folder, packageName, 'package.json');
    try {
      readFileSync(manifestPath);
      return manifestPath;
    } catch {
      // Not in this node_modules; a parent folder's may have it.
    }
  }
  throw new Error(`${packageName} is not installed: run npm ci`);
}
