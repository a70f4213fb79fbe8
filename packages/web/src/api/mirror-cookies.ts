import { COOKIES, MIRROR_COOKIES, SIGNED_OUT, USER_TYPES, type UserType } from '@simplato/contract';
import { decodeBase64 } from '@simplato/domain';
import { readCookie, writeCookie } from '../storage/cookies.ts';

/**
 * The readable copies of the session's data: whom the screens greet, and which restaurant's id a
 * call carries. They grant no access; the server decides by the session's own cookie.
 */
export interface SessionMirror {
  userType: UserType | null;
  restaurantId: number | null;
  /** Null for guests, who have no account. */
  userName: string | null;
  tableName: string | null;
}

export const NOBODY: SessionMirror = {
  userType: null,
  restaurantId: null,
  userName: null,
  tableName: null,
};

function decode(name: string): string | null {
  const text = readCookie(name);
  if (text === null) return null;
  try {
    return decodeBase64(decodeURIComponent(text));
  } catch {
    // Not written by us.
    return null;
  }
}

export function readMirror(): SessionMirror {
  const userType = decode(COOKIES.userType);
  const restaurantId = Number(decode(COOKIES.restaurantId));
  return {
    userType: USER_TYPES.find((known) => known === userType) ?? null,
    restaurantId: Number.isSafeInteger(restaurantId) && restaurantId > 1 ? restaurantId : null,
    userName: decode(COOKIES.userName) || null,
    tableName: decode(COOKIES.table) || null,
  };
}

export function isSameMirror(one: SessionMirror, other: SessionMirror): boolean {
  return (Object.keys(NOBODY) as (keyof SessionMirror)[]).every((key) => one[key] === other[key]);
}

/** Older pages also set them for these paths. */
const PATHS = ['/', '/clients', '/restaurants'] as const;

/** Whether there is anything of a session, readable or not. */
export function hasMirror(): boolean {
  return MIRROR_COOKIES.some((name) => readCookie(name) !== null);
}

export function deleteMirror(): void {
  for (const name of MIRROR_COOKIES) {
    for (const path of PATHS) writeCookie(`${name}=; Max-Age=-1; Path=${path}`);
  }
}

/** As long as the session cookie lives at most. */
const SIGNED_OUT_SECONDS = 7 * 24 * 3600;

/**
 * Only the server can delete its HttpOnly session cookie: until a request reaches it, this one
 * marks the user as signed out.
 */
export function markSignedOut(): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  writeCookie(
    `${COOKIES.signedOut}=${SIGNED_OUT}; Max-Age=${SIGNED_OUT_SECONDS}; Path=/; SameSite=Lax${secure}`,
  );
}

export function isMarkedSignedOut(): boolean {
  return readCookie(COOKIES.signedOut) === SIGNED_OUT;
}
