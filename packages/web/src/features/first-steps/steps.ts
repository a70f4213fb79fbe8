import { type Action, hasProductForSale } from '@simplato/domain';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { listHistory } from '@simplato/contract/staff-endpoints';
import { call } from '../../api/call.ts';
import { FIRST_STEPS_MESSAGES as copy } from '../../i18n/es/first-steps.ts';
import { PATHS } from '../../paths.ts';
import { staffMenuQuery } from '../menu/staff/staff-menu.ts';
import { tablesOfRoomQuery } from '../tables/table-queries.ts';
import { restaurantQuery } from '../restaurant/restaurant-query.ts';

export interface Step {
  title: string;
  why: string;
  isDone: boolean;
  isOptional?: boolean;
  /** The page where the step is done, and the label of the link. */
  path: string;
  action: string;
  /** Another way of doing it. */
  other?: { path: string; action: string };
  /** It is done with a phone, which its code is for. */
  isTestOrder?: boolean;
}

export interface FirstSteps {
  steps: Step[];
  /** What is to be done next; the order that tries it all is the last. */
  next: Step | undefined;
  /** Nothing but that order is missing. */
  isReady: boolean;
}

/** The number of each restaurant's first order. */
const FIRST_ORDER = '1';

/** Whether the restaurant has ever had an order. Once true, it is not requested again. */
export function hasOrderedQuery(restaurantId: number) {
  return queryOptions({
    queryKey: ['has-ordered', restaurantId],
    queryFn: async () => {
      const { pedidos } = await call(listHistory, { query: { numero: FIRST_ORDER } });
      return pedidos.length > 0;
    },
    staleTime: ({ state }) => (state.data ? Infinity : 0),
    gcTime: Infinity,
  });
}

/**
 * The steps of a new restaurant that this person may take; null until known. The board's stream keeps
 * menu and restaurant current; it does not report tables, so they are reloaded on each visit.
 */
export function useSteps(
  restaurantId: number,
  may: (action: Action) => boolean,
): FirstSteps | null {
  const { data: restaurant } = useQuery(restaurantQuery(restaurantId));
  const menu = useQuery({ ...staffMenuQuery(restaurantId), refetchOnMount: 'always' });
  const tables = useQuery({
    ...tablesOfRoomQuery(restaurantId),
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
  });
  const isKnown = menu.isFetchedAfterMount && tables.isFetchedAfterMount;
  if (!restaurant || !menu.data || !tables.data || !isKnown) return null;

  const hasMenu = hasProductForSale(menu.data);
  const hasTables = tables.data.length > 0;
  const hasCategories = menu.data.categories.length > 0;
  const steps: (Step & { needs: Action })[] = [
    {
      ...copy.menu,
      needs: 'manage-menu',
      isDone: hasMenu,
      path: hasCategories ? PATHS.products : PATHS.categories,
      action: hasCategories ? copy.menu.products : copy.menu.categories,
      other: { path: PATHS.menuFile, action: copy.menu.file },
    },
    { ...copy.tables, needs: 'manage-tables', isDone: hasTables, path: PATHS.tableCodes },
    {
      ...copy.cards,
      needs: 'connect-payments',
      isDone: restaurant.paysOnline,
      isOptional: true,
      path: PATHS.settings,
    },
  ];
  const isReady = hasMenu && hasTables;
  if (isReady) {
    steps.push({
      ...copy.trial,
      needs: 'manage-tables',
      isDone: false,
      path: PATHS.board,
      isTestOrder: true,
    });
  }
  const own = steps.filter(({ needs }) => may(needs));
  const next = own.find(({ isDone, isOptional }) => !isDone && !isOptional);
  return { steps: own, next, isReady };
}
