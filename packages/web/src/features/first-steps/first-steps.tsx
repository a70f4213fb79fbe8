import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useStaffMay } from '../session/own-staff.ts';
import { hasOrderedQuery } from './has-ordered-query.ts';
import { StepsOfHouse } from './steps-of-house.tsx';

interface FirstStepsProps {
  restaurantId: number;
  /** Whether the board holds orders; null until it is known. */
  hasOrders: boolean | null;
}

/**
 * Below an empty board's columns, for who runs a house that has never had an order: what is left to do
 * until one comes. A house with orders on its board is asked nothing.
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

  // An answer of before may be overtaken: the first order may have come and gone in between.
  const isNew = ordered.data === false && ordered.isFetchedAfterMount;
  if (hasOrders !== false || may === null || !mayDoAny || !isNew) return null;
  return <StepsOfHouse restaurantId={restaurantId} may={may} />;
}
