import type * as spanish from '../es/calls.ts';
import type { Messages } from '../messages.ts';
import { les } from './hour-words.ts';

export const CALL_MESSAGES: Messages<typeof spanish.CALL_MESSAGES> = {
  title: 'Cridar el cambrer',
  reasons: {
    waiter: 'Que vingui',
    water: 'Aigua',
    bread: 'Pa',
    cutlery: 'Coberts',
    other: 'Una altra cosa',
    bill: 'El compte',
  },
  askedAt: (time) => `avisat a ${les(time)}`,
  comes: (name) => `${name} ve`,
  comesFor: {
    waiter: 'a la vostra taula',
    water: 'amb l’aigua',
    bread: 'amb el pa',
    cutlery: 'amb els coberts',
    other: 'a veure què necessiteu',
    bill: 'amb el compte',
  },
  seenAt: (time) => `Us ha vist a ${les(time)}`,
  rings: (reason) => `${reason}: avisat`,
  unseen: (time) => `Des de ${les(time)}. Encara no ho ha vist ningú.`,
  noMore: 'Ja no cal',
  noMoreOf: (reason) => `Ja no cal: ${reason}`,
  ended: 'Fet: ja no cridem per això.',
  rung: (reason) => `${reason}: el cambrer ja està avisat.`,
  added: 'Afegit al que ja havíeu demanat.',
  untold: {
    title: 'No ho hem dit al cambrer',
    text: (text) =>
      `«${text}» no s’ha enviat: la teva taula té un altre avís obert. Torna-ho a provar o digues-ho al cambrer.`,
  },
  more: 'Res més?',
  what: 'Què us cal?',
  otherLabel: 'Què necessiteu?',
  otherPlaceholder: 'Una trona, un altre tovalló…',
  send: 'Avisar',
  back: 'Tornar',
  bill: 'Demanar el compte',
  billText: 'Us el porten i cobren a taula.',
  cash: 'Efectiu',
  card: 'Targeta',
  noTab: {
    title: 'Encara no pots cridar des d’aquí',
    text: 'Primer entra al compte de la teva taula; o fes un senyal al cambrer.',
    unverified:
      'Aquest codi no demostra que siguis a la taula. Escaneja el que tens al davant, o fes un senyal al cambrer.',
  },
};
