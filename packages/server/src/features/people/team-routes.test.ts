import {
  acceptInvitation,
  changePersonRole,
  createProduct,
  createStaff,
  inviteByLink,
  invitePerson,
  listOrders,
  readInvitation,
  readTeam,
  removePerson,
  withdrawInvitation,
} from '@simplato/contract';
import { RATE_LIMITS } from '@simplato/domain';
import { describe, expect, test } from 'vitest';
import type { RestaurantOfTest } from '../../../test/restaurant.ts';
import { generalPassword, mailedToken, mailsTo, staffForm } from '../../../test/people.ts';
import { openTestApp } from '../../../test/test-app.ts';
import type { TestClient } from '../../../test/test-client.ts';

const testApp = openTestApp();
const ANA = 'ana@example.com';

/** The body that the invitation's page sends. */
function form(token: string, nombreusuario = 'anabarra') {
  return { token, nombreusuario, password: generalPassword(testApp, 'Bandeja2026') };
}

async function invited(owner: TestClient, more: { mail?: string; esowner?: 0 | 1 } = {}) {
  await owner.call(invitePerson, { body: { mail: ANA, ...more } });
  return mailedToken(testApp, more.mail ?? ANA);
}

/** Ana, who has accepted the invitation and is signed in. */
async function joined(restaurant: RestaurantOfTest, owner: TestClient, esowner: 0 | 1 = 0) {
  const token = await invited(owner, { esowner });
  const ana = testApp.visitor();
  await ana.call(acceptInvitation, { body: form(token) });
  const { personas } = await owner.call(readTeam);
  const { idusuario } = personas.find((person) => person.mail === ANA)!;
  return { ana, id: idusuario, restaurant };
}

describe('an invitation', () => {
  test('is mailed, names the restaurant, and creates a colleague with their own password', async () => {
    const restaurant = await testApp.openRestaurant('Taberna de Ana, S.L.');
    const owner = await restaurant.logIn();
    const token = await invited(owner);
    expect(await mailsTo(testApp, ANA)).toHaveLength(1);
    expect((await mailsTo(testApp, ANA))[0]).toContain('Taberna de Ana, S.L.');
    const ana = testApp.visitor();
    expect(await ana.call(readInvitation, { body: { token } })).toEqual({
      razonsocial: 'Taberna de Ana, S.L.',
      mail: ANA,
      esowner: 0,
    });
    const accepted = await ana.call(acceptInvitation, { body: form(token) });
    expect(accepted).toEqual({
      mail: ANA,
      identerprise: restaurant.restaurantId,
      nombreusuario: 'anabarra',
    });
    expect(await ana.call(listOrders)).toEqual([]);
    await testApp.visitor().logIn(ANA, 'Bandeja2026');
    const { personas, invitaciones } = await owner.call(readTeam);
    expect(personas.map(({ mail, esowner, propio }) => [mail, esowner, propio])).toEqual([
      [restaurant.mail, 1, true],
      [ANA, 0, false],
    ]);
    expect(invitaciones).toEqual([]);
  });

  test('works once', async () => {
    const token = await invited(await (await testApp.openRestaurant()).logIn());
    await testApp.visitor().call(acceptInvitation, { body: form(token) });
    const late = testApp.visitor();
    await late.refused('bad_invitation', acceptInvitation, { body: form(token, 'otronombre') });
    await late.refused('bad_invitation', readInvitation, { body: { token } });
  });

  test('accepted twice at once creates one colleague', async () => {
    const owner = await (await testApp.openRestaurant()).logIn();
    const token = await invited(owner);
    const answers = await Promise.all(
      ['primera', 'segunda'].map(async (name) =>
        testApp.visitor().send(acceptInvitation, { body: form(token, name) }),
      ),
    );
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([201, 400]));
    expect((await owner.call(readTeam)).personas).toHaveLength(2);
  });

  test('stays valid if the chosen name is taken', async () => {
    const restaurant = await testApp.openRestaurant();
    const token = await invited(await restaurant.logIn());
    const taken = form(token, `cocina${restaurant.restaurantId}`);
    await testApp.visitor().refused('username_taken', acceptInvitation, { body: taken });
    await testApp.visitor().call(acceptInvitation, { body: form(token) });
  });

  test('sent again replaces the old link; withdrawn, the new one is invalid too', async () => {
    const owner = await (await testApp.openRestaurant()).logIn();
    const first = await invited(owner);
    const { invitaciones } = await owner.call(invitePerson, { body: { mail: 'ANA@example.com' } });
    expect(invitaciones).toHaveLength(1);
    const second = await mailedToken(testApp, 'ANA@example.com');
    const anybody = testApp.visitor();
    await anybody.refused('bad_invitation', readInvitation, { body: { token: first } });
    await anybody.call(readInvitation, { body: { token: second } });
    const params = { id: invitaciones[0]!.idinvitacion };
    expect((await owner.call(withdrawInvitation, { params })).invitaciones).toEqual([]);
    await anybody.refused('bad_invitation', readInvitation, { body: { token: second } });
    await owner.refused('not_found', withdrawInvitation, { params });
  });

  test('expires after a week', async () => {
    const token = await invited(await (await testApp.openRestaurant()).logIn());
    await testApp.db.query(`update staff_invitations set expires_at = now() - interval '1 second'`);
    await testApp.visitor().refused('bad_invitation', readInvitation, { body: { token } });
  });

  test('is refused for an address that already has an account', async () => {
    const [restaurant, other] = [await testApp.openRestaurant(), await testApp.openRestaurant()];
    const owner = await restaurant.logIn();
    for (const mail of [restaurant.mail, other.mail.toLowerCase()]) {
      await owner.refused('email_taken', invitePerson, { body: { mail } });
    }
    const wrong = await owner.refused('bad_request', invitePerson, { body: { mail: 'ana' } });
    expect(wrong.fields).toEqual({ mail: 'El correo no cumple con el formato correcto' });
  });

  test('is not sent to more and more strangers', async () => {
    const owner = await (await testApp.openRestaurant()).logIn();
    await owner.call(invitePerson, { body: { mail: ANA } });
    await testApp.db.query('update attempts set failures = $1', [RATE_LIMITS.invitation.free]);
    await owner.refused('too_many', invitePerson, { body: { mail: 'eva@example.com' } });
    const { invitaciones } = await owner.call(readTeam);
    expect(invitaciones.map(({ mail }) => mail)).toEqual([ANA]);
  });

  test('of another restaurant is not found', async () => {
    const [restaurant, other] = [await testApp.openRestaurant(), await testApp.openRestaurant()];
    await invited(await other.logIn());
    const { invitaciones } = await (await other.logIn()).call(readTeam);
    const params = { id: invitaciones[0]!.idinvitacion };
    await (await restaurant.logIn()).refused('not_found', withdrawInvitation, { params });
  });
});

