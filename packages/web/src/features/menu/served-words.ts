import { WEEKDAYS, type ServedHours, type ServedSlot, type Weekday } from '@simplato/domain';

const DAYS: Record<Weekday, string> = {
  1: 'lunes',
  2: 'martes',
  3: 'miércoles',
  4: 'jueves',
  5: 'viernes',
  6: 'sábado',
  7: 'domingo',
};

const list = new Intl.ListFormat('es-ES', { type: 'conjunction' });

/** 'De lunes a viernes, de 13:00 a 16:00'; null where there is nothing to say. */
export function servedWords(hours: ServedHours): string | null {
  if (hours === null || hours.length === 0) return null;
  const timesByDays = new Map<string, string[]>();
  for (const slot of hours) {
    const days = daysWords(slot);
    timesByDays.set(days, [...(timesByDays.get(days) ?? []), `de ${slot.from} a ${slot.to}`]);
  }
  const parts = [...timesByDays].map(([days, times]) =>
    days === '' ? list.format(times) : `${days}, ${list.format(times)}`,
  );
  const words = parts.join('; ');
  return words.charAt(0).toLocaleUpperCase('es') + words.slice(1);
}

/** Every day needs no word; three or more in a row are told by their ends. */
function daysWords({ days }: Pick<ServedSlot, 'days'>): string {
  const chosen = WEEKDAYS.filter((day) => days.includes(day));
  const [first, last] = [chosen[0], chosen.at(-1)];
  if (chosen.length === WEEKDAYS.length || first === undefined || last === undefined) return '';
  const isRow = last - first === chosen.length - 1;
  if (isRow && chosen.length > 2) return `de ${DAYS[first]} a ${DAYS[last]}`;
  return list.format(chosen.map((day) => DAYS[day]));
}
