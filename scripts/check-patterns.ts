import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import process from 'node:process';
import { check } from 'recheck';
import { parseSync, Visitor } from 'vite';
import { listModules } from './list-modules.ts';
import { main } from './main.ts';
import { fromRoot } from './paths.ts';

export interface Pattern {
  source: string;
  flags: string;
  file: string;
}

/** They read what the build has written, once, at the start. */
const OVER_OWN_FILES = new Set([
  'packages/server/src/features/pages/built-site.ts',
  'packages/server/src/features/pages/inline-styles.ts',
  'packages/server/src/http/public-head.ts',
]);
/** An answer takes seconds at most; a busy machine is given more. */
const TIMEOUT_MS = 120_000;
/** What cannot be proved is tried with random texts: the same ones each time. */
const SEED = 1;
/** A match that takes long on a busy machine is no attack: only its steps are counted. */
const COUNTED_BY_STEPS = { attackTimeout: null, incubationTimeout: null };

/** The regular expressions of a module, and a complaint for each that is put together at run time. */
export function patternsIn(file: string, code: string): { patterns: Pattern[]; made: string[] } {
  const patterns: Pattern[] = [];
  const made: string[] = [];
  new Visitor({
    Literal(node) {
      if (!('regex' in node)) return;
      patterns.push({ source: node.regex.pattern, flags: node.regex.flags, file });
    },
    NewExpression({ callee }) {
      if (callee.type !== 'Identifier' || callee.name !== 'RegExp') return;
      made.push(`${file}: write the pattern as a literal, so that it can be checked`);
    },
  }).visit(parseSync(file, code).program);
  return { patterns, made };
}

/** A sentence about a pattern that may take more than linear time; null if it cannot. */
export async function complaintAbout({ source, flags, file }: Pattern): Promise<string | null> {
  const result = await check(source, flags, {
    timeout: TIMEOUT_MS,
    randomSeed: SEED,
    ...COUNTED_BY_STEPS,
  });
  if (result.status === 'safe') return null;
  const reason =
    result.status === 'vulnerable' ? result.complexity.summary : `unknown: ${result.error.kind}`;
  return `${file}: /${source}/${flags} (${reason})`;
}

/**
 * Whoever sends a text chooses the slowest one: no pattern of the product may take more than linear
 * time, whatever it reads.
 */
async function checkPatterns(): Promise<string[]> {
  const complaints: string[] = [];
  const waiting = new Map<string, Pattern>();
  for (const module of await listModules(fromRoot('packages'))) {
    const file = `packages/${module}`;
    if (!/^packages\/\w[\w-]*\/(?:src|worker)\//.test(file) || /\.test\.tsx?$/.test(file)) continue;
    if (OVER_OWN_FILES.has(file)) continue;
    const { patterns, made } = patternsIn(file, readFileSync(fromRoot(file), 'utf8'));
    complaints.push(...made);
    for (const pattern of patterns) waiting.set(`${pattern.flags}/${pattern.source}`, pattern);
  }
  const patterns = waiting.values();
  const worker = async () => {
    for (const pattern of patterns) {
      const complaint = await complaintAbout(pattern);
      if (complaint !== null) complaints.push(complaint);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
  return complaints;
}

await main(import.meta.url, async () => {
  const complaints = await checkPatterns();
  for (const complaint of complaints) console.log(complaint);
  if (complaints.length > 0) process.exitCode = 1;
});
