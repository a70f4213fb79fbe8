import { planCourses } from '@simplato/domain';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { DINER_COURSE_MESSAGES } from '../../../i18n/es/diner-courses.ts';
import { forCourse } from '../../../i18n/for-course.ts';
import { useMessages } from '../../../i18n/i18n-context.ts';
import { restaurantQuery } from '../../restaurant/restaurant-query.ts';
import { classNames } from '../../../ui/class-names.ts';
import { useBasketPlace } from './basket-place.ts';
import css from './courses-choice.module.css';

interface CoursesChoiceProps {
  restaurantId: number;
  /** What will be sent. */
  lines: Parameters<typeof planCourses>[0];
  isByCourses: boolean;
  onChange: (isByCourses: boolean) => void;
  disabled?: boolean;
  /** In a bar: the ways alone, and what waits only once it does. */
  isTight?: boolean;
}

/**
 * All at once, or one course after the other. Nothing to choose where nothing would have to wait, and
 * nothing to tap for who wants all at once.
 */
export function CoursesChoice(props: CoursesChoiceProps) {
  const { restaurantId, lines, isByCourses, onChange, disabled, isTight = false } = props;
  const copy = useMessages(DINER_COURSE_MESSAGES).choice;
  const { table } = useBasketPlace();
  const { data: restaurant } = useQuery(restaurantQuery(restaurantId));
  const name = useId();
  const first = planCourses(lines).find(({ isHeld }) => isHeld);
  if (!first) return null;
  const untilReady =
    restaurant?.dinersFire === false ? copy.waitsForWaiter : forCourse(copy.waits, first.course);
  const waits = table === null ? untilReady : copy.waitsForStaff;
  const ways = [
    { value: false, title: copy.atOnce, text: copy.atOnceText },
    { value: true, title: copy.byCourses, text: waits },
  ];
  return (
    <fieldset className={classNames(css.choice, isTight && css.tight)} disabled={disabled}>
      <legend className={css.legend}>{table === null ? copy.legend : copy.legendForStaff}</legend>
      <div className={css.ways}>
        {ways.map(({ value, title, text }) => (
          <label key={title} className={css.way}>
            <input
              type="radio"
              name={name}
              checked={value === isByCourses}
              onChange={() => onChange(value)}
            />
            <span className={css.title}>{title}</span>
            {!isTight && (
              <>
                {' '}
                <span className={css.text}>{text}</span>
              </>
            )}
          </label>
        ))}
      </div>
      {isTight && isByCourses && <p className={css.text}>{waits}</p>}
    </fieldset>
  );
}
