import type * as spanish from '../es/weighing.ts';
import type { Messages } from '../messages.ts';

export const WEIGHING_MESSAGES: Messages<typeof spanish.WEIGHING_MESSAGES> = {
  asked: 'Por pesar',
  askedText:
    'Um empregado pesa-o e aqui verás o peso e o preço. Não se prepara nem se cobra até aceitares.',
  about: 'cerca de',
  weighed: 'Pesado',
  weighedText: 'É isto que pesa e que custa. Preparamo-lo?',
  closed: 'A cozinha está fechada neste momento: poderás aceitá-lo assim que abrir.',
  changed: 'A carta mudou desde que se pediu. Se te parecer bem assim, aceita:',
  notAsOrdered:
    'Já não se serve como se pediu. Se ainda o quiseres, diz que não e pede-o outra vez na carta.',
  accept: (price) => `Sim, por ${price}`,
  decline: 'Não, obrigado',
  drop: 'Já não o quero',
  accepted: 'Vai para a cozinha e para a conta.',
  declined: 'De acordo: não se prepara nem se cobra.',
  failed: 'Não conseguimos enviar a tua resposta.',
  notice: (name, price) => `${name}: ${price}. Preparamo-lo?`,
  see: 'Ver o peso',
};
