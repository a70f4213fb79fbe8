import { decodeBase64, encodeBase64 } from '@simplato/domain';

/**
 * The two headers of every call. `Authorization` names the client application; it is neither a
 * secret nor a protection. `ContentCheck` carries the restaurant's id and the UTC hour; being a
 * custom header, it keeps other sites from posting with our cookies.
 */
export const CLIENT_AUTHORIZATION = `Basic ${encodeBase64('simplato:web')}`;

/** Of the calls that must not take effect twice: the same key gets the same answer. */
export const IDEMPOTENCY_HEADER = 'idempotency-key';

/** The ids in ContentCheck when no restaurant is meant. */
export const CHECK_ID = { login: 0, general: 1 } as const;

/** '2026112018': the UTC hour of an instant. */
export function utcHour(now: Date): string {
  return now.toISOString().slice(0, 13).replace(/\D/g, '');
}

const HOUR_MS = 3_600_000;

/**
 * Accepts the current hour and the ones before and after it, because clocks differ and requests
 * take time.
 */
export function isFreshHour(hour: string, now: Date): boolean {
  return [0, -HOUR_MS, HOUR_MS].some(
    (offset) => utcHour(new Date(now.getTime() + offset)) === hour,
  );
}

export function contentCheck(checkId: number, now: Date): string {
  return encodeBase64(`${checkId}-${utcHour(now)}`);
}

/** Null when the header is malformed. Freshness is left to the caller to check. */
export function readContentCheck(header: string): { checkId: number; hour: string } | null {
  const match = /^(\d{1,9})-(\d{10})$/.exec(decodeBase64(header) ?? '');
  return match ? { checkId: Number(match[1]), hour: match[2] ?? '' } : null;
}
