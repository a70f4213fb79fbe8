import type { Catalogue } from '../catalogue.ts';
import { atHour, fromHour } from './hour-words.ts';

export const RESTAURANT: Catalogue['restaurant'] = {
  days: {
    1: 'segunda-feira',
    2: 'terça-feira',
    3: 'quarta-feira',
    4: 'quinta-feira',
    5: 'sexta-feira',
    6: 'sábado',
    7: 'domingo',
  },
  twoDays: (one, other) => `${one} e ${other}`,
  dayRange: (first, last) => `${first} a ${last}`,
  servedSlot: (from, to) => `${fromHour(from)} ${atHour(to)}`,
  servedDays: (first, last) => `de ${first} a ${last}`,
  at: (time) => atHour(time),
  tomorrowAt: (time) => `amanhã ${atHour(time)}`,
  dayAt: (day, time) => `${day} ${atHour(time)}`,
  title: 'Onde estamos',
  address: 'Morada',
  phone: 'Telefone',
  hours: 'Horário',
  closedDay: 'Fechado',
  allDay: 'Todo o dia',
  elsewhere: 'Também em',
  openNow: 'Aberto agora',
  openUntil: (time) => `Aberto agora, até ${atHour(time)}`,
  closedNow: 'Fechado agora',
  closedUntil: (when) => `Fechado agora. Abre ${when}`,
  pausedNow: 'Cozinha fechada',
  pausedUntil: (when) => `Cozinha fechada. Volta a abrir ${when}`,
  notice: {
    paused: 'A cozinha está fechada neste momento',
    outsideHours: 'Agora estamos fechados',
    reopens: (when) =>
      `Volta a abrir ${when}. Entretanto podes ver a ementa e escolher: guardamos tudo neste telemóvel.`,
    opens: (when) =>
      `Abrimos ${when}. Entretanto podes ver a ementa e escolher: guardamos tudo neste telemóvel.`,
    opensSomeday:
      'Podes ver a ementa e escolher: guardamos tudo neste telemóvel. Assim que voltar a abrir, poderás enviá-lo.',
  },
};
