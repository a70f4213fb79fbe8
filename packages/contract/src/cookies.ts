/** Names of the cookies. Only the session's is believed; the others mirror it for the screens. */
export const COOKIES = {
  session: 'SMPLTSSN',
  /** HttpOnly: who registered a restaurant and has not made its user yet. */
  ticket: 'SMPLTTCKT',
  /** HttpOnly: a device that has logged in before; its owner is not locked out by others' guesses. */
  device: 'SMPLTDSP',
  userName: 'SMPLTSRNM',
  userType: 'SMPLTTYPE',
  restaurantId: 'SMPLTNTRPRS',
  table: 'SMPLTMS',
  /** Readable: somebody has logged out. With a line the server takes it back at once; without one, the next request ends the session. */
  signedOut: 'SMPLTFIN',
  /** Readable: the language that a diner chose, as 'de'. It says nothing else and gives no right. */
  language: 'SMPLTLNG',
} as const;

export const MIRROR_COOKIES = [
  COOKIES.userName,
  COOKIES.userType,
  COOKIES.restaurantId,
  COOKIES.table,
] as const;

/** What `signedOut` holds. */
export const SIGNED_OUT = '1';

/** The user types that SMPLTTYPE carries. */
export const USER_TYPES = ['RESTAURANTE', 'CLIENTE'] as const;
export type UserType = (typeof USER_TYPES)[number];
