import type * as spanish from '../es/rounds.ts';
import type { Messages } from '../messages.ts';

export const ROUND_MESSAGES: Messages<typeof spanish.ROUND_MESSAGES> = {
  heading: 'El que demanareu',
  headingAlone: 'El que demanaràs',
  change: 'Canviar',
  nothingYet: 'De moment, res',
  forAll: 'Demanar el de tots',
  forAllByCourses: 'Demanar el de tots, un rere l’altre',
  onlyMine: 'Demanar només el meu',
  mine: 'Demanar el meu',
  forWhom: (names) => `Per a ${names}`,
  toYou: 'tu',
  leaveOut: 'Treure algú',
  whom: 'Per a qui demanes?',
  whomText: 'El de qui treguis continua al seu mòbil.',
  done: 'Fet',
  sent: (orderId) => `Comanda núm. ${orderId} enviada, amb el de tots.`,
  unanswered: {
    title: 'No sabem si la comanda de tots ha arribat',
    text: 'Ho comprovem així que hi hagi connexió i, si no va arribar, l’enviem: mai dues vegades.',
    again: 'Enviar ara',
  },
  failed: 'No hem pogut demanar el de tots',
  nothing: 'Algú de la teva taula ho acaba de demanar: ja no queda res per enviar.',
  menuChanged: 'La carta ha canviat i no hem demanat res.',
  changesFor: (names) =>
    `Canvia alguna cosa per a ${names}: es mira i s’accepta al mòbil de cadascú.`,
  kept: (names) => `${names} ha canviat alguna cosa: el que s’ha canviat queda per a la pròxima.`,
  taken: {
    title: 'La teva taula ja ha demanat això',
    text: 'Ho han enviat amb el de tots.',
    see: 'Veure la taula',
    lostNotes: (notes: string) =>
      `Potser la teva nota no ha arribat a la cuina: ${notes}. Digues-ho al cambrer.`,
  },
  nobodyWatches: 'Ara mateix ningú no mira el tauler: avisa també el cambrer.',
  nobodyWatchesForStaff: 'Ara mateix ningú no mira el tauler: avisa tu la cuina.',
};
