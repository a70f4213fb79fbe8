import process from 'node:process';

/** How often a test runs: seldom in `npm test`, as often as a variable says in a run of its own. */
export function runsOr(few: number, variable: 'KILLS' | 'TABLES'): number {
  const runs = Number(process.env[variable] ?? few);
  // Anything else would run nothing, and pass.
  if (!Number.isInteger(runs) || runs < 1) throw new Error(`${variable} is no number of times`);
  return runs;
}

/** The seed of a run at random: that of one that failed, or a new one. */
export function seedOrNew(): number {
  const seed = Number(process.env['SEED'] ?? Date.now());
  if (!Number.isInteger(seed)) throw new Error('SEED is no whole number');
  return seed;
}
