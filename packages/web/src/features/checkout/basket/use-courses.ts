import { canComeByCourses } from '@simplato/domain';
import { useQuery } from '@tanstack/react-query';
import { useStoredValue } from '../../../storage/stored-value.ts';
import { restaurantQuery } from '../../restaurant/restaurant-query.ts';
import { storedByCourses } from './basket-store.ts';
import { coursesOf, type LineOfCourse, type MenuOfCourses } from './chosen-courses.ts';

/**
 * How lines are sent: with the course of each, and whether by courses. That is so where anything would
 * have to wait, if it was chosen here, or else if the restaurant suggests it. Of no menu yet: at once.
 */
export function useCourses(
  restaurantId: number,
  lines: readonly LineOfCourse[],
  menu: MenuOfCourses | undefined,
): { withCourses: ReturnType<typeof coursesOf>; isByCourses: boolean } {
  const chosen = useStoredValue(storedByCourses, null);
  const { data: restaurant } = useQuery(restaurantQuery(restaurantId));
  const withCourses = menu ? coursesOf(lines, menu) : [];
  const isPreferred = chosen ?? restaurant?.suggestsCourses ?? false;
  return { withCourses, isByCourses: isPreferred && canComeByCourses(withCourses) };
}
