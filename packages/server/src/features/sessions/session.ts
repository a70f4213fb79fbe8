import type { Role } from '@simplato/domain';

/** Who a request comes from. Everything the server believes about a caller is in here. */
export interface Session {
  role: Role;
  /** Null for a diner who has logged in and sits at no table yet. */
  restaurantId: number | null;
  userName: string;
  /** The party's stay; null for staff, and away from a table. */
  visitId: string | null;
  tableName: string | null;
  isTableVerified: boolean;
  staffId: number | null;
  dinerId: number | null;
  /** False: ends with the browser, and after hours instead of days. */
  isRemembered: boolean;
  expiresAt: Date;
}

/** A session of somebody in a house: its staff, or a diner at a table. */
export type HouseSession = Session & { restaurantId: number };
export type TableSession = HouseSession & { visitId: string; tableName: string };
export type StaffSession = HouseSession & { staffId: number };

export function isTableSession(session: Session): session is TableSession {
  return session.restaurantId !== null && session.visitId !== null && session.tableName !== null;
}

export function isStaffSession(session: Session): session is StaffSession {
  return session.restaurantId !== null && session.staffId !== null;
}

const REMEMBERED_MS = 7 * 24 * 3_600_000;
/** Without "recordarme": until the browser closes, and not longer than this. */
const NOT_REMEMBERED_MS = 12 * 3_600_000;

export function sessionLifeMs(isRemembered: boolean): number {
  return isRemembered ? REMEMBERED_MS : NOT_REMEMBERED_MS;
}

/** Somebody with an account, wherever they are. */
export type StaffAccount = { kind: 'staff'; restaurantId: number; staffId: number };
export type Account = StaffAccount | { kind: 'diner'; dinerId: number };

export function accountName(account: Account): string {
  return account.kind === 'staff'
    ? `staff:${account.restaurantId}:${account.staffId}`
    : `diner:${account.dinerId}`;
}

/** Whose session it is; null for a guest. */
export function accountOf({ restaurantId, staffId, dinerId }: Session): Account | null {
  if (dinerId !== null) return { kind: 'diner', dinerId };
  return restaurantId !== null && staffId !== null
    ? { kind: 'staff', restaurantId, staffId }
    : null;
}
