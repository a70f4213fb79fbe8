import type * as spanish from '../es/product-sheet.ts';
import type { Messages } from '../messages.ts';
import { MENU_MESSAGES } from './menu.ts';

export const PRODUCT_SHEET_MESSAGES: Messages<typeof spanish.PRODUCT_SHEET_MESSAGES> = {
  ...MENU_MESSAGES,
  save: 'Enregistrer',
  withPrice: (verb, price) => `${verb} · ${price}`,
  soldOutFor: {
    no: '',
    today: 'Il n’en reste plus aujourd’hui. Essaie un autre plat.',
    'until-changed': 'Il n’en reste plus pour le moment. Essaie un autre plat.',
  },
  servedAt: (hours) => `Servi à ces heures\u00a0: ${hours}.`,
  goneText: 'Le restaurant l’a retiré de la carte. Choisis un autre plat.',
  seeMenu: 'Voir la carte',
  note: 'Note pour la cuisine',
  notePlaceholder: 'Sans sel, bien cuit…',
  allergens: {
    ...MENU_MESSAGES.allergens,
    heading: 'Allergènes',
    tracesHeading: 'Traces possibles',
    ask: 'Si tu as une allergie, demande au serveur avant de commander.',
    none: 'Aucun des allergènes à déclaration obligatoire',
  },
  dietOfProduct: 'Le restaurant le déclare pour le plat, pas pour ses options.',
  weigh: {
    ask: 'Demander à le peser',
    about: 'environ',
    title: 'Vendu au poids',
    text: 'Un serveur le pèse et tu verras le poids et le prix dans «\u202fLa table\u202f». Rien n’est préparé ni facturé avant ton accord.',
    changed: 'La carte a changé et rien n’a été commandé. Regarde-la encore avant de commander.',
  },
  format: { legend: 'Format', hint: 'Choisis-en un.', fault: 'Choisis un format' },
  options: {
    required: 'Obligatoire',
    optional: 'Facultatif',
    nothing: 'Rien',
    full: (most) => `Tu en as déjà ${most}, le maximum. Pour changer, enlèves-en un.`,
    faults: {
      one: (group) => `Choisis une option de «\u202f${group}\u202f»`,
      'at-least': (least, group) => `Choisis au moins ${least} options de «\u202f${group}\u202f»`,
      'at-most': (most, group) => `Choisis au plus ${most} options de «\u202f${group}\u202f»`,
    },
    hints: {
      one: 'Choisis-en un.',
      oneOrNone: 'Choisis-en un, si tu veux.',
      any: 'Choisis-en autant que tu veux.',
      upTo: (most) => `Choisis-en jusqu’à ${most}.`,
      exactly: (count) => `Choisis-en ${count}.`,
      atLeast: (least) => `Choisis-en au moins ${least}.`,
      between: (least, most) => `Choisis-en entre ${least} et ${most}.`,
    },
  },
};
