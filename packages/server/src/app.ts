import { setTimeout as sleep } from 'node:timers/promises';
import fastifyCookie from '@fastify/cookie';
import { REQUEST_LIMITS } from '@simplato/contract';
import fastify, { LogController, type FastifyInstance } from 'fastify';
import { startChores } from './chores.ts';
import type { Config } from './config.ts';
import type { Database } from './db/database.ts';
import { HouseMemory } from './db/house-memory.ts';
import type { BuiltSite } from './features/pages/built-site.ts';
import { accountRoutes } from './features/accounts/account-routes.ts';
import { auditRoutes } from './features/audit/audit-routes.ts';
import { boardRoutes } from './features/board/board-routes.ts';
import { categoryRoutes } from './features/categories/category-routes.ts';
import { dinerRoutes } from './features/diners/diner-routes.ts';
import { healthRoutes } from './features/health/health-routes.ts';
import { historyRoutes } from './features/history/history-routes.ts';
import { menuFileRoutes } from './features/menu-files/menu-file-routes.ts';
import { OrderFeed } from './features/orders/order-feed.ts';
import { dinerOrderRoutes, staffOrderRoutes } from './features/orders/order-routes.ts';
import { writeOrderLetter } from './features/orders/write-order-letter.ts';
import {
  dinerPaymentRoutes,
  paymentEventRoutes,
  staffPaymentRoutes,
} from './features/payments/payment-routes.ts';
import { startPaymentWorker } from './features/payments/payment-worker.ts';
import { photoRoutes } from './features/photos/photo-routes.ts';
import { productRoutes } from './features/products/product-routes.ts';
import { restaurantRoutes } from './features/restaurants/restaurant-routes.ts';
import { SessionCookies } from './features/sessions/session-cookies.ts';
import { sessionRoutes } from './features/sessions/session-routes.ts';
import { SessionStore } from './features/sessions/session-store.ts';
import { staffRoutes } from './features/staff/staff-routes.ts';
import { tableRoutes } from './features/tables/table-routes.ts';
import { teamRoutes } from './features/team/team-routes.ts';
import { shareAnswerWriters } from './http/answer-writers.ts';
import { apiDocs } from './http/api-docs.ts';
import { CallsUnderWay } from './http/calls-under-way.ts';
import { EventStreams } from './http/event-stream.ts';
import { buildGuard } from './http/guard.ts';
import { acceptJson } from './http/json-bodies.ts';
import { handleErrors } from './http/handle-errors.ts';
import { searchEngineRoutes } from './http/search-engines.ts';
import { secureHeaders } from './http/secure-headers.ts';
import {
  boundConnections,
  limitedServer,
  SERVER_LIMITS,
  type ServerLimits,
} from './http/server-limits.ts';
import { Uploads } from './http/uploads.ts';
import { mailbox, mailboxRoutes } from './mail/mailbox.ts';
import { startMailSender } from './mail/mail-sender.ts';
import type { Mailer } from './mail/mailer.ts';
import type { Parts } from './parts.ts';
import { openPayments } from './payments/open-payments.ts';
import type { PaymentProvider } from './payments/payment-provider.ts';
import { Metrics, watchState } from './watch/metrics.ts';
import { operatorRoutes } from './watch/operator-routes.ts';
import { logRequests, requestIdOf } from './watch/request-log.ts';
import { website } from './website.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Says at /ready that no more calls should come, goes on serving, and after half of `ms` sends the open
     * streams elsewhere, one by one.
     */
    prepareToLeave(ms: number): Promise<void>;
  }
}

const LAST_ANSWERS_MS = 10_000;

export interface AppOptions {
  config: Pick<
    Config,
    | 'publicUrl'
    | 'logLevel'
    | 'openTowns'
    | 'operatorToken'
    | 'isProduction'
    | 'isWorkerOn'
    | 'stripe'
    | 'trustedProxies'
  >;
  db: Database;
  /** Who moves the money; when not said, the one that the configuration asks for. */
  payments?: PaymentProvider;
  now?: () => Date;
  /** How mail goes out; when not said, into the mailbox at /dev/correo. */
  mailer?: Mailer;
  /** The code of a table that anybody may try, where there is a demo house. */
  findTryOutCode?: () => Promise<string | undefined>;
  /** What draws pages; the built web when not said. */
  site?: BuiltSite;
  /** How much one caller may take, where it is not to be the usual. */
  limits?: Partial<ServerLimits>;
  /** Where log lines go; the process's own output when not said. */
  logTo?: { write(line: string): void };
}

