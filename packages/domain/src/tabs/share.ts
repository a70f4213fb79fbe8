import type { Cents } from '../money/money.ts';

/*
 * What people pay of a tab. A unit of a product is paid whole or in parts, and what is due in equal parts;
 * each part has its cents from the start, so that they add up to the product, or to what was due, whoever
 * pays which of them and in whatever order.
 */

/** How many people may share a product, and a tab. */
export const MAX_PARTS = { product: 12, tab: 50 } as const;

/** One of the parts into which something is divided, counted from 1; all of it is part 1 of 1. */
interface Part {
  parts: number;
  part: number;
  cents: Cents;
}

/** A unit of an order's line, both counted from 1. */
export interface ProductShare extends Part {
  orderId: number;
  lineNumber: number;
  unit: number;
}

/** What was due when its first part was claimed, in equal parts. */
export interface Division {
  divisionNumber: number;
  parts: number;
  dueCents: Cents;
  /** Those that are claimed, paid or not. */
  takenParts: readonly number[];
}

/** A line of a counting order that is not paid yet by its order's own payment. */
export interface ClaimableLine {
  orderId: number;
  lineNumber: number;
  /** Whose it is; null for what a waiter has ordered. */
  memberId: number | null;
  /** Without those that were taken off. */
  units: number;
  unitGrossCents: Cents;
}

/** What of a tab can be claimed, and what is claimed. */
export interface ClaimableTab {
  lines: readonly ClaimableLine[];
  /** Claimed shares of products, paid or not. */
  taken: readonly ProductShare[];
  /** The one that runs; null without any. */
  division: Division | null;
  /** What is due, and what of that is in nobody's payment. */
  dueCents: Cents;
  openCents: Cents;
}

/** Some units of a line, or the same number of parts of each. */
export interface WishedProduct {
  orderId: number;
  lineNumber: number;
  units: number;
  /** Null for the whole of each unit. */
  share: { parts: number; take: number } | null;
}

/** What somebody wants to pay. */
export type ShareWish =
  | { mode: 'all' }
  | { mode: 'mine'; memberId: number }
  | { mode: 'products'; products: readonly WishedProduct[] }
  | { mode: 'parts'; parts: number; take: number }
  | { mode: 'amount'; cents: Cents };

/** What a wish comes to. */
export interface Quote {
  cents: Cents;
  /** Empty for what pays no product in particular. */
  products: readonly ProductShare[];
  /** Parts of the tab's division, or of a new one; null in any other mode. */
  division: { divisionNumber: number | null; parts: number; dueCents: Cents; taken: Part[] } | null;
}

/**
 * Why nothing can be claimed: nothing of it is due; a product, a part or all that is due is somebody
 * else's; the tab has no such line, or not as many units of it; it is divided into another number of
 * parts.
 */
export type QuoteRefusal =
  | { kind: 'nothing-due' | 'taken' | 'missing' }
  | { kind: 'divided'; parts: number };

/** Odd cents go to the first parts: 10,00 in three is 3,34, 3,33 and 3,33. */
export function partCents(cents: Cents, parts: number, part: number): Cents {
  const rest = cents % parts;
  return (cents - rest) / parts + (part <= rest ? 1 : 0);
}

/**
 * What a wish comes to now. Products above what is open, because somebody has paid on account, are taken
 * as an amount: all that is open.
 */
export function quoteShare(tab: ClaimableTab, wish: ShareWish): Quote | QuoteRefusal {
  // Who has what was asked for says more than that nothing is left.
  if (wish.mode === 'products') return quoteProducts(tab, pickShares(tab, wish.products));
  if (tab.openCents <= 0) return nothingOpen(tab);
  switch (wish.mode) {
    case 'all':
      return quoteProducts(tab, freeShares(tab));
    case 'mine':
      return quoteProducts(
        tab,
        freeShares(tab, ({ memberId }) => memberId === wish.memberId),
      );
    case 'parts':
      return quoteParts(tab, wish);
    case 'amount':
      return onAccount(Math.min(wish.cents, tab.openCents));
  }
}

function quoteProducts(
  tab: ClaimableTab,
  products: readonly ProductShare[] | QuoteRefusal,
): Quote | QuoteRefusal {
  if ('kind' in products) return products;
  const cents = sumOfShares(products);
  if (tab.openCents <= 0) return nothingOpen(tab);
  if (cents === 0) return { kind: 'nothing-due' };
  return cents > tab.openCents ? onAccount(tab.openCents) : { cents, products, division: null };
}

