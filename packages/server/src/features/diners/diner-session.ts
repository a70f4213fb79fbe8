import { sessionLifeMs, type Session } from '../../auth/session.ts';
import type { Diner } from './diner-queries.ts';

/** A guest who registers or logs in at a table keeps the table and the visit with its orders. */
export function dinerSession(
  diner: Diner,
  former: Session | null,
  isRemembered: boolean,
  now: Date,
): Session {
  const atTable = former?.role === 'guest' || former?.dinerId === diner.dinerId ? former : null;
  return {
    role: 'diner',
    restaurantId: atTable?.restaurantId ?? null,
    visitId: atTable?.visitId ?? null,
    tableName: atTable?.tableName ?? null,
    isTableVerified: atTable?.isTableVerified ?? false,
    userName: diner.username,
    staffId: null,
    dinerId: diner.dinerId,
    isRemembered,
    expiresAt: new Date(now.getTime() + sessionLifeMs(isRemembered)),
  };
}

export function dinerAccount(diner: Diner) {
  return { kind: 'diner' as const, dinerId: diner.dinerId };
}
