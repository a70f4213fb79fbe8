import type * as spanish from '../es/installed.ts';
import type { Messages } from '../messages.ts';

export const INSTALLED_MESSAGES: Messages<typeof spanish.INSTALLED_MESSAGES> = {
  newVersion: 'Hi ha una versió nova de Simplato.',
  update: 'Actualitzar',
  noNetwork: {
    title: 'Sense connexió',
    text: 'Aquesta pàgina només es llegeix amb connexió. Comprova la teva i torna-ho a provar.',
  },
  unsentOrder: {
    text: 'La teva comanda continua en aquest mòbil, per enviar.',
    back: 'Tornar a la taula',
  },
  byHand: {
    title: 'Instal·lar Simplato',
    text: 'Així s’obre com una aplicació, des de la pantalla d’inici:',
    share: 'Toca Compartir, el quadrat amb una fletxa cap amunt.',
    add: 'Tria «Afegir a la pantalla d’inici».',
    done: 'Entesos',
  },
};
