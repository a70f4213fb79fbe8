import { ALLERGENS } from '../../menu/allergens.ts';
import { DIETS } from '../../menu/diets.ts';
import type { MenuTexts } from './menu-texts.ts';

export const MENU_TEXTS_ES = {
  allergens: ALLERGENS,
  unstated: 'Alérgenos: no informado.',
  restUnstated: 'Del resto: no informado.',
  diets: DIETS,
  from: 'desde',
  piece: 'pieza',
  fromPieces: (least) => `desde ${least} piezas`,
  includes: 'Incluye:',
  otherCategory: 'Otros',
  days: {
    1: 'lunes',
    2: 'martes',
    3: 'miércoles',
    4: 'jueves',
    5: 'viernes',
    6: 'sábado',
    7: 'domingo',
  },
  servedSlot: (from, to) => `de ${from} a ${to}`,
  servedDays: (first, last) => `de ${first} a ${last}`,
} as const satisfies MenuTexts;
