import type * as spanish from '../es/tabs.ts';
import type { Messages } from '../messages.ts';
import { theHour } from './hour-words.ts';

export const TAB_MESSAGES: Messages<typeof spanish.TAB_MESSAGES> = {
  pageTitle: 'A mesa · Simplato',
  heading: 'A mesa',
  people: 'Quem está à mesa',
  you: 'Tu',
  member: (memberId) => `Comensal ${memberId}`,
  waiter: 'O empregado',
  toEnter: 'para entrar',
  numberSpent: 'O número já não serve: quem chegar tem de pedir para entrar.',
  number: (number) => `Número para entrar: ${number}`,
  ordered: 'Já pedido',
  orderOf: (name, orderId) => `Pedido n.º ${orderId} · ${name}`,
  lineFor: (name) => `para ${name}`,
  bill: { heading: 'A conta', total: 'Total', paid: 'Pago', due: 'Por pagar' },
  billAsked: (time) => `A conta está pedida desde ${theHour(time)}.`,
  naming: {
    open: (name) => `${name}: dar o teu nome`,
    title: 'Como te chamas?',
    label: 'O teu nome',
    hint: 'Vê-no quem está na tua mesa e o restaurante. Se o deixares vazio, retiramo-lo.',
    wrong: 'Escreve um nome com letras, 20 no máximo',
    taken: 'Já há alguém com este nome na mesa',
    save: 'Guardar',
  },
  asking: {
    title: (name) => `${name} quer entrar`,
    text: 'Verá o que pedem e a conta. Se não está convosco, não faças nada.',
    letIn: 'Deixar entrar',
    notNow: 'Agora não',
    done: (name) => `${name} já está à mesa.`,
  },
  moved: (table) => `O restaurante mudou-vos de mesa: agora estão em ${table}.`,
};

export const DOOR_MESSAGES: Messages<typeof spanish.DOOR_MESSAGES> = {
  title: (time) => `Esta mesa tem uma conta desde ${theHour(time)}. É a vossa?`,
  label: 'Número da mesa, dois algarismos',
  hint: 'Escreve o número. Veem-no os teus amigos no telemóvel, e o empregado.',
  keys: 'Teclado',
  erase: 'Apagar o último algarismo',
  ask: 'Pedir à mesa que me deixe entrar',
  apart: 'Não, abrir outra conta',
  look: 'Agora não, ver a ementa',
  checking: 'A verificar o número…',
  wrong: 'Não é esse o número. Vê-o no telemóvel dos teus amigos e tenta outra vez.',
  admission:
    'Foram tentados demasiados números nesta mesa. Pede que te deixem entrar, ou diz ao empregado.',
  waiting: {
    title: 'Avisámos a tua mesa',
    text: 'Aparece nos telemóveis deles, e também ao empregado. Entras assim que disserem que sim; entretanto, podes ver a ementa.',
  },
  joined: (table) => `Já estás na conta de ${table}.`,
  opened: (table) => `Abriste outra conta em ${table}.`,
  over: 'Essa conta acabou de ser fechada. Podem abrir a vossa.',
  turnedAway:
    'A conta em que pedias para entrar já não está nesta mesa: foi fechada ou mudou de lugar. Se os teus estão noutra mesa, lê o código de lá; se não, pede e abre-se a tua.',
  outside: {
    title: 'Ainda não estás na conta da tua mesa',
    text: 'Se pedires agora, vai para uma conta à parte.',
    enter: 'Entrar na conta',
  },
  closed: {
    title: (table) => `A conta de ${table} foi fechada`,
    text: (table) => `Continuas em ${table}? O que pedires agora vai para uma conta nova.`,
    kept: 'O que escolheste continua aqui e não foi enviado.',
    stay: 'Sim, continuo aqui',
    empty: 'Não, esvaziar o que escolhi',
  },
  before: {
    title: 'O que escolheste antes continua aqui',
    text: (table) => `Não enviámos nada. Continuas em ${table} e é para esta conta?`,
  },
};
