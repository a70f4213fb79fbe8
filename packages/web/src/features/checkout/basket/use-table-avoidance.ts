import { tellTable } from '@simplato/contract/endpoints';
import type { Allergen, TableAvoidance } from '@simplato/domain';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../api/call.ts';
import { RefusedError } from '../../../api/call-error.ts';
import { openTabOf, placeQuery } from '../../place/place-query.ts';
import { syncTab } from '../../place/sync-tab.ts';
import { usePlace } from '../../place/use-place.ts';
import { useSession } from '../../session/session-store.ts';
import { avoidedOn } from './filter-store.ts';

/** One after the other, so that what is taken back is not told again by what was on its way. */
let last: Promise<unknown> = Promise.resolve();

async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  const next = last.then(work, work);
  last = next.catch(() => undefined);
  return next;
}

interface OpenTab {
  restaurantId: number;
  tabId: number;
}

async function tell(queryClient: QueryClient, { restaurantId, tabId }: OpenTab, evita: Allergen[]) {
  const wire = await call(tellTable, { body: { evita, idcuenta: tabId } });
  syncTab(queryClient, restaurantId, wire);
}

/** What the table is told, once it is, follows what is avoided on this phone. */
export async function keepCounted(queryClient: QueryClient, told: OpenTab): Promise<void> {
  await inTurn(async () => {
    const tab = openTabOf(queryClient.getQueryData(placeQuery(told.restaurantId).queryKey));
    const avoided = [...avoidedOn(told.restaurantId)];
    if (tab?.tabId !== told.tabId || !mustTellAgain(tab.ownAvoided, avoided)) return;
    try {
      await tell(queryClient, told, avoided);
    } catch (error) {
      if (!(error instanceof RefusedError)) throw error;
      // It is another tab by now: reading it again says which.
      void queryClient.invalidateQueries(placeQuery(told.restaurantId));
    }
  });
}

/** Whether the table counts something else than what is avoided here; not whether it is told at all. */
export function mustTellAgain(told: readonly Allergen[], avoided: readonly Allergen[]): boolean {
  return told.length > 0 && told.toSorted().join() !== avoided.toSorted().join();
}

/** Whether this phone's table is told what is avoided here, and the way to say so. */
export function useCountedHere() {
  const { restaurantId } = useSession();
  const tab = openTabOf(usePlace());
  const queryClient = useQueryClient();
  const telling = useMutation({
    mutationFn: async (isCounted: boolean) => {
      if (restaurantId === null || tab === null) return;
      const told = { restaurantId, tabId: tab.tabId };
      await inTurn(async () =>
        tell(queryClient, told, isCounted ? [...avoidedOn(restaurantId)] : []),
      );
    },
    // It may be another tab by now.
    onError: () => void queryClient.invalidateQueries(placeQuery(restaurantId)),
  });
  return {
    hasCompany: tab !== null && tab.people.filter(({ isIn }) => isIn).length > 1,
    isCounted: (tab?.ownAvoided.length ?? 0) > 0,
    telling,
  };
}

/** What is avoided at this phone's table; null where nobody has told it, and for somebody alone. */
export function useTableAvoidance(): TableAvoidance | null {
  const avoidance = openTabOf(usePlace())?.avoidance ?? null;
  return avoidance && avoidance.people > 1 ? avoidance : null;
}
