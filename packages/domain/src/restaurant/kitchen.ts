import { openingAt, type OpeningHours } from './opening-hours.ts';

/**
 * Whether a restaurant takes orders: its opening hours, and a pause set by the staff ("cocina cerrada").
 */
export interface Kitchen {
  hours: OpeningHours;
  pause: KitchenPause | null;
}

export interface KitchenPause {
  /** ISO 8601; null until a member of staff reopens. */
  until: string | null;
}

export type KitchenState =
  | { isOpen: true; changesAtMs: number | null }
  | {
      isOpen: false;
      reason: 'paused' | 'outside-hours';
      /** When orders are taken again; null when unknown. */
      opensAtMs: number | null;
      changesAtMs: number | null;
    };

/** The longest pause that can be set, in minutes: a long working day. */
export const PAUSE_LIMIT_MINUTES = 12 * 60;

export function kitchenState({ hours, pause }: Kitchen, instantMs: number): KitchenState {
  const opening = openingAt(hours, instantMs);
  const untilMs = typeof pause?.until === 'string' ? Date.parse(pause.until) : null;
  const isPaused = pause !== null && (untilMs === null || untilMs > instantMs);
  if (!isPaused && opening.isOpen) return { isOpen: true, changesAtMs: opening.changesAtMs };
  const reason = opening.isOpen ? 'paused' : 'outside-hours';
  if (isPaused && untilMs === null) {
    return { isOpen: false, reason: 'paused', opensAtMs: null, changesAtMs: null };
  }
  const opensAtMs = nextOpening(hours, isPaused && untilMs !== null ? untilMs : instantMs);
  return { isOpen: false, reason, opensAtMs, changesAtMs: opensAtMs };
}

function nextOpening(hours: OpeningHours, fromMs: number): number | null {
  const opening = openingAt(hours, fromMs);
  return opening.isOpen ? fromMs : opening.changesAtMs;
}

/** A board that was last open longer ago than this has nobody in front of it. */
export const BOARD_GONE_AFTER_MS = 60_000;
