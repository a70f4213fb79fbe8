import type { TabWire, WishedLineWire } from '@simplato/contract';
import { type Cents, quoteShare, wishesFor } from '@simplato/domain';
import { wishedToWire } from '../../api/read-claims.ts';
import { tabFromWire } from '../../api/read-place.ts';
import { CHARGING_MESSAGES } from '../../i18n/es/charging.ts';
import { nameAtTab } from './room-view.ts';
import type { RoomTab } from './room-book.ts';

/** Somebody's products that nobody has paid and nobody is paying, as they are charged. */
export interface MemberPart {
  cents: Cents;
  /** Null where others have paid on account, so that less is left than the products cost. */
  lines: readonly WishedLineWire[] | null;
}

/** @param openCents what can be charged at most */
export function partOfMember(details: TabWire, memberId: number, openCents: Cents): MemberPart {
  const quote = quoteShare(
    { ...tabFromWire(details).claimable, openCents },
    { mode: 'mine', memberId },
  );
  if (!('cents' in quote)) return { cents: 0, lines: null };
  const { cents, products } = quote;
  return { cents, lines: products.length === 0 ? null : wishesFor(products).map(wishedToWire) };
}

/** Whose money it is: a member's name, or the table. */
export function payerName(tab: Pick<RoomTab, 'members'>, memberId: number | null): string {
  const name = nameAtTab(tab, memberId);
  return name === '' ? CHARGING_MESSAGES.payments.table : name;
}

/** The notes that a waiter is handed. */
export const NOTES = [5, 10, 20, 50] as const;
