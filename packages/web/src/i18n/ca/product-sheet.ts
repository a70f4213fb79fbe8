import type * as spanish from '../es/product-sheet.ts';
import type { Messages } from '../messages.ts';
import { MENU_MESSAGES } from './menu.ts';

export const PRODUCT_SHEET_MESSAGES: Messages<typeof spanish.PRODUCT_SHEET_MESSAGES> = {
  ...MENU_MESSAGES,
  save: 'Desar',
  withPrice: (verb, price) => `${verb} · ${price}`,
  soldOutFor: {
    no: '',
    today: 'Avui ja no en queda. Prova un altre plat.',
    'until-changed': 'De moment no en queda. Prova un altre plat.',
  },
  servedAt: (hours) => `Se serveix en aquestes hores: ${hours}.`,
  goneText: 'El restaurant l’ha tret. Tria un altre plat.',
  seeMenu: 'Veure la carta',
  note: 'Nota per a la cuina',
  notePlaceholder: 'Sense sal, molt fet…',
  allergens: {
    ...MENU_MESSAGES.allergens,
    heading: 'Al·lèrgens',
    tracesHeading: 'Pot contenir traces',
    ask: 'Si tens cap al·lèrgia, pregunta al cambrer abans de demanar.',
    none: 'Sense al·lèrgens de declaració obligatòria',
  },
  dietOfProduct: 'Ho declara el restaurant del plat, no de les seves opcions.',
  weigh: {
    ask: 'Demanar que ho pesin',
    about: 'uns',
    title: 'Es ven a pes',
    text: 'Un cambrer ho pesa i veuràs el pes i el preu a «La taula». No es prepara ni es cobra fins que ho acceptis.',
    changed: 'La carta ha canviat i no hem demanat res. Mira-la un altre cop abans de demanar-ho.',
  },
  format: { legend: 'Format', hint: 'Tria’n un.', fault: 'Tria un format' },
  options: {
    required: 'Obligatori',
    optional: 'Opcional',
    nothing: 'Res',
    full: (most) => `Ja en tens ${most}, el màxim. Per canviar, treu-ne una.`,
    faults: {
      one: (group) => `Tria una opció de «${group}»`,
      'at-least': (least, group) => `Tria almenys ${least} de «${group}»`,
      'at-most': (most, group) => `Tria com a molt ${most} de «${group}»`,
    },
    hints: {
      one: 'Tria’n una.',
      oneOrNone: 'Tria’n una, si vols.',
      any: 'Tria’n les que vulguis.',
      upTo: (most) => `Tria’n fins a ${most}.`,
      exactly: (count) => `Tria’n ${count}.`,
      atLeast: (least) => `Tria’n almenys ${least}.`,
      between: (least, most) => `Tria’n entre ${least} i ${most}.`,
    },
  },
};
