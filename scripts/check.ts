import { availableParallelism } from 'node:os';
import process from 'node:process';
import { main } from './main.ts';
import { fromRoot } from './paths.ts';
import { type Outcome, runPackage } from './run.ts';

export type CheckResult = { name: string; ok: boolean; seconds: number };

type Check = { name: string; run: () => Promise<Outcome> };

const workspaces = [
  'packages/domain',
  'packages/contract',
  'packages/plain-pages',
  'packages/payment-sandbox',
  'packages/test-kit',
  'packages/server',
  'packages/web',
  'packages/web/worker',
  'e2e',
  'bench',
  'scripts',
];

/** Who imports what, by the rules in .dependency-cruiser.mjs. */
const CRUISE = ['--output-type', 'err', 'packages', 'e2e', 'bench', 'scripts', 'vitest.config.ts'];

const checks: Check[] = [
  { name: 'format', run: () => runPackage(['oxfmt'], ['--check', '.']) },
  { name: 'lint', run: () => runPackage(['oxlint'], []) },
  { name: 'imports', run: () => runPackage(['dependency-cruiser', 'depcruise'], CRUISE) },
  { name: 'exports', run: () => runPackage(['knip'], ['--no-progress']) },
  { name: 'patterns', run: () => runPackage(['tsx'], [fromRoot('scripts/check-patterns.ts')]) },
  ...workspaces.map((workspace) => ({
    name: `types of ${workspace}`,
    run: () =>
      runPackage(
        ['@typescript/native', 'tsc'],
        // The workspaces are checked side by side; several checkers of one would each check what all need.
        ['-p', fromRoot(workspace), '--pretty', 'false', '--checkers', '1'],
      ),
  })),
];

/** Runs every check and prints a line for each; the output is shown only for failures. */
export async function runChecks(): Promise<CheckResult[]> {
  const results: CheckResult[] = [];
  const waiting = checks.values();
  const worker = async (): Promise<void> => {
    for (const check of waiting) {
      const outcome = await check.run();
      const result = {
        name: check.name,
        ok: outcome.exitCode === 0,
        seconds: outcome.seconds,
      };
      report(result, outcome.output);
      results.push(result);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
  return results;
}

function report({ name, ok, seconds }: CheckResult, output: string): void {
  console.log(`${name.padEnd(26)} ${(ok ? 'ok' : 'failed').padEnd(7)} ${seconds.toFixed(1)} s`);
  if (!ok) console.log(output.trimEnd());
}

await main(import.meta.url, async () => {
  const results = await runChecks();
  process.exitCode = results.every((result) => result.ok) ? 0 : 1;
});
