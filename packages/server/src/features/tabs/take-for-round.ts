import {
  memberName,
  roundNote,
  splitForRound,
  type Chosen,
  type RequestedLine,
} from '@simplato/domain';
import { AppError } from '../../app-error.ts';
import type { AvoidedBy } from '../orders/read-orders.ts';
import type { TableSession } from '../../auth/session.ts';
import type { Transaction } from '../../db/database.ts';
import {
  listBasketsAt,
  lockTabOf,
  nextBasketVersion,
  putBasket,
  type StoredBasket,
} from './basket-queries.ts';
import { noOpenTab } from './shown-tab.ts';
import { findTab, findTabOfVisit, lockTabs } from './tab-queries.ts';

export interface RoundWish {
  memberIds: readonly number[];
  /** The version of the baskets that its sender has seen. */
  seenVersion: number;
  /** The tab whose members and version these are; undefined if its sender does not say. */
  shownTabId: number | undefined;
  /** The sender's own; if it is empty, that of their basket. */
  note: string;
  /** Whether its courses come one after the other. */
  isByCourses: boolean;
}

export interface Round {
  tabId: number;
  tableName: string;
  lines: { line: RequestedLine; memberId: number; visitId: string }[];
  note: string;
  /** What each has written of the note, by visit; null where it is the sender's alone. */
  ownNotes: Record<string, string> | null;
  /** What each avoids who eats of it, by visit; null where nobody has told. */
  avoidedBy: AvoidedBy | null;
  /** The baskets with what is left in them. */
  left: { visitId: string; basket: StoredBasket }[];
}

/**
 * What a round orders of a tab's baskets, which nobody can change until the end of the transaction.
 * `orElse` is what to answer instead, if anything, once nobody else can order.
 */
export async function takeForRound<Instead>(
  tx: Transaction,
  session: TableSession,
  { memberIds, seenVersion, shownTabId, note }: RoundWish,
  orElse: () => Promise<Instead | null>,
): Promise<Round | Instead> {
  const { restaurantId, visitId } = session;
  await lockTabs(tx, restaurantId);
  const instead = await orElse();
  if (instead) return instead;
  const tabId = await lockTabOf(tx, session);
  const tab = tabId === null ? null : await findTab(tx, { restaurantId, tabId });
  if (tabId === null || !tab) {
    const lastTabId = await findTabOfVisit(tx, restaurantId, visitId);
    throw noOpenTab(lastTabId, shownTabId);
  }
  // Its members are others, also where this one was merged into it.
  if (shownTabId !== undefined && shownTabId !== tabId) throw new AppError('tab_changed');
  const members = tab.members.filter(({ memberId, isIn }) => isIn && memberIds.includes(memberId));
  if (members.length < memberIds.length) {
    const comensales = 'Hay alguien que no está en esta cuenta';
    throw new AppError('bad_request', { fields: { comensales } });
  }
  const baskets = await listBasketsAt(tx, { restaurantId, tabId });
  const taken = members.flatMap((member) => {
    const basket = baskets.get(member.visitId);
    if (!basket) return [];
    const { taken: lines, left } = splitForRound(basket.lines, seenVersion);
    return lines.length === 0 ? [] : [{ member, basket, lines, left }];
  });
  const parts = taken.map(({ member, basket }) => ({
    visitId: member.visitId,
    name: memberName(member),
    note: member.visitId === visitId && note !== '' ? note : basket.note,
  }));
  const sender = tab.members.find((member) => member.visitId === visitId);
  if (sender && note !== '' && parts.every((part) => part.visitId !== visitId)) {
    parts.unshift({ visitId, name: memberName(sender), note });
  }
  const told = taken.filter(({ basket }) => basket.avoided.length > 0);
  const isShared = parts.some((part) => part.visitId !== visitId);
  return {
    tabId,
    tableName: tab.tableName,
    lines: taken.flatMap(({ member, lines }) =>
      lines.map((line) => ({
        line: wished(line),
        memberId: member.memberId,
        visitId: member.visitId,
      })),
    ),
    note: isShared ? roundNote(parts) : (parts[0]?.note ?? ''),
    ownNotes: isShared
      ? Object.fromEntries(parts.map((part) => [part.visitId, part.note] as const))
      : null,
    avoidedBy:
      told.length === 0
        ? null
        : Object.fromEntries(
            told.map(({ member, basket }) => [member.visitId, basket.avoided] as const),
          ),
    left: taken.map(({ member, basket, left }) => ({
      visitId: member.visitId,
      // As long as something is left to order, so is what was written about it.
      basket: { ...basket, lines: left, note: left.length === 0 ? '' : basket.note },
    })),
  };
}

/** Empties the baskets of what a round has ordered, in its transaction. */
export async function leaveRest(
  tx: Transaction,
  { restaurantId, visitId: senderId }: TableSession,
  { tabId, left }: Round,
): Promise<void> {
  const version = await nextBasketVersion(tx);
  for (const { visitId, basket } of left) {
    // The sender knows what it has sent.
    const takenVersion = visitId === senderId ? basket.takenVersion : version;
    await putBasket(tx, { restaurantId, tabId }, visitId, { ...basket, version, takenVersion });
  }
}

function wished(chosen: Chosen<RequestedLine>): RequestedLine {
  const { since: _since, ...line } = chosen;
  return line;
}
