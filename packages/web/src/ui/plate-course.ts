import { DEFAULT_COURSE } from '@simplato/domain';
import type { PlateCourse } from './plate-design.ts';

const PAINTED: readonly PlateCourse[] = [1, 2, 3, 4, 5];

/** A restaurant may use any course number; plates exist for five. */
export function plateCourse(course: number | undefined): PlateCourse {
  return PAINTED.find((painted) => painted === course) ?? DEFAULT_COURSE;
}
