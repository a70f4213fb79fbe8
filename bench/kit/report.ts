/**
 * One line per measurement: the figure, its floor (the fastest possible), and the ratio, which is
 * what counts.
 */
function line(name: string, figure: string, floor: string, ratio: number): void {
  const columns = [name.padEnd(28), figure.padStart(12), `floor ${floor.padStart(12)}`];
  console.log(`${columns.join('   ')}   ratio ${ratio.toFixed(2)}`);
}

/** Work per second: a ratio of 1 equals the floor, less is slower. */
export function reportRate(name: string, perSecond: number, floorPerSecond: number): void {
  const text = (rate: number) => `${Math.round(rate)} /s`;
  line(name, text(perSecond), text(floorPerSecond), perSecond / floorPerSecond);
}

/** Time taken: a ratio of 1 equals the floor, more is slower. */
export function reportTime(name: string, ms: number, floorMs: number): void {
  const text = (time: number) => `${time.toFixed(1)} ms`;
  line(name, text(ms), text(floorMs), ms / floorMs);
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
