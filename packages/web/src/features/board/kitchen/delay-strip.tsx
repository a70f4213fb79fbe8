import { Hourglass } from 'lucide-react';
import { BOARD_MESSAGES } from '../../../i18n/es/board.ts';
import { restaurantTime } from '../../../i18n/describe-when.ts';
import { Button } from '../../../ui/button.tsx';
import css from './kitchen-strip.module.css';

const copy = BOARD_MESSAGES.kitchen;
const CHOICES = [20, 30, 40, 60] as const;
/** What one tap tells. */
export const FIRST_DELAY = 30;

interface DelayStripProps {
  minutes: number;
  until: string;
  onDelay: (minutes: number | null) => void;
}

/** Shown while orders take longer: what diners are told, until when, and the button to end it. */
export function DelayStrip({ minutes, until, onDelay }: DelayStripProps) {
  return (
    <section className={css.strip} aria-label={copy.delay.label}>
      <Hourglass className={css.icon} aria-hidden="true" />
      <p className={css.words} role="status">
        <strong>{copy.delay.title(minutes)}</strong>{' '}
        {copy.delay.text(restaurantTime(Date.parse(until)))}
      </p>
      <div className={css.actions}>
        <Button variant="dark" onClick={() => onDelay(null)}>
          {copy.delay.remove}
        </Button>
        <div className={css.durations} role="group" aria-label={copy.delay.minutes}>
          {CHOICES.map((choice) => (
            <Button
              key={choice}
              variant={choice === minutes ? 'soft' : 'outline'}
              aria-pressed={choice === minutes}
              onClick={() => onDelay(choice)}
            >
              {copy.minutes(choice)}
            </Button>
          ))}
        </div>
      </div>
    </section>
  );
}
