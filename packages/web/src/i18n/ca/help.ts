import type * as spanish from '../es/help.ts';
import type { Messages } from '../messages.ts';

export const HELP_MESSAGES: Messages<typeof spanish.HELP_MESSAGES> = {
  pageTitle: 'Ajuda · Simplato',
  heading: 'Ajuda',
  detail: 'El que convé saber a taula. Per a la resta, pregunta al cambrer.',
  allergy: {
    question: 'Tinc una al·lèrgia. Què faig?',
    answer:
      'Digues-ho sempre al cambrer abans de demanar. Pots filtrar la carta pels al·lèrgens que evites, però només sap el que el restaurant declara de cada plat i de les seves opcions. En demanar, escriu-ho també a la nota per a la cuina.',
    link: 'La carta',
  },
  change: {
    question: 'Puc canviar o cancel·lar una comanda?',
    answer:
      'Abans d’enviar-la, canvia el que vulguis. Mentre espera el pagament, la pots descartar a «La taula». Un cop és a la cuina, digues-ho al cambrer: el restaurant la pot cancel·lar fins que estigui servida, i el que hagis pagat en línia se’t torna.',
    link: 'La taula',
  },
  pay: {
    question: 'Com pago?',
    answer:
      'Al cambrer, a taula: la cuina rep la comanda tan bon punt l’envies. O amb targeta des del mòbil, si en demanar veus «Pagar en línia»: llavors la cuina la rep quan es confirma el pagament. Res no es cobra dues vegades.',
    link: 'La teva comanda',
  },
};
