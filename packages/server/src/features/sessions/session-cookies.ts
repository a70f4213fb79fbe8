import { COOKIES, MIRROR_COOKIES, type UserType } from '@simplato/contract';
import { encodeBase64 } from '@simplato/domain';
import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply } from 'fastify';
import { SESSION_LIFE_MS, type Session } from './session.ts';

export function userTypeOf(session: Session): UserType {
  return session.role === 'staff' ? 'RESTAURANTE' : 'CLIENTE';
}

/** What SMPLTTYPE must hold beside a session of this kind. */
export const USER_TYPE_COOKIE: Record<UserType, string> = {
  RESTAURANTE: encodeBase64('RESTAURANTE'),
  CLIENTE: encodeBase64('CLIENTE'),
};

/** The session's cookie, and beside it the readable mirrors for the screens. */
export class SessionCookies {
  readonly #options: CookieSerializeOptions;

  constructor(publicUrl: string) {
    this.#options = {
      path: '/',
      sameSite: 'lax',
      secure: publicUrl.startsWith('https:'),
      maxAge: SESSION_LIFE_MS / 1000,
      // Base64 and base64url are legal in a cookie as they are.
      encode: (value) => value,
    };
  }

  set(reply: FastifyReply, token: string, session: Session): void {
    reply.setCookie(COOKIES.session, token, { ...this.#options, httpOnly: true });
    this.#mirror(reply, COOKIES.userType, userTypeOf(session));
    this.#mirror(reply, COOKIES.restaurantId, String(session.restaurantId));
    this.#mirror(reply, COOKIES.userName, session.userName);
    this.#mirror(reply, COOKIES.table, session.tableName ?? '');
  }

  clear(reply: FastifyReply): void {
    for (const name of [COOKIES.session, ...MIRROR_COOKIES]) {
      reply.clearCookie(name, { path: '/' });
    }
  }

  #mirror(reply: FastifyReply, name: string, value: string): void {
    if (value === '') reply.clearCookie(name, { path: '/' });
    else reply.setCookie(name, encodeBase64(value), this.#options);
  }
}
