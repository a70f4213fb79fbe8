import fastifyCookie from '@fastify/cookie';
import { REQUEST_LIMITS } from '@simplato/contract';
import fastify, { type FastifyInstance } from 'fastify';
import type { Config } from './config.ts';
import type { Database } from './db/database.ts';
import { RestaurantCache } from './cache/restaurant-cache.ts';
import type { BuiltSite } from './features/pages/built-site.ts';
import { accountRoutes } from './features/accounts/account-routes.ts';
import { auditRoutes } from './features/audit/audit-routes.ts';
import { KitchenWatch } from './features/board/kitchen-watch.ts';
import { boardRoutes } from './features/board/board-routes.ts';
import { stationRoutes } from './features/stations/station-routes.ts';
import { categoryRoutes } from './features/menu/categories/category-routes.ts';
import { dinerRoutes } from './features/diners/diner-routes.ts';
import { healthRoutes } from './features/health/health-routes.ts';
import { KitchenPaces } from './features/promises/kitchen-paces.ts';
import { promiseRoutes } from './features/promises/promise-routes.ts';
import { historyRoutes } from './features/history/history-routes.ts';
import { menuFileRoutes } from './features/menu/menu-files/menu-file-routes.ts';
import { OrderFeed } from './features/orders/order-feed.ts';
import { dinerOrderRoutes, staffOrderRoutes } from './features/orders/order-routes.ts';
import { writeOrderLetter } from './features/orders/write-order-letter.ts';
import {
  dinerPaymentRoutes,
  paymentEventRoutes,
  staffPaymentRoutes,
} from './features/payments/payment-routes.ts';
import {
  attachInvoices,
  isInvoiceMail,
  writeInvoiceLetter,
} from './features/payments/mail-receipt.ts';
import { startPaymentWorker } from './features/payments/payment-worker.ts';
import { photoRoutes } from './features/photos/photo-routes.ts';
import { productRoutes } from './features/menu/products/product-routes.ts';
import { restaurantRoutes } from './features/restaurants/restaurant-routes.ts';
import { SessionCookies } from './auth/session-cookies.ts';
import { sessionRoutes } from './features/accounts/session-routes.ts';
import { SessionStore } from './auth/session-store.ts';
import { staffRoutes } from './features/people/staff-routes.ts';
import { scanRoutes } from './features/tables/scan-routes.ts';
import { tableRoutes } from './features/tables/table-routes.ts';
import { startTendingTabs } from './features/tabs/tend-tabs.ts';
import { ticketRoutes } from './features/tickets/ticket-routes.ts';
import { startTicketSender } from './features/tickets/ticket-sender.ts';
import { callRoutes } from './features/tabs/call-routes.ts';
import { memberPaymentRoutes, tillPaymentRoutes } from './features/payments/tab-payment-routes.ts';
import { memberRoutes, roomRoutes } from './features/tabs/tab-routes.ts';
import { tillRoutes } from './features/till/till-routes.ts';
import { teamRoutes } from './features/people/team-routes.ts';
import { shareAnswerWriters } from './http/answer-writers.ts';
import { limitAnswers } from './http/answer-limits.ts';
import { apiDocs } from './http/api-docs.ts';
import { EventStreams } from './http/event-stream.ts';
import { buildGuard } from './auth/guard.ts';
import { acceptJson } from './http/json-bodies.ts';
import { handleErrors } from './http/handle-errors.ts';
import { prepareShutdown } from './http/graceful-shutdown.ts';
import { secureHeaders } from './http/secure-headers.ts';
import { limitConnections, SERVER_LIMITS, type ServerLimits } from './http/server-limits.ts';
import { serverOptions } from './http/server-options.ts';
import { Uploads } from './http/uploads.ts';
import { mailbox, mailboxRoutes } from './mail/mailbox.ts';
import { startMailSender, type QueuedMail } from './mail/mail-sender.ts';
import type { Mailer } from './mail/mailer.ts';
import type { Dependencies } from './dependencies.ts';
import { declarationRoutes } from './features/invoices/declaration-routes.ts';
import { invoiceRoutes, ownInvoiceRoutes } from './features/invoices/invoice-routes.ts';
import { invoiceAndMail } from './features/payments/invoice-and-mail.ts';
import { startRecordSender } from './features/invoices/record-sender.ts';
import { openPayments } from './payments/open-payments.ts';
import type { PaymentProvider } from '@simplato/domain';
import { Metrics, watchState } from './observability/metrics.ts';
import { mayOperate, onlyIf } from './features/operator/operator-access.ts';
import { operatorRoutes } from './features/operator/operator-routes.ts';
import { logOptions, logRequests } from './observability/request-log.ts';
import { startMaintenance } from './maintenance.ts';
import { siteRoutes } from './features/pages/site-routes.ts';

