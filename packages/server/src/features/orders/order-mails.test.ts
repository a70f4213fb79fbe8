import {
  changeBasket,
  deleteDiner,
  downloadDiner,
  forgotDinerPassword,
  invitePerson,
  listOwnOrders,
  placeOrder,
  placeOrderForTable,
  placeRound,
  resetDinerPassword,
  sendEmail,
} from '@simplato/contract';
import { UNPROVED_MAILS_A_DAY, UNPROVED_TEXT_LENGTH } from '@simplato/domain';
import { describe, expect, test, vi } from 'vitest';
import {
  generalPassword,
  loggedInDiner,
  LUCIA,
  LUCIAS_PASSWORD,
  mailedToken,
  mailsTo,
  registeredDiner,
} from '../../../test/people.ts';
import { openTestApp } from '../../../test/test-app.ts';
import type { TestClient } from '../../../test/test-client.ts';
import { sendDueMails, type QueuedMail } from '../../mail/mail-sender.ts';
import { insertOrderMail } from './order-mail-queries.ts';
import { writeOrderLetter } from './write-order-letter.ts';

const testApp = openTestApp();
const TO_LUCIA = { to: LUCIA.mail };

/** All mails in the outbox, including what the application's own sender has written by now. */
const queued = async () =>
  testApp.db.query<{ to: string; key: string }>(
    'select recipient as "to", message_key as key from outbox order by mail_id',
  );

/** The mail about the only order, once it is written. */
async function letter() {
  const find = async () => {
    const [mail] = await testApp.db.query<{ subject: string; text: string; html: string }>(
      'select subject, body_text as text, body_html as html from outbox where body_text is not null',
    );
    return mail ?? expect.fail('no letter yet');
  };
  return vi.waitFor(find, { timeout: 60_000 });
}

async function luciaAtTable(table = '7') {
  const restaurant = await testApp.openRestaurant('Mesón Ñ, S.L.');
  const diner = await registeredDiner(testApp, await restaurant.seat(table));
  return { restaurant, diner };
}

