import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';
import { type ImportRule, importRules } from './import-rules.ts';
import { type Import, listImports } from './list-imports.ts';
import { listModules } from './list-modules.ts';
import { main } from './main.ts';
import { matchesAny, matchPath } from './path-pattern.ts';
import { root } from './paths.ts';
import { resolveImport } from './resolve-import.ts';
import { declarationProblem } from './workspace-manifests.ts';

/** Returns one sentence per import that import-rules.ts or a package.json forbids. */
export async function checkImports(folder: string): Promise<string[]> {
  const modules = await listModules(folder);
  const problems = await Promise.all(
    modules.map(async (path) => {
      const source = await readFile(join(folder, path), 'utf8');
      return listImports(path, source).flatMap((one) => problemsOf(folder, path, one));
    }),
  );
  return problems.flat();
}

function problemsOf(folder: string, path: string, { specifier, line }: Import): string[] {
  const target = resolveImport(folder, path, specifier);
  const broken = importRules.filter((rule) => breaks(rule, path, target)).map((rule) => rule.why);
  const undeclared = declarationProblem(folder, path, specifier, target);
  return [...broken, ...(undeclared ? [undeclared] : [])].map(
    (why) => `${path}:${line} imports ${target}: ${why}`,
  );
}

function breaks(rule: ImportRule, path: string, target: string): boolean {
  if (isTest(path) && !rule.inTests) return false;
  const importer = matchPath(rule.in, path);
  if (!importer || matchesAny(rule.except, path) || matchesAny(rule.but, target)) return false;
  if (rule.only) return !matchesAny(rule.only, target);
  return (rule.never ?? []).some((pattern) => {
    const imported = matchPath(pattern, target);
    if (!imported) return false;
    return !(rule.ownAllowed && imported.firstStar === importer.firstStar);
  });
}

const isTest = (path: string): boolean => /\.test\.tsx?$/.test(path);

await main(import.meta.url, async () => {
  const problems = await checkImports(root);
  for (const problem of problems) console.log(problem);
  process.exitCode = problems.length > 0 ? 1 : 0;
});
