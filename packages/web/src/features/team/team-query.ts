import type { TeamWire } from '@simplato/contract';
import { readTeam } from '@simplato/contract/staff-endpoints';
import { type QueryClient, queryOptions, useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { useSession } from '../session/session-store.ts';

function teamQuery(restaurantId: number | null) {
  return queryOptions({
    queryKey: ['team', restaurantId],
    queryFn: async () => await call(readTeam),
    enabled: restaurantId !== null,
  });
}

export function useTeamQuery() {
  return teamQuery(useSession().restaurantId);
}

/** Every change of the team returns the whole team, which replaces the cached one. */
export function useShowTeam(): (team: TeamWire) => void {
  const queryClient: QueryClient = useQueryClient();
  const { queryKey } = useTeamQuery();
  return (team) => queryClient.setQueryData(queryKey, team);
}