describe('an order of somebody with an account', () => {
  test('is confirmed by mail once, however often it was sent', async () => {
    const { restaurant, diner } = await luciaAtTable();
    const sending = {
      body: restaurant.order({ salmorejo: 2, vino: 1 }, { comentarios: 'Sin prisa' }),
      headers: { 'idempotency-key': 'once' },
    };
    const { idorder } = await diner.call(placeOrder, sending);
    await diner.call(placeOrder, sending);
    expect(await queued()).toEqual([
      { to: LUCIA.mail, key: `pedido-${restaurant.restaurantId}-${idorder}` },
    ]);
    const { subject, text, html } = await letter();
    expect(subject).toBe(`Tu pedido ${idorder} en Mesón Ñ`);
    for (const said of ['2 × Salmorejo', 'Nota: Sin prisa', 'Mesa 7', 'Gracias, Lucía Campos.']) {
      expect(text).toContain(said);
    }
    expect(html).toContain('Este documento no es una factura.');
  });

  test('that is a round tells nothing that others at the table have written', async () => {
    const { restaurant, diner } = await luciaAtTable();
    const marco = await restaurant.seat('7');
    const { agua, vino } = restaurant.products;
    const choosing = async (phone: TestClient, idproductos: number, nota: string, note: string) =>
      phone.call(changeBasket, {
        body: { lineas: [{ idproductos, quantity: 1, nota }], comentarios: note },
      });
    await choosing(diner, vino, 'muy frío', 'Sin prisa');
    const { comensales, version } = await choosing(marco, agua, 'sin hielo', 'diabético');
    const ids = comensales.map(({ idcomensal }) => idcomensal);
    await diner.call(placeRound, { body: { comensales: ids, version } });
    const { text, html } = await letter();
    expect(text).toContain('1 × Agua con gas');
    expect(text).toContain('muy frío');
    expect(text).toContain('Sin prisa');
    expect(text + html).not.toMatch(/sin hielo|diabético/);
  });

  test("is confirmed in the diner's language at that time, and so are later mails", async () => {
    const { restaurant, diner } = await luciaAtTable();
    const headers = { 'accept-language': 'de-AT,de;q=0.9,en;q=0.5' };
    const sent = await diner.send(placeOrder, {
      body: restaurant.order({ salmorejo: 1 }),
      headers,
    });
    expect(sent.statusCode).toBe(201);
    const { subject, text, html } = await letter();
    expect(subject).toMatch(/^Deine Bestellung \d+ bei Mesón Ñ$/);
    expect(text).toContain('Danke, Lucía Campos.');
    expect(html).toContain('<html lang="de">');
    expect((await diner.call(downloadDiner)).idioma).toBe('de');
  });

  test('sends few mails a day to an address that nobody has proved, whoever causes them', async () => {
    const { restaurant, diner } = await luciaAtTable();
    const body = restaurant.order({ agua: 1 });
    const orderMany = async (from: TestClient, to = restaurant) => {
      for (let burst = 0; burst < 2; burst += 1) {
        await Promise.all(
          [0, 1, 2, 3].map(() => from.call(placeOrder, { body: to.order({ agua: 1 }) })),
        );
      }
    };
    await orderMany(diner);
    expect(await queued()).toHaveLength(UNPROVED_MAILS_A_DAY);
    // Nor from another restaurant, nor to another account of the same mailbox.
    const other = await testApp.openRestaurant();
    await diner.enter(await other.codeOf('4'));
    await orderMany(diner, other);
    const mail = LUCIA.mail.replace('@', '+otra@');
    const again = { mail, nombreusuario: 'luciaotra' };
    const second = await registeredDiner(testApp, await restaurant.seat('9'), again);
    await second.call(placeOrder, { body });
    const owner = await other.logIn();
    await owner.refused('too_many', invitePerson, { body: { mail: LUCIA.mail } });
    expect(await queued()).toHaveLength(UNPROVED_MAILS_A_DAY);
    const password = generalPassword(testApp, LUCIAS_PASSWORD);
    await diner.call(deleteDiner, { body: { password } });
    const back = await registeredDiner(testApp, await restaurant.seat('8'));
    await back.call(placeOrder, { body });
    expect((await queued()).filter(({ to }) => to === LUCIA.mail)).toEqual([]);
    await testApp.db.query(`update outbox set created_at = created_at - interval '1 day'`);
    await back.call(placeOrder, { body });
    expect((await queued()).filter(({ to }) => to === LUCIA.mail)).toHaveLength(1);
  });

  test('tells a stranger little of what somebody else wrote, until a mailed link was opened', async () => {
    const { restaurant, diner } = await luciaAtTable();
    const note = 'Llama a este número y gana un premio. '.repeat(6).trim();
    const body = restaurant.order({ agua: 1 }, { comentarios: note });
    await diner.call(placeOrder, { body });
    const { text } = await letter();
    expect(text).toContain('Nota: Llama a este número');
    expect(text).not.toContain(note.slice(0, UNPROVED_TEXT_LENGTH));
    await diner.call(forgotDinerPassword, { body: { email: LUCIA.mail } });
    const token = await mailedToken(testApp, LUCIA.mail);
    const newPassword = generalPassword(testApp, 'Servilleta7');
    await diner.call(resetDinerPassword, { body: { token, newPassword } });
    const proved = await loggedInDiner(testApp, await restaurant.seat('7'), 'Servilleta7');
    for (let order = 0; order < 6; order += 1) await proved.call(placeOrder, { body });
    await expect
      .poll(
        async () => (await mailsTo(testApp, LUCIA.mail)).filter((one) => one.includes(note)).length,
        { timeout: 60_000 },
      )
      .toBe(6);
  });

  test('of a guest, or entered by a waiter, sends no mail', async () => {
    const restaurant = await testApp.openRestaurant();
    await (await restaurant.seat()).call(placeOrder, { body: restaurant.order({ agua: 1 }) });
    await (
      await restaurant.logIn()
    ).call(placeOrderForTable, { params: { mesa: '4' }, body: restaurant.order({ agua: 1 }) });
    expect(await queued()).toEqual([]);
  });

  test('that was refused sends no mail', async () => {
    const { restaurant, diner } = await luciaAtTable();
    const body = { ...restaurant.order({ agua: 1 }), total: '0.10' };
    await diner.refused('menu_changed', placeOrder, { body });
    expect(await queued()).toEqual([]);
  });

  test('that waits for its payment is confirmed once, when it goes to the kitchen', async () => {
    const { restaurant, diner } = await luciaAtTable();
    const { idorder: orderId } = await diner.call(placeOrder, {
      body: restaurant.order({ agua: 1 }),
    });
    const key = { restaurantId: restaurant.restaurantId, orderId };
    await testApp.db.query('delete from order_mails');
    await testApp.db.query('delete from outbox');
    const asked = await Promise.all(
      [1, 2, 3].map(async () => testApp.db.transaction(async (tx) => insertOrderMail(tx, key))),
    );
    expect(asked.filter(Boolean)).toHaveLength(1);
    await testApp.db.query('delete from outbox');
    expect(await insertOrderMail(testApp.db, key)).toBe(false);
  });

  test('that no longer exists does not hold up the other mails', async () => {
    expect(await writeOrderLetter(testApp.db, 1, '')).toBeNull();
  });
});

