import { wallTime } from '@simplato/domain';
import { DOOR_MESSAGES } from '../../../i18n/es/tabs.ts';
import { useMessages } from '../../../i18n/i18n-context.ts';
import css from './door-question.module.css';

/** The hour stands in figures that are read at a glance, unlike the heading's. */
export function DoorTitle({ openSince }: { openSince: string }) {
  const copy = useMessages(DOOR_MESSAGES);
  const { time } = wallTime(Date.parse(openSince));
  const [before = '', after = ''] = copy.title(time).split(time);
  return (
    <>
      {before}
      <span className={css.time}>{time}</span>
      {after}
    </>
  );
}
