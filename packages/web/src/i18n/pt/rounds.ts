import type * as spanish from '../es/rounds.ts';
import type { Messages } from '../messages.ts';

export const ROUND_MESSAGES: Messages<typeof spanish.ROUND_MESSAGES> = {
  heading: 'O que vão pedir',
  headingAlone: 'O que vais pedir',
  change: 'Mudar',
  nothingYet: 'Ainda nada',
  forAll: 'Pedir o de todos',
  forAllByCourses: 'Pedir o de todos, um após o outro',
  onlyMine: 'Pedir só o meu',
  mine: 'Pedir o meu',
  forWhom: (names) => `Para ${names}`,
  toYou: 'ti',
  leaveOut: 'Tirar alguém',
  whom: 'Para quem pedes?',
  whomText: 'O de quem tirares continua no telemóvel dessa pessoa.',
  done: 'Feito',
  sent: (orderId) => `Pedido n.º ${orderId} enviado, com o de todos.`,
  unanswered: {
    title: 'Não sabemos se o pedido de todos chegou',
    text: 'Verificamos assim que houver ligação e, se não chegou, enviamo-lo: nunca duas vezes.',
    again: 'Enviar agora',
  },
  failed: 'Não conseguimos pedir o de todos',
  nothing: 'Alguém da tua mesa acabou de o pedir: já não há nada por enviar.',
  menuChanged: 'A ementa mudou e não pedimos nada.',
  changesFor: (names) => `Muda alguma coisa para ${names}: cada um vê e aceita no seu telemóvel.`,
  kept: (names) => `${names} mudou alguma coisa: o que mudou fica para a próxima.`,
  taken: {
    title: 'A tua mesa já pediu isto',
    text: 'Foi enviado com o de todos.',
    see: 'Ver a mesa',
    lostNotes: (notes: string) =>
      `A tua nota pode não ter chegado à cozinha: ${notes}. Diz ao empregado.`,
  },
  nobodyWatches: 'Neste momento ninguém olha para o ecrã da cozinha: avisa também o empregado.',
  nobodyWatchesForStaff: 'Neste momento ninguém olha para o ecrã da cozinha: avisa tu a cozinha.',
};
