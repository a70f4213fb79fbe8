import type * as spanish from '../es/public-menu.ts';
import type { Messages } from '../messages.ts';

export const PUBLIC_MENU_MESSAGES: Messages<typeof spanish.PUBLIC_MENU_MESSAGES> = {
  pageTitle: (restaurant, city) => `${restaurant} · Carta i preus a ${city}`,
  description: (restaurant, city, products) =>
    `La carta de ${restaurant}, a ${city}, amb preus i al·lèrgens: ${products}.`,
  emptyDescription: (restaurant, city) => `La carta de ${restaurant}, a ${city}.`,
  order: 'Per demanar, escaneja el codi de la teva taula amb la càmera del mòbil.',
  taxes: 'Preus amb IVA inclòs.',
  emptyText: 'El restaurant encara no hi ha posat els plats.',
  languages: 'Llegir la carta en un altre idioma',
  madeWith: 'Aquesta carta està feta amb Simplato',
  none: {
    title: 'Aquí no hi ha cap carta',
    text: 'Potser l’adreça no és exacta, o aquesta carta només es llegeix a les taules del restaurant. Allà l’obres amb el codi de la taula.',
    home: 'Anar a la portada de Simplato',
  },
};
