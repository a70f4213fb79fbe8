import { randomUUID, timingSafeEqual } from 'node:crypto';
import { decodeTableCode, type TableCode, worksInTheRestaurant } from '@simplato/domain';
import { AppError } from '../../app-error.ts';
import type { Transaction } from '../../db/database.ts';
import type { Dependencies } from '../../dependencies.ts';
import { countUnverifiedVisit, countVisit, countWrongTableKey } from '../../auth/rate-limit.ts';
import {
  isTableSession,
  sessionLifeMs,
  type Session,
  type TableSession,
} from '../../auth/session.ts';
import { findOwnTab, leaveTab, seatByScan, type Seated } from '../tabs/seat.ts';
import { findTableOfCode, insertVisit } from './table-queries.ts';

export interface TableEntry {
  session: TableSession;
  legalName: string;
  /** Writes the rows that the session needs; to be called in the transaction that opens it. */
  prepare: (tx: Transaction) => Promise<void>;
  /**
   * Takes its place at a tab, once it is open: while tabs are locked, nothing may wait for a session. A
   * phone whose process dies in between takes it with its first order.
   */
  seat: () => Promise<Seated>;
}

/**
 * The session of a diner at the table of a code. A diner who is already at a table of the same
 * restaurant keeps their visit, and with it their orders; in another restaurant a new visit begins. A wrong
 * key still opens the menu, unverified, unless too many were tried or too many came without one.
 */
export async function enterTable(
  { db, feed }: Pick<Dependencies, 'db' | 'feed'>,
  codeText: string,
  { caller, ip, now }: { caller: Session | null; ip: string; now: Date },
): Promise<TableEntry> {
  const code = decodeTableCode(codeText);
  if (!code) throw new AppError('unknown_code');
  const { restaurantId, tableName } = code;
  const table = await findTableOfCode(db, restaurantId, tableName);
  if (!table) throw new AppError('restaurant_gone');
  const isTableVerified = hasKey(code, table.key);
  if (!isTableVerified && code.key !== null) {
    await countWrongTableKey(db, { restaurantId, tableName, key: code.key, ip });
  }
  const former = caller && worksInTheRestaurant(caller.role) ? null : caller;
  const keptVisit = former?.restaurantId === restaurantId ? former.visitId : null;
  if (keptVisit === null) {
    await (isTableVerified
      ? countVisit(db, { ip, restaurantId, tableName })
      : countUnverifiedVisit(db, ip));
  }
  const visitId = keptVisit ?? randomUUID();
  const isRemembered = former?.isRemembered ?? true;
  const dinerId = former?.dinerId ?? null;
  return {
    legalName: table.legalName,
    session: {
      role: former?.role ?? 'guest',
      restaurantId,
      userName: former?.userName ?? '',
      visitId,
      tableName,
      isTableVerified,
      staffId: null,
      dinerId,
      isRemembered,
      expiresAt: new Date(now.getTime() + sessionLifeMs(isRemembered)),
    },
    prepare: async (tx) => {
      if (keptVisit === null) await insertVisit(tx, restaurantId, visitId, dinerId);
    },
    seat: async () => {
      const guest = former && isTableSession(former) ? former : null;
      const leftTabId = guest && (await findOwnTab(db, guest));
      if (guest && keptVisit === null) await leaveTab(db, guest);
      const seated = await db.transaction(async (tx) =>
        seatByScan(tx, { restaurantId, visitId, tableName, isTableVerified }),
      );
      feed.announce(restaurantId);
      if (guest && keptVisit === null) feed.announce(guest.restaurantId);
      if (guest && leftTabId !== null && (keptVisit === null || leftTabId !== seated.tabId)) {
        feed.announceTable(guest.restaurantId, leftTabId);
      }
      return seated;
    },
  };
}

function hasKey(code: TableCode, key: string | null): boolean {
  if (code.key === null || key === null) return false;
  const [given, expected] = [Buffer.from(code.key), Buffer.from(key)];
  return given.length === expected.length && timingSafeEqual(given, expected);
}
