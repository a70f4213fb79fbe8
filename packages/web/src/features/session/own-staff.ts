import { readOwnStaff } from '@simplato/contract';
import { may, type Action } from '@simplato/domain';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import type { SessionMirror } from '../../api/mirror-cookies.ts';
import { useSession } from './session-store.ts';

/** Somebody who works in a house, as they see themselves. */
export interface OwnStaff {
  username: string;
  email: string;
  pendingEmail: string | null;
  isOwner: boolean;
  hasPin: boolean;
}

/** By name, too: on a shared tablet somebody else may be in the next minute. */
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
      };
    },
    staleTime: 5 * 60_000,
    enabled: userType === 'RESTAURANTE' && restaurantId !== null,
  });
}

/** What of the house this person may do; null until it is known. The server decides by itself. */
export function useStaffMay(): ((action: Action) => boolean) | null {
  const { data } = useQuery(ownStaffQuery(useSession()));
  return data ? (action) => may(data.isOwner ? 'owner' : 'staff', action) : null;
}

/** Their own address, for forms of others that ask for it; empty until it is known. */
export function useOwnStaffEmail(): string {
  return useQuery(ownStaffQuery(useSession())).data?.email ?? '';
}
