import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import {
  cancelOrder,
  chargeTab,
  createAccountLink,
  dropOrder,
  giveBackTabPayment,
  IDEMPOTENCY_HEADER,
  listOrderChanges,
  payAtTable,
  readOwnTab,
  receivePaymentEvent,
  refundOrder,
  releaseTabPayment,
  removeFromOrder,
  STREAM_EVENTS,
  type TabWire,
} from '@simplato/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { DataPlace, PostgresPlace } from './process/data-places.ts';
import { EVERY_DATABASE } from './process/demo-places.ts';
import { DIE_IN_REQUEST, holdBefore } from './process/die-in-request.ts';
import { moveClock, withMovingClock } from './process/moved-clock.ts';
import { openBoardStream, openPhoneStream, type OpenStream } from './process/open-stream.ts';
import {
  inTheEnd,
  orderBill,
  orderInHistory,
  PayingRestaurant,
  sessionOf,
  shareBill,
  shareOf,
  TWO,
  untilTrue,
  type Bill,
  type OrderBill,
  type ShareBill,
  type Stage,
} from './process/paying-restaurant.ts';
import { readBoard } from './process/people.ts';
import { findFreePort, startServer } from './process/server-process.ts';
import { StripeDouble } from './stripe-double.ts';

const TWO_CENTS = 1_900;
const MINUTES_AWAY = 4;
const DUE_EARLIER = `
  update payments set look_at = look_at - interval '${MINUTES_AWAY} minutes';
  update refunds set look_at = look_at - interval '${MINUTES_AWAY} minutes';
  update payment_events set due_at = due_at - interval '${MINUTES_AWAY} minutes'`;
const LOADED_FIRST = [
  DIE_IN_REQUEST,
  new URL('./process/await-provider.mjs', import.meta.url).href,
].map((href) => `--import=${href}`);
const CROWD = 6;
/** The kill comes at a random moment of so many after the crowd's press. */
const MOMENT_MS = 30;

/** What comes after the restart. */
interface Sequel {
  /** Whose restaurant's money is followed; that of a share, everybody at its table has to be told. */
  bill: Pick<Bill, 'restaurant'> | ShareBill;
  /** What somebody tries again at once. */
  again?: () => Promise<void>;
  /** What holds in the end, with what the provider keeps. */
  check: () => Promise<void>;
  heldCents: number;
}

/** Leads to a call to the provider or a statement, right before whose end the server is killed. */
type Scene = readonly [name: string, play: (restaurant: PayingRestaurant) => Promise<Sequel>];

const byId = (id: number) => ({ params: { id } });

/** At the page of the provider, where the payer pays, declines or waits. */
async function atPage(bill: Bill): Promise<string> {
  return sessionOf(await bill.openPage());
}

async function pay({ restaurant }: Bill, url: string | null): Promise<void> {
  restaurant.stage.double.pay(sessionOf(url));
}

const BILLS = [
  ['an order', orderBill],
  ['a share', shareBill],
] as const;

/** What may happen to an order and to a share alike. */
const toBoth = (
  name: string,
  play: (
    restaurant: PayingRestaurant,
    open: (restaurant: PayingRestaurant) => Promise<Bill>,
  ) => Promise<Sequel>,
): Scene[] =>
  BILLS.map(([what, open]) => [`${what}: ${name}`, async (restaurant) => play(restaurant, open)]);

const paidOnce = (bill: Bill) => async () => {
  await inTheEnd(bill.states).toEqual(['pagado']);
};

