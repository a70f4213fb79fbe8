import {
  addDays,
  wallTime,
  weekdayOf,
  WEEKDAYS,
  type Weekday,
  type KitchenState,
  type OpeningHours,
} from '@simplato/domain';

const DAY_NAMES: Readonly<Record<Weekday, string>> = {
  1: 'lunes',
  2: 'martes',
  3: 'miércoles',
  4: 'jueves',
  5: 'viernes',
  6: 'sábado',
  7: 'domingo',
};

export function dayName(day: Weekday): string {
  return DAY_NAMES[day];
}

export const HOUSE_COPY = {
  title: 'Dónde estamos',
  address: 'Dirección',
  phone: 'Teléfono',
  hours: 'Horario',
  closedDay: 'Cerrado',
  allDay: 'Todo el día',
  elsewhere: 'También en',
  openNow: 'Abierto ahora',
  openUntil: (time: string) => `Abierto ahora, hasta las ${time}`,
  closedNow: 'Cerrado ahora',
  closedUntil: (when: string) => `Cerrado ahora. Abre ${when}`,
  pausedNow: 'Cocina cerrada',
  pausedUntil: (when: string) => `Cocina cerrada. Vuelve a abrir ${when}`,

  notice: {
    paused: 'La cocina está cerrada ahora mismo',
    outsideHours: 'Ahora estamos cerrados',
    reopens: (when: string) =>
      `Vuelve a abrir ${when}. Mientras tanto puedes mirar la carta y elegir: lo guardamos en este móvil.`,
    opens: (when: string) =>
      `Abrimos ${when}. Mientras tanto puedes mirar la carta y elegir: lo guardamos en este móvil.`,
    opensSomeday:
      'Puedes mirar la carta y elegir: lo guardamos en este móvil. En cuanto vuelva a abrir, podrás enviarlo.',
  },
} as const;

/** '21:30', on the wall of the house. */
export function houseTime(instantMs: number): string {
  return wallTime(instantMs).time;
}

/** At eleven at night, 'a las 00:30' is plainer than tomorrow. */
const SOON_MS = 3 * 3_600_000;

/** 'a las 21:30', 'mañana a las 13:00', 'el martes a las 13:00'. */
export function describeWhen(instantMs: number, nowMs: number): string {
  const [date, today] = [wallTime(instantMs).date, wallTime(nowMs).date];
  const time = `a las ${houseTime(instantMs)}`;
  if (date === today || instantMs - nowMs < SOON_MS) return time;
  return date === addDays(today, 1) ? `mañana ${time}` : `el ${dayName(weekdayOf(date))} ${time}`;
}

/** One line on whether the house takes orders, as it stands under its address. */
export function describeState(state: KitchenState, nowMs: number): string {
  if (state.isOpen) {
    const isSoon = state.changesAtMs !== null && state.changesAtMs - nowMs < 24 * 3_600_000;
    return isSoon && state.changesAtMs !== null
      ? HOUSE_COPY.openUntil(houseTime(state.changesAtMs))
      : HOUSE_COPY.openNow;
  }
  const isPaused = state.reason === 'paused';
  if (state.opensAtMs === null) return isPaused ? HOUSE_COPY.pausedNow : HOUSE_COPY.closedNow;
  const when = describeWhen(state.opensAtMs, nowMs);
  return isPaused ? HOUSE_COPY.pausedUntil(when) : HOUSE_COPY.closedUntil(when);
}

export interface HoursRow {
  days: string;
  spans: string;
}

/** The week in as few lines as it takes: days that follow each other and open alike stand together. */
export function describeHours(hours: OpeningHours): HoursRow[] {
  if (hours.length === 0) return [];
  const rows: { first: Weekday; last: Weekday; spans: string }[] = [];
  for (const day of WEEKDAYS) {
    const spans = describeDay(hours, day);
    const before = rows.at(-1);
    if (before?.spans === spans) before.last = day;
    else rows.push({ first: day, last: day, spans });
  }
  return rows.map(({ first, last, spans }) => ({ days: describeDays(first, last), spans }));
}

function describeDay(hours: OpeningHours, day: Weekday): string {
  const spans = hours
    .filter((span) => span.day === day && span.opens !== '' && span.closes !== '')
    .toSorted((one, other) => (one.opens < other.opens ? -1 : 1))
    .map(({ opens, closes }) =>
      opens === '00:00' && closes === '00:00' ? HOUSE_COPY.allDay : `${opens}–${closes}`,
    );
  return spans.length === 0 ? HOUSE_COPY.closedDay : spans.join(' · ');
}

function describeDays(first: Weekday, last: Weekday): string {
  const [from, to] = [capital(dayName(first)), dayName(last)];
  if (first === last) return from;
  return last - first === 1 ? `${from} y ${to}` : `${from} a ${to}`;
}

export function capital(word: string): string {
  return word.slice(0, 1).toLocaleUpperCase('es') + word.slice(1);
}
