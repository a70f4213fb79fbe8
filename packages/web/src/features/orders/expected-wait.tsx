import { firstFired, type OrderLine } from '@simplato/domain';
import { useQuery } from '@tanstack/react-query';
import { useDelayMinutes } from '../restaurant/kitchen/use-kitchen.ts';
import { PromisedTime } from './promised-time.tsx';
import { waitsQuery } from './waits-query.ts';

interface ExpectedWaitProps {
  restaurantId: number;
  lines: readonly Pick<OrderLine, 'productId' | 'course' | 'quantity' | 'options'>[];
  isByCourses: boolean;
}

/** When what is chosen would be ready if it was sent now; nothing where nobody knows. */
export function ExpectedWait({ restaurantId, lines, isByCourses }: ExpectedWaitProps) {
  const first = firstFired(lines, isByCourses);
  const productIds = first.flatMap(({ productId, quantity }) =>
    Array.from({ length: quantity }, () => productId),
  );
  const delayMinutes = useDelayMinutes(restaurantId);
  const { data: promise } = useQuery(waitsQuery(restaurantId, productIds, delayMinutes));
  if (!promise) return null;
  return <PromisedTime promise={promise} isOfFirst={first.length < lines.length} />;
}