const WHILE_PAYING: readonly Scene[] = [
  ...toBoth(
    'while the page is made, it is the same page, and is paid once',
    async (restaurant, open) => {
      const bill = await open(restaurant);
      await restaurant.cutDuring('POST /v1/checkout/sessions', bill.openPage);
      const again = async () => {
        const url = await bill.openPage();
        expect(await bill.openPage()).toBe(url);
        await pay(bill, url);
        expect(await bill.check()).toBe('pagado');
      };
      return { bill, again, check: paidOnce(bill), heldCents: TWO_CENTS };
    },
  ),
  ...toBoth('while the payer comes back from paying, it is paid once', async (restaurant, open) => {
    const bill = await open(restaurant);
    const sessionId = await atPage(bill);
    restaurant.stage.double.pay(sessionId);
    await restaurant.cutDuring(`GET /v1/checkout/sessions/${sessionId}`, bill.check);
    const again = async () => expect(await bill.check()).toBe('pagado');
    return { bill, again, check: paidOnce(bill), heldCents: TWO_CENTS };
  }),
  ...toBoth(
    'after the notice was acknowledged, it is paid without more',
    async (restaurant, open) => {
      const bill = await open(restaurant);
      const sessionId = await atPage(bill);
      const { double, server } = restaurant.stage;
      double.pay(sessionId);
      const event = double.event('checkout.session.completed', sessionId);
      await restaurant.holdDuring(`GET /v1/checkout/sessions/${sessionId}`, async () => {
        const answer = await fetch(`${server.url}/api${receivePaymentEvent.path}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'stripe-signature': event.signature },
          body: new Uint8Array(event.body),
        });
        expect(answer.status).toBe(200);
      });
      return { bill, check: paidOnce(bill), heldCents: TWO_CENTS };
    },
  ),
];

const steps = async ({ restaurant, orderId }: OrderBill) =>
  (await restaurant.ask(restaurant.staff, listOrderChanges, byId(orderId))).body.map(
    ({ tipo, status, ispaid }) => [tipo, status, ispaid].join(' '),
  );

const ORDERS: readonly Scene[] = [
  [
    'an account: while it is created, there is one afterwards',
    async (restaurant) => {
      const accounts = () => restaurant.stage.double.ledger.all('account').length;
      const before = accounts();
      await restaurant.cutDuring('POST /v1/accounts', async () =>
        restaurant.ask(restaurant.staff, createAccountLink, { body: {} }),
      );
      const again = async () => {
        const others = accounts() - before;
        await restaurant.connect();
        expect(accounts() - before).toBe(others);
      };
      return { bill: { restaurant }, again, check: async () => {}, heldCents: 0 };
    },
  ],
  [
    'an order: while it is switched to the waiter, it is so once, without more',
    async (restaurant) => {
      const bill = await orderBill(restaurant);
      const page = `POST /v1/checkout/sessions/${await atPage(bill)}/expire`;
      const switchIt = async () => restaurant.ask(restaurant.payer, payAtTable, byId(bill.orderId));
      await restaurant.cutDuring(page, switchIt);
      const check = async () => {
        await inTheEnd(async () => (await orderInHistory(bill))?.ispaid).toBe('false');
        const again = await switchIt();
        expect([again.status, again.body.status]).toEqual([200, 'READY']);
        expect(await steps(bill)).toEqual(['paso READY pending', 'pago READY false']);
      };
      return { bill, check, heldCents: 0 };
    },
  ],
  [
    'an order: while it is dropped, it is cancelled, and never reaches the kitchen',
    async (restaurant) => {
      const bill = await orderBill(restaurant);
      const page = `POST /v1/checkout/sessions/${await atPage(bill)}/expire`;
      await restaurant.cutDuring(page, async () =>
        restaurant.ask(restaurant.payer, dropOrder, byId(bill.orderId)),
      );
      const check = async () => {
        await inTheEnd(async () => (await orderInHistory(bill))?.status).toBe('CANCELLED');
        expect((await orderInHistory(bill))?.motivo).toBe('Lo has descartado antes de pagar');
        expect(await readBoard(restaurant.stage.server.url, restaurant.staff)).toEqual([]);
      };
      return { bill, check, heldCents: 0 };
    },
  ],
  [
    'an order: while the restaurant cancels it, its page is closed, and cancelling again succeeds',
    async (restaurant) => {
      const bill = await orderBill(restaurant);
      const page = `POST /v1/checkout/sessions/${await atPage(bill)}/expire`;
      await restaurant.cutDuring(page, async () => cancel(bill));
      const check = async () => {
        await inTheEnd(bill.states).toEqual([]);
        expect(await orderInHistory(bill)).toMatchObject({ status: 'READY', ispaid: 'pending' });
        expect((await cancel(bill)).body).toMatchObject({ status: 'CANCELLED', pagosuelto: null });
      };
      return { bill, check, heldCents: 0 };
    },
  ],
  [
    'an order: while some of it is refunded, it is so once',
    async (restaurant) => {
      const bill = await orderBill(restaurant);
      await pay(bill, await bill.openPage());
      expect(await bill.check()).toBe('pagado');
      await restaurant.cutDuring('POST /v1/refunds', async () =>
        restaurant.ask(restaurant.staff, refundOrder, {
          ...byId(bill.orderId),
          body: { que: { tipo: 'importe', importe: '2.00' }, motivo: 'Frío' },
        }),
      );
      return { bill, check: paidOnce(bill), heldCents: TWO_CENTS - 200 };
    },
  ],
];

async function cancel({ restaurant, orderId }: OrderBill) {
  return restaurant.ask(restaurant.staff, cancelOrder, {
    ...byId(orderId),
    body: { motivo: 'Sin gas' },
  });
}

/** The worker asks for one refund after the other, so only one of these is cut off in a life. */
const LATE_ORDER: Scene = [
  'an order: while money that came late goes back, it does so once',
  async (restaurant) => {
    const bill = await orderBill(restaurant);
    const sessionId = await atPage(bill);
    const { double } = restaurant.stage;
    double.completeLater(sessionId);
    expect((await cancel(bill)).body.pagosuelto?.estado).toBe('en_duda');
    double.pay(sessionId);
    await restaurant.holdDuring('POST /v1/refunds', bill.check);
    const check = async () => {
      const loose = async () => (await orderInHistory(bill))?.pagosuelto?.estado;
      await inTheEnd(loose).toBe('devuelto');
      expect(restaurant.refunds()).toBe(1);
    };
    return { bill, check, heldCents: 0 };
  },
];

const LATE_SHARE: Scene = [
  'a share: while money goes back that came after the waiter had let go, it does so once',
  async (restaurant) => {
    const bill = await shareBill(restaurant);
    const sessionId = await atPage(bill);
    const { double } = restaurant.stage;
    double.completeLater(sessionId);
    await restaurant.holdDuring('POST /v1/refunds', async () => {
      await letGo(bill);
      double.pay(sessionId);
      await bill.check();
      await tellPaid(restaurant, sessionId);
    });
    const check = async () => {
      await inTheEnd(bill.states).toEqual(['devuelto']);
      expect(restaurant.refunds()).toBe(1);
    };
    return { bill, check, heldCents: 0 };
  },
];

async function letGo(bill: ShareBill): Promise<void> {
  const { idcuenta } = await bill.tab();
  const params = { id: idcuenta, idpago: bill.paymentNumber() };
  const { status } = await bill.restaurant.ask(bill.restaurant.staff, releaseTabPayment, {
    params,
  });
  expect(status).toBe(200);
}

async function tellPaid({ stage }: PayingRestaurant, sessionId: string): Promise<void> {
  const event = stage.double.event('checkout.session.completed', sessionId);
  await fetch(`${stage.server.url}/api${receivePaymentEvent.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'stripe-signature': event.signature },
    body: new Uint8Array(event.body),
  });
}

const isFree = (bill: ShareBill) => async () => {
  await inTheEnd(async () => (await bill.tab()).reservado).toBe('0.00');
  expect(await bill.states()).toEqual([]);
  // The next one has it.
  const next = await shareOf(bill.restaurant, bill.restaurant.friend, bill.orderId, {
    modo: 'todo',
    importe: TWO,
  });
  await pay(next, await next.openPage());
  expect(await next.check()).toBe('pagado');
};

const SHARES: readonly Scene[] = [
  [
    'a share: while the page is made, and nobody comes back, it is free for the next',
    async (restaurant) => {
      const bill = await shareBill(restaurant);
      await restaurant.cutDuring('POST /v1/checkout/sessions', bill.openPage);
      return { bill, check: isFree(bill), heldCents: TWO_CENTS };
    },
  ],
  [
    'a share: while its payer gives it back, it is free for the next',
    async (restaurant) => {
      const bill = await shareBill(restaurant);
      const page = `POST /v1/checkout/sessions/${await atPage(bill)}/expire`;
      await restaurant.cutDuring(page, async () => giveBack(bill));
      return { bill, check: isFree(bill), heldCents: TWO_CENTS };
    },
  ],
  [
    'a share: while some of it is taken off after it was paid, that goes back once',
    async (restaurant) => {
      const bill = await shareBill(restaurant);
      await pay(bill, await bill.openPage());
      expect(await bill.check()).toBe('pagado');
      expect((await takeOff(bill)).status).toBe(200);
      const check = async () => {
        await inTheEnd(async () => restaurant.refunds()).toBe(1);
        expect(await bill.tab()).toMatchObject({ pagado: '9.50', pendiente: '0.00' });
      };
      return { bill, check, heldCents: TWO_CENTS / 2 };
    },
  ],
];

const giveBack = async (bill: ShareBill, headers: Record<string, string> = {}) =>
  bill.restaurant.ask(bill.restaurant.payer, giveBackTabPayment, {
    ...byId(bill.paymentNumber()),
    headers,
  });

const takeOff = async ({ restaurant, orderId }: ShareBill, headers?: Record<string, string>) =>
  restaurant.ask(restaurant.staff, removeFromOrder, {
    ...byId(orderId),
    headers: { [IDEMPOTENCY_HEADER]: 'quitar', ...headers },
    body: { lineas: [{ linea: 1, unidades: 1 }], motivo: 'Se ha caído' },
  });

const LET_GO: Scene = [
  'a share: while the page is closed that a waiter let go of, it is free for the next',
  async (restaurant) => {
    const bill = await shareBill(restaurant);
    const sessionId = await atPage(bill);
    await restaurant.holdDuring(`POST /v1/checkout/sessions/${sessionId}/expire`, async () =>
      letGo(bill),
    );
    return { bill, check: isFree(bill), heldCents: TWO_CENTS };
  },
];

const CHARGED: Scene = [
  'a share: while the page is closed of which a waiter took the money, only that counts',
  async (restaurant) => {
    const bill = await shareBill(restaurant);
    const sessionId = await atPage(bill);
    const { idcuenta } = await bill.tab();
    await restaurant.holdDuring(`POST /v1/checkout/sessions/${sessionId}/expire`, async () => {
      const { status } = await restaurant.ask(restaurant.staff, chargeTab, {
        ...byId(idcuenta),
        headers: { [IDEMPOTENCY_HEADER]: randomUUID() },
        body: { forma: 'efectivo', importe: TWO },
      });
      expect(status).toBe(201);
    });
    const check = async () => {
      await inTheEnd(bill.states).toEqual([]);
      expect(await bill.tab()).toMatchObject({ pagado: TWO, pendiente: '0.00' });
    };
    return { bill, check, heldCents: 0 };
  },
];

/** Six at a table press, each for a unit of their own, and the server ends a moment later. */
const ALL_AT_ONCE: Scene = [
  'shares of six phones that all pay at once',
  async (restaurant) => {
    await restaurant.connect();
    const orderId = await restaurant.order(restaurant.payer, CROWD, 'false');
    const line = { idorder: orderId, linea: 1, unidades: 1 };
    const body = { modo: 'platos', lineas: [line], importe: '9.50' };
    const bills = await Promise.all(
      restaurant.phones.map(async (phone) => shareOf(restaurant, phone, orderId, body)),
    );
    restaurant.cuts.push(
      ...bills.map(async (bill) =>
        bill
          .openPage()
          .then(async (url) => pay(bill, url))
          .then(async () => bill.check())
          .catch(() => null),
      ),
    );
    // A random moment is the point of it, so it must not depend on anything that the server does.
    await new Promise((resolve) => setTimeout(resolve, Math.random() * MOMENT_MS));
    const again = async () => {
      await Promise.all(
        bills.map(async (bill) => {
          const url = await bill.openPage();
          if (url !== null) await pay(bill, url);
          expect(await bill.check()).toBe('pagado');
        }),
      );
    };
    const [bill] = bills;
    const check = async () => {
      expect(await bill!.states()).toEqual(restaurant.phones.map(() => 'pagado'));
    };
    return { bill: bill!, again, check, heldCents: CROWD * 950 };
  },
];

/** Somebody's call is held right before a statement, or its answer, and so cut off. */
async function cutBefore(
  restaurant: PayingRestaurant,
  work: () => Promise<unknown>,
): Promise<void> {
  const held = () => restaurant.stage.server.output().split('held').length;
  const heldBefore = held();
  restaurant.cuts.push(work().catch(() => null));
  await untilTrue(() => held() > heldBefore);
}

const claimBefore = (statement: string): Scene => [
  `a share: claimed, before "${statement}", it is paid once by whoever tries again`,
  async (restaurant) => {
    const bill = await shareBill(restaurant);
    await cutBefore(restaurant, async () => bill.openPage(holdBefore(statement)));
    const again = async () => {
      await pay(bill, await bill.openPage());
      expect(await bill.check()).toBe('pagado');
    };
    return { bill, again, check: paidOnce(bill), heldCents: TWO_CENTS };
  },
];

const settledBefore = (statement: string): Scene => [
  `a share: as it is settled, before "${statement}", it is paid once`,
  async (restaurant) => {
    const bill = await shareBill(restaurant);
    await pay(bill, await bill.openPage());
    await cutBefore(restaurant, async () => bill.check(holdBefore(statement)));
    return { bill, check: paidOnce(bill), heldCents: TWO_CENTS };
  },
];

const givenBackBefore = (statement: string): Scene => [
  `a share: as it is given back, before "${statement}", it is free for the next`,
  async (restaurant) => {
    const bill = await shareBill(restaurant);
    await atPage(bill);
    await cutBefore(restaurant, async () => giveBack(bill, holdBefore(statement)));
    return { bill, check: isFree(bill), heldCents: TWO_CENTS };
  },
];

const takenOffBefore = (statement: string): Scene => [
  `a share: as some of it is taken off, before "${statement}", that goes back once`,
  async (restaurant) => {
    const bill = await shareBill(restaurant);
    await pay(bill, await bill.openPage());
    expect(await bill.check()).toBe('pagado');
    await cutBefore(restaurant, async () => takeOff(bill, holdBefore(statement)));
    const again = async () => expect((await takeOff(bill)).status).toBe(200);
    const check = async () => {
      await inTheEnd(async () => restaurant.refunds()).toBe(1);
      expect(await bill.tab()).toMatchObject({ pagado: '9.50', pendiente: '0.00' });
    };
    return { bill, again, check, heldCents: TWO_CENTS / 2 };
  },
];

/** A connection each, of the server's eight. A payment, its key and its shares are one statement. */
const CLAIMED = [
  'with request as',
  'with counter as',
  'commit',
  'update payments set session_id',
  'answer',
].map(claimBefore);
const ENDED = [settledBefore, givenBackBefore, takenOffBefore].flatMap((scene) =>
  ['commit', 'answer'].map(scene),
);

/** In each, all the scenes are cut off by one kill. */
const LIVES = [
  {
    life: 'once',
    scenes: [...WHILE_PAYING, ...ORDERS, ...SHARES, LATE_ORDER, LET_GO],
    onPostgres: CLAIMED,
  },
  { life: 'again', scenes: [LATE_SHARE, CHARGED], onPostgres: ENDED },
];

/**
 * Every scene has a restaurant of its own and leads to where the server waits: for the provider's answer, or,
 * held there, before a statement of a claim, its settling, its end or a refund. One kill cuts them all off.
 */
describe.each(EVERY_DATABASE)('a server killed while people pay, on $name', ({ name, create }) => {
  let place: DataPlace;
  let stage: Stage;
  /** Pages lead back to the same address after a restart. */
  let port: number;

  /** The embedded database's clock goes on where it was: money of before a restaurant invoices is told by none. */
  let aheadHours = 0;
  const start = async () => {
    const { config } = stage.double;
    const clock = withMovingClock(aheadHours, aheadHours + MINUTES_AWAY / 60);
    const server = await startServer({
      port,
      env: {
        ...place.env,
        ...clock,
        NODE_OPTIONS: [clock['NODE_OPTIONS'], ...LOADED_FIRST].join(' '),
        STRIPE_SECRET_KEY: config.secretKey,
        STRIPE_API_URL: config.apiUrl,
        STRIPE_WEBHOOK_SECRET: 'whsec_plataforma',
        STRIPE_CONNECT_WEBHOOK_SECRET: 'whsec_conectadas',
      },
    });
    await moveClock(server, aheadHours);
    return server;
  };

  /** What the server left undone would be due in some minutes; on PostgreSQL, by the database's clock. */
  const passTime = async () => {
    if ('run' in place) await (place as PostgresPlace).run(DUE_EARLIER);
    else {
      aheadHours += MINUTES_AWAY / 60;
      await moveClock(stage.server, aheadHours);
    }
  };

  beforeAll(async () => {
    place = await create();
    port = await findFreePort();
    const double = new StripeDouble();
    await double.start();
    stage = { double } as Stage;
    stage.server = await start();
  });
  afterAll(async () => {
    await stage.server.kill();
    await stage.double.stop();
    await place.remove();
  });

  describe.each(LIVES)('$life', ({ scenes, onPostgres }) => {
    const all = [...scenes, ...(name === 'postgres' ? onPostgres : []), ALL_AT_ONCE];
    const sequels = new Map<string, Sequel>();
    const told = new Map<string, OpenStream[]>();
    const failed = new Map<string, unknown>();

    beforeAll(async () => {
      const restaurants: PayingRestaurant[] = [];
      for (const scene of all) {
        restaurants.push(await PayingRestaurant.open(stage, scene === ALL_AT_ONCE ? CROWD : 2));
      }
      for (const [index, [scene, play]] of all.entries()) {
        sequels.set(scene, await play(restaurants[index]!));
      }
      await stage.server.kill();
      stage.double.release();
      const cut = restaurants.slice(0, -1).flatMap(({ cuts }) => cuts);
      expect(await Promise.all(cut)).toEqual(cut.map(() => null));
      await Promise.all(restaurants.at(-1)!.cuts);
      stage.server = await start();
      for (const [scene, { bill }] of sequels) {
        if (!('tab' in bill)) continue;
        const { staff, friend } = bill.restaurant;
        told.set(scene, [
          await openPhoneStream(stage.server.url, friend, 0),
          await openBoardStream(stage.server.url, staff, 0),
        ]);
      }
      for (const [scene, { again }] of sequels) {
        await again?.().catch((error: unknown) => failed.set(scene, error));
      }
      await passTime();
    }, 300_000);
    afterAll(() => {
      for (const stream of [...told.values()].flat()) stream.close();
    });

    test.each(all.map(([scene]) => scene))('%s', { timeout: 150_000 }, async (scene) => {
      if (failed.has(scene)) throw failed.get(scene);
      const { bill, check, heldCents } = sequels.get(scene)!;
      await check();
      await inTheEnd(async () => bill.restaurant.held()).toBe(heldCents);
      if ('tab' in bill) await expectExact(bill, heldCents, told.get(scene) ?? []);
    });
  });
});

const cents = (money: string) => Math.round(Number(money) * 100);

/** Nothing is claimed any more, what stands is what the provider holds and invoices say, and everybody was told. */
async function expectExact(
  bill: ShareBill,
  heldCents: number,
  [phone, board]: readonly OpenStream[],
): Promise<void> {
  const tab = await bill.tab();
  const { total, pagado, reservado, pendiente, pagos } = tab;
  expect(reservado).toBe('0.00');
  expect(cents(pagado) + cents(pendiente)).toBe(cents(total));
  expect(cents(pagado)).toBeLessThanOrEqual(cents(total));
  expect(pagos.filter(({ estado }) => estado === 'pendiente')).toEqual([]);
  const online = pagos.filter(({ forma, estado }) => forma === 'online' && estado === 'pagado');
  expect(online.reduce((sum, { importe }) => sum + cents(importe), 0)).toBe(heldCents);
  const invoices = await bill.restaurant.invoices();
  expect(invoices.reduce((sum, [, all]) => sum + cents(all), 0)).toBe(cents(pagado));
  for (const letter of ['T', 'R']) {
    const turns = invoices.flatMap(([number]) =>
      number.startsWith(letter) ? [Number(number.slice(-6))] : [],
    );
    expect(turns).toEqual(turns.map((_turn, index) => index + 1));
  }
  const own = (await bill.restaurant.ask(bill.restaurant.friend, readOwnTab)).body;
  await phone!.until(
    ({ event, data }) =>
      event === STREAM_EVENTS.tab && isDeepStrictEqual(moneyOf(data), moneyOf(own)),
  );
  await board!.until(
    ({ event, data }) =>
      event === STREAM_EVENTS.tab && (data as TabWire).pendiente === tab.pendiente,
  );
}

function moneyOf(tab: unknown) {
  const { pagado, reservado, pendiente, pagos } = tab as TabWire;
  return { pagado, reservado, pendiente, states: pagos.map(({ estado }) => estado) };
}
