import { isSeen, tidyName } from '../text/plain-words.ts';

/** What a table calls for; the bill is asked for in the same way. */
export const CALL_KINDS = ['waiter', 'water', 'bread', 'cutlery', 'other', 'bill'] as const;
export type CallKind = (typeof CALL_KINDS)[number];

/** How a table wants to pay the bill that it asks for. */
export const BILL_FORMS = ['cash', 'card'] as const;
export type BillForm = (typeof BILL_FORMS)[number];

/** A table calls its waiter: at most one open call of a kind a tab. */
export interface Call {
  callId: number;
  tabId: number;
  tableName: string;
  kind: CallKind;
  /** Null unless it asks for the bill and says how it will be paid. */
  form: BillForm | null;
  /** What was written; empty unless it is for something else. */
  text: string;
  /** Who called; null where that phone is no member any more. */
  memberId: number | null;
  askedAt: string;
  /** Who of the staff goes; empty until somebody does. */
  takenBy: string;
  takenAt: string | null;
  endedAt: string | null;
}

export const CALL_TEXT_LENGTH = 80;

/**
 * More than a table calls that needs everything at once, and less than rings in the room for fun. By
 * the calls of a tab and of the phone, whatever became of them.
 */
export const CALL_PACE = { calls: 8, withinMinutes: 10 } as const;

/** How long a tab's next call has to wait, given how long ago its last ones were; 0 if not at all. */
export function callHeldForSeconds(agesMs: readonly number[]): number {
  const spanMs = CALL_PACE.withinMinutes * 60_000;
  const recent = agesMs.filter((age) => age < spanMs).toSorted((one, other) => one - other);
  const oldest = recent[CALL_PACE.calls - 1];
  return oldest === undefined ? 0 : Math.max(1, Math.ceil((spanMs - oldest) / 1_000));
}

/** A call's text as it is stored: in one line, and only where a call says something of its own. */
export function callText(kind: CallKind, written: string): string {
  return kind === 'other' ? tidyName(written) : '';
}

/**
 * What an open call says once somebody else has something to add; as it was where that stands in it
 * already, or no longer fits: whoever reads the answer sees that it does not say it.
 */
export function joinCallTexts(text: string, more: string): string {
  if (more === '' || text.split(JOINT).includes(more)) return text;
  const both = `${text}${JOINT}${more}`;
  return Array.from(both).length > CALL_TEXTS_LENGTH ? text : both;
}

const JOINT = ' · ';
/** As many as a table has people, of middling length. */
const CALL_TEXTS_LENGTH = 4 * CALL_TEXT_LENGTH;

/** Why a call's text is refused; null if it may be sent. */
export function callTextFault(kind: CallKind, written: string): string | null {
  if (kind !== 'other') return null;
  const text = callText(kind, written);
  if (!isSeen(text)) return 'Escribe qué necesitas';
  if (Array.from(text).length > CALL_TEXT_LENGTH) return `Como mucho ${CALL_TEXT_LENGTH} letras`;
  return /[<>{}\p{C}]/u.test(text) ? 'Escríbelo con palabras' : null;
}
