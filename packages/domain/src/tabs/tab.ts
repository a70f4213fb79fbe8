import type { Cents } from '../money/money.ts';
import { readsLike, signatureFault } from '../people/signatures.ts';
import { plainWords, tidyName } from '../text/plain-words.ts';
import type { Call } from './call.ts';

/** How a tab was opened; those that were not verified or not joined are marked in the room. */
export const TAB_OPENINGS = ['scan', 'staff', 'apart', 'unverified'] as const;
export type TabOpening = (typeof TAB_OPENINGS)[number];

/** Why a tab was closed with something still due. */
export const CLOSE_REASONS = ['invitation', 'error', 'walkout', 'other'] as const;
export type CloseReason = (typeof CLOSE_REASONS)[number];

/** The open account of a table: every order is in exactly one. */
export interface Tab {
  tabId: number;
  tableName: string;
  /** Two digits that each member sees, and with which others join; differs between a table's tabs. */
  number: number;
  opening: TabOpening;
  /** How often somebody guessed at its number: see `WRONG_NUMBERS`. */
  wrongNumbers: number;
  /** ISO 8601, as all instants here. */
  openedAt: string;
  /** Null while it is open. */
  closedAt: string | null;
  /** When its bill was asked for. */
  billAskedAt: string | null;
  members: readonly Member[];
  /** Those that nobody has ended, oldest first. */
  calls: readonly Call[];
  /** The last tab that was merged into it, while that can be undone. */
  lastMerge: Merge | null;
  /** Whether what is paid of it has an invoice. */
  isInvoiced: boolean;
  /** The number of the last event that changed it. */
  version: number;
}

/** A tab that went into another. */
export interface Merge {
  /** Where it was. */
  tableName: string;
  mergedAt: string;
}

/** A phone at a tab. */
export interface Member {
  /** Counted from 1 within the tab, in the order in which phones came. */
  memberId: number;
  /** What it calls itself; empty until it does. */
  name: string;
  /** False while it waits to be let in. */
  isIn: boolean;
  /** When it came, or asked to be let in. */
  joinedAt: string;
  /** When the phone was last seen. */
  seenAt: string;
}

export interface TabTotals {
  totalCents: Cents;
  paidCents: Cents;
  /** In payment at this moment. */
  reservedCents: Cents;
  dueCents: Cents;
}

/** For how long a merge of two tabs can be undone. */
export const SPLIT_WINDOW_MS = 60_000;
export const MEMBER_NAME_LENGTH = 20;
/** Of the palette of members, which starts again after its last colour. */
export const MEMBER_COLOURS = 8;

export function memberName({ name, memberId }: Pick<Member, 'name' | 'memberId'>): string {
  return name === '' ? `Comensal ${memberId}` : name;
}

export function memberColour({ memberId }: Pick<Member, 'memberId'>): number {
  return (memberId - 1) % MEMBER_COLOURS;
}

/** One letter or, where another member's name begins with the same, two; a number without a name. */
export function memberInitial(
  member: Pick<Member, 'name' | 'memberId'>,
  others: readonly Pick<Member, 'name' | 'memberId'>[],
): string {
  if (member.name === '') return String(member.memberId);
  const start = (name: string, letters: number) =>
    Array.from(name).slice(0, letters).join('').toLocaleUpperCase('es');
  const first = start(member.name, 1);
  const isShared = others.some(
    ({ name, memberId }) => memberId !== member.memberId && start(name, 1) === first,
  );
  const [one = '', two = ''] = Array.from(member.name);
  return isShared ? one.toLocaleUpperCase('es') + two.toLocaleLowerCase('es') : first;
}

/** Why a name is refused; null if it may be used. An empty one takes the name back. */
export function memberNameFault(value: string): string | null {
  const name = tidyName(value);
  if (Array.from(name).length > MEMBER_NAME_LENGTH)
    return `Como mucho ${MEMBER_NAME_LENGTH} letras`;
  if (name === '') return null;
  if (/[<>&{}\p{C}]/u.test(name) || !/\p{L}/u.test(name)) return 'Escribe un nombre con letras';
  const passesForAnother = NAMELESS.test(name) || readsLike(name, STAFF);
  return passesForAnother ? 'Este nombre está reservado' : signatureFault(name);
}

/** Whether somebody else at the tab has this name: the kitchen reads by it whose an allergy is. */
export function isMemberNameTaken(name: string, others: readonly Pick<Member, 'name'>[]): boolean {
  const words = plainWords(name);
  return words !== '' && others.some((other) => plainWords(other.name) === words);
}

export const NAMESAKE_NUMBERS = [2, 3, 4] as const;

/** The name of somebody who comes to others: with a number behind it where one of them has it too. */
export function nameApart(name: string, others: readonly Pick<Member, 'name'>[]): string {
  const names = [name, ...NAMESAKE_NUMBERS.map((number) => `${name} ${number}`)];
  return names.find((one) => !isMemberNameTaken(one, others)) ?? name;
}

/** What screens call those who have no name, and their reader, in each language. */
const NAMELESS = /^(?:(?:comm?ensal|convive|gast|guest)\s*\d*|(?:la )?mesa|t[uú]|toi|you|du)$/iu;
/** Who works in the restaurant, and is let in, listened to and paid. */
const STAFF = [
  'camarero',
  'camarera',
  'camareros',
  'camareras',
  'cocinero',
  'cocinera',
  'cocina',
  'encargado',
  'encargada',
  'personal',
  'restaurante',
  'cambrer',
  'cambrera',
  'empregado',
  'empregada',
  'kellner',
  'kellnerin',
  'serveur',
  'serveuse',
  'waiter',
  'waitress',
  'kitchen',
].flatMap((word) => ['', 'el ', 'la ', 'los ', 'las '].map((article) => article + word));
