import type { Observe } from '../kit/device.ts';

/** Times by name and answers by status: the data of the final table. */
export class Tally {
  readonly times = new Map<string, number[]>();
  readonly failures = new Map<string, number>();

  readonly observe: Observe = (call, ms, status) => {
    if (status >= 200 && status < 400) this.time(call, ms);
    else this.fail(`${call}: ${status === 0 ? 'no answer' : status}`);
  };

  time(name: string, ms: number): void {
    const known = this.times.get(name);
    if (known) known.push(ms);
    else this.times.set(name, [ms]);
  }

  fail(name: string): void {
    this.failures.set(name, (this.failures.get(name) ?? 0) + 1);
  }
}

export interface Spread {
  count: number;
  p50: number;
  p95: number;
  p99: number;
  max: number;
}

/** NaN if nothing was measured. */
export function spreadOf(values: readonly number[] = []): Spread {
  const sorted = values.toSorted((one, other) => one - other);
  const at = (share: number) =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
  return { count: sorted.length, p50: at(0.5), p95: at(0.95), p99: at(0.99), max: at(1) };
}
