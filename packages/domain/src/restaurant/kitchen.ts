import { openingAt, type OpeningHours } from './opening-hours.ts';

/**
 * Whether a restaurant takes orders: its opening hours, a pause set by the staff ("cocina cerrada"), and how long
 * they say that it takes.
 */
export interface Kitchen {
  hours: OpeningHours;
  pause: KitchenPause | null;
  delay: KitchenDelay | null;
}

export interface KitchenPause {
  /** ISO 8601; null until a member of staff reopens. */
  until: string | null;
}

/** Orders take this long now: diners are told, and asked before they send one. */
export interface KitchenDelay {
  minutes: number;
  /** ISO 8601: it ends by itself. */
  until: string;
}

export type KitchenState =
  | {
      isOpen: true;
      closesAtMs: number | null;
      /** What diners are told; null while orders take no longer than usual. */
      delayMinutes: number | null;
      changesAtMs: number | null;
    }
  | {
      isOpen: false;
      reason: 'paused' | 'outside-hours';
      /** When orders are taken again; null when unknown. */
      opensAtMs: number | null;
      changesAtMs: number | null;
    };

/** The longest pause that can be set, in minutes: a long working day. */
export const PAUSE_LIMIT_MINUTES = 12 * 60;

/** How long a delay is told unless somebody sets it again. */
export const DELAY_LASTS_MINUTES = 60;
/** The longest delay that can be told, in minutes. */
export const DELAY_LIMIT_MINUTES = 3 * 60;

export function kitchenState({ hours, pause, delay }: Kitchen, instantMs: number): KitchenState {
  const opening = openingAt(hours, instantMs);
  const untilMs = typeof pause?.until === 'string' ? Date.parse(pause.until) : null;
  const isPaused = pause !== null && (untilMs === null || untilMs > instantMs);
  if (!isPaused && opening.isOpen) {
    const closesAtMs = opening.changesAtMs;
    const delayEndsMs = delay ? Date.parse(delay.until) : -Infinity;
    if (!delay || delayEndsMs <= instantMs) {
      return { isOpen: true, closesAtMs, delayMinutes: null, changesAtMs: closesAtMs };
    }
    const changesAtMs = Math.min(delayEndsMs, closesAtMs ?? Infinity);
    return { isOpen: true, closesAtMs, delayMinutes: delay.minutes, changesAtMs };
  }
  const reason = opening.isOpen ? 'paused' : 'outside-hours';
  if (isPaused && untilMs === null) {
    return { isOpen: false, reason: 'paused', opensAtMs: null, changesAtMs: null };
  }
  const opensAtMs = nextOpening(hours, isPaused && untilMs !== null ? untilMs : instantMs);
  return { isOpen: false, reason, opensAtMs, changesAtMs: opensAtMs };
}

/** How long diners are told that an order takes now; null while that is not said. */
export function delayMinutesAt(kitchen: Kitchen, instantMs: number): number | null {
  const state = kitchenState(kitchen, instantMs);
  return state.isOpen ? state.delayMinutes : null;
}

/**
 * Whether somebody has to be asked before they order: the kitchen takes longer than they accepted, 0 if they were told
 * of no delay. Null for those who are never asked: waiters, and phones that do not know the question.
 */
export function mustAsk(delayMinutes: number | null, acceptedMinutes: number | null): boolean {
  return acceptedMinutes !== null && (delayMinutes ?? 0) > acceptedMinutes;
}

function nextOpening(hours: OpeningHours, fromMs: number): number | null {
  const opening = openingAt(hours, fromMs);
  return opening.isOpen ? fromMs : opening.changesAtMs;
}

/** A board that was last open longer ago than this has nobody in front of it. */
export const BOARD_GONE_AFTER_MS = 60_000;
