import { COOKIES, MIRROR_COOKIES, SIGNED_OUT, USER_TYPES, type UserType } from '@simplato/contract';
import { decodeBase64 } from '@simplato/domain';

/**
 * The readable cookies beside the session's: who the screens should greet, and which restaurant's id
 * a call carries. They give no right; the server reads none of them.
 */
export interface SessionMirror {
  userType: UserType | null;
  restaurantId: number | null;
  /** Null for guests, who have none. */
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
    // Not one of ours: somebody wrote it by hand.
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

/** Older pages set them for these paths too. */
const PATHS = ['/', '/clients', '/restaurants'] as const;

export function deleteMirror(): void {
  for (const name of MIRROR_COOKIES) {
    for (const path of PATHS) document.cookie = `${name}=; Max-Age=-1; Path=${path}`;
  }
}

/** As long as the session's own at the most. */
const SIGNED_OUT_SECONDS = 7 * 24 * 3600;

/** Only the server can take its own cookie back: until it has heard, this one says that nobody is in. */
export function markSignedOut(): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${COOKIES.signedOut}=${SIGNED_OUT}; Max-Age=${SIGNED_OUT_SECONDS}; Path=/; SameSite=Lax${secure}`;
}

export function isMarkedSignedOut(): boolean {
  return document.cookie.split('; ').includes(`${COOKIES.signedOut}=${SIGNED_OUT}`);
}
