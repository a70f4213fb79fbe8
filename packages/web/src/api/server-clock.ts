/**
 * The server's time as far as this device knows it: its own clock, until the server has refused a
 * call for its hour and said, in the answer's Date, what time it is.
 */
let offsetMs = 0;

export function serverNow(): Date {
  return new Date(Date.now() + offsetMs);
}

/** False when the answer does not tell the time. */
export function learnServerTime(response: Response): boolean {
  const toldMs = Date.parse(response.headers.get('date') ?? '');
  if (Number.isNaN(toldMs)) return false;
  offsetMs = toldMs - Date.now();
  return true;
}
