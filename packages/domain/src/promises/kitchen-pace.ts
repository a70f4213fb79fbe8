import { groupBy } from '../group-by.ts';
import { wallTime } from '../time/restaurant-time.ts';
import { loadOf, type Firing, type Making, type WantedLine } from './firings.ts';

/**
 * How fast a kitchen is, measured from its own past alone, and what it can promise by that: an interval
 * in which nine of ten orders are ready.
 *
 * A line takes its product's own minutes, and some more for each unit that its station has to make; all of
 * it times how slow the hour is. An order is ready with its slowest line. How far orders lie from that,
 * other days tell (split conformal prediction, Vovk et al. 2005: whatever the kitchen's times look like,
 * the next order lies within with the chosen probability, if it is like those). Its scores are normalised by each product's own spread (Lei et al. 2018,
 * "Distribution-free predictive inference for regression", 5.2), one for either end (Romano et al. 2019,
 * "Conformalized quantile regression"). Decision 0074.
 */
export interface KitchenPace {
  products: ReadonlyMap<number, ProductPace>;
  /** How slow an hour of the day is; 1 where nothing is known. */
  hours: ReadonlyMap<number, number>;
  /** The most units that a station ever had to make. */
  mostLoad: ReadonlyMap<string, number>;
  /** How many spreads the interval begins before the expected moment, and ends after it. */
  earlySpreads: number;
  lateSpreads: number;
}

interface ProductPace {
  /** Without anything else to make. */
  minutes: number;
  minutesPerUnit: number;
  /** So many units its station makes at a time: only those above have to wait. */
  atOnce: number;
  /** Usual distance from what was expected, as a part of it. */
  spread: number;
}

/** Whole minutes on the clock. */
export interface PromisedTime {
  fromMs: number;
  untilMs: number;
}

/** Nothing is promised of a product that was made less often, nor by a restaurant with fewer orders. */
const FEWEST_MAKINGS = 8;
const FEWEST_ORDERS = 60;
/** On either side: measured, and kept back. */
const FEWEST_DAYS = 3;
/**
 * Aimed at, so that nine in ten remain where a week is a little unlike those before it; half of the
 * rest may come too early, half too late.
 */
const AIM = 0.92;
/** A station with more to do than this many times the most that was ever seen is not guessed at. */
const MOST_OVERLOAD = 2;
/** In minutes; a wider interval tells nobody anything. */
const WIDEST = 30;
/** Of finding which orders would be promised something, and how far these stray; it settles sooner. */
const ROUNDS = 4;

/** Of so many makings the product's own times count as much as its station's, for how they vary. */
const OWN_SPREAD_AFTER = 8;
/** The same for an hour and the whole day. */
const OWN_HOUR_AFTER = 20;
/** How many units of load, squared, a product must have seen for its own slope to count half. */
const OWN_SLOPE_AFTER = 10;
const LEAST_MINUTES = 0.5;
const LEAST_SPREAD = 0.02;
const MINUTE_MS = 60_000;

/** Null where too little is known to promise anything. */
export function measurePace(firings: readonly Firing[]): KitchenPace | null {
  const [measured, keptBack] = halves(firings);
  if (Math.min(daysOf(measured), daysOf(keptBack)) < FEWEST_DAYS) return null;
  const expected = measureExpected(measured);
  const mostLoad = new Map<string, number>();
  for (const { station, load } of firings.flatMap(({ makings }) => makings)) {
    mostLoad.set(station, Math.max(load, mostLoad.get(station) ?? 0));
  }
  const pace = { ...expected, mostLoad, earlySpreads: 0, lateSpreads: 0 };
  const asked = keptBack.flatMap((firing) => (firing.isFirst ? (askedOf(pace, firing) ?? []) : []));
  // What would be too wide is not promised, and so is no measure of what is.
  for (let round = 0, promised = asked; round < ROUNDS; round += 1) {
    if (promised.length < FEWEST_ORDERS) return null;
    pace.lateSpreads = calibrated(promised.map(({ late }) => late));
    // Where whole minutes alone are wide enough: it must not end before it begins.
    const early = calibrated(promised.map((one) => one.early));
    pace.earlySpreads = Math.max(early, -pace.lateSpreads);
    promised = asked.filter(({ lines }) => isOfUse(intervalOf(pace, lines)));
  }
  return pace;
}

/**
 * When all of it is ready if it is fired now. `load` are the units that each station has to make
 * already, `delayMinutes` what the kitchen itself says that it takes. Null where a product is not known, a station has
 * far more to make than it ever had, the interval would be too wide to be of use, or it would end before what the kitchen
 * says.
 */
