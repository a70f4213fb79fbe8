import { courseAwaited, type Order } from '@simplato/domain';
import { DINER_COURSE_MESSAGES } from '../../../i18n/es/diner-courses.ts';
import { OWN_ORDERS_MESSAGES } from '../../../i18n/es/orders.ts';
import { forCourse } from '../../../i18n/for-course.ts';
import { useMessages } from '../../../i18n/i18n-context.ts';

/**
 * Where an order is, in a word and in a sentence. While its next course is waited for nobody is preparing
 * anything, whatever its status; `waits` is null otherwise.
 */
export function useOrderStatusTexts(order: Order): {
  word: string;
  text: string;
  waits: string | null;
} {
  const copy = useMessages(OWN_ORDERS_MESSAGES);
  const courses = useMessages(DINER_COURSE_MESSAGES);
  const awaited = courseAwaited(order);
  if (awaited === null) {
    return { word: copy.status[order.status], text: copy.statusText[order.status], waits: null };
  }
  const waits = `${forCourse(courses.held, awaited.course)}.`;
  return { word: courses.progress.held, text: waits, waits };
}
