import { serverNow, setServerTime } from './server-clock.ts';

/** Delays on the way are shorter; so the time does not waver from one heartbeat to the next. */
const TOLERANCE_MS = 2_000;

let isFirst = true;
let isDoubted = false;

/**
 * A heartbeat tells the server's time. It may arrive late, as on a device that slept, but never
 * early: one that sets the clock back is believed only when the next one agrees.
 */
export function hearServerTime(serverMs: number): void {
  const aheadMs = serverMs - serverNow().getTime();
  const isOff = Math.abs(aheadMs) > TOLERANCE_MS;
  const mayBeLate = isOff && aheadMs < 0 && !isFirst && !isDoubted;
  isFirst = false;
  isDoubted = mayBeLate;
  if (isOff && !mayBeLate) setServerTime(serverMs);
}

/** The time of an answer just received. False when the answer has no readable Date header. */
export function syncServerTime(response: Response): boolean {
  const toldMs = Date.parse(response.headers.get('date') ?? '');
  if (Number.isNaN(toldMs)) return false;
  setServerTime(toldMs);
  return true;
}
