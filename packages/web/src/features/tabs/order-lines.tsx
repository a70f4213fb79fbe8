import {
  byCourse,
  courseProgress,
  isCharged,
  isMade,
  type LineProgress,
  type Order,
  type OrderLine,
  weighingOf,
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

/**
 * An order's lines; where they come by courses, below where each course is, the products of its set menus
 * among them.
 */
export function OrderLines({ order, renderLine }: OrderLinesProps) {
  const copy = useMessages(DINER_COURSE_MESSAGES);
  const lines = byCourse(order.lines.filter(isCharged));
  const isOnItsWay =
    order.status !== 'cancelled' && newsOf(order) !== 'waiting' && weighingOf(order) === null;
  if (order.courses.length === 0 || !isOnItsWay)
    return <SlipLines>{lines.map(renderLine)}</SlipLines>;
  const made = byCourse(order.lines.filter(isMade));
  const courses = [...new Set(made.map(({ course }) => course))];
  const menus = lines.filter((line) => !isMade(line));
  return (
    <div className={css.courses}>
      {menus.length > 0 && <SlipLines>{menus.map(renderLine)}</SlipLines>}
      {courses.map((course) => {
        const progress = courseProgress(order, course);
        return (
          <div key={course}>
            <p className={css.head} role="status">
              <strong>{forCourse(copy.names, course)}</strong>{' '}
              {progress && <Badge tone={TONES[progress]}>{copy.progress[progress]}</Badge>}
            </p>
            <SlipLines>{made.filter((line) => line.course === course).map(renderLine)}</SlipLines>
          </div>
        );
      })}
    </div>
  );
}
