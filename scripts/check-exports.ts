import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';
import { listModules } from './list-modules.ts';
import { listNames } from './list-names.ts';
import { main } from './main.ts';
import { root } from './paths.ts';

/** Returns one sentence per export whose name occurs nowhere else, not even in its own module. */
export async function checkExports(folder: string): Promise<string[]> {
  const modules = await Promise.all(
    (await listModules(folder)).map(async (path) => ({
      path,
      ...listNames(path, await readFile(join(folder, path), 'utf8')),
    })),
  );
  const counts = new Map<string, number>();
  for (const { named } of modules) {
    for (const name of named) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return modules.flatMap(({ path, exported }) =>
    exported
      .filter((name) => counts.get(name) === 1)
      .map((name) => `${path} exports ${name}, which nobody uses`),
  );
}

await main(import.meta.url, async () => {
  const problems = await checkExports(root);
  for (const problem of problems) console.log(problem);
  process.exitCode = problems.length > 0 ? 1 : 0;
});