export interface AppOptions {
  config: Pick<
    Config,
    | 'publicUrl'
    | 'logLevel'
    | 'openTowns'
    | 'operatorToken'
    | 'isProduction'
    | 'isWorkerOn'
    | 'refusesCommonPasswords'
    | 'stripe'
    | 'verifactu'
    | 'trustedProxies'
  >;
  db: Database;
  /** The payment provider; by default the one that the configuration names. */
  payments?: PaymentProvider;
  now?: () => Date;
  /** Sends mail; by default into the mailbox at /dev/correo. */
  mailer?: Mailer;
  /** The code of a table that anybody may try out, if there is a demo restaurant. */
  findTryOutCode?: () => Promise<string | undefined>;
  /** Renders pages; by default the built web. */
  site?: BuiltSite;
  /** Limits that differ from SERVER_LIMITS. */
  limits?: Partial<ServerLimits>;
  /** How often the payments' work begins by itself; by default every two seconds. */
  paymentRoundMs?: number;
  /** The same of sending records to the tax agency. */
  recordRoundMs?: number;
  /** Where log lines go; by default to standard output. */
  logTo?: { write(line: string): void };
}

/** The application without a port, for the process and for tests. */
export async function buildApp({
  config,
  db,
  now = () => new Date(),
  mailer = mailbox,
  payments,
  findTryOutCode = async () => undefined,
  site,
  limits,
  paymentRoundMs,
  recordRoundMs,
  logTo,
}: AppOptions) {
  const bounds = { ...SERVER_LIMITS, ...limits };
  const app = fastify({ ...serverOptions(config, bounds), ...logOptions(config, logTo) });
  // Before anything else is done for a request.
  limitAnswers(app, bounds);
  const logError = (error: unknown) =>
    app.log.error({ err: error }, 'work in the background failed');
  // Created before the feed, so that it gets each signal first: the cache must drop the restaurant
  // before the feed tells clients to read it again.
  const restaurantCache = new RestaurantCache(db.signals, now);
  const metrics = new Metrics();
  const feed = new OrderFeed(db, {
    onDelivered: (ageSeconds) => metrics.eventDelivered(ageSeconds),
    onError: logError,
  });
  const onlyOperators = onlyIf(mayOperate, config);
  const money = {
    config,
    db,
    now,
    paces: new KitchenPaces(db, now, logError),
    payments:
      payments ??
      (await openPayments(app, {
        config,
        db: db.background,
        now,
        onError: logError,
        onlyOperators,
      })),
    announce: (restaurantId: number) => feed.announce(restaurantId),
    onNoticeSettled: (waitedMs: number) => metrics.noticeSettled(waitedMs),
    onError: logError,
  };
  const paymentWorker = startPaymentWorker({ ...money, db: db.background }, paymentRoundMs);
  const streams = new EventStreams({
    perSession: REQUEST_LIMITS.streamsPerSession,
    perAddress: bounds.connectionsPerAddress / 2,
  });
  const kitchenWatch = new KitchenWatch(db, logError);
  const dependencies: Dependencies = {
    ...money,
    config,
    restaurantCache,
    sessions: new SessionStore(db, now),
    cookies: new SessionCookies(config.publicUrl),
    feed,
    kitchenWatch,
    streams,
    uploads: new Uploads({
      perRestaurant: REQUEST_LIMITS.uploadsPerRestaurant,
      inAll: bounds.uploadsInAll,
    }),
    findTryOutCode,
    onTabClosed: invoiceAndMail,
    wakePayments: paymentWorker.wake,
    isShuttingDown: prepareShutdown(app, streams),
  };
  app.decorateRequest('session', null);
  app.decorateRequest('checkId', null);
  const stopMail = startMail(app, {
    db: db.background,
    mailer,
    config,
    onError: logError,
  });
  const stopTickets = startTicketSender({
    config,
    db,
    announce: (restaurantId) => db.signals.announce('house', String(restaurantId)),
    onTrouble: (trouble) =>
      app.log.warn(trouble, 'a ticket was not printed and will be tried again'),
    onError: logError,
  });
  const recordSender =
    config.verifactu &&
    startRecordSender(
      {
        db: db.background,
        agency: config.verifactu,
        onTrouble: (trouble) =>
          app.log.warn(trouble, 'records were not sent and will be tried again'),
        onError: logError,
      },
      recordRoundMs,
    );
  const stopMaintenance = startMaintenance(db.background, now, logError);
  const tabs = startTendingTabs(db.background, feed, invoiceAndMail, logError);
  app.addHook('onClose', async () => {
    dependencies.feed.close();
    await kitchenWatch.stop();
    await stopMaintenance();
    await tabs.stop();
    await paymentWorker.stop();
    await stopMail();
    await stopTickets();
    await recordSender?.stop();
  });
  limitConnections(app, bounds, config.trustedProxies);
  acceptJson(app);
  handleErrors(app);
  logRequests(app, metrics);
  secureHeaders(app, config.publicUrl);
  await app.register(fastifyCookie);
  await app.register(async (api) => apiRoutes(api, dependencies), { prefix: '/api' });
  if (mailer === mailbox && !config.isProduction)
    mailboxRoutes(app, { db, attach: attachingTo(db, config), onlyOperators });
  await app.register(apiDocs);
  declarationRoutes(app, dependencies);
  operatorRoutes(app, { ...dependencies, config, readMetrics: watchState(metrics, dependencies) });
  await app.register(async (pages) =>
    scanRoutes(pages, dependencies, await siteRoutes(pages, dependencies, site)),
  );
  return app;
}

