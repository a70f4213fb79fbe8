import process from 'node:process';

/** How often a test kills what it watches: seldom in `npm test`, as often as KILLS says in a run of its own. */
export function killsOr(few: number): number {
  return Number(process.env['KILLS'] ?? few);
}
