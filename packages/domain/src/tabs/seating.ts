import type { Tab } from './tab.ts';

/** A tab as a phone finds it that scans its table's code. */
export type TabAtTable = Pick<Tab, 'tabId' | 'number' | 'opening' | 'openedAt'> & {
  /** Since its first phone came or its first order; null where a waiter has only seated the party. */
  begunMs: number | null;
  /** Since a phone of a member was last seen; null without a member. */
  unseenMs: number | null;
  /** Whether anything of it has been served or paid. */
  isUnderWay: boolean;
  /** Whether this phone is a member, or waits to be one. */
  isOwn: boolean;
};

export type Seating =
  | { kind: 'join'; tabId: number }
  /** Whose tab it is has to be asked: the party may have left. */
  | { kind: 'ask'; tabId: number; openedAt: string }
  | { kind: 'open'; opening: 'scan' | 'unverified' };

/** Whether somebody at a table has to say whose its tab is: one is open, and they are in none. */
export function isTabAsked(tabId: number | null, openedAt: string | null): boolean {
  return tabId === null && openedAt !== null;
}

const JOINS_WITHIN_MS = 30 * 60_000;
const SEEN_WITHIN_MS = 5 * 60_000;
/** After these, whoever typed them, a tab is joined by being let in alone. */
export const WRONG_NUMBERS = 10;

/**
 * Where a phone belongs that scans a table's code, given the table's open tabs, oldest first. A code
 * without the table's key never joins a party.
 */
export function seatAt(tabs: readonly TabAtTable[], isVerified: boolean): Seating {
  const own = tabs.find(({ isOwn }) => isOwn);
  if (own) return { kind: 'join', tabId: own.tabId };
  if (!isVerified) return { kind: 'open', opening: 'unverified' };
  const parties = tabs.filter(({ opening }) => opening !== 'unverified');
  const [party] = parties;
  if (!party) return { kind: 'open', opening: 'scan' };
  // Which of two parties somebody belongs to cannot be told from a code.
  if (parties.length === 1 && joinsByItself(party)) {
    return { kind: 'join', tabId: party.tabId };
  }
  return { kind: 'ask', tabId: party.tabId, openedAt: party.openedAt };
}

/**
 * While a party sits down: nothing was served or paid, and one of it was just seen, or no phone of it
 * has come yet. Where a waiter has seated it and nothing has happened since, the first phone joins
 * however late: nobody else could tell it the number, and a stranger finds no more than at a free table.
 */
export function joinsByItself({ begunMs, unseenMs, isUnderWay }: TabAtTable): boolean {
  const isThere = unseenMs === null || unseenMs < SEEN_WITHIN_MS;
  return (begunMs === null || begunMs < JOINS_WITHIN_MS) && isThere && !isUnderWay;
}

/**
 * From 10 to 99, and none of those that are taken while one is free: the tab's own number, if it has one
 * that is not. `random` is below 1.
 */
export function pickTabNumber(
  taken: readonly number[],
  random: number,
  own: number | null = null,
): number {
  if (own !== null && !taken.includes(own)) return own;
  const all = Array.from({ length: 90 }, (_, index) => index + 10);
  const free = all.filter((number) => !taken.includes(number));
  const choice = free.length === 0 ? all : free;
  return choice[Math.floor(random * choice.length)] ?? 10;
}

/**
 * The number of a tab as it is shown and typed, or its two digits as text; null for anything else. None
 * is below 10, so that no zero can be lost.
 */
export function readTabNumber(sent: string | number): number | null {
  if (typeof sent === 'string' && !/^\d{2}$/.test(sent)) return null;
  const number = Number(sent);
  return Number.isInteger(number) && number >= 10 && number <= 99 ? number : null;
}

/** Whether a tab's number lets nobody in any more, for the rest of it. */
export function isNumberSpent({ wrongNumbers }: Pick<Tab, 'wrongNumbers'>): boolean {
  return wrongNumbers >= WRONG_NUMBERS;
}

/** What a phone types to join: a table's tab by its number, while it may still be guessed. */
export type Guess =
  | { kind: 'join'; tabId: number }
  | { kind: 'wrong'; tabIds: number[] }
  | { kind: 'admission' };

/** A wrong number counts for every party of the table: whose it was meant for cannot be told. */
export function readGuess(
  tabs: readonly Pick<Tab, 'tabId' | 'number' | 'opening' | 'wrongNumbers'>[],
  number: number,
): Guess {
  const open = tabs.filter((tab) => tab.opening !== 'unverified' && !isNumberSpent(tab));
  if (open.length === 0) return { kind: 'admission' };
  const meant = open.find((tab) => tab.number === number);
  if (meant) return { kind: 'join', tabId: meant.tabId };
  return { kind: 'wrong', tabIds: open.map(({ tabId }) => tabId) };
}
