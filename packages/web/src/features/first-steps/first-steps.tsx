import type { Action } from '@simplato/domain';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { FIRST_STEPS_MESSAGES as copy } from '../../i18n/es/first-steps.ts';
import { useStoredValue } from '../../storage/stored-value.ts';
import { useStaffMay } from '../session/own-staff.ts';
import { FirstOrderCame } from './first-order-came.tsx';
import { StepList } from './step-list.tsx';
import { storedStepsShown } from './steps-shown.ts';
import { hasOrderedQuery, useSteps } from './steps.ts';

interface FirstStepsProps {
  restaurantId: number;
  /** Whether the board holds orders; null until known. */
  hasOrders: boolean | null;
}

/**
 * Shown below an empty board's columns to the managers of a restaurant that has never had an order: what
 * is left to do, and once more when the first order has come, until that is read. Nothing is requested for
 * a restaurant with orders on its board.
 */
export function FirstSteps({ restaurantId, hasOrders }: FirstStepsProps) {
  const queryClient = useQueryClient();
  const may = useStaffMay();
  const mayDoAny = may !== null && (may('manage-menu') || may('manage-tables'));
  const ordered = useQuery({
    ...hasOrderedQuery(restaurantId),
    enabled: hasOrders === false && mayDoAny,
  });
  // A cached answer may be outdated: the first order may have come and gone since.
  const isNew = ordered.data === false && ordered.isFetchedAfterMount;
  const isShown = hasOrders === false && mayDoAny && isNew;
  const wasShown = useStoredValue(storedStepsShown, false);

  useEffect(() => {
    if (isShown) storedStepsShown.write(true);
  }, [isShown]);
  useEffect(() => {
    if (hasOrders) queryClient.setQueryData(hasOrderedQuery(restaurantId).queryKey, true);
  }, [hasOrders, restaurantId, queryClient]);

  if (isShown) return <Steps restaurantId={restaurantId} may={may} />;
  if (hasOrders && wasShown)
    return <FirstOrderCame onClose={() => storedStepsShown.write(false)} />;
  return null;
}

interface StepsProps {
  restaurantId: number;
  may: (action: Action) => boolean;
}

function Steps({ restaurantId, may }: StepsProps) {
  const known = useSteps(restaurantId, may);
  if (!known) return null;
  const { steps, next, isReady } = known;
  return (
    <StepList
      restaurantId={restaurantId}
      intro={isReady ? copy.ready : copy.text}
      steps={steps}
      next={next}
    />
  );
}