export function promisedTime(
  pace: KitchenPace,
  wanted: readonly WantedLine[],
  {
    load,
    atMs,
    delayMinutes = null,
  }: { load: ReadonlyMap<string, number>; atMs: number; delayMinutes?: number | null },
): PromisedTime | null {
  const own = loadOf(wanted);
  const lines = expectLines(
    pace,
    wanted.map(({ productId, station }) => ({
      productId,
      station,
      load: (load.get(station) ?? 0) + (own.get(station) ?? 0),
    })),
    wallTime(atMs).hour,
  );
  if (!lines) return null;
  const interval = intervalOf(pace, lines);
  if (!isOfUse(interval) || interval.late < (delayMinutes ?? 0)) return null;
  return wholeMinutes(atMs + interval.early * MINUTE_MS, atMs + interval.late * MINUTE_MS);
}

/** In minutes. */
function intervalOf(
  { earlySpreads, lateSpreads }: Pick<KitchenPace, 'earlySpreads' | 'lateSpreads'>,
  lines: readonly ExpectedLine[],
): { early: number; late: number } {
  const early = lines.map(({ minutes, spread }) => minutes - earlySpreads * spread);
  const late = lines.map(({ latest, spread }) => latest + lateSpreads * spread);
  return { early: Math.max(0, ...early), late: Math.max(0, ...late) };
}

function isOfUse({ early, late }: { early: number; late: number }): boolean {
  return late - early <= WIDEST;
}

/** Outwards. */
function wholeMinutes(fromMs: number, untilMs: number): PromisedTime {
  return {
    fromMs: Math.floor(fromMs / MINUTE_MS) * MINUTE_MS,
    untilMs: Math.ceil(untilMs / MINUTE_MS) * MINUTE_MS,
  };
}

/** Every other day: each weekday is on one side one week and on the other the next. */
function halves(firings: readonly Firing[]): [Firing[], Firing[]] {
  const isKeptBack = ({ day }: Firing) => (Date.parse(`${day}T00:00:00Z`) / 86_400_000) % 2 === 1;
  return [firings.filter((one) => !isKeptBack(one)), firings.filter(isKeptBack)];
}

function daysOf(firings: readonly Firing[]): number {
  return new Set(firings.map(({ day }) => day)).size;
}

interface ExpectedLine {
  /** How long it takes, and how long with what is above any load that was seen counted twice. */
  minutes: number;
  latest: number;
  /** In minutes. */
  spread: number;
}

function expectLines(
  { products, hours, mostLoad }: KitchenPace,
  lines: readonly Omit<Making, 'minutes'>[],
  hour: number,
): ExpectedLine[] | null {
  const slow = hours.get(hour) ?? 1;
  const all = lines.map(({ productId, station, load }) => {
    const product = products.get(productId);
    const most = mostLoad.get(station) ?? 0;
    if (!product || load > MOST_OVERLOAD * most) return null;
    const minutes = Math.max(LEAST_MINUTES, expectMinutes(product, load) * slow);
    const above = Math.max(0, load - most) * product.minutesPerUnit * slow;
    return { minutes, latest: minutes + above, spread: minutes * product.spread };
  });
  const known = all.filter((line) => line !== null);
  return known.length === all.length && all.length > 0 ? known : null;
}

function expectMinutes({ minutes, minutesPerUnit, atOnce }: ProductPace, load: number): number {
  return Math.max(LEAST_MINUTES, minutes + minutesPerUnit * Math.max(0, load - atOnce));
}

/**
 * How many spreads early and late the interval has to reach for an order to be within, after both ends
 * were moved to whole minutes.
 */
function askedOf(pace: KitchenPace, { firedAtMs, hour, makings, minutes }: Firing) {
  const lines = expectLines(pace, makings, hour);
  if (!lines) return null;
  const readyAtMs = firedAtMs + minutes * MINUTE_MS;
  // The last and the first instant that go to a whole minute with it on the right side.
  const after = (Math.floor(readyAtMs / MINUTE_MS) + 1) * MINUTE_MS - 1;
  const before = (Math.ceil(readyAtMs / MINUTE_MS) - 1) * MINUTE_MS + 1;
  const [latestFrom, earliestUntil] = [after, before].map((ms) => (ms - firedAtMs) / MINUTE_MS) as [
    number,
    number,
  ];
  return {
    lines,
    early: Math.max(...lines.map((line) => (line.minutes - latestFrom) / line.spread)),
    late: Math.min(...lines.map((line) => (earliestUntil - line.latest) / line.spread)),
  };
}

/** The score that the next one will not exceed but in half of what AIM leaves. */
function calibrated(scores: readonly number[]): number {
  const rank = Math.ceil((scores.length + 1) * (1 - (1 - AIM) / 2));
  return (
    scores.toSorted((one, other) => one - other)[Math.min(rank, scores.length) - 1] ?? Infinity
  );
}