describe('an invitation by a link', () => {
  /** The link that was shown, as its token, and the invitation's number. */
  async function linked(owner: TestClient, esowner: 0 | 1 = 0) {
    const { enlace, invitaciones } = await owner.call(inviteByLink, { body: { esowner } });
    const link = new URL(enlace);
    expect(link.pathname).toBe('/auth/invitacion');
    const id = invitaciones.at(-1)!.idinvitacion;
    return { token: link.searchParams.get('token')!, params: { id } };
  }

  test('lets whoever is shown it in with an address of their own and its role, once, without a mail', async () => {
    const restaurant = await testApp.openRestaurant('Taberna del Enlace, S.L.');
    const owner = await restaurant.logIn();
    const [{ token }, other] = [await linked(owner, 1), await linked(owner)];
    expect(
      (await owner.call(readTeam)).invitaciones.map(({ mail, esowner }) => [mail, esowner]),
    ).toEqual([
      ['', 1],
      ['', 0],
    ]);
    const ana = testApp.visitor();
    expect(await ana.call(readInvitation, { body: { token } })).toEqual({
      razonsocial: 'Taberna del Enlace, S.L.',
      mail: '',
      esowner: 1,
    });
    const { fields } = await ana.refused('bad_request', acceptInvitation, { body: form(token) });
    expect(Object.keys(fields ?? {})).toEqual(['mail']);
    const mine = { ...form(token), mail: 'ana.enlace@example.com' };
    // An address that somebody works with elsewhere does not use it up.
    const theirs = { ...mine, mail: restaurant.mail };
    await ana.refused('email_taken', acceptInvitation, { body: theirs });
    expect((await ana.call(acceptInvitation, { body: mine })).mail).toBe(mine.mail);
    expect((await ana.call(readTeam)).personas.map(({ mail }) => mail)).toContain(mine.mail);
    expect(await mailsTo(testApp, mine.mail)).toEqual([]);
    const late = testApp.visitor();
    const again = { ...form(token, 'otronombre'), mail: 'otra@example.com' };
    await late.refused('bad_invitation', acceptInvitation, { body: again });
    await late.call(readInvitation, { body: { token: other.token } });
  });

  test('opened by two at once creates one colleague', async () => {
    const owner = await (await testApp.openRestaurant()).logIn();
    const { token } = await linked(owner);
    const answers = await Promise.all(
      ['primera', 'segunda'].map(async (name) => {
        const body = { ...form(token, name), mail: `${name}@example.com` };
        return testApp.visitor().send(acceptInvitation, { body });
      }),
    );
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([201, 400]));
    expect((await owner.call(readTeam)).personas).toHaveLength(2);
  });

  test('is made by owners alone, and withdrawn by those of its restaurant', async () => {
    const [restaurant, other] = [await testApp.openRestaurant(), await testApp.openRestaurant()];
    const owner = await restaurant.logIn();
    const colleague = await restaurant.logInColleague();
    await colleague.refused('forbidden', inviteByLink, { body: { esowner: 1 } });
    const { token, params } = await linked(owner);
    await (await other.logIn()).refused('not_found', withdrawInvitation, { params });
    await testApp.visitor().call(readInvitation, { body: { token } });
    expect((await owner.call(withdrawInvitation, { params })).invitaciones).toEqual([]);
    await testApp.visitor().refused('bad_invitation', readInvitation, { body: { token } });
  });

  test('expires after a week, and never changes the address of a mailed one', async () => {
    const owner = await (await testApp.openRestaurant()).logIn();
    const mailed = await invited(owner);
    const ana = testApp.visitor();
    const body = { ...form(mailed), mail: 'eva@example.com' };
    expect((await ana.call(acceptInvitation, { body })).mail).toBe(ANA);
    const { token } = await linked(owner);
    await testApp.db.query(`update staff_invitations set expires_at = now() - interval '1 second'`);
    await testApp.visitor().refused('bad_invitation', readInvitation, { body: { token } });
  });
});