interface MailDependencies {
  db: Database;
  mailer: Mailer;
  config: Pick<Config, 'publicUrl' | 'verifactu'>;
  onError: (error: unknown) => void;
}

const attachingTo =
  (db: Database, { verifactu }: MailDependencies['config']) =>
  async (mail: QueuedMail) =>
    attachInvoices(db, verifactu, mail);

/** Starts sending the outbox. Returns a function that stops it. */
function startMail(app: FastifyInstance, { db, mailer, config, onError }: MailDependencies) {
  return startMailSender({
    db,
    mailer,
    writeLetter: async (mail) =>
      isInvoiceMail(mail)
        ? writeInvoiceLetter(db, config.verifactu, mail)
        : writeOrderLetter(db, mail.mailId, config.publicUrl),
    attach: attachingTo(db, config),
    onFailure: ({ isGivenUp, ...failure }) =>
      isGivenUp
        ? app.log.error(failure, 'a mail was given up')
        : app.log.warn(failure, 'a mail did not go out and will be tried again'),
    onError,
  });
}

/**
 * Every call under /api. Each endpoint (contract) declares who may call it, and the guard checks
 * that first.
 */
async function apiRoutes(api: FastifyInstance, dependencies: Dependencies): Promise<void> {
  shareAnswerWriters(api);
  api.addHook(
    'onRequest',
    buildGuard({ ...dependencies, publicUrl: dependencies.config.publicUrl }),
  );

  // For anybody, or for anybody with an account
  healthRoutes(api, dependencies);
  accountRoutes(api, dependencies);
  staffRoutes(api, dependencies);
  dinerRoutes(api, dependencies);
  sessionRoutes(api, dependencies);
  // For everybody in the restaurant, each as far as the permission table allows
  restaurantRoutes(api, dependencies);
  categoryRoutes(api, dependencies);
  productRoutes(api, dependencies);
  await api.register(async (uploads) => photoRoutes(uploads, dependencies));
  await api.register(async (uploads) => menuFileRoutes(uploads, dependencies));
  tableRoutes(api, dependencies);
  memberRoutes(api, dependencies);
  callRoutes(api, dependencies);
  roomRoutes(api, dependencies);
  // For the payment provider
  await api.register(async (events) =>
    paymentEventRoutes(events, { ...dependencies, db: dependencies.db.background }),
  );
  // For diners
  dinerOrderRoutes(api, dependencies);
  dinerPaymentRoutes(api, dependencies);
  memberPaymentRoutes(api, dependencies);
  ownInvoiceRoutes(api, dependencies);
  // For staff
  staffOrderRoutes(api, dependencies);
  staffPaymentRoutes(api, dependencies);
  tillPaymentRoutes(api, dependencies);
  teamRoutes(api, dependencies);
  boardRoutes(api, dependencies);
  stationRoutes(api, dependencies);
  ticketRoutes(api, dependencies);
  historyRoutes(api, dependencies);
  promiseRoutes(api, dependencies);
  tillRoutes(api, dependencies);
  invoiceRoutes(api, dependencies);
  auditRoutes(api, dependencies);
}
