import type * as spanish from '../es/claim-ends.ts';
import type { Messages } from '../messages.ts';

export const CLAIM_END_MESSAGES: Messages<typeof spanish.CLAIM_END_MESSAGES> = {
  why: {
    charged: 'Encaissé à table',
    'let-go': 'Quelqu’un l’a libérée',
    'given-up': 'Laissée sans payer',
    changed: 'L’addition a changé',
    closed: 'L’addition a été fermée',
    refused: 'La banque ne l’a pas accepté',
    lost: 'Nous ne pouvons pas voir si c’est payé',
    over: 'Le temps pour payer est écoulé',
  },
  free: 'Cette part s’est retrouvée libre.',
  atTable: 'Le serveur l’a encaissée\u00a0: tu n’as pas à la payer une deuxième fois.',
  uncharged: 'Rien ne t’a été débité.',
  awaited: (amount) => `S’il arrive encore, nous te rendons ${amount}.`,
  bank: 'Ton paiement est entre les mains de la banque',
  bankText: (amount) =>
    `Cette part ne t’attend plus\u00a0: si la banque le confirme, nous te rendons ${amount}.`,
  lostText:
    'Le restaurant n’est plus connecté au service de paiement. Si tu vois le débit à ta banque, montre-le-lui.',
  ownBank: 'Entre les mains de ta banque\u00a0: s’il arrive, nous te le rendons',
  bankOf: (name) => `${name}\u00a0: entre les mains de sa banque\u202f; s’il arrive, il est rendu`,
};
