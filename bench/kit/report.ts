interface Line {
  name: string;
  figure: string;
  /** The fastest possible. */
  floor: string;
  /** Figure to floor: what counts. */
  ratio: number;
  /** Empty where none is set (docs/load.md). */
  aim: string;
}

/** One line per measurement. */
function line({ name, figure, floor, ratio, aim }: Line): void {
  const columns = [name.padEnd(28), figure.padStart(12), `floor ${floor.padStart(12)}`];
  console.log(`${columns.join('   ')}   ratio ${ratio.toFixed(2)}${aim && `   ${aim}`}`);
}

const judged = (aim: string, isMet: boolean) => `aim ${aim}: ${isMet ? 'met' : 'MISSED'}`;

/** Work per second: a ratio of 1 equals the floor, less is slower. `aim` is a ratio. */
export function reportRate(
  name: string,
  perSecond: number,
  floorPerSecond: number,
  aim?: number,
): void {
  const text = (rate: number) => `${Math.round(rate)} /s`;
  const ratio = perSecond / floorPerSecond;
  line({
    name,
    figure: text(perSecond),
    floor: text(floorPerSecond),
    ratio,
    aim: aim === undefined ? '' : judged(String(aim), ratio >= aim),
  });
}

/** CPU that each took, in microseconds: a ratio of 1 equals the floor, less is dearer. `aim` is a ratio. */
export function reportCpu(name: string, micros: number, floorMicros: number, aim?: number): void {
  const text = (each: number) => `${each.toFixed(1)} µs`;
  const ratio = floorMicros / micros;
  line({
    name,
    figure: text(micros),
    floor: text(floorMicros),
    ratio,
    aim: aim === undefined ? '' : judged(String(aim), ratio >= aim),
  });
}

/** Time taken: a ratio of 1 equals the floor, more is slower. */
export function reportTime(name: string, ms: number, floorMs: number, aimMs?: number): void {
  const text = (time: number) => `${time.toFixed(1)} ms`;
  line({
    name,
    figure: text(ms),
    floor: text(floorMs),
    ratio: ms / floorMs,
    aim: aimMs === undefined ? '' : judged(`${aimMs} ms`, ms <= aimMs),
  });
}

/** Of a server once it was loaded. */
export function reportMemory(name: string, megabytes: number, aimMb: number): void {
  const verdict = judged(`${aimMb} MB`, megabytes <= aimMb);
  console.log(`${name.padEnd(28)}   ${`${Math.round(megabytes)} MB`.padStart(12)}   ${verdict}`);
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
