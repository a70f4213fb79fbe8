import { heldCourses, openPromise, type Order } from '@simplato/domain';
import { useServerMinute } from '../../api/use-server-minute.ts';
import { PromisedTime } from './promised-time.tsx';

/** When an order is promised to be ready, while somebody waits for it. */
export function OpenOrderPromise({ order }: { order: Order }) {
  const promise = openPromise(order, useServerMinute().getTime());
  return promise && <PromisedTime promise={promise} isOfFirst={heldCourses(order).length > 0} />;
}
