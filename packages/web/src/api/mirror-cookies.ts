import { COOKIES, MIRROR_COOKIES, SIGNED_OUT, USER_TYPES, type UserType } from '@simplato/contract';
import { decodeBase64 } from '@simplato/domain';

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

function readCookie(name: string): string | null {
  const pair = document.cookie.split('; ').find((entry) => entry.startsWith(`${name}=`));
  if (!pair) return null;
  try {
    return decodeBase64(decodeURIComponent(pair.slice(name.length + 1)));
  } catch {
    // Not written by us.
    return null;
  }
}

export function readMirror(): SessionMirror {
  const userType = readCookie(COOKIES.userType);
  const restaurantId = Number(readCookie(COOKIES.restaurantId));
  return {
    userType: USER_TYPES.find((known) => known === userType) ?? null,
    restaurantId: Number.isSafeInteger(restaurantId) && restaurantId > 1 ? restaurantId : null,
    userName: readCookie(COOKIES.userName) || null,
    tableName: readCookie(COOKIES.table) || null,
  };
}

export function isSameMirror(one: SessionMirror, other: SessionMirror): boolean {
  return (Object.keys(NOBODY) as (keyof SessionMirror)[]).every((key) => one[key] === other[key]);
}

/** Older pages also set them for these paths. */
const PATHS = ['/', '/clients', '/restaurants'] as const;

export function deleteMirror(): void {
  for (const name of MIRROR_COOKIES) {
    for (const path of PATHS) document.cookie = `${name}=; Max-Age=-1; Path=${path}`;
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
  document.cookie = `${COOKIES.signedOut}=${SIGNED_OUT}; Max-Age=${SIGNED_OUT_SECONDS}; Path=/; SameSite=Lax${secure}`;
}

export function isMarkedSignedOut(): boolean {
  return document.cookie.split('; ').includes(`${COOKIES.signedOut}=${SIGNED_OUT}`);
}
