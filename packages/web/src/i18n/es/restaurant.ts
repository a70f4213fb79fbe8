import { las } from './hour-words.ts';
import { KITCHEN_MESSAGES } from './kitchen.ts';

export const RESTAURANT_MESSAGES = {
  ...KITCHEN_MESSAGES,
  id: 'RESTAURANT_MESSAGES',
  twoDays: (one: string, other: string) => `${one} y ${other}`,
  dayRange: (first: string, last: string) => `${first} a ${last}`,
  title: 'Dónde estamos',
  address: 'Dirección',
  phone: 'Teléfono',
  hours: 'Horario',
  closedDay: 'Cerrado',
  allDay: 'Todo el día',
  elsewhere: 'También en',
  openNow: 'Abierto ahora',
  openUntil: (time: string) => `Abierto ahora, hasta ${las(time)}`,
  closedNow: 'Cerrado ahora',
  closedUntil: (when: string) => `Cerrado ahora. Abre ${when}`,
  pausedNow: 'Cocina cerrada',
  pausedUntil: (when: string) => `Cocina cerrada. Vuelve a abrir ${when}`,
} as const;
