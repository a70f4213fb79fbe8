import { CircleSlash2 } from 'lucide-react';
import { BOARD_MESSAGES } from '../../../i18n/es/board.ts';
import { describeWhen, restaurantTime } from '../../../i18n/describe-when.ts';
import { Button } from '../../../ui/button.tsx';
import type { KitchenNow } from '../../restaurant/kitchen/use-kitchen.ts';
import type { PauseWish } from '../../restaurant/kitchen/use-pause.ts';
import css from './kitchen-strip.module.css';

const copy = BOARD_MESSAGES.kitchen;
const DURATIONS = [15, 30, 60] as const;

interface KitchenStripProps {
  kitchen: KitchenNow;
  /** The end of the current pause, null if it has none; undefined without a pause. */
  pausedUntil: string | null | undefined;
  onPause: (wish: PauseWish) => void;
}

/**
 * Shown while the kitchen is closed: what diners are told, for how long, and the button to reopen.
 */
export function KitchenStrip({ kitchen, pausedUntil, onPause }: KitchenStripProps) {
  const { state, nowMs } = kitchen;
  if (state.isOpen) return null;
  const isPaused = state.reason === 'paused';
  return (
    <section className={css.strip} aria-label={isPaused ? copy.closed : copy.outsideHours}>
      <CircleSlash2 className={css.icon} aria-hidden="true" />
      <p className={css.words} role="status">
        <strong>{isPaused ? copy.closedTitle : copy.outsideTitle}</strong>{' '}
        {isPaused ? pauseText(pausedUntil) : outsideText(state.opensAtMs, nowMs)}
      </p>
      {isPaused && (
        <div className={css.actions}>
          <Button variant="dark" onClick={() => onPause({ isPaused: false, minutes: null })}>
            {copy.openAgain}
          </Button>
          <div className={css.durations} role="group" aria-label={copy.durations}>
            {DURATIONS.map((minutes) => (
              <Button
                key={minutes}
                variant="outline"
                onClick={() => onPause({ isPaused: true, minutes })}
              >
                {copy.minutes(minutes)}
              </Button>
            ))}
            {pausedUntil !== null && (
              <Button variant="outline" onClick={() => onPause({ isPaused: true, minutes: null })}>
                {copy.noLimit}
              </Button>
            )}
          </div>
        </div>
      )}
    </section>
  );
}

function pauseText(until: string | null | undefined): string {
  return until ? copy.untilTime(restaurantTime(Date.parse(until))) : copy.untilSomebody;
}

function outsideText(opensAtMs: number | null, nowMs: number): string {
  return copy.outsideText(opensAtMs === null ? null : describeWhen(opensAtMs, nowMs));
}
