import type * as spanish from '../es/claim-ends.ts';
import type { Messages } from '../messages.ts';

export const CLAIM_END_MESSAGES: Messages<typeof spanish.CLAIM_END_MESSAGES> = {
  why: {
    charged: 'Foi cobrado na mesa',
    'let-go': 'Alguém a soltou',
    'given-up': 'Ficou por pagar',
    changed: 'A conta mudou',
    closed: 'A conta foi fechada',
    refused: 'O banco não o aceitou',
    lost: 'Não conseguimos ver se foi pago',
    over: 'O tempo para pagar acabou',
  },
  free: 'Essa parte ficou livre.',
  atTable: 'O empregado já a cobrou: não tens de a pagar outra vez.',
  uncharged: 'Nada te foi cobrado.',
  awaited: (amount) => `Se ainda chegar, devolvemos-te ${amount}.`,
  bank: 'O teu pagamento está nas mãos do banco',
  bankText: (amount) =>
    `Essa parte já não te espera: se o banco o confirmar, devolvemos-te ${amount}.`,
  lostText:
    'O restaurante já não está ligado ao serviço de pagamentos. Se vires a cobrança no teu banco, mostra-lha.',
  ownBank: 'Nas mãos do teu banco: se chegar, devolvemos-to',
  bankOf: (name) => `${name}: nas mãos do seu banco; se chegar, é devolvido`,
};
