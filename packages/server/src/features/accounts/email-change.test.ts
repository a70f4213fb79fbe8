import {
  changeDiner,
  changeStaff,
  confirmEmail,
  forgotDinerPassword,
  logInDiner,
  readDiner,
  readOwnStaff,
  registerDiner,
  resetDinerPassword,
} from '@simplato/contract';
import { describe, expect, test } from 'vitest';
import { PASSWORD } from '../../../test/house.ts';
import {
  dinerForm,
  dinerLogin,
  generalPassword,
  LUCIA,
  LUCIAS_PASSWORD,
  mailedToken,
  mailsTo,
  registeredDiner,
} from '../../../test/people.ts';
import { openStage, PUBLIC_URL } from '../../../test/stage.ts';

const stage = openStage();
const NEW = 'Nueva@example.com';

/** Lucía, who has asked for a new address. */
async function waiting() {
  const diner = await registeredDiner(stage);
  await diner.call(changeDiner, { body: { mail: NEW } });
  return { diner, token: await mailedToken(stage, NEW) };
}

describe('a new address', () => {
  test('waits, and the old one stays in force, until its mail is opened', async () => {
    const { diner, token } = await waiting();
    expect(await diner.call(readDiner)).toMatchObject({ mail: LUCIA.mail, mailpendiente: NEW });
    await stage.visitor().call(logInDiner, { body: dinerLogin(stage) });
    expect((await mailsTo(stage, NEW))[0]).toContain(
      `${PUBLIC_URL}/auth/confirmar-correo?token=${token}`,
    );
    expect(await stage.visitor().call(confirmEmail, { body: { token } })).toEqual({ mail: NEW });
    expect(await diner.call(readDiner)).toEqual({
      idusuario: expect.any(Number),
      ...LUCIA,
      mail: NEW,
    });
    const body = dinerLogin(stage, LUCIAS_PASSWORD, NEW.toLowerCase());
    await stage.visitor().call(logInDiner, { body });
    await stage.visitor().refused('bad_credentials', logInDiner, { body: dinerLogin(stage) });
  });

  test('works alike for staff', async () => {
    const house = await stage.openHouse();
    const staff = await house.logIn();
    const changed = await staff.call(changeStaff, { body: { mail: NEW } });
    expect(changed).toMatchObject({ mail: house.mail, mailpendiente: NEW });
    await stage.visitor().call(confirmEmail, { body: { token: await mailedToken(stage, NEW) } });
    const own = await staff.call(readOwnStaff);
    expect(own).toMatchObject({ mail: NEW });
    expect(own).not.toHaveProperty('mailpendiente');
    await stage.visitor().logIn(NEW, PASSWORD);
  });

  test('is confirmed once, within a day', async () => {
    const { token } = await waiting();
    const [row] = await stage.db.query<{ hours: number }>(
      'select extract(epoch from expires_at - now())::float8 / 3600 as hours from one_time_tokens',
    );
    expect(row?.hours).toBeCloseTo(24, 0);
    await stage.visitor().call(confirmEmail, { body: { token } });
    await stage.visitor().refused('bad_token', confirmEmail, { body: { token } });
  });

  test('is forgotten when its day is over', async () => {
    const { diner, token } = await waiting();
    await stage.db.query(`update one_time_tokens set expires_at = now() - interval '1 second'`);
    await stage.visitor().refused('bad_token', confirmEmail, { body: { token } });
    expect(await diner.call(readDiner)).not.toHaveProperty('mailpendiente');
  });

  test('that somebody has is refused when asked for', async () => {
    const { diner } = await waiting();
    const more = { nombreusuario: 'bruno', mail: 'bruno@example.com' };
    await registeredDiner(stage, stage.visitor(), more);
    await diner.refused('diner_taken', changeDiner, { body: { mail: 'BRUNO@example.com' } });
    const [house, other] = [await stage.openHouse(), await stage.openHouse()];
    await (await house.logIn()).refused('email_taken', changeStaff, { body: { mail: other.mail } });
  });

  test('that somebody took meanwhile is refused when confirmed', async () => {
    const { diner, token } = await waiting();
    const body = dinerForm(stage, { nombreusuario: 'bruno', mail: NEW.toLowerCase() });
    await stage.visitor().call(registerDiner, { body });
    const { message } = await stage
      .visitor()
      .refused('email_taken', confirmEmail, { body: { token } });
    expect(message).toBe('El email ya se encuentra registrado. cambie el email, por favor.');
    expect((await diner.call(readDiner)).mail).toBe(LUCIA.mail);
  });

  test('that waits already gets no second mail, and its first link stays good', async () => {
    const { diner, token } = await waiting();
    const changed = await diner.call(changeDiner, { body: { nombre: 'Lucía', mail: NEW } });
    expect(changed).toMatchObject({ nombre: 'Lucía', mailpendiente: NEW });
    expect(await mailsTo(stage, NEW)).toHaveLength(1);
    expect(await stage.visitor().call(confirmEmail, { body: { token } })).toEqual({ mail: NEW });
  });

  test('is taken back by asking for the present one, and by nothing else', async () => {
    const { diner, token } = await waiting();
    const renamed = await diner.call(changeDiner, { body: { nombre: 'Lucía' } });
    expect(renamed).toMatchObject({ mailpendiente: NEW });
    const changed = await diner.call(changeDiner, { body: { mail: LUCIA.mail } });
    expect(changed).not.toHaveProperty('mailpendiente');
    await stage.visitor().refused('bad_token', confirmEmail, { body: { token } });
  });

  test('the own one in other letters is no new one', async () => {
    const diner = await registeredDiner(stage);
    const changed = await diner.call(changeDiner, { body: { mail: LUCIA.mail.toUpperCase() } });
    expect(changed).not.toHaveProperty('mailpendiente');
    expect(await stage.db.query('select 1 from outbox')).toEqual([]);
  });
});

describe('links of the two purposes', () => {
  test('are not taken for one another', async () => {
    const { token } = await waiting();
    const newPassword = generalPassword(stage, 'Servilleta7');
    const body = { token, newPassword };
    await stage.visitor().refused('bad_token', resetDinerPassword, { body });
    await stage.visitor().call(forgotDinerPassword, { body: { email: LUCIA.mail } });
    const reset = await mailedToken(stage, LUCIA.mail);
    await stage.visitor().refused('bad_token', confirmEmail, { body: { token: reset } });
  });

  test('a reset password ends a new address that waited: an intruder may have asked for it', async () => {
    const { token } = await waiting();
    await stage.visitor().call(forgotDinerPassword, { body: { email: LUCIA.mail } });
    const reset = await mailedToken(stage, LUCIA.mail);
    const newPassword = generalPassword(stage, 'Servilleta7');
    await stage.visitor().call(resetDinerPassword, { body: { token: reset, newPassword } });
    await stage.visitor().refused('bad_token', confirmEmail, { body: { token } });
  });

  test('a new address in force ends the reset link that went to the old one', async () => {
    const { token } = await waiting();
    await stage.visitor().call(forgotDinerPassword, { body: { email: LUCIA.mail } });
    const reset = await mailedToken(stage, LUCIA.mail);
    await stage.visitor().call(confirmEmail, { body: { token } });
    const body = { token: reset, newPassword: generalPassword(stage, 'Servilleta7') };
    await stage.visitor().refused('bad_token', resetDinerPassword, { body });
  });
});
