import { existsSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join, posix } from 'node:path';

type Manifest = Partial<
  Record<'dependencies' | 'devDependencies' | 'peerDependencies', Record<string, string>>
>;

/** Why a module may not import a package that its package.json does not declare. */
export function declarationProblem(
  folder: string,
  path: string,
  specifier: string,
  target: string,
): string | undefined {
  const home = packageFolder(folder, path);
  if (specifier.startsWith('.')) {
    const crosses = packageFolder(folder, target) !== home;
    return crosses ? 'a relative path must not leave its package' : undefined;
  }
  if (specifier === 'process.env' || specifier.startsWith('virtual:') || isBuiltin(specifier)) {
    return undefined;
  }
  const name = packageName(specifier);
  const declared = declares(folder, home, name) || (isTooling(path) && declares(folder, '.', name));
  return declared ? undefined : `${posix.join(home, 'package.json')} does not declare ${name}`;
}

/** Files that only the root's tools run may use the root's dependencies. */
const isTooling = (path: string): boolean => /\.(test|setup|config)\.tsx?$/.test(path);

const packageName = (specifier: string): string =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

function packageFolder(folder: string, path: string): string {
  let home = posix.dirname(path);
  while (home !== '.' && !existsSync(join(folder, home, 'package.json'))) {
    home = posix.dirname(home);
  }
  return home;
}

function declares(folder: string, home: string, name: string): boolean {
  const manifestPath = join(folder, home, 'package.json');
  if (!existsSync(manifestPath)) return false;
  const manifest = JSON.parse(readFileSync(manifestPath, 'utf8')) as Manifest;
  return [manifest.dependencies, manifest.devDependencies, manifest.peerDependencies].some(
    (group) => group !== undefined && name in group,
  );
}
