import { existsSync } from 'node:fs';
import { join, posix } from 'node:path';

const endings = ['', '.ts', '.tsx', '/index.ts'];

/**
 * What an import refers to: a path from the root if it is relative, else the specifier itself. A
 * relative path that does not exist is returned as written; the compiler reports it.
 */
export function resolveImport(folder: string, importer: string, specifier: string): string {
  if (!specifier.startsWith('.')) return specifier;
  const [withoutQuery = specifier] = specifier.split('?');
  const path = posix.join(posix.dirname(importer), withoutQuery);
  const candidates = [
    ...endings.map((ending) => path + ending),
    path.replace(/\.js$/, '.ts'),
    path.replace(/\.jsx?$/, '.tsx'),
  ];
  return candidates.find((candidate) => isModule(join(folder, candidate))) ?? path;
}

const isModule = (path: string): boolean => /\.[a-z]+$/.test(path) && existsSync(path);
