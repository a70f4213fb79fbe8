import { DEFAULT_COURSE } from '@simplato/domain';
import type { PlateCourse } from './plate-design.ts';

const PAINTED: readonly PlateCourse[] = [1, 2, 3, 4, 5];

/** A house may number its courses as it likes; plates are painted for five. */
export function plateCourse(course: number | undefined): PlateCourse {
  return PAINTED.find((painted) => painted === course) ?? DEFAULT_COURSE;
}
