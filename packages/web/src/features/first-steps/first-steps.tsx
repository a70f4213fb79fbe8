import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { listHistory } from '@simplato/contract/endpoints';
import { useStaffMay } from '../session/own-staff.ts';
import { StepsOfRestaurant } from './steps-of-restaurant.tsx';
import { call } from '../../api/call.ts';

interface FirstStepsProps {
  restaurantId: number;
  /** Whether the board holds orders; null until known. */
  hasOrders: boolean | null;
}

/**
 * Shown below an empty board's columns to the managers of a restaurant that has never had an order: what
 * is left to do. Nothing is requested for a restaurant with orders on its board.
 */
export function FirstSteps({ restaurantId, hasOrders }: FirstStepsProps) {
  const queryClient = useQueryClient();
  const may = useStaffMay();
  const mayDoAny = may !== null && (may('manage-menu') || may('manage-tables'));
  const ordered = useQuery({
    ...hasOrderedQuery(restaurantId),
    enabled: hasOrders === false && mayDoAny,
  });

  useEffect(() => {
    if (hasOrders) queryClient.setQueryData(hasOrderedQuery(restaurantId).queryKey, true);
  }, [hasOrders, restaurantId, queryClient]);

  // A cached answer may be outdated: the first order may have come and gone since.
  const isNew = ordered.data === false && ordered.isFetchedAfterMount;
  if (hasOrders !== false || may === null || !mayDoAny || !isNew) return null;
  return <StepsOfRestaurant restaurantId={restaurantId} may={may} />;
}

/** The number of each restaurant's first order. */
const FIRST_ORDER = '1';

/** Whether the restaurant has ever had an order. Once true, it is not requested again. */
function hasOrderedQuery(restaurantId: number) {
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