describe('POST /mailer/send-email', () => {
  test('sends no second confirmation', async () => {
    const { restaurant, diner } = await luciaAtTable();
    await diner.call(placeOrder, { body: restaurant.order({ agua: 1 }) });
    for (let time = 0; time < 2; time += 1) {
      expect(await diner.call(sendEmail, { body: TO_LUCIA })).toEqual({ enviado: false });
    }
    expect(await queued()).toHaveLength(1);
  });

  test('confirms an order from before the login once, with its text escaped', async () => {
    const restaurant = await testApp.openRestaurant();
    const guest = await restaurant.seat();
    const { idorder } = await guest.call(placeOrder, { body: restaurant.order({ agua: 2 }) });
    const diner = await registeredDiner(testApp, guest);
    const mail = '<img src=x onerror=alert(1)>\r\n\r\nGracias';
    const body = { to: LUCIA.mail.toUpperCase(), subject: 'Hola\r\nBcc: x@y.es', mail, idorder };
    expect(await diner.call(sendEmail, { body })).toEqual({ enviado: true });
    expect(await diner.call(sendEmail, { body })).toEqual({ enviado: false });
    const { subject, text, html } = await letter();
    expect(subject).toBe(`Tu pedido ${idorder} en Casa de Prueba`);
    expect(text).toContain('<img src=x onerror=alert(1)>\n\nGracias');
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;');
    expect(html).not.toContain('<img');
  });

  test('takes the links out of the text and of the notes, and says so', async () => {
    const restaurant = await testApp.openRestaurant();
    const guest = await restaurant.seat();
    const note = 'Gana en evil.example/premio';
    await guest.call(placeOrder, { body: restaurant.order({ agua: 1 }, { comentarios: note }) });
    const diner = await registeredDiner(testApp, guest);
    const mail = 'Entra en https://evil.example/premio y gracias';
    await diner.call(sendEmail, { body: { ...TO_LUCIA, mail } });
    const { text, html } = await letter();
    for (const part of [text, html]) {
      expect(part).toContain('Entra en [enlace quitado] y gracias');
      expect(part).toContain('Gana en [enlace quitado]');
      expect(part).not.toContain('evil.example');
    }
  });

  test('sends one account five an hour', async () => {
    const restaurant = await testApp.openRestaurant();
    const guest = await restaurant.seat();
    for (let order = 0; order < 6; order += 1) {
      await guest.call(placeOrder, { body: restaurant.order({ agua: 1 }) });
    }
    const diner = await registeredDiner(testApp, guest);
    const orders = (await diner.call(listOwnOrders)).map(({ idorder }) => idorder);
    const send = (idorder: number) => ({ body: { ...TO_LUCIA, idorder } });
    for (const idorder of orders.slice(0, 5)) {
      expect(await diner.call(sendEmail, send(idorder))).toEqual({ enviado: true });
    }
    await diner.refused('too_many', sendEmail, send(orders[5]!));
    expect(await queued()).toHaveLength(5);
    // Sends nothing, so it is not refused.
    expect(await diner.call(sendEmail, send(orders[0]!))).toEqual({ enviado: false });
  });

  test("sends only to the diner's own address", async () => {
    const { restaurant, diner } = await luciaAtTable();
    await diner.call(placeOrder, { body: restaurant.order({ agua: 1 }) });
    const { message } = await diner.refused('not_own_address', sendEmail, {
      body: { to: 'victima@example.com', subject: 'Premio', mail: 'https://evil.example' },
    });
    expect(message).toBe('Solo podemos escribir a la dirección de tu cuenta.');
    const { fields } = await diner.refused('bad_request', sendEmail, { body: { to: 'x' } });
    expect(fields).toEqual({ to: 'El correo no cumple con el formato correcto' });
    expect(await queued()).toHaveLength(1);
  });

  test("sends nothing about somebody else's order, or without an order", async () => {
    const { restaurant, diner } = await luciaAtTable();
    await diner.refused('not_found', sendEmail, { body: TO_LUCIA });
    const other = await restaurant.seat('8');
    const { idorder } = await other.call(placeOrder, { body: restaurant.order({ agua: 1 }) });
    await diner.refused('not_found', sendEmail, { body: { ...TO_LUCIA, idorder } });
    expect(await queued()).toEqual([]);
  });

  test('works away from the table too, but not for guests or staff', async () => {
    const restaurant = await testApp.openRestaurant();
    const guest = await restaurant.seat();
    await guest.call(placeOrder, { body: restaurant.order({ agua: 1 }) });
    await guest.refused('forbidden', sendEmail, { body: TO_LUCIA });
    await (await restaurant.logIn()).refused('forbidden', sendEmail, { body: TO_LUCIA });
    await testApp.visitor().refused('no_session', sendEmail, { body: TO_LUCIA });
    await registeredDiner(testApp, guest);
    const elsewhere = await loggedInDiner(testApp);
    expect(await elsewhere.call(sendEmail, { body: TO_LUCIA })).toEqual({ enviado: true });
  });

  test('sends nothing for an order that is still being paid', async () => {
    const { restaurant, diner } = await luciaAtTable();
    await diner.call(placeOrder, { body: restaurant.order({ agua: 1 }) });
    await testApp.db.query('delete from order_mails');
    await testApp.db.query('delete from outbox');
    await testApp.db.query(`update orders set payment = 'pending'`);
    expect(await diner.call(sendEmail, { body: TO_LUCIA })).toEqual({ enviado: false });
    expect(await queued()).toEqual([]);
  });
});

test('two processes that send at once send each mail only once', async () => {
  const { restaurant, diner } = await luciaAtTable();
  for (let order = 0; order < UNPROVED_MAILS_A_DAY; order += 1) {
    await diner.call(placeOrder, { body: restaurant.order({ agua: 1 }) });
  }
  const sent: string[] = [];
  const mailer = {
    send: async ({ messageKey, text }: { messageKey: string; text: string }) => {
      expect(text).toContain('Agua con gas');
      sent.push(messageKey);
    },
    close: () => undefined,
  };
  const dependencies = {
    db: testApp.db,
    mailer,
    writeLetter: async ({ mailId }: QueuedMail) => writeOrderLetter(testApp.db, mailId, ''),
    attach: async () => [],
    onFailure: (failure: unknown) => expect.fail(JSON.stringify(failure)),
    onError: (error: unknown) => expect.fail(String(error)),
  };
  await Promise.all([sendDueMails(dependencies), sendDueMails(dependencies)]);
  // The application's own sender may have sent some of them.
  expect(new Set(sent).size).toBe(sent.length);
  expect(await queued()).toHaveLength(UNPROVED_MAILS_A_DAY);
});
