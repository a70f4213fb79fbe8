import type { Role } from '@simplato/domain';
import { AppError } from '../app-error.ts';

/** Who a request comes from: everything that the server knows about the caller. */
export interface Session {
  role: Role;
  /** Null for a diner who has logged in but is not at a table yet. */
  restaurantId: number | null;
  userName: string;
  /** The visit at a table; null for staff, and for a diner who is not at a table. */
  visitId: string | null;
  tableName: string | null;
  isTableVerified: boolean;
  staffId: number | null;
  dinerId: number | null;
  /** If false, the session ends with the browser, and after hours instead of days. */
  isRemembered: boolean;
  expiresAt: Date;
}

/** A session of somebody in a restaurant: its staff, or a diner at a table. */
export type RestaurantSession = Session & { restaurantId: number };
export type TableSession = RestaurantSession & { visitId: string; tableName: string };
export type StaffSession = RestaurantSession & { staffId: number };

export function isTableSession(session: Session): session is TableSession {
  return session.restaurantId !== null && session.visitId !== null && session.tableName !== null;
}

/** A diner who is logged in but not at a table can do nothing there. */
export function requireTableSession(session: Session): TableSession {
  if (!isTableSession(session)) throw new AppError('forbidden');
  return session;
}

export function isStaffSession(session: Session): session is StaffSession {
  return session.restaurantId !== null && session.staffId !== null;
}

const REMEMBERED_MS = 7 * 24 * 3_600_000;
/** Without "recordarme": until the browser closes, and at most this long. */
const NOT_REMEMBERED_MS = 12 * 3_600_000;

export function sessionLifeMs(isRemembered: boolean): number {
  return isRemembered ? REMEMBERED_MS : NOT_REMEMBERED_MS;
}

/** An account, whether its holder is at a table or not. */
export type StaffAccount = { kind: 'staff'; restaurantId: number; staffId: number };
export type Account = StaffAccount | { kind: 'diner'; dinerId: number };

export function accountName(account: Account): string {
  return account.kind === 'staff'
    ? `staff:${account.restaurantId}:${account.staffId}`
    : `diner:${account.dinerId}`;
}

export type SessionHolder = Pick<Session, 'restaurantId' | 'staffId' | 'dinerId'>;

/** Whose session it is; null for a guest. */
export function accountOf({ restaurantId, staffId, dinerId }: SessionHolder): Account | null {
  if (dinerId !== null) return { kind: 'diner', dinerId };
  return restaurantId !== null && staffId !== null
    ? { kind: 'staff', restaurantId, staffId }
    : null;
}

/** A caller in the log: by role and numbers, never by name or address. */
export function callerOf({ role, restaurantId, staffId, dinerId }: Session) {
  // What is undefined is left out of a line.
  return { role, restaurantId, staffId: staffId ?? undefined, dinerId: dinerId ?? undefined };
}
