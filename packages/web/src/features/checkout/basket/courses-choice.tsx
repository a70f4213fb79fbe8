import { planCourses } from '@simplato/domain';
import { useId } from 'react';
import { DINER_COURSE_MESSAGES } from '../../../i18n/es/diner-courses.ts';
import { forCourse } from '../../../i18n/for-course.ts';
import { useMessages } from '../../../i18n/i18n-context.ts';
import { useBasketPlace } from './basket-place.ts';
import css from './courses-choice.module.css';

interface CoursesChoiceProps {
  /** What will be sent. */
  lines: Parameters<typeof planCourses>[0];
  isByCourses: boolean;
  onChange: (isByCourses: boolean) => void;
  disabled?: boolean;
}

/**
 * All at once, or one course after the other. Nothing to choose where nothing would have to wait, and
 * nothing to tap for who wants all at once.
 */
export function CoursesChoice({ lines, isByCourses, onChange, disabled }: CoursesChoiceProps) {
  const copy = useMessages(DINER_COURSE_MESSAGES).choice;
  const { table } = useBasketPlace();
  const name = useId();
  const first = planCourses(lines).find(({ isHeld }) => isHeld);
  if (!first) return null;
  const waits = table === null ? forCourse(copy.waits, first.course) : copy.waitsForStaff;
  const ways = [
    { value: false, title: copy.atOnce, text: copy.atOnceText },
    { value: true, title: copy.byCourses, text: waits },
  ];
  return (
    <fieldset className={css.choice} disabled={disabled}>
      <legend className={css.legend}>{copy.legend}</legend>
      <div className={css.ways}>
        {ways.map(({ value, title, text }) => (
          <label key={title} className={css.way}>
            <input
              type="radio"
              name={name}
              checked={value === isByCourses}
              onChange={() => onChange(value)}
            />
            <span className={css.title}>{title}</span> <span className={css.text}>{text}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
