import * as contract from '@simplato/contract';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../app-error.ts';
import { answer, serve } from '../../http/serve.ts';
import { requireOwnRestaurant } from '../../auth/own-restaurant.ts';
import type { Dependencies } from '../../dependencies.ts';
import { countInquiry } from '../../auth/rate-limit.ts';
import { askedPassword, confirmPassword } from '../../auth/confirm-password.ts';
import { pendingEmailOf } from '../accounts/email-change.ts';
import { findRestaurantNames } from '../restaurants/restaurant-names.ts';
import { readNewPassword, readPassword } from '../../auth/read-password.ts';
import { isStaffSession, type Session } from '../../auth/session.ts';
import { saveOwnChange, signIn } from '../../auth/sign-in.ts';
import { changePin, requireGoodPin } from './change-pin.ts';
import { changeStaff } from './change-staff.ts';
import { createStaff } from './create-staff.ts';
import { logInStaff } from './log-in-staff.ts';
import { isPinGuessedAway } from './guessed-pin.ts';
import { requireMember } from './members.ts';
import { switchPerson } from './switch-person.ts';
import {
  findStaffByEmail,
  findStaffByUsername,
  listStaff,
  type StaffMember,
} from './staff-queries.ts';
import { staffAccount, staffSession } from './staff-session.ts';

export function staffRoutes(app: FastifyInstance, dependencies: Dependencies): void {
  entryRoutes(app, dependencies);
  ownAccountRoutes(app, dependencies);
  lookUpRoutes(app, dependencies);
}

/** Opening a staff session: by logging in, by registering, or with a PIN on a shared tablet. */
function entryRoutes(app: FastifyInstance, dependencies: Dependencies): void {
  const { db, cookies, now } = dependencies;

  serve(app, contract.logInStaff, async ({ body, request, reply }) => {
    const member = await logInStaff(db, {
      email: body.mail,
      digest: readPassword(body.password, request.checkId, now()),
      ip: request.ip,
      device: cookies.deviceOf(request),
    });
    const session = staffSession(member, body.recordar, now());
    await signIn(dependencies, { request, reply }, session, {
      proof: member,
      refusal: 'bad_credentials',
    });
    return answer(200, {
      mail: member.email,
      identerprise: member.restaurantId,
      nombreusuario: member.username,
    });
  });

  serve(app, contract.createStaff, async ({ body, session, request, reply }) => {
    await countInquiry(db, request.ip);
    const digest = await readNewPassword(dependencies, request, {
      field: body.password,
      names: async () => [
        body.nombreusuario,
        body.mail,
        ...(await findRestaurantNames(db, body.identerprise)),
      ],
    });
    const newcomer = {
      restaurantId: body.identerprise,
      email: body.mail,
      username: body.nombreusuario,
      digest,
    };
    const ticket = cookies.ticketOf(request);
    const member = await createStaff(db, newcomer, { ticket, session });
    // After registering a restaurant, its first user is signed in; an owner who adds a colleague stays
    // signed in.
    if (member.isOwner) {
      cookies.clearTicket(reply);
      const owners = staffSession(member, true, now());
      await signIn(dependencies, { request, reply }, owners, { proof: member });
    }
    return answer(201, toWire(member));
  });

  serve(app, contract.switchPerson, async ({ body, session, request, reply }) => {
    if (!isStaffSession(session)) throw new AppError('forbidden');
    const pinDigest = readPassword(body.pinacceso, request.checkId, now(), 'pinacceso');
    const stepped = await switchPerson(db, session, {
      staffId: body.idusuario,
      pinDigest,
      onForgotten: () => request.log.warn('pin removed after too many wrong ones'),
    });
    const { pinHash } = stepped;
    await signIn(dependencies, { request, reply }, stepped.session, {
      proof: { pinHash },
      refusal: 'wrong_pin',
    });
    return answer(200, {
      idusuario: stepped.member.staffId,
      nombreusuario: stepped.member.username,
    });
  });
}

/** A member of staff reads and changes their own account. */
function ownAccountRoutes(app: FastifyInstance, dependencies: Dependencies): void {
  const { db, now } = dependencies;

  const ownToWire = async (member: StaffMember) => {
    const mailpendiente = await pendingEmailOf(db, staffAccount(member));
    return {
      ...toWire(member),
      tienepin: member.hasPin,
      ...((await isPinGuessedAway(db, member)) ? { pinquitado: true } : {}),
      ...(mailpendiente === null ? {} : { mailpendiente }),
    };
  };

  serve(app, contract.readOwnStaff, async ({ session }) =>
    answer(200, await ownToWire(await requireMember(db, session))),
  );

  serve(app, contract.changeStaff, async ({ body, session, request, reply }) => {
    requireOwnRestaurant(body, session);
    const member = await requireMember(db, session);
    const { password } = body;
    const change = await changeStaff(dependencies, member, {
      username: body.nombreusuario,
      email: body.mail,
      confirmPassword: askedPassword(dependencies, { password, session, request }),
    });
    await saveOwnChange(dependencies, { request, reply }, session, change);
    return answer(200, await ownToWire(change.changed));
  });

  serve(app, contract.changePin, async ({ body, session, request }) => {
    const digest = readPassword(body.password, request.checkId, now());
    const { pinacceso } = body;
    const pinDigest =
      pinacceso === '' ? null : readPassword(pinacceso, request.checkId, now(), 'pinacceso');
    if (pinDigest !== null) requireGoodPin(pinDigest);
    const member = await requireMember(db, session);
    const confirmed = await confirmPassword(db, session, digest, request.ip);
    await changePin(db, member, confirmed, pinDigest);
    return answer(200, { tienepin: pinDigest !== null });
  });
}

/** Whether a name or an address is in use, and who works in the restaurant. */
function lookUpRoutes(app: FastifyInstance, { db }: Dependencies): void {
  serve(app, contract.findStaffByUsername, async ({ params, session, request }) => {
    await countInquiry(db, request.ip);
    const member = await findStaffByUsername(db, params.nombreusuario);
    return answer(200, seenBy(session, member, { nombreusuario: params.nombreusuario }));
  });

  serve(app, contract.findStaffByEmail, async ({ params, session, request }) => {
    await countInquiry(db, request.ip);
    const member = await findStaffByEmail(db, params.mail);
    return answer(200, seenBy(session, member, { mail: params.mail }));
  });

  serve(app, contract.listStaff, async ({ session }) => {
    const members = await listStaff(db, session.restaurantId);
    return answer(200, members.map(toWire));
  });
}

/** Colleagues see the whole record. Anybody else only learns that the name or address is in use. */
function seenBy(
  session: Session | null,
  member: StaffMember | null,
  asked: contract.StaffWire,
): contract.StaffWire[] {
  if (!member) return [];
  const isColleague =
    session !== null && isStaffSession(session) && session.restaurantId === member.restaurantId;
  return [isColleague ? toWire(member) : asked];
}

function toWire(member: StaffMember): contract.StaffWire {
  return {
    nombreusuario: member.username,
    mail: member.email,
    identerprise: member.restaurantId,
    esowner: member.isOwner ? 1 : 0,
    stripe_account_id: member.paymentAccountId,
  };
}
