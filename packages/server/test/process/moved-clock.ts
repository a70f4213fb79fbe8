import { vi } from 'vitest';
import type { ServerProcess } from './server-process.ts';

export const HOUR_MS = 3_600_000;
const MODULE = new URL('./move-clock.mjs', import.meta.url).href;

/** For a server whose clock `moveClock` moves to these hours ahead of the machine's, one after the other. */
export function withMovingClock(...hours: number[]): Record<string, string> {
  return { NODE_OPTIONS: `--import=${MODULE}`, CLOCK_HOURS: hours.join() };
}

export async function moveClock(server: ServerProcess, to: number): Promise<void> {
  process.kill(server.pid, 'SIGUSR2');
  const isMoved = () => server.output().includes(`the clock is ${to * HOUR_MS} ms ahead`);
  await vi.waitUntil(isMoved, { timeout: 60_000 });
}
