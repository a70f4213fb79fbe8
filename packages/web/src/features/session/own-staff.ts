import { readOwnStaff } from '@simplato/contract/staff-endpoints';
import { may, type Action } from '@simplato/domain';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import type { SessionMirror } from '../../api/mirror-cookies.ts';
import { useSession } from './session-store.ts';

/** A member of staff's own account. */
export interface OwnStaff {
  username: string;
  email: string;
  pendingEmail: string | null;
  isOwner: boolean;
  hasPin: boolean;
  /** Their PIN was removed after too many wrong ones, and there is no new one yet. */
  isPinRemoved: boolean;
}

/** Keyed by name too: on a shared tablet somebody else may log in next. */
export function ownStaffQuery({ userType, restaurantId, userName }: SessionMirror) {
  return queryOptions({
    queryKey: ['own-staff', restaurantId, userName],
    queryFn: async (): Promise<OwnStaff> => {
      const answer = await call(readOwnStaff);
      return {
        username: answer.nombreusuario ?? '',
        email: answer.mail ?? '',
        pendingEmail: answer.mailpendiente ?? null,
        isOwner: answer.esowner === 1,
        hasPin: answer.tienepin,
        isPinRemoved: answer.pinquitado === true,
      };
    },
    staleTime: 5 * 60_000,
    enabled: userType === 'RESTAURANTE' && restaurantId !== null,
  });
}

/** What this person may do in the restaurant; null until known. The server makes its own decision. */
export function useStaffMay(): ((action: Action) => boolean) | null {
  const { data } = useQuery(ownStaffQuery(useSession()));
  return data ? (action) => may(data.isOwner ? 'owner' : 'staff', action) : null;
}

/** One's own address, for other forms that require it; empty until known. */
export function useOwnStaffEmail(): string {
  return useQuery(ownStaffQuery(useSession())).data?.email ?? '';
}
