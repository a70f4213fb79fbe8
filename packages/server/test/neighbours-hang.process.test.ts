import { once } from 'node:events';
import net from 'node:net';
import {
  checkPayment,
  createAccountLink,
  createCheckout,
  readPaymentAccount,
} from '@simplato/contract';
import { expect, test } from 'vitest';
import { Crowd } from './process/crowd.ts';
import { createPostgresDatabase, postgresServer } from './process/data-places.ts';
import {
  ask,
  chooseLines,
  forgetDemoPassword,
  readOwnOrders,
  sendOrder,
  sitDown,
} from './process/people.ts';
import { startServer } from './process/server-process.ts';
import { printedTableCode } from './process/table-of-demo.ts';
import { PostOffice } from './post-office.ts';
import { StripeDouble } from './stripe-double.ts';

const TIMEOUT = { timeout: 120_000 };

/** Ends the wait after a failure, but not the two minutes reserved for a sender at work. */
const END_OF_WAIT = `update outbox set due_at = now() where sent_at is null
  and due_at > now() and due_at < now() + interval '90 seconds'`;

/** Both accept every connection and never answer, which is worse than being down. */
test.runIf(postgresServer)(
  'while the payment provider and the mail server hang, orders go on; both are served later',
  async () => {
    const place = await createPostgresDatabase();
    const stripe = new StripeDouble();
    await stripe.start();
    const calls: net.Socket[] = [];
    const deaf = net.createServer((socket) => calls.push(socket.on('error', () => undefined)));
    deaf.listen(0, '127.0.0.1');
    await once(deaf, 'listening');
    const { port } = deaf.address() as net.AddressInfo;
    const server = await startServer({
      env: {
        ...place.env,
        STRIPE_SECRET_KEY: stripe.config.secretKey,
        STRIPE_API_URL: stripe.config.apiUrl,
        STRIPE_WEBHOOK_SECRET: 'whsec_nadie',
        SMTP_URL: `smtp://127.0.0.1:${port}`,
        MAIL_FROM: 'Simplato <hola@taberna.example>',
      },
    });
    let office: PostOffice | undefined;
    try {
      const crowd = await Crowd.sitDown(server.url);
      const { url } = server;
      const { body: connected } = await ask(url, crowd.staff, createAccountLink, { body: {} });
      stripe.activate(connected.accountId);
      await ask(url, crowd.staff, readPaymentAccount);
      const payer = await sitDown(url, printedTableCode(server));
      const lineas = await chooseLines(url, payer);
      const online = { lineas, ispaid: 'pending' as const };
      const { idorder } = (await sendOrder(url, payer, 'en-linea', online)).body;
      crowd.begin();
      await crowd.more(20);
      await forgetDemoPassword(server.url);
      await expect.poll(() => calls.length, TIMEOUT).toBeGreaterThan(0);
      // Started last, because calls to the provider time out after a quarter of a minute.
      stripe.misbehave('slow', { times: 2 });
      const asked = stripe.requests.length;
      let answered = 0;
      const answers = Promise.all([
        ask(url, crowd.staff, createAccountLink, { body: {} }).finally(() => (answered += 1)),
        ask(url, payer, createCheckout, { body: { idOrder: idorder } }).finally(
          () => (answered += 1),
        ),
      ]);
      const held = () =>
        stripe.requests
          .slice(asked)
          .map(({ call }) => call)
          .toSorted();
      await expect
        .poll(held, TIMEOUT)
        .toEqual(['POST /v1/account_links', 'POST /v1/checkout/sessions']);

      await crowd.more(20);

      expect(answered).toBe(0);
      stripe.release();
      const [link, page] = await answers;
      expect([link.status, page.status]).toEqual([200, 200]);
      expect(stripe.ledger.all('account')).toHaveLength(1);
      expect(stripe.ledger.all('checkout.session')).toHaveLength(1);
      stripe.pay(page.body.url.split('/').at(-1)?.split('#')[0] ?? '');
      const payment = await ask(url, payer, checkPayment, { params: { id: idorder } });
      expect(payment.body.estado).toBe('pagado');
      await crowd.more(20);
      await crowd.end();
      expect(crowd.lost).toEqual({ lines: 0, refusals: 0 });
      const [paid] = await readOwnOrders(url, payer);
      expect(paid).toMatchObject({ idorder, ispaid: 'true' });
      crowd.answered.push(paid!);
      await crowd.expectAllOnTheBoard();

      deaf.close();
      for (const call of calls) call.destroy();
      office = await PostOffice.open({ port });
      await expect
        .poll(async () => {
          await place.run(END_OF_WAIT);
          return office?.arrived.length;
        }, TIMEOUT)
        .toBe(1);
    } finally {
      await server.kill();
      await stripe.stop();
      await office?.close();
      await place.remove();
    }
  },
);
