import * as contract from '@simplato/contract';
import type { FastifyInstance } from 'fastify';
import { answer, serve } from '../../http/serve.ts';
import type { Dependencies } from '../../dependencies.ts';
import { readNewPassword } from '../../auth/read-password.ts';
import { countInquiry } from '../../auth/rate-limit.ts';
import type { RestaurantSession } from '../../auth/session.ts';
import { signIn } from '../../auth/sign-in.ts';
import { staffAccount, staffSession } from './staff-session.ts';
import { acceptInvitation, addressFor, requireInvitation } from './accept-invitation.ts';
import { changeRole, removePerson } from './change-team.ts';
import { inviteByLink, invitePerson, withdrawInvitation } from './invite-person.ts';
import { findRestaurantNames } from '../restaurants/restaurant-names.ts';
import { listInvitations, listPeople, listPeopleWithPin } from './team-queries.ts';

export function teamRoutes(app: FastifyInstance, dependencies: Dependencies): void {
  const { db, now } = dependencies;

  /** Every change returns the whole team, so that the screen shows the actual state. */
  const teamOf = async ({
    restaurantId,
    staffId,
  }: RestaurantSession): Promise<contract.TeamWire> => ({
    personas: (await listPeople(db, restaurantId)).map((person) => ({
      idusuario: person.staffId,
      nombreusuario: person.username,
      mail: person.email,
      esowner: person.isOwner ? 1 : 0,
      tienepin: person.hasPin,
      propio: person.staffId === staffId,
    })),
    invitaciones: (await listInvitations(db, restaurantId)).map((invitation) => ({
      idinvitacion: invitation.invitationId,
      mail: invitation.email ?? '',
      esowner: invitation.isOwner ? 1 : 0,
      caduca: invitation.expiresAt.toISOString(),
    })),
  });
  const personOf = ({ restaurantId }: RestaurantSession, staffId: number) =>
    staffAccount({ restaurantId, staffId });

  serve(app, contract.readTeam, async ({ session }) => answer(200, await teamOf(session)));

  serve(app, contract.invitePerson, async ({ body, session, request }) => {
    await countInquiry(db, request.ip);
    await invitePerson(dependencies, {
      by: session,
      email: body.mail,
      isOwner: body.esowner === 1,
    });
    return answer(200, await teamOf(session));
  });

  serve(app, contract.inviteByLink, async ({ body, session }) => {
    const enlace = await inviteByLink(dependencies, { by: session, isOwner: body.esowner === 1 });
    return answer(200, { ...(await teamOf(session)), enlace });
  });

  serve(app, contract.withdrawInvitation, async ({ params, session }) => {
    await withdrawInvitation(dependencies, session, params.id);
    return answer(200, await teamOf(session));
  });

  serve(app, contract.changePersonRole, async ({ params, body, session }) => {
    await changeRole(dependencies, session, personOf(session, params.id), body.esowner === 1);
    return answer(200, await teamOf(session));
  });

  serve(app, contract.removePerson, async ({ params, session }) => {
    await removePerson(dependencies, session, personOf(session, params.id));
    return answer(200, await teamOf(session));
  });

  serve(app, contract.listColleagues, async ({ session }) => {
    const people = await listPeopleWithPin(db, session.restaurantId);
    return answer(
      200,
      people.map((person) => ({ idusuario: person.staffId, nombreusuario: person.username })),
    );
  });

  serve(app, contract.readInvitation, async ({ body, request }) => {
    await countInquiry(db, request.ip);
    const { legalName, email, isOwner } = await requireInvitation(db, body.token);
    return answer(200, { razonsocial: legalName, mail: email ?? '', esowner: isOwner ? 1 : 0 });
  });

  serve(app, contract.acceptInvitation, async ({ body, request, reply }) => {
    await countInquiry(db, request.ip);
    const { token, mail, nombreusuario: username } = body;
    const digest = await readNewPassword(dependencies, request, {
      field: body.password,
      names: async () => {
        const invitation = await requireInvitation(db, token);
        const { restaurantId } = invitation;
        return [
          username,
          addressFor(invitation, mail),
          ...(await findRestaurantNames(db, restaurantId)),
        ];
      },
    });
    const member = await acceptInvitation(db, { token, email: mail, username, digest });
    const session = staffSession(member, true, now());
    await signIn(dependencies, { request, reply }, session, { proof: member });
    return answer(201, {
      mail: member.email,
      identerprise: member.restaurantId,
      nombreusuario: member.username,
    });
  });
}
