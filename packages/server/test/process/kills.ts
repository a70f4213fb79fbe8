import process from 'node:process';

/** How often a test kills what it watches: seldom in `npm test`, as often as KILLS says in a run of its own. */
export function killsOr(few: number): number {
  const kills = Number(process.env['KILLS'] ?? few);
  // Anything else would kill nothing, and pass.
  if (!Number.isInteger(kills) || kills < 1) throw new Error('KILLS is not a number of kills');
  return kills;
}
