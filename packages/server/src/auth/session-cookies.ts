import { COOKIES, MIRROR_COOKIES, type UserType } from '@simplato/contract';
import { encodeBase64, worksInTheRestaurant } from '@simplato/domain';
import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sessionLifeMs, type Session, type TableSession } from './session.ts';

/** How long a ticket for a restaurant's first user is valid. */
export const TICKET_LIFE_MS = 30 * 60_000;
const DEVICE_LIFE_MS = 365 * 24 * 3_600_000;

export function userTypeOf(session: Session): UserType {
  return worksInTheRestaurant(session.role) ? 'RESTAURANTE' : 'CLIENTE';
}

/** The value of SMPLTTYPE for a session of this kind. */
export const USER_TYPE_COOKIE: Record<UserType, string> = {
  RESTAURANTE: encodeBase64('RESTAURANTE'),
  CLIENTE: encodeBase64('CLIENTE'),
};

/** The readable cookies that mirror a session for the screens; an empty value means no cookie. */
function mirrorsOf(session: Session): [name: string, value: string][] {
  const { restaurantId, userName, tableName } = session;
  return [
    [COOKIES.userType, userTypeOf(session)],
    [COOKIES.restaurantId, restaurantId === null ? '' : String(restaurantId)],
    [COOKIES.userName, userName],
    [COOKIES.table, tableName ?? ''],
  ];
}

/** Whether the browser sent nothing of a session. */
export function isNobody({ cookies }: FastifyRequest): boolean {
  return cookies[COOKIES.session] === undefined && cookies[COOKIES.userType] === undefined;
}

/** Whether the browser sent any cookie that its page can read. */
export function isReadableSent({ cookies }: FastifyRequest): boolean {
  return [COOKIES.signedOut, ...MIRROR_COOKIES].some((name) => cookies[name] !== undefined);
}

/** Whether the mirror cookies agree with the session: a page's script sees only those. */
export function isMirrored({ cookies }: FastifyRequest, session: Session): boolean {
  return mirrorsOf(session).every(
    ([name, value]) => (cookies[name] ?? '') === (value === '' ? '' : encodeBase64(value)),
  );
}

/** The session's cookie, with its readable mirrors for the screens. */
export class SessionCookies {
  readonly #options: CookieSerializeOptions;
  readonly #ticket: string;
  readonly #device: string;

  constructor(publicUrl: string) {
    const secure = publicUrl.startsWith('https:');
    // With the prefix, browsers accept these two from this host and over TLS only. The other names
    // are fixed: screens and other programs read them.
    const prefix = secure ? '__Host-' : '';
    this.#ticket = prefix + COOKIES.ticket;
    this.#device = prefix + COOKIES.device;
    this.#options = {
      path: '/',
      sameSite: 'lax',
      secure,
      // Base64 and base64url are legal in a cookie as they are.
      encode: (value) => value,
    };
  }

  set(reply: FastifyReply, token: string, session: Session): void {
    const life = session.isRemembered ? { maxAge: sessionLifeMs(true) / 1000 } : {};
    reply.setCookie(COOKIES.session, token, { ...this.#options, ...life, httpOnly: true });
    for (const [name, value] of mirrorsOf(session)) {
      if (value === '') reply.clearCookie(name, { path: '/' });
      else reply.setCookie(name, encodeBase64(value), { ...this.#options, ...life });
    }
    if (reply.request.cookies[COOKIES.signedOut] !== undefined) {
      reply.clearCookie(COOKIES.signedOut, { path: '/' });
    }
  }

  /** For a session whose table the staff has changed. */
  mirrorTable(reply: FastifyReply, { tableName, isRemembered }: TableSession): void {
    const life = isRemembered ? { maxAge: sessionLifeMs(true) / 1000 } : {};
    reply.setCookie(COOKIES.table, encodeBase64(tableName), { ...this.#options, ...life });
  }

  clear(reply: FastifyReply): void {
    for (const name of [COOKIES.session, COOKIES.signedOut, ...MIRROR_COOKIES]) {
      reply.clearCookie(name, { path: '/' });
    }
  }

  ticketOf({ cookies }: FastifyRequest): string | undefined {
    return cookies[this.#ticket];
  }

  setTicket(reply: FastifyReply, ticket: string): void {
    this.#setSecret(reply, this.#ticket, ticket, TICKET_LIFE_MS);
  }

  clearTicket(reply: FastifyReply): void {
    reply.clearCookie(this.#ticket, { ...this.#options, httpOnly: true });
  }

  deviceOf({ cookies }: FastifyRequest): string | undefined {
    return cookies[this.#device];
  }

  setDevice(reply: FastifyReply, device: string): void {
    this.#setSecret(reply, this.#device, device, DEVICE_LIFE_MS);
  }

  #setSecret(reply: FastifyReply, name: string, value: string, lifeMs: number): void {
    reply.setCookie(name, value, { ...this.#options, httpOnly: true, maxAge: lifeMs / 1000 });
  }
}