/** What is due and cannot be claimed is in payment by others. */
function nothingOpen({ dueCents }: ClaimableTab): QuoteRefusal {
  return { kind: dueCents > 0 ? 'taken' : 'nothing-due' };
}

function onAccount(cents: Cents): Quote {
  return { cents, products: [], division: null };
}

function quoteParts(
  { division, openCents }: ClaimableTab,
  wish: { parts: number; take: number },
): Quote | QuoteRefusal {
  const running = division !== null && isRunning(division) ? division : null;
  if (running && running.parts !== wish.parts) return { kind: 'divided', parts: running.parts };
  const dueCents = running?.dueCents ?? openCents;
  const free = partsBeside(wish.parts, running?.takenParts ?? []);
  if (free.length < wish.take) return { kind: 'taken' };
  const taken = free.slice(0, wish.take).map((part) => {
    return { parts: wish.parts, part, cents: partCents(dueCents, wish.parts, part) };
  });
  // Others may have paid some of it in another way: the last part is what is left.
  const cents = Math.min(openCents, sumOfShares(taken));
  if (cents === 0) return { kind: 'nothing-due' };
  const divisionNumber = running?.divisionNumber ?? null;
  return { cents, products: [], division: { divisionNumber, parts: wish.parts, dueCents, taken } };
}

/** Whether a division still says how what is due is divided: once begun, until its last part is claimed. */
export function isRunning({ parts, takenParts }: Division): boolean {
  return takenParts.length > 0 && takenParts.length < parts;
}

/**
 * By which of its divisions a tab is divided now: the newest that runs, and one that came with another
 * tab only after its own.
 *
 * @param divisions the newest first
 */
export function runningDivision<One extends Division & { hasCome: boolean }>(
  divisions: readonly One[],
): One | null {
  const running = divisions.filter(isRunning);
  return running.find(({ hasCome }) => !hasCome) ?? running[0] ?? null;
}

/** The numbers of the parts that are not among these. */
export function partsBeside(parts: number, taken: readonly number[]): number[] {
  return Array.from({ length: parts }, (_, index) => index + 1).filter(
    (part) => !taken.includes(part),
  );
}

export function sumOfShares(shares: readonly Pick<Part, 'cents'>[]): Cents {
  return shares.reduce((sum, { cents }) => sum + cents, 0);
}

/** The units of a line: those of which something is claimed, and those of which nothing is. */
export interface LineShares {
  /** By unit, with the parts that nobody has claimed; a unit paid whole has none. */
  divided: readonly { unit: number; parts: number; freeParts: readonly number[] }[];
  /** Their numbers, as many as are left. */
  freeUnits: readonly number[];
}

export function sharesOfLine(
  line: Pick<ClaimableLine, 'orderId' | 'lineNumber' | 'units'>,
  taken: readonly ProductShare[],
): LineShares {
  const byUnit = unitsOf(line, taken);
  const divided = [...byUnit].map(([unit, shares]) => {
    const parts = shares[0]?.parts ?? 1;
    const claimed = shares.map(({ part }) => part);
    return { unit, parts, freeParts: partsBeside(parts, claimed) };
  });
  const freeUnits: number[] = [];
  for (let unit = 1; freeUnits.length < line.units - divided.length; unit += 1) {
    if (!byUnit.has(unit)) freeUnits.push(unit);
  }
  return { divided: divided.toSorted((one, other) => one.unit - other.unit), freeUnits };
}

/** The claimed shares of a line, by unit. */
function unitsOf<Claimed extends ProductShare>(
  { orderId, lineNumber }: Pick<ClaimableLine, 'orderId' | 'lineNumber'>,
  taken: readonly Claimed[],
): Map<number, Claimed[]> {
  const byUnit = new Map<number, Claimed[]>();
  for (const share of taken) {
    if (share.orderId !== orderId || share.lineNumber !== lineNumber) continue;
    byUnit.set(share.unit, [...(byUnit.get(share.unit) ?? []), share]);
  }
  return byUnit;
}