function measureExpected(firings: readonly Firing[]): Pick<KitchenPace, 'products' | 'hours'> {
  const makings = firings.flatMap((firing) =>
    firing.makings.map((making) => ({ ...making, hour: firing.hour })),
  );
  const products = new Map<number, ProductPace>();
  for (const station of groupBy(makings, (making) => making.station).values()) {
    for (const [productId, one] of measureStation(station)) products.set(productId, one);
  }
  const hours = new Map<number, number>();
  for (const [hour, made] of groupBy(makings, (making) => making.hour)) {
    const ratios = made.flatMap(({ productId, load, minutes }) => {
      const product = products.get(productId);
      return product ? minutes / expectMinutes(product, load) : [];
    });
    const weight = ratios.length / (ratios.length + OWN_HOUR_AFTER);
    hours.set(hour, 1 + weight * (median(ratios) - 1));
  }
  return { products, hours };
}

/** The products that a station has made often enough. */
function measureStation(makings: readonly Making[]): Map<number, ProductPace> {
  const byProduct = [...groupBy(makings, ({ productId }) => productId)].filter(
    ([, made]) => made.length >= FEWEST_MAKINGS,
  );
  const { atOnce, slope, moments } = measureWaiting(byProduct.map(([, made]) => made));
  const withSlopes = byProduct.map(([productId, made], index) => {
    const { together, loads } = moments[index] ?? { together: 0, loads: 0 };
    const own = (together + OWN_SLOPE_AFTER * slope) / (loads + OWN_SLOPE_AFTER);
    const minutesPerUnit = Math.max(0, own);
    const rest = made.map(
      ({ minutes, load }) => minutes - minutesPerUnit * Math.max(0, load - atOnce),
    );
    return { productId, made, minutesPerUnit, own: median(rest), within: variance(rest) };
  });
  const middles = withSlopes.map(({ own }) => own);
  const [middle, between] = [median(middles), variance(middles)];
  const products = new Map<number, ProductPace>();
  const distances = new Map<number, number[]>();
  for (const { productId, made, minutesPerUnit, own, within } of withSlopes) {
    // A product of few makings leans on those beside it, the more the less these differ.
    const lean = between > 0 ? within / between : 0;
    const minutes = (own * made.length + middle * lean) / (made.length + lean);
    const expected = { minutes, minutesPerUnit, atOnce, spread: LEAST_SPREAD };
    products.set(productId, expected);
    distances.set(
      productId,
      made.map(({ load, minutes: took }) => {
        const usual = expectMinutes(expected, load);
        return Math.abs(took - usual) / usual;
      }),
    );
  }
  const usual = mean([...distances.values()].flat());
  for (const [productId, one] of products) {
    const own = distances.get(productId) ?? [];
    const spread = (sum(own) + OWN_SPREAD_AFTER * usual) / (own.length + OWN_SPREAD_AFTER);
    products.set(productId, { ...one, spread: Math.max(LEAST_SPREAD, spread) });
  }
  return products;
}

interface Moments {
  together: number;
  loads: number;
}

/**
 * How many units a station makes at a time, and how long each above that makes the others wait: of all
 * such numbers, the one that explains the most of what its products took.
 */
function measureWaiting(products: readonly (readonly Making[])[]) {
  const loads = products.flat().map(({ load }) => load);
  const all = quantiles([0, ...loads]).map((atOnce) => {
    const moments = products.map((made) => momentsOf(made, atOnce));
    const together = sum(moments.map((one) => one.together));
    const square = sum(moments.map((one) => one.loads));
    const slope = square > 0 ? Math.max(0, together / square) : 0;
    return { atOnce, slope, moments, explained: slope * together };
  });
  const most = Math.max(...all.map(({ explained }) => explained));
  return all.find(({ explained }) => explained === most) ?? { atOnce: 0, slope: 0, moments: [] };
}

/** How minutes and the load above what is made at once vary together, and that load alone. */
function momentsOf(made: readonly Making[], atOnce: number): Moments {
  const above = made.map(({ load }) => Math.max(0, load - atOnce));
  const [minutes, load] = [mean(made.map((one) => one.minutes)), mean(above)];
  return {
    together: sum(made.map((one, index) => (one.minutes - minutes) * ((above[index] ?? 0) - load))),
    loads: sum(above.map((one) => (one - load) ** 2)),
  };
}

/** The values at every twentieth of the way, from the least to nearly the most, each once. */
function quantiles(values: readonly number[]): number[] {
  const sorted = values.toSorted((one, other) => one - other);
  const steps = Array.from({ length: 19 }, (_none, step) => (step * sorted.length) / 20);
  return [...new Set(steps.map((at) => sorted[Math.floor(at)] ?? 0))];
}

function sum(values: readonly number[]): number {
  return values.reduce((all, one) => all + one, 0);
}

function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : sum(values) / values.length;
}

function variance(values: readonly number[]): number {
  const middle = mean(values);
  return mean(values.map((one) => (one - middle) ** 2));
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const half = sorted.length >> 1;
  const upper = sorted[half] ?? 0;
  return sorted.length % 2 === 1 ? upper : ((sorted[half - 1] ?? upper) + upper) / 2;
}
