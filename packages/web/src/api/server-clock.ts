/**
 * The server's time as far as this device knows it: the device's own clock, until the server has
 * refused a call because of its hour; from then on corrected by the Date header of that answer.
 */
let offsetMs = 0;

export function serverNow(): Date {
  return new Date(Date.now() + offsetMs);
}

/** False when the answer has no readable Date header. */
export function learnServerTime(response: Response): boolean {
  const toldMs = Date.parse(response.headers.get('date') ?? '');
  if (Number.isNaN(toldMs)) return false;
  offsetMs = toldMs - Date.now();
  return true;
}
