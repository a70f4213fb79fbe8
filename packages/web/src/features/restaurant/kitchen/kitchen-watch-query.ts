import { queryOptions, skipToken } from '@tanstack/react-query';

/** Whether anybody looks at the kitchen's board; only the stream says so, and it is never asked. */
export function kitchenWatchQuery(restaurantId: number) {
  return queryOptions<boolean>({
    queryKey: ['kitchen-watch', restaurantId],
    queryFn: skipToken,
    initialData: true,
    gcTime: Infinity,
  });
}
