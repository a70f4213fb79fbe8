import { sessionLifeMs, type StaffAccount, type StaffSession } from '../../auth/session.ts';
import type { StaffMember } from './staff-queries.ts';

export function staffSession(member: StaffMember, isRemembered: boolean, now: Date): StaffSession {
  return {
    role: member.isOwner ? 'owner' : 'staff',
    restaurantId: member.restaurantId,
    staffId: member.staffId,
    dinerId: null,
    userName: member.username,
    visitId: null,
    tableName: null,
    isTableVerified: false,
    isRemembered,
    expiresAt: new Date(now.getTime() + sessionLifeMs(isRemembered)),
  };
}

export function staffAccount({ restaurantId, staffId }: Omit<StaffAccount, 'kind'>): StaffAccount {
  return { kind: 'staff', restaurantId, staffId };
}