/** The application without a port: the process and the tests both start it from here. */
export async function buildApp({
  config,
  db,
  now = () => new Date(),
  mailer = mailbox,
  payments,
  findTryOutCode = async () => undefined,
  site,
  limits,
  logTo,
}: AppOptions) {
  const bounds = { ...SERVER_LIMITS, ...limits };
  const app = fastify({
    logger: {
      level: config.logLevel,
      redact: ['req.headers.cookie', 'req.headers.authorization'],
      ...(logTo ? { stream: logTo } : {}),
    },
    genReqId: requestIdOf,
    ...limitedServer(bounds, config.publicUrl),
    // Once the calls under way have been answered: connections without one are of no use to anybody.
    forceCloseConnections: true,
    // Who guesses is told apart by address: one that anybody can write into a header is none.
    trustProxy: config.trustedProxies.length > 0 && [...config.trustedProxies],
    // A HEAD to a stream would open one.
    exposeHeadRoutes: false,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 400 },
    // Streams stay open for hours; one line per request is for whoever debugs.
    logController: new LogController({ disableRequestLogging: config.logLevel !== 'debug' }),
  });
  const logError = (error: unknown) =>
    app.log.error({ err: error }, 'work in the background failed');
  // Before whoever tells others of a change: what is remembered of the house must have gone by then.
  const memory = new HouseMemory(db.signals, now);
  const metrics = new Metrics();
  const feed = new OrderFeed(db, {
    onDelivered: (ageSeconds) => metrics.eventDelivered(ageSeconds),
    onError: logError,
  });
  const money = {
    config,
    db,
    now,
    payments: payments ?? (await openPayments(app, { config, db, now, onError: logError })),
    announce: (restaurantId: number) => feed.announce(restaurantId),
    onNoticeSettled: (waitedMs: number) => metrics.noticeSettled(waitedMs),
    onError: logError,
  };
  const paymentWorker = startPaymentWorker(money);
  let isLeaving = false;
  const parts: Parts = {
    ...money,
    config,
    memory,
    sessions: new SessionStore(db),
    cookies: new SessionCookies(config.publicUrl),
    feed,
    streams: new EventStreams({
      perSession: REQUEST_LIMITS.streamsPerSession,
      perAddress: bounds.connectionsPerAddress / 2,
    }),
    uploads: new Uploads({
      perHouse: REQUEST_LIMITS.uploadsPerHouse,
      inAll: bounds.uploadsInAll,
    }),
    findTryOutCode,
    wakePayments: paymentWorker.wake,
    isLeaving: () => isLeaving,
  };
  app.decorate('prepareToLeave', async (ms: number) => {
    isLeaving = true;
    await sleep(ms / 2);
    await parts.streams.endOver(ms / 2);
  });
  app.decorateRequest('session', null);
  app.decorateRequest('checkId', null);
  app.addHook('preClose', async () => {
    isLeaving = true;
    parts.streams.endAll();
    await calls.settled(LAST_ANSWERS_MS);
  });
  const stopMail = startMailSender({
    db,
    mailer,
    writeLetter: async (mailId) => writeOrderLetter(db, mailId, config.publicUrl),
    onFailure: ({ isGivenUp, ...failure }) =>
      isGivenUp
        ? app.log.error(failure, 'a mail was given up')
        : app.log.warn(failure, 'a mail did not go out and will be tried again'),
    onError: logError,
  });
  const stopChores = startChores(db, now, logError);
  app.addHook('onClose', async () => {
    parts.feed.close();
    await stopChores();
    await paymentWorker.stop();
    await stopMail();
  });
  const calls = new CallsUnderWay();
  calls.watch(app);
  boundConnections(app, bounds, config.trustedProxies);
  acceptJson(app);
  handleErrors(app);
  logRequests(app, metrics);
  secureHeaders(app, config.publicUrl);
  await app.register(fastifyCookie);
  await app.register(async (api) => apiRoutes(api, parts), { prefix: '/api' });
  if (mailer === mailbox && !config.isProduction) mailboxRoutes(app, db);
  await app.register(apiDocs);
  operatorRoutes(app, { ...parts, config, readMetrics: watchState(metrics, parts) });
  searchEngineRoutes(app, parts);
  await app.register(async (pages) => website(pages, parts, site));
  return app;
}

/** Who may call what stands in the contract; the guard asks every endpoint for it. */
async function apiRoutes(api: FastifyInstance, parts: Parts): Promise<void> {
  shareAnswerWriters(api);
  api.addHook('onRequest', buildGuard({ ...parts, publicUrl: parts.config.publicUrl }));

  // Public
  healthRoutes(api, parts);
  accountRoutes(api, parts);
  staffRoutes(api, parts);
  dinerRoutes(api, parts);
  sessionRoutes(api, parts);
  // Everybody in the house, each as far as the permission table goes
  restaurantRoutes(api, parts);
  categoryRoutes(api, parts);
  productRoutes(api, parts);
  await api.register(async (uploads) => photoRoutes(uploads, parts));
  await api.register(async (uploads) => menuFileRoutes(uploads, parts));
  tableRoutes(api, parts);
  // The payment provider
  await api.register(async (events) => paymentEventRoutes(events, parts));
  // Diners
  dinerOrderRoutes(api, parts);
  dinerPaymentRoutes(api, parts);
  // Staff
  staffOrderRoutes(api, parts);
  staffPaymentRoutes(api, parts);
  teamRoutes(api, parts);
  boardRoutes(api, parts);
  historyRoutes(api, parts);
  auditRoutes(api, parts);
}
