export type AgeUnit = 'minute' | 'hour' | 'day';

export interface Age {
  count: number;
  unit: AgeUnit;
}

const MINUTES: Readonly<Record<AgeUnit, number>> = { minute: 1, hour: 60, day: 24 * 60 };

/**
 * An age for display: whole minutes, hours or days, rounded down, and never less than one minute.
 */
export function ageOf(sinceMs: number, nowMs: number): Age {
  const minutes = Math.max(1, Math.floor((nowMs - sinceMs) / 60_000));
  const unit = minutes >= MINUTES.day ? 'day' : minutes >= MINUTES.hour ? 'hour' : 'minute';
  return { count: Math.floor(minutes / MINUTES[unit]), unit };
}
