import { heldCourses } from '@simplato/domain';
import { AppError } from '../../app-error.ts';
import type { TableSession } from '../../auth/session.ts';
import type { Database } from '../../db/database.ts';
import { fireCourseOf } from '../orders/change-course.ts';
import { loadRestaurant } from '../restaurants/load-restaurant.ts';
import { readOrdersOfTabs } from '../orders/read-orders.ts';
import { requireOwnTab, requireShownTab } from './shown-tab.ts';

/**
 * Fires a course in every order of the tab where it is held, if the restaurant leaves that to its
 * tables; one that somebody else has fired or cancelled meanwhile stays as it is. Each in a transaction
 * of its own: the rest can be fired again.
 */
export async function fireOwnCourse(
  db: Database,
  session: TableSession,
  { course, shownTabId }: { course: number; shownTabId: number | undefined },
): Promise<void> {
  const { restaurantId } = session;
  if (!(await loadRestaurant(db, restaurantId)).dinersFire) throw new AppError('forbidden');
  const tab = await db.transaction(async (tx) => {
    const own = await requireOwnTab(tx, session);
    await requireShownTab(tx, { restaurantId, tabId: own.tabId }, shownTabId);
    return own;
  });
  if (tab.closedAt !== null) throw new AppError('tab_closed');
  const orders = await readOrdersOfTabs(db, restaurantId, [tab.tabId]);
  for (const { order } of orders) {
    if (!heldCourses(order).includes(course)) continue;
    const { orderId } = order;
    const fired = fireCourseOf(
      db,
      { restaurantId, userName: '' },
      { orderId, course, by: 'diner' },
    );
    await fired.catch((error: unknown) => {
      if (!(error instanceof AppError && error.code === 'wrong_step')) throw error;
    });
  }
}
