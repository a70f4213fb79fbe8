import type * as spanish from '../es/calls.ts';
import type { Messages } from '../messages.ts';
import { atHour, theHour } from './hour-words.ts';

export const CALL_MESSAGES: Messages<typeof spanish.CALL_MESSAGES> = {
  title: 'Chamar o empregado',
  reasons: {
    waiter: 'Que venha',
    water: 'Água',
    bread: 'Pão',
    cutlery: 'Talheres',
    other: 'Outra coisa',
    bill: 'A conta',
  },
  askedAt: (time) => `avisado ${atHour(time)}`,
  comes: (name) => `${name} vem aí`,
  comesFor: {
    waiter: 'à vossa mesa',
    water: 'com a água',
    bread: 'com o pão',
    cutlery: 'com os talheres',
    other: 'ver o que precisam',
    bill: 'com a conta',
  },
  seenAt: (time) => `Viu-vos ${atHour(time)}`,
  rings: (reason) => `${reason}: avisado`,
  unseen: (time) => `Desde ${theHour(time)}. Ainda ninguém viu.`,
  noMore: 'Já não é preciso',
  noMoreOf: (reason) => `Já não é preciso: ${reason}`,
  ended: 'Feito: já não chamamos por isso.',
  rung: (reason) => `${reason}: o empregado já está avisado.`,
  added: 'Acrescentado ao que já tinham pedido.',
  untold: {
    title: 'Não o dissemos ao empregado',
    text: (text) =>
      `«${text}» não foi enviado: a tua mesa tem outra chamada aberta. Tenta outra vez ou diz ao empregado.`,
  },
  more: 'Mais alguma coisa?',
  what: 'O que vos falta?',
  otherLabel: 'De que precisam?',
  otherPlaceholder: 'Uma cadeira de bebé, outro guardanapo…',
  send: 'Avisar',
  back: 'Voltar',
  bill: 'Pedir a conta',
  billText: 'Trazem-na e cobram na mesa.',
  cash: 'Dinheiro',
  card: 'Cartão',
  noTab: {
    title: 'Ainda não podes chamar daqui',
    text: 'Entra primeiro na conta da tua mesa; ou faz sinal ao empregado.',
    unverified:
      'Este código não prova que estás à mesa. Lê o que tens à frente, ou faz sinal ao empregado.',
  },
};
