import { COOKIES, logInStaff as logInStaffEndpoint } from '@simplato/contract';
import type { FastifyInstance } from 'fastify';
import { answer, serve } from '../../http/serve.ts';
import type { Parts } from '../../parts.ts';
import { readPassword } from '../sessions/read-password.ts';
import { logInStaff } from './log-in-staff.ts';

export function staffRoutes(app: FastifyInstance, { db, sessions, cookies, now }: Parts): void {
  serve(app, logInStaffEndpoint, async ({ body, request, reply }) => {
    const digest = readPassword(body.password, request.checkId, now());
    const { member, session } = await logInStaff(db, { email: body.mail, digest }, now());
    const token = await sessions.open(session, { replacing: request.cookies[COOKIES.session] });
    cookies.set(reply, token, session);
    return answer(200, {
      mail: member.email,
      identerprise: member.restaurantId,
      nombreusuario: member.username,
    });
  });
}
