import { randomUUID, timingSafeEqual } from 'node:crypto';
import { decodeTableCode, type TableCode } from '@simplato/domain';
import { AppError } from '../../app-error.ts';
import type { Database } from '../../db/database.ts';
import type { SessionStore } from '../sessions/session-store.ts';
import { SESSION_LIFE_MS, type Session } from '../sessions/session.ts';
import { findTableOfCode, insertVisit } from './table-queries.ts';

export interface TableEntry {
  token: string;
  session: Session & { tableName: string };
  legalName: string;
}

interface Caller {
  token: string | undefined;
  session: Session | null;
}

/**
 * Opens a diner's session at the table that a code names. Somebody who is already at a table of the
 * same house keeps their visit, and with it their orders; in another house a new visit begins.
 */
export async function enterTable(
  parts: { db: Database; sessions: SessionStore },
  codeText: string,
  caller: Caller,
  now: Date,
): Promise<TableEntry> {
  const code = decodeTableCode(codeText);
  if (!code) throw new AppError('unknown_code');
  const table = await findTableOfCode(parts.db, code.restaurantId, code.tableName);
  if (!table) throw new AppError('restaurant_gone');
  const former = caller.session?.role === 'staff' ? null : caller.session;
  const keptVisit = former?.restaurantId === code.restaurantId ? former.visitId : null;
  const visitId = keptVisit ?? randomUUID();
  const session = {
    role: former?.role ?? ('guest' as const),
    restaurantId: code.restaurantId,
    userName: former?.userName ?? '',
    visitId,
    tableName: code.tableName,
    isTableVerified: hasKey(code, table.key),
    staffId: null,
    expiresAt: new Date(now.getTime() + SESSION_LIFE_MS),
  };
  const token = await parts.sessions.open(session, {
    replacing: caller.token,
    prepare: async (tx) => {
      if (keptVisit === null) await insertVisit(tx, code.restaurantId, visitId);
    },
  });
  return { token, session, legalName: table.legalName };
}

function hasKey(code: TableCode, key: string | null): boolean {
  if (code.key === null || key === null) return false;
  const [given, expected] = [Buffer.from(code.key), Buffer.from(key)];
  return given.length === expected.length && timingSafeEqual(given, expected);
}
