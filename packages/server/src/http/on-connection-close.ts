import type { ServerResponse } from 'node:http';

/**
 * Runs `listener` once the line of an answer is closed; at once if the caller has hung up already,
 * as may happen while the guard asks for the session: no 'close' follows then.
 */
export function onConnectionClose(raw: ServerResponse, listener: () => void): void {
  if (raw.destroyed) listener();
  else raw.once('close', listener);
}
