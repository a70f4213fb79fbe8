import type { Catalogue } from '../catalogue.ts';
import { les } from './hour-words.ts';

export const RESTAURANT: Catalogue['restaurant'] = {
  days: {
    1: 'dilluns',
    2: 'dimarts',
    3: 'dimecres',
    4: 'dijous',
    5: 'divendres',
    6: 'dissabte',
    7: 'diumenge',
  },
  twoDays: (one, other) => `${one} i ${other}`,
  dayRange: (first, last) => `${first} a ${last}`,
  servedSlot: (from, to) => `de ${from} a ${to}`,
  servedDays: (first, last) => `de ${first} a ${last}`,
  at: (time) => `a ${les(time)}`,
  tomorrowAt: (time) => `demà a ${les(time)}`,
  dayAt: (day, time) => `${day} a ${les(time)}`,
  title: 'On som',
  address: 'Adreça',
  phone: 'Telèfon',
  hours: 'Horari',
  closedDay: 'Tancat',
  allDay: 'Tot el dia',
  elsewhere: 'També a',
  openNow: 'Obert ara',
  openUntil: (time) => `Obert ara, fins a ${les(time)}`,
  closedNow: 'Tancat ara',
  closedUntil: (when) => `Tancat ara. Obre ${when}`,
  pausedNow: 'Cuina tancada',
  pausedUntil: (when) => `Cuina tancada. Torna a obrir ${when}`,
  notice: {
    paused: 'Ara mateix la cuina està tancada',
    outsideHours: 'Ara estem tancats',
    reopens: (when) =>
      `Torna a obrir ${when}. Mentrestant pots mirar la carta i triar: ho desem en aquest mòbil.`,
    opens: (when) =>
      `Obrim ${when}. Mentrestant pots mirar la carta i triar: ho desem en aquest mòbil.`,
    opensSomeday:
      'Pots mirar la carta i triar: ho desem en aquest mòbil. Quan torni a obrir, podràs enviar-ho.',
  },
};
