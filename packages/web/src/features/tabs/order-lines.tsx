import {
  byCourse,
  courseProgress,
  type LineProgress,
  type Order,
  type OrderLine,
} from '@simplato/domain';
import type { ReactNode } from 'react';
import { DINER_COURSE_MESSAGES } from '../../i18n/es/diner-courses.ts';
import { forCourse } from '../../i18n/for-course.ts';
import { useMessages } from '../../i18n/i18n-context.ts';
import { Badge, type BadgeTone } from '../../ui/badge.tsx';
import { SlipLines } from '../../ui/slip-line.tsx';
import { newsOf } from '../checkout/paying/paying-order-store.ts';
import css from './order-lines.module.css';

const TONES = {
  held: 'neutral',
  fired: 'wait',
  done: 'ready',
  served: 'neutral',
} as const satisfies Record<LineProgress, BadgeTone>;

interface OrderLinesProps {
  order: Order;
  /** An order's lines stay where they are, so the index works as the key. */
  renderLine: (line: OrderLine, index: number) => ReactNode;
}

/** An order's lines; where they come by courses, below where each course is. */
export function OrderLines({ order, renderLine }: OrderLinesProps) {
  const copy = useMessages(DINER_COURSE_MESSAGES);
  const lines = byCourse(order.lines);
  const isOnItsWay = order.status !== 'cancelled' && newsOf(order) !== 'waiting';
  if (order.courses.length === 0 || !isOnItsWay)
    return <SlipLines>{lines.map(renderLine)}</SlipLines>;
  const courses = [...new Set(lines.map(({ course }) => course))];
  return (
    <div className={css.courses}>
      {courses.map((course) => {
        const progress = courseProgress(order, course);
        return (
          <div key={course}>
            <p className={css.head} role="status">
              <strong>{forCourse(copy.names, course)}</strong>{' '}
              {progress && <Badge tone={TONES[progress]}>{copy.progress[progress]}</Badge>}
            </p>
            <SlipLines>{lines.filter((line) => line.course === course).map(renderLine)}</SlipLines>
          </div>
        );
      })}
    </div>
  );
}
