import type * as spanish from '../es/claim-ends.ts';
import type { Messages } from '../messages.ts';

export const CLAIM_END_MESSAGES: Messages<typeof spanish.CLAIM_END_MESSAGES> = {
  why: {
    charged: 'S’ha cobrat a la taula',
    'let-go': 'Algú ho ha deixat anar',
    'given-up': 'S’ha deixat sense pagar',
    changed: 'El compte ha canviat',
    closed: 'El compte s’ha tancat',
    refused: 'El banc no ho ha acceptat',
    lost: 'No podem veure si s’ha pagat',
    over: 'S’ha acabat el temps per pagar',
  },
  free: 'Aquesta part va quedar lliure.',
  atTable: 'Ho ha cobrat el cambrer: no ho has de pagar una altra vegada.',
  uncharged: 'No se t’ha cobrat res.',
  awaited: (amount) => `Si encara arriba, et tornem ${amount}.`,
  bank: 'El teu pagament és en mans del banc',
  bankText: (amount) => `Aquesta part ja no t’espera: si el banc ho confirma, et tornem ${amount}.`,
  lostText:
    'El restaurant ja no està connectat amb el servei de pagaments. Si veus el càrrec al teu banc, ensenya-l’hi.',
  ownBank: 'En mans del teu banc: si arriba, t’ho tornem',
  bankOf: (name) => `${name}: en mans del seu banc; si arriba, es torna`,
};
