import { RESTAURANT_TIME_ZONE } from '@simplato/domain';

const time = new Intl.DateTimeFormat('es-ES', {
  hour: '2-digit',
  minute: '2-digit',
  timeZone: RESTAURANT_TIME_ZONE,
});
const fullDay = new Intl.DateTimeFormat('es-ES', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: RESTAURANT_TIME_ZONE,
});
const shortDay = new Intl.DateTimeFormat('es-ES', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: RESTAURANT_TIME_ZONE,
});

/** '19:30' */
export const timeOf = (at: string | number) => time.format(new Date(at));
/** 'viernes, 27 de noviembre' */
export const dayOf = (at: string) => fullDay.format(new Date(at));
/** 'vie, 27 nov, 19:30' */
export const dayAndTimeOf = (at: string) => shortDay.format(new Date(at));
