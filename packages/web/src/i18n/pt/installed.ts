import type * as spanish from '../es/installed.ts';
import type { Messages } from '../messages.ts';

export const INSTALLED_MESSAGES: Messages<typeof spanish.INSTALLED_MESSAGES> = {
  newVersion: 'Há uma nova versão do Simplato.',
  update: 'Atualizar',
  noNetwork: {
    title: 'Sem ligação',
    text: 'Esta página só se lê com ligação. Verifica a tua e tenta de novo.',
  },
  unsentOrder: {
    text: 'O teu pedido continua neste telemóvel, por enviar.',
    back: 'Voltar à mesa',
  },
  byHand: {
    title: 'Instalar o Simplato',
    text: 'Assim abre como uma aplicação, a partir do ecrã principal:',
    share: 'Toca em Partilhar, o quadrado com uma seta para cima.',
    add: 'Escolhe «Adicionar ao ecrã principal».',
    done: 'Entendi',
  },
};
