/**
 * The server's time as far as this device knows it: its own clock, corrected by what the server
 * says with a page, at every heartbeat of a stream, and in refusing a call because of its hour.
 */
let offsetMs = 0;

export function serverNow(): Date {
  return new Date(Date.now() + offsetMs);
}

export function setServerTime(serverMs: number): void {
  offsetMs = serverMs - Date.now();
}