describe('owners and colleagues', () => {
  test('a colleague uses the board but cannot change the menu or the team', async () => {
    const restaurant = await testApp.openRestaurant();
    const { ana } = await joined(restaurant, await restaurant.logIn());
    expect(await ana.call(listOrders)).toEqual([]);
    const product = { productostype: restaurant.categories[1], name: 'Gazpacho', price: '5,5' };
    await ana.refused('forbidden', createProduct, { body: product });
    await ana.refused('forbidden', readTeam);
    await ana.refused('forbidden', invitePerson, { body: { mail: 'eva@example.com' } });
    await ana.refused('no_ticket', createStaff, {
      body: staffForm(testApp, restaurant.restaurantId),
    });
  });

  test('somebody invited as an owner is one at once', async () => {
    const restaurant = await testApp.openRestaurant();
    const { ana } = await joined(restaurant, await restaurant.logIn(), 1);
    expect((await ana.call(readTeam)).personas.map(({ esowner }) => esowner)).toEqual([1, 1]);
  });

  test('a change of role ends the sessions, and counts from the next login', async () => {
    const restaurant = await testApp.openRestaurant();
    const owner = await restaurant.logIn();
    const { ana, id } = await joined(restaurant, owner);
    await owner.call(changePersonRole, { params: { id }, body: { esowner: 1 } });
    await ana.refused('no_session', readTeam);
    await ana.logIn(ANA, 'Bandeja2026');
    await ana.call(readTeam);
    await owner.call(changePersonRole, { params: { id }, body: { esowner: 0 } });
    await ana.logIn(ANA, 'Bandeja2026');
    await ana.refused('forbidden', readTeam);
  });

  test('the last owner can neither be removed nor become a colleague', async () => {
    const restaurant = await testApp.openRestaurant();
    const owner = await restaurant.logIn();
    const [self] = (await owner.call(readTeam)).personas;
    const params = { id: self!.idusuario };
    await owner.refused('last_owner', changePersonRole, { params, body: { esowner: 0 } });
    await owner.refused('last_owner', removePerson, { params });
  });

  test('of two owners who remove each other at once, one remains', async () => {
    const restaurant = await testApp.openRestaurant();
    const owner = await restaurant.logIn();
    const { ana, id } = await joined(restaurant, owner, 1);
    const self = (await owner.call(readTeam)).personas.find(({ propio }) => propio)!.idusuario;
    await Promise.all([
      owner.send(removePerson, { params: { id } }),
      ana.send(removePerson, { params: { id: self } }),
    ]);
    const owners = await testApp.db.query('select 1 from staff where is_owner');
    expect(owners).toHaveLength(1);
  });

  test('a removed person is signed out everywhere at once', async () => {
    const restaurant = await testApp.openRestaurant();
    const owner = await restaurant.logIn();
    const { ana, id } = await joined(restaurant, owner);
    expect((await owner.call(removePerson, { params: { id } })).personas).toHaveLength(1);
    await ana.refused('no_session', listOrders);
    await owner.refused('not_found', removePerson, { params: { id } });
    // Their address can be invited again.
    await owner.call(invitePerson, { body: { mail: ANA } });
  });

  test("another restaurant's people cannot be changed or removed", async () => {
    const [restaurant, other] = [await testApp.openRestaurant(), await testApp.openRestaurant()];
    const [owner, theirs] = [await restaurant.logIn(), await other.logIn()];
    const { id } = await joined(other, theirs);
    const params = { id };
    await owner.refused('not_found', removePerson, { params });
    await owner.refused('not_found', changePersonRole, { params, body: { esowner: 1 } });
    expect((await theirs.call(readTeam)).personas).toHaveLength(2);
  });
});