/** Everything that nobody has claimed, of the lines that are meant. */
function freeShares(
  { lines, taken }: ClaimableTab,
  isMeant: (line: ClaimableLine) => boolean = () => true,
): ProductShare[] {
  return lines.filter(isMeant).flatMap((line) => {
    const { divided, freeUnits } = sharesOfLine(line, taken);
    return [
      ...divided.flatMap(({ unit, parts, freeParts: free }) =>
        free.map((part) => productShare(line, unit, parts, part)),
      ),
      ...freeUnits.map((unit) => productShare(line, unit, 1, 1)),
    ];
  });
}

function productShare(
  line: ClaimableLine,
  unit: number,
  parts: number,
  part: number,
): ProductShare {
  const { orderId, lineNumber, unitGrossCents } = line;
  const cents = partCents(unitGrossCents, parts, part);
  return { orderId, lineNumber, unit, parts, part, cents };
}

/**
 * The shares that wishes name, unless one of them is not there or not free. A part is first taken of a unit that is
 * divided alike, and only then of another.
 */
function pickShares(
  { lines, taken }: ClaimableTab,
  wishes: readonly WishedProduct[],
): ProductShare[] | QuoteRefusal {
  const picked: ProductShare[] = [];
  for (const { orderId, lineNumber, units, share } of wishes) {
    const line = lines.find((one) => one.orderId === orderId && one.lineNumber === lineNumber);
    if (!line || wishedOf(line, wishes) > line.units) return { kind: 'missing' };
    const { divided, freeUnits } = sharesOfLine(line, [...taken, ...picked]);
    const parts = share?.parts ?? 1;
    const take = share?.take ?? 1;
    const alike = divided.filter((one) => one.parts === parts && one.freeParts.length >= take);
    const whole = freeUnits.map((unit) => ({ unit, freeParts: partsBeside(parts, []) }));
    const chosen = [...alike, ...whole].slice(0, units);
    if (chosen.length < units) return { kind: 'taken' };
    picked.push(
      ...chosen.flatMap((one) =>
        one.freeParts.slice(0, take).map((part) => productShare(line, one.unit, parts, part)),
      ),
    );
  }
  return picked;
}

/** How many units of a line they name: whole ones together, and each wish for parts by itself. */
function wishedOf(
  { orderId, lineNumber }: ClaimableLine,
  wishes: readonly WishedProduct[],
): number {
  const ofLine = wishes.filter((one) => one.orderId === orderId && one.lineNumber === lineNumber);
  const whole = ofLine.filter(({ share }) => share === null);
  return Math.max(
    whole.reduce((sum, { units }) => sum + units, 0),
    ...ofLine.map(({ units }) => units),
  );
}

/**
 * The wishes that name these shares, of which each unit is whole or of one person's: the most parts of a
 * unit first, so that each wish finds a unit that has as many.
 */
export function wishesFor(shares: readonly ProductShare[]): WishedProduct[] {
  const units = new Map<string, ProductShare[]>();
  for (const share of shares) {
    const { orderId, lineNumber, unit, parts } = share;
    const key = [orderId, lineNumber, parts === 1 ? 'whole' : unit].join(' ');
    units.set(key, [...(units.get(key) ?? []), share]);
  }
  return [...units.values()]
    .toSorted((one, other) => other.length - one.length)
    .flatMap((same): WishedProduct[] => {
      const [first] = same;
      if (!first) return [];
      const { orderId, lineNumber, parts } = first;
      if (parts === 1) return [{ orderId, lineNumber, units: same.length, share: null }];
      return [{ orderId, lineNumber, units: 1, share: { parts, take: same.length } }];
    });
}

/**
 * Which claimed shares of a line must go when only `units` of it are left: of units that cost others
 * least, so first those that nobody has paid for yet. `isPaid` says whether a share is.
 */
export function sharesBeyond<Claimed extends ProductShare>(
  line: Pick<ClaimableLine, 'orderId' | 'lineNumber' | 'units'>,
  taken: readonly Claimed[],
  isPaid: (share: Claimed) => boolean,
): Claimed[] {
  const paidFirst = [...unitsOf(line, taken)].toSorted(
    ([one, shares], [other, others]) =>
      Number(others.some(isPaid)) - Number(shares.some(isPaid)) || one - other,
  );
  return paidFirst.slice(line.units).flatMap(([, shares]) => shares);
}
