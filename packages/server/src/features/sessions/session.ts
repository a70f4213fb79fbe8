import type { Role } from '@simplato/domain';

/** Who a request comes from. Everything the server believes about a caller is in here. */
export interface Session {
  role: Role;
  restaurantId: number;
  userName: string;
  /** The party's stay; null for staff. */
  visitId: string | null;
  tableName: string | null;
  isTableVerified: boolean;
  staffId: number | null;
  expiresAt: Date;
}

/** A session of somebody at a table. */
export type DinerSession = Session & { visitId: string; tableName: string };

export function isDinerSession(session: Session): session is DinerSession {
  return session.visitId !== null && session.tableName !== null;
}

/** Spec §9: seven days. */
export const SESSION_LIFE_MS = 7 * 24 * 3_600_000;
