/**
 * Names of the cookies. The server trusts only the session's; the mirror cookies copy it for the
 * screens. Over TLS, `ticket` and `device` have the prefix `__Host-`.
 */
export const COOKIES = {
  session: 'SMPLTSSN',
  /** HttpOnly: somebody has registered a restaurant and not created its user yet. */
  ticket: 'SMPLTTCKT',
  /**
   * HttpOnly: a device that has logged in before, so that other people's guesses do not lock its
   * owner out.
   */
  device: 'SMPLTDSP',
  userName: 'SMPLTSRNM',
  userType: 'SMPLTTYPE',
  restaurantId: 'SMPLTNTRPRS',
  table: 'SMPLTMS',
  /**
   * Readable: somebody has logged out. Online, the server clears it at once; offline, the next
   * request ends the session.
   */
  signedOut: 'SMPLTFIN',
  /** Readable: the language a diner chose, such as 'de'. It grants no access. */
  language: 'SMPLTLNG',
} as const;

export const MIRROR_COOKIES = [
  COOKIES.userName,
  COOKIES.userType,
  COOKIES.restaurantId,
  COOKIES.table,
] as const;

/** The value of `signedOut`. */
export const SIGNED_OUT = '1';

/** The user types in SMPLTTYPE. */
export const USER_TYPES = ['RESTAURANTE', 'CLIENTE'] as const;
export type UserType = (typeof USER_TYPES)[number];
