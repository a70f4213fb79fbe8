import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Database } from '../db/database.ts';
import { askInTime } from './ask-in-time.ts';
import { OPEN_STATUSES, readFigures, type Figures } from './restaurant-figures.ts';

/** What this process measures while it works. Durations are in seconds, as usual for Prometheus. */
export class Metrics {
  readonly registry = new Registry();
  readonly #requests: Histogram<'method' | 'route' | 'status'>;
  /** Those of each route and status: to look them up by their labels takes as long as counting. */
  readonly #series = new Map<string, Histogram.Internal<'method' | 'route' | 'status'>>();
  readonly #streamLag: Histogram;
  readonly #settleDelay: Histogram;

  constructor() {
    const registers = [this.registry];
    this.#requests = new Histogram({
      name: 'simplato_http_request_seconds',
      help: 'Time until a call was answered, by its route.',
      labelNames: ['method', 'route', 'status'],
      buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
      registers,
    });
    this.#streamLag = new Histogram({
      name: 'simplato_stream_lag_seconds',
      help: 'Age of an order event when this process wrote it to its open streams.',
      buckets: [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15],
      registers,
    });
    this.#settleDelay = new Histogram({
      name: 'simplato_settle_delay_seconds',
      help: 'Time between a notice of the payment provider and its work being done.',
      buckets: [0.1, 0.25, 0.5, 1, 2.5, 5, 15, 60, 300, 1800],
      registers,
    });
  }

  answered(call: { method: string; route: string; status: number }, seconds: number): void {
    const { method, route } = call;
    const status = `${Math.floor(call.status / 100)}xx`;
    const name = `${method} ${route} ${status}`;
    let series = this.#series.get(name);
    if (!series)
      this.#series.set(name, (series = this.#requests.labels({ method, route, status })));
    series.observe(seconds);
  }

  eventDelivered(ageSeconds: number): void {
    // Two clocks may differ a little.
    this.#streamLag.observe(Math.max(0, ageSeconds));
  }

  noticeSettled(waitedMs: number): void {
    this.#settleDelay.observe(Math.max(0, waitedMs) / 1000);
  }
}

export interface Watched {
  db: Database;
  streams: { readonly count: number };
}

type Single = {
  [Name in keyof Figures]: Figures[Name] extends number ? Name : never;
}[keyof Figures];

/** Alerts refer to these names: renaming one breaks them. */
const SINGLE_FIGURES: Readonly<Record<Single, readonly [name: string, help: string]>> = {
  ordersAwaitingPayment: ['orders_awaiting_payment', 'Orders that wait for their online payment.'],
  oldestUnservedSeconds: [
    'oldest_unserved_order_seconds',
    'Age of the oldest order that is received or being prepared, of the last twelve hours.',
  ],
  oldestReadySeconds: [
    'oldest_ready_order_seconds',
    'Time that an order of the last twelve hours has been ready and not closed, at most.',
  ],
  mailsWaiting: ['outbox_waiting', 'Mails that are still to go out.'],
  oldestMailSeconds: ['outbox_oldest_seconds', 'Age of the oldest mail that has not gone out.'],
  mailsGivenUp: ['outbox_given_up', 'Mails of the last days that will not go out any more.'],
  noticesWaiting: ['provider_notices_waiting', 'Notices of the payment provider not worked on.'],
  oldestNoticeSeconds: ['provider_notices_oldest_seconds', 'Age of the oldest of those notices.'],
  refundsWaiting: ['refunds_waiting', 'Refunds that were asked for and are not made.'],
  oldestRefundSeconds: ['refunds_oldest_seconds', 'Age of the oldest of those refunds.'],
};

/**
 * Adds the metrics that are read on demand: the state of all restaurants, of the database and of this
 * process. Returns a function that renders everything in Prometheus text format. If the database
 * does not answer, a metric says so, and its figures are NaN, so that stale values are not taken
 * for current ones.
 */
export function watchState({ registry }: Metrics, { db, streams }: Watched): () => Promise<string> {
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  const gauge = (name: string, help: string, read: () => number) => {
    const made: Gauge = new Gauge({
      name: `simplato_${name}`,
      help,
      registers,
      collect: () => made.set(read()),
    });
  };
  gauge('streams_open', 'Live streams that are open in this process.', () => streams.count);
  gauge('signals_heard', 'Whether other processes are heard, 1 or 0.', () =>
    Number(db.signals.isTrusted),
  );
  if (db.pool) poolGauges(registers, db);
  const isUp = new Gauge({
    name: 'simplato_database_up',
    help: 'Whether the database answered just now, 1 or 0.',
    registers,
  });
  const isWritable = new Gauge({
    name: 'simplato_database_writable',
    help: 'Whether the database allows writing and could store everything lately, 1 or 0.',
    registers,
  });
  const showFigures = figureGauges(registers);
  const askFigures = askInTime(db, readFigures);
  return async () => {
    const figures = await askFigures().catch(() => null);
    isUp.set(Number(figures !== null));
    isWritable.set(Number(figures?.isWritable ?? false));
    showFigures(figures);
    return registry.metrics();
  };
}

/** Of PostgreSQL: of the calls' pool and of the background's. */
function poolGauges(registers: Registry[], db: Database): void {
  const pools = [
    ['calls', db.pool],
    ['background', db.background.pool],
  ] as const;
  const gauge = (name: string, help: string, count: keyof NonNullable<Database['pool']>) => {
    const made: Gauge<'pool'> = new Gauge({
      name: `simplato_database_${name}`,
      help,
      labelNames: ['pool'],
      registers,
      collect: () => {
        for (const [pool, counts] of pools) if (counts) made.set({ pool }, counts[count]);
      },
    });
  };
  gauge('connections', 'Connections of the pool.', 'totalCount');
  gauge('connections_idle', 'Connections nobody uses.', 'idleCount');
  gauge('waiting', 'Work that waits for a connection.', 'waitingCount');
}

function figureGauges(registers: Registry[]): (figures: Figures | null) => void {
  const byStatus = new Gauge({
    name: 'simplato_orders_open',
    help: 'Orders that the kitchens have and have not closed, by status.',
    labelNames: ['status'],
    registers,
  });
  const singles = (Object.keys(SINGLE_FIGURES) as Single[]).map((figure) => {
    const [name, help] = SINGLE_FIGURES[figure];
    return { figure, gauge: new Gauge({ name: `simplato_${name}`, help, registers }) };
  });
  return (figures) => {
    byStatus.reset();
    if (figures) {
      for (const status of OPEN_STATUSES) byStatus.set({ status }, figures.ordersByStatus[status]);
    }
    for (const { figure, gauge } of singles) {
      // Without labels a gauge cannot be empty: "not a number" is how Prometheus leaves it out of
      // sums.
      gauge.set(figures?.[figure] ?? Number.NaN);
    }
  };
}
